// SPDX-License-Identifier: MIT

/// The tabs, for what is in them.
@MainActor
final class TabLink {
  /// The tabs in order; told anew when one of them has been given another label.
  let all = Box<[TabItemState]>([])
  /// The one that is seen.
  let shown = Box<TabItemState?>(nil)
  /// What chooses a tab, and says which is chosen, if that is kept elsewhere.
  var write: ((AnyHashable) -> Void)?
  var read: (() -> AnyHashable)?
  /// What the tabs are in.
  weak var content: _ViewNode?

  /// What was chosen last, where nothing else keeps that.
  private let chosen = Box<AnyHashable?>(nil)
  private let graph: ViewGraph
  private var isDue = false

  init(graph: ViewGraph) {
    self.graph = graph
  }

  func select(_ item: TabItemState) {
    guard let tag = item.tag else { return }
    if let write { write(tag) } else { chosen.value = tag }
  }

  /// Reads what is chosen, for what is to be told when it is something else.
  func watch() { _ = selection }

  private var selection: AnyHashable? { read?() ?? chosen.value }

  /// Looks, when all views are up to date, which tabs there are and which is chosen. Not before: both may change in
  /// one update, and a tab that is neither seen before nor after is not to appear in between.
  func arrange() {
    guard !isDue else { return }
    isDue = true
    graph.afterUpdate { [weak self] in
      self?.isDue = false
      self?.collect()
    }
  }

  private func collect() {
    var items: [TabItemState] = []
    if let content, content.isAlive { collect(in: content, tag: nil, into: &items) }
    all.value = items
    let selection = selection
    let next = items.first { $0.tag == selection } ?? items.first
    if shown.unwatched !== next { shown.value = next }
  }

  private func collect(in node: _ViewNode, tag: AnyHashable?, into items: inout [TabItemState]) {
    if let item = node.storage as? TabItemState {
      item.tag = item.ownTag ?? tag ?? AnyHashable(items.count)
      return items.append(item)
    }
    let tag = (node.storage as? Tag)?.value ?? tag
    for child in node.children { collect(in: child, tag: tag, into: &items) }
  }
}

/// What a tab keeps.
@MainActor
final class TabItemState: Identifiable {
  var label = AnyView(EmptyView())
  /// Its value, if it says that itself.
  var ownTag: AnyHashable?
  /// What it is chosen by.
  var tag: AnyHashable?
}
