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
    toolViews.banner = view
    showTools()
  }

  /// Shows a view of a tool in a panel at an edge of the page, or removes it.
  ///
  /// The content has the rest of the page. A terminal shows no panel.
  package func showDock(_ view: AnyView?, at edge: Edge = .trailing) {
    toolViews.dock = view.map { (edge, $0) }
    showTools()
  }

  private func showTools() {
    guard !isClosed else { return }
    // The banner, which comes and goes, is the last child.
    var count = 1
    if let (edge, view) = toolViews.dock {
      root.updateChild(count, to: ToolView(element: .dock(edge), content: view))
      count += 1
    }
    if let view = toolViews.banner {
      root.updateChild(count, to: ToolView(element: .banner, content: view))
      count += 1
    }
    root.trimChildren(to: count)
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

/// The views of tools beside the content of a tree.
struct ToolViews {
  var dock: (edge: Edge, view: AnyView)?
  var banner: AnyView?
}

private struct ToolView: PrimitiveView {
  let element: ElementContent
  let content: AnyView

  static func update(_ view: Self, in node: _ViewNode) {
    node.show(view.element)
    node.updateChild(0, to: view.content)
  }
}
