// SPDX-License-Identifier: MIT

import EnsembleConcurrency

extension ViewTree {
  /// A closure that is called after each update of any tree; nil for none.
  package static var onUpdate: ((ViewTree) -> Void)?

  /// Shows a view of a tool beside the content, or removes it.
  ///
  /// In a page, it stays visible when the content scrolls. Like the content, it takes no events
  /// while an alert or a sheet is open.
  package func showBanner(_ view: AnyView?) {
    guard !isClosed else { return }
    if let view {
      root.updateChild(1, to: BannerView(content: view))
    } else {
      root.trimChildren(to: 1)
    }
    Task { [weak self] in self?.graph.invalidations.announce() }
  }

  /// Calls a closure, and returns the trees of which views were invalidated by it.
  package static func invalidated(by change: () -> Void) -> [ViewTree] {
    let log = InvalidationLog()
    InvalidationLog.$current.withValue(log, operation: change)
    return log.invalidations.value.compactMap(\.tree)
  }
}

/// The invalidations that a change has caused.
final class InvalidationLog: Sendable {
  /// The log of the change in progress; nil if no log was requested.
  @TaskLocal static var current: InvalidationLog?

  let invalidations = LockIsolated<[Invalidations]>([])

  func add(_ new: Invalidations) {
    invalidations.withValue { known in
      if !known.contains(where: { $0 === new }) { known.append(new) }
    }
  }
}

private struct BannerView: PrimitiveView {
  let content: AnyView

  static func update(_ view: Self, in node: _ViewNode) {
    node.show(.banner)
    node.updateChild(0, to: view.content)
  }
}
