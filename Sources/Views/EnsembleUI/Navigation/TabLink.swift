// SPDX-License-Identifier: MIT

// The set of tabs and the selection may change in one update, and a tab that is visible neither
// before nor after must not appear in between. So the selected tab is determined once all views are
// up to date, and each tab reads a box that is written only when another tab is shown.

/// The tabs of a tab view, for the views inside it.
@MainActor
final class TabLink {
  /// The tabs in order; updated when the label of one of them changes.
  let all = ObservableBox<[TabItemState]>([])
  /// The visible tab.
  let shown = ObservableBox<TabItemState?>(nil)
  /// Writes the selection to the binding; nil if the tab view keeps its own selection.
  var write: ((AnyHashable) -> Void)?
  var read: (() -> AnyHashable)?
  /// Whether views with a tag are tabs, too.
  var isPaged = false
  /// The node that contains the tabs.
  weak var content: _ViewNode?

  /// The last selection, where no binding keeps it.
  private let chosen = ObservableBox<AnyHashable?>(nil)
  private let graph: ViewGraph
  private var isDue = false

  init(graph: ViewGraph) {
    self.graph = graph
  }

  func select(_ item: TabItemState) {
    guard let tag = item.tag else { return }
    if let write { write(tag) } else { chosen.value = tag }
  }

  /// Reads the selection, so that the caller is invalidated when it changes.
  func watch() { _ = selection }

  private var selection: AnyHashable? { read?() ?? chosen.value }

  /// Determines the tabs and the selected one after all views are up to date.
  ///
  /// Both may change in one update; done earlier, a tab that is visible neither before nor after
  /// would appear in between.
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

@MainActor
final class TabItemState: Identifiable {
  var label = AnyView(EmptyView())
  /// The value that the tab itself declares.
  var ownTag: AnyHashable?
  /// The value that selects the tab.
  var tag: AnyHashable?
}
