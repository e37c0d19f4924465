// SPDX-License-Identifier: MIT

import EnsembleBindings
import EnsembleDependencies
import Foundation
import IssueReporting

/// The nodes of a view tree, and the changes since its last update.
@MainActor
final class ViewGraph {
  let invalidations = Invalidations()
  /// The dependencies that were current when the tree was created.
  private let dependencies = DependencyValues.escaping
  /// The focused element.
  var focused: ElementID?
  /// The control that was focused or used last, to follow its row.
  private var anchor: FocusAnchor?
  /// The link to the address of the tree, if a view declares one.
  weak var addressLink: AddressLink?
  /// The views that take addresses as URLs.
  var urlHandlers: [ObjectIdentifier: (URL) -> Void] = [:]
  /// The closed pages and sheets that can be opened again.
  var reopenings = Reopenings()
  /// The views that disable interactive dismissal.
  var dismissalLocks: [ObjectIdentifier: DismissalLock] = [:]
  /// Whether importers and exporters ask for paths.
  let asksForPaths = ObservableBox(false)
  /// The size of the screen in points.
  let viewport = ObservableBox(CGSize(width: 704, height: 800))
  /// The exporters that are shown.
  var exports: [ElementID: ExportLink] = [:]
  /// The connection of environment values to the tree.
  let device = DeviceLink()
  /// The rows that each viewer shows; nil if the tree leaves out no rows.
  let windows: RowWindows?

  /// The views that read preferences.
  let preferences = PreferenceGraph()

  /// The toast that appeared last.
  private weak var toast: ToastTimer?

  /// The last request to scroll.
  var scrollRequest: ScrollRequest?

  /// The number of update rounds so far.
  private(set) var round = 0
  /// Weak references: a node holds the graph and is held by its parent, so a strong reference would
  /// be a cycle.
  private var nodes: [ElementID: WeakNode] = [:]
  private var observers: [Int: WeakNode] = [:]
  private var lastElement = -1
  private var lastNode = -1

  private var changes = ViewChanges()
  private var updated: Set<ElementID> = []
  private var created: Set<ElementID> = []
  private var restructured: [ObjectIdentifier: _ViewNode] = [:]
  private var stale: [ObjectIdentifier: _ViewNode] = [:]
  private var later: [() -> Void] = []
  private var isSettling = false
  private var isEndlessUpdateReported = false
  private var reportedAddress: Address?

  private struct WeakNode {
    weak var node: _ViewNode?
  }

  init(windows: RowWindows? = nil) {
    self.windows = windows
    // A view may keep the action longer than its session.
    device.open = { [weak self] url in
      guard let self else { return }
      changes.openedURLs.append(url)
      invalidations.announce()
    }
  }

  /// Calls a function with the dependencies that are current, over those of the tree: a later
  /// update may run outside of the function that overrode them.
  func withDependencies<Result>(_ operation: () -> Result) -> Result {
    var values = DependencyValues.current
    values.mergeBelow(dependencies)
    return DependencyValues.withCurrent(values, operation: operation)
  }

  /// The identity that was assigned last.
  var newest: ElementID { ElementID(rawValue: lastElement) }

  subscript(id: ElementID) -> _ViewNode? { nodes[id]?.node }

  /// Returns a number for a node that observes.
  func number(for node: _ViewNode) -> Int {
    lastNode += 1
    observers[lastNode] = WeakNode(node: node)
    return lastNode
  }

  func forget(_ number: Int) { observers[number] = nil }

  /// Calls a function when all views are up to date.
  func afterUpdate(_ action: @escaping () -> Void) { later.append(action) }

  /// Ends the toast that is shown when another one appears.
  func presentToast(_ new: ToastTimer) {
    if let toast { afterUpdate { toast.finish() } }
    toast = new
  }

  // MARK: Elements

