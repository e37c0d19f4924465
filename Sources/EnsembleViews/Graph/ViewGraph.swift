// SPDX-License-Identifier: MIT

import EnsembleBindings
import IssueReporting

/// The nodes of a tree of views, and what has changed in it.
@MainActor
final class ViewGraph {
  let invalidations = Invalidations()
  /// Which element has the focus.
  var focused: ElementID?
  /// The address of what is shown, if views say one.
  weak var addressLink: AddressLink?
  /// What was closed, and can be opened again.
  var reopenings = Reopenings()
  /// Whether importers and exporters ask for paths.
  let asksForPaths = Box(false)
  /// The exporters that are shown.
  var exports: [ElementID: ExportLink] = [:]
  /// Who looks at which rows; nil if all rows are there.
  let windows: RowWindows?

  /// Counts the evaluations of what has changed.
  private(set) var round = 0
  /// They hold the graph, and belong to the node around them: held from here, a tree would never go.
  private var nodes: [ElementID: Unowned] = [:]
  private var observers: [Int: Unowned] = [:]
  private var lastElement = -1
  private var lastNode = -1

  private var changes = ViewChanges()
  private var updated: Set<ElementID> = []
  private var created: Set<ElementID> = []
  private var restructured: [ObjectIdentifier: _ViewNode] = [:]
  private var stale: [ObjectIdentifier: _ViewNode] = [:]
  private var later: [() -> Void] = []
  private var isSettling = false
  private var isRestlessReported = false
  private var toldAddress: Address?

  private struct Unowned {
    weak var node: _ViewNode?
  }

  init(windows: RowWindows? = nil) {
    self.windows = windows
  }

  /// The identity that was given last.
  var newest: ElementID { ElementID(rawValue: lastElement) }

  subscript(id: ElementID) -> _ViewNode? { nodes[id]?.node }

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
    nodes[id] = Unowned(node: node)
    created.insert(id)
    if let holder = node.holder { childrenChanged(of: holder) }
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
    if node.environment.isDisabled { endFocus(of: id) }
    if let owner = node.owner {
      stale[ObjectIdentifier(owner)] = owner
    } else if !created.contains(id) {
      updated.insert(id)
    }
  }

  func removeElement(_ id: ElementID, isShown: Bool) {
    endFocus(of: id)
    nodes[id] = nil
    updated.remove(id)
    if created.remove(id) == nil, isShown { changes.removed.append(id) }
  }

  /// An element that is gone or takes no events cannot have the focus. Its view is told, unless the focus is given to
  /// another one in the same breath.
  private func endFocus(of id: ElementID) {
    if changes.focus == .element(id) { changes.focus = nil }
    guard focused == id else { return }
    focused = nil
    guard let link = self[id]?.environment.links.focus else { return }
    afterUpdate { [weak self] in
      self?.afterUpdate { if self?.focused == nil { link.changed(false) } }
    }
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
      && updated.isEmpty && created.isEmpty && changes.isEmpty && isAddressTold
  }

  private var isAddressTold: Bool { toldAddress == addressLink?.address }

  /// What has changed since the last time. Nothing from within an update: who has begun that one is told.
  func update() -> ViewChanges {
    guard !isSettling else { return ViewChanges() }
    settle()
    listChildren()
    defer {
      changes = ViewChanges()
      updated = []
      created = []
    }
    changes.updated = updated.sorted { $0.rawValue < $1.rawValue }
    changes.changesAddress = !isAddressTold
    toldAddress = addressLink?.address
    return changes
  }

  /// Evaluates what has to be. The next update tells what has changed by it.
  func settle() {
    guard !isSettling else { return }
    isSettling = true
    defer { isSettling = false }
    // What is done after an update may change what views have read, and so on, but not for ever.
    for _ in 0..<100 {
      if isSettled { return }
      refresh(invalidations.take())
      settleOwners()
      let actions = later
      later = []
      for action in actions { action() }
    }
    if !isSettled { reportRestlessness() }
  }

  private var isSettled: Bool { invalidations.isEmpty && later.isEmpty && stale.isEmpty }

  private func reportRestlessness() {
    guard !isRestlessReported else { return }
    isRestlessReported = true
    reportIssue(
      """
      Views have changed what they read a hundred times in one update, and are not done. Look for an \
      'onChange(of:)' that writes the value that it is about, or a body that changes what it or a view around it \
      has read.
      """
    )
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
      for child in children { self.nodes[child]?.node?.element?.parent = element.id }
      guard children != element.children else { continue }
      node.element?.children = children
      if !created.contains(element.id), node.owner == nil {
        changes.restructured.append((element.id, element.children))
      }
    }
  }
}
