// SPDX-License-Identifier: MIT

/// The nodes of a tree of views, and what has changed in it.
@MainActor
final class ViewGraph {
  let invalidations = Invalidations()
  /// Which element has the focus.
  var focused: ElementID?

  /// Counts the evaluations of what has changed.
  private(set) var round = 0
  private var nodes: [ElementID: _ViewNode] = [:]
  private var observers: [Int: Unowned] = [:]
  private var lastElement = -1
  private var lastNode = -1

  private var changes = ViewChanges()
  private var updated: Set<ElementID> = []
  private var created: Set<ElementID> = []
  private var restructured: [ObjectIdentifier: _ViewNode] = [:]
  private var stale: [ObjectIdentifier: _ViewNode] = [:]
  private var later: [() -> Void] = []

  private struct Unowned {
    weak var node: _ViewNode?
  }

  subscript(id: ElementID) -> _ViewNode? { nodes[id] }

  /// A number for a node that observes.
  func number(for node: _ViewNode) -> Int {
    lastNode += 1
    observers[lastNode] = Unowned(node: node)
    return lastNode
  }

  func forget(_ number: Int) { observers[number] = nil }

  /// Calls a function when all views are up to date.
  func afterUpdate(_ action: @escaping () -> Void) { later.append(action) }

  // MARK: Elements

  func makeElement(_ content: ElementContent, for node: _ViewNode) -> Element {
    lastElement += 1
    let id = ElementID(rawValue: lastElement)
    nodes[id] = node
    created.insert(id)
    if let parent = node.parent { childrenChanged(of: parent) }
    return Element(
      id: id,
      content: content,
      style: node.environment.style,
      isDisabled: node.environment.isDisabled,
      children: [],
      parent: nil
    )
  }

  func elementChanged(_ id: ElementID, of node: _ViewNode) {
    if let owner = node.owner {
      stale[ObjectIdentifier(owner)] = owner
    } else if !created.contains(id) {
      updated.insert(id)
    }
  }

  func removeElement(_ id: ElementID, isShown: Bool) {
    nodes[id] = nil
    updated.remove(id)
    if focused == id { focused = nil }
    if created.remove(id) == nil, isShown { changes.removed.append(id) }
  }

  /// What the nearest element around or at a node has inside is to be listed anew.
  func childrenChanged(of node: _ViewNode) {
    if let owner = node.ownsChildren ? node : node.owner { stale[ObjectIdentifier(owner)] = owner }
    var next: _ViewNode? = node
    while let node = next {
      if node.element != nil {
        restructured[ObjectIdentifier(node)] = node
        return
      }
      next = node.parent
    }
  }

  func wantFocus(_ focus: ViewChanges.Focus) { changes.focus = focus }

  // MARK: Updates

  /// Whether there is nothing to evaluate, to do or to tell.
  var isUpToDate: Bool {
    invalidations.isEmpty && later.isEmpty && restructured.isEmpty && stale.isEmpty
      && updated.isEmpty && created.isEmpty && changes.isEmpty
  }

  func update() -> ViewChanges {
    // What is done after an update may change what views have read, and so on, but not for ever.
    for _ in 0..<100 where !(invalidations.isEmpty && later.isEmpty && stale.isEmpty) {
      refresh(invalidations.take())
      settleOwners()
      let actions = later
      later = []
      for action in actions { action() }
    }
    listChildren()
    defer {
      changes = ViewChanges()
      updated = []
      created = []
    }
    changes.updated = updated.sorted { $0.rawValue < $1.rawValue }
    return changes
  }

  private func refresh(_ numbers: Set<Int>) {
    let dirty = numbers.compactMap { observers[$0]?.node }.sorted { $0.depth < $1.depth }
    round += 1
    // A node around it may have evaluated or removed it meanwhile.
    for node in dirty where node.isAlive && node.evaluatedIn != round { node.refresh?() }
  }

  private func settleOwners() {
    let owners = stale.values
    stale = [:]
    for owner in owners where owner.isAlive { owner.settle?() }
  }

  private func listChildren() {
    let nodes = restructured.values.filter(\.isAlive).sorted { $0.depth < $1.depth }
    restructured = [:]
    for node in nodes {
      guard let element = node.element else { continue }
      var children: [ElementID] = []
      node.collectElements(into: &children)
      for child in children { self.nodes[child]?.element?.parent = element.id }
      guard children != element.children else { continue }
      node.element?.children = children
      if !created.contains(element.id), node.owner == nil {
        changes.restructured.append((element.id, element.children))
      }
    }
  }
}