  func makeElement(
    _ content: ElementContent,
    _ style: ElementStyle,
    for node: _ViewNode
  ) -> Element {
    lastElement += 1
    let id = ElementID(rawValue: lastElement)
    nodes[id] = WeakNode(node: node)
    created.insert(id)
    if let holder = node.holder { childrenChanged(of: holder) }
    return Element(
      id: id,
      content: content,
      style: style,
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

  /// Ends the focus of an element that is removed or disabled. Its view is notified, unless the
  /// focus moves to another element in the same update.
  private func endFocus(of id: ElementID) {
    if changes.focus == .element(id) { changes.focus = nil }
    guard focused == id else { return }
    focused = nil
    guard let link = self[id]?.environment.links.focus else { return }
    afterUpdate { [weak self] in
      self?.afterUpdate { if self?.focused == nil { link.changed(false) } }
    }
  }

  /// Remembers the focused or used control, until the update after it has lost the focus.
  ///
  /// Using another control while one has the focus changes nothing: the focus stays on the focused
  /// one.
  func noteUse(of node: _ViewNode) {
    guard let element = node.element, element.content.isControl,
      focused == nil || focused == element.id
    else { return }
    anchor = FocusAnchor(node)
  }

  /// Moves the focus with a row: from a removed control to the control that replaces it.
  private func followRow() {
    guard let anchor else { return }
    if anchor.id != focused { self.anchor = nil }
    guard self[anchor.id] == nil, changes.focus == nil, focused == nil,
      let heir = anchor.heir(in: self, created: created), let node = self[heir]
    else { return }
    requestFocus(.element(heir))
    focused = heir
    self.anchor = FocusAnchor(node)
    node.environment.links.focus?.changed(true)
  }

  /// Schedules the children of the nearest element at or above a node to be collected again.
  func childrenChanged(of node: _ViewNode) {
    preferences.changed(in: self)
    if let owner = node.ownsChildren ? node : node.owner { stale[ObjectIdentifier(owner)] = owner }
    var next: _ViewNode? = node
    while let node = next {
      if let element = node.element {
        restructured[ObjectIdentifier(node)] = node
        if !element.content.passesOnHeads { return }
      }
      next = node.parent
    }
  }

  func requestFocus(_ focus: ViewChanges.Focus) { changes.focus = focus }

  // MARK: Updates

  /// Whether there is nothing to evaluate, perform or report.
  var isUpToDate: Bool {
    invalidations.isEmpty && later.isEmpty && restructured.isEmpty && stale.isEmpty
      && updated.isEmpty && created.isEmpty && changes.isEmpty && isAddressReported
      && scrollRequest == nil
  }

  private var isAddressReported: Bool { reportedAddress == addressLink?.address }

  /// Returns the changes since the last update. Empty inside an update: the outer call reports
  /// them.
  func update() -> ViewChanges {
    guard !isSettling else { return ViewChanges() }
    settle()
    changes.scroll = findScroll()
    changes.motion = invalidations.takeMotion()
    listChildren()
    followRow()
    defer {
      changes = ViewChanges()
      updated = []
      created = []
    }
    changes.updated = updated.sorted { $0.rawValue < $1.rawValue }
    changes.changesAddress = !isAddressReported
    reportedAddress = addressLink?.address
    return changes
  }

  /// Evaluates every invalidated node. The next update reports the resulting changes.
  func settle() {
    guard !isSettling else { return }
    isSettling = true
    defer { isSettling = false }
    // Actions performed after an update may invalidate views again; the limit stops endless loops.
    var refreshed: [_ViewNode] = []
    for _ in 0..<100 {
      if isSettled { return }
      refreshed = refresh(invalidations.take())
      settleOwners()
      let actions = later
      later = []
      for action in actions { action() }
    }
    if !isSettled { reportEndlessUpdate(of: refreshed) }
  }

  private var isSettled: Bool { invalidations.isEmpty && later.isEmpty && stale.isEmpty }

  private func reportEndlessUpdate(of nodes: [_ViewNode]) {
    guard !isEndlessUpdateReported else { return }
    isEndlessUpdateReported = true
    let names = Set(nodes.compactMap(\.ownerName)).sorted().map { "'\($0)'" }
    let views = names.isEmpty ? "" : " (in \(names.joined(separator: ", ")))"
    reportIssue(
      """
      The update of views did not settle after a hundred rounds, because they keep changing values that they \
      observe\(views). Look for an 'onChange(of:)' that writes its own value, or for a 'body' that changes a \
      value that it or an ancestor has read.
      """
    )
  }

  /// Evaluates the nodes with the given numbers, and returns the evaluated ones.
  private func refresh(_ numbers: Set<Int>) -> [_ViewNode] {
    let dirty = numbers.compactMap { observers[$0]?.node }.sorted { $0.depth < $1.depth }
    round += 1
    // An ancestor may have evaluated or removed the node in the meantime.
    for node in dirty where node.isAlive && node.evaluatedIn != round { node.refresh?() }
    return dirty
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
