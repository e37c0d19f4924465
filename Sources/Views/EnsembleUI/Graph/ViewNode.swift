// SPDX-License-Identifier: MIT

/// A position in a view tree: holds the state that outlives the view's value.
///
/// Created by a view tree. Applications do not use it.
@MainActor
public final class _ViewNode {
  let graph: ViewGraph
  private(set) weak var parent: _ViewNode?
  let depth: Int
  let type: ObjectIdentifier

  private(set) var children: [_ViewNode] = []
  private(set) var isAlive = true
  private(set) var environment: ViewEnvironment
  /// Whether the last environment differed from the one before.
  private(set) var environmentChanged = true
  /// The element of the view, if it is a visible one.
  var element: Element?
  /// The storage that the type of view needs.
  var storage: AnyObject?
  /// Handles an event; returns false if the node does not take it.
  var handler: ((ViewEvent) -> Bool)?
  /// Evaluates the node again after a value it read has changed.
  var refresh: (() -> Void)?
  /// The update round in which the node was last evaluated.
  private(set) var evaluatedIn = -1
  private var tracking: (number: Int, Tracking)?
  private var rareProperties: RareProperties?

  /// Rarely used properties, allocated on demand to keep nodes small.
  private final class RareProperties {
    var key: AnyHashable?
    var settle: (() -> Void)?
    weak var owner: _ViewNode?
    weak var host: _ViewNode?
    var pushedPages: [_ViewNode] = []
    var ownsChildren = false
    var endings: [() -> Void] = []
    var dragLink: DragLink?
    var dropLink: DropLink?
    var requests: [(view: ObjectIdentifier, change: (inout ElementDetails) -> Void)] = []
  }

  init<V: View>(
    graph: ViewGraph,
    parent: _ViewNode?,
    type: V.Type,
    key: AnyHashable?,
    environment: ViewEnvironment
  ) {
    self.graph = graph
    self.parent = parent
    self.type = ObjectIdentifier(type)
    self.environment = environment
    depth = (parent?.depth ?? -1) + 1
    if let key { ensuredRareProperties.key = key }
    if let owner = parent?.ownsChildren == true ? parent : parent?.owner {
      ensuredRareProperties.owner = owner
    }
  }

  // MARK: Rarely used properties

  private var ensuredRareProperties: RareProperties {
    if let rareProperties { return rareProperties }
    let rareProperties = RareProperties()
    self.rareProperties = rareProperties
    return rareProperties
  }

  /// The source of the payload if the element is dragged: the node's own, or an ancestor's.
  var dragLink: DragLink? {
    get { rareProperties?.dragLink ?? environment.links.drag }
    set { ensuredRareProperties.dragLink = newValue }
  }

  /// The destination for elements that are dropped on this one: the node's own, or an ancestor's.
  var dropLink: DropLink? {
    get { rareProperties?.dropLink ?? environment.links.drop }
    set { ensuredRareProperties.dropLink = newValue }
  }

  /// Removes the node's own source and destination, if it has any.
  func removeTransferLinks() {
    rareProperties?.dragLink = nil
    rareProperties?.dropLink = nil
  }

  /// The function that is called when a child of a node with `ownsChildren` has changed.
  var settle: (() -> Void)? {
    get { rareProperties?.settle }
    set { ensuredRareProperties.settle = newValue }
  }

  /// Whether the node presents its children itself, as a picker does its options, rather than as
  /// child elements.
  var ownsChildren: Bool {
    get { rareProperties?.ownsChildren ?? false }
    set { ensuredRareProperties.ownsChildren = newValue }
  }

  /// The node that presents this one directly, rather than as a child of its element.
  var owner: _ViewNode? { rareProperties?.owner }

  /// The node whose element contains this node's element, if it is not the parent: the navigation
  /// stack, for a page that a view in another page has pushed.
  private var host: _ViewNode? { rareProperties?.host }

  // MARK: Children

  /// Updates a child, or replaces it if its type or key differs.
  func updateChild<V: View>(
    _ index: Int,
    to view: V,
    key: AnyHashable? = nil,
    environment: ViewEnvironment? = nil
  ) {
    let environment = environment ?? inner
    if index < children.count {
      if children[index].matches(V.self, key: key) {
        return children[index].update(to: view, environment: environment)
      }
      children[index].remove()
      children[index] = makeChild(view, key: key, environment: environment)
    } else {
      children.append(makeChild(view, key: key, environment: environment))
    }
  }

  func makeChild<V: View>(
    _ view: V,
    key: AnyHashable? = nil,
    environment: ViewEnvironment? = nil
  ) -> _ViewNode {
    let child = _ViewNode(
      graph: graph,
      parent: self,
      type: V.self,
      key: key,
      environment: environment ?? inner
    )
    V._update(view, in: child)
    return child
  }

  func update<V: View>(to view: V, environment: ViewEnvironment) {
    environmentChanged = !environment.isSame(as: self.environment)
    self.environment = environment
    V._update(view, in: self)
  }

  func matches<V: View>(_ type: V.Type, key: AnyHashable?) -> Bool {
    self.type == ObjectIdentifier(type) && rareProperties?.key == key
  }

  /// Returns whether the view has an identity, as a row or by `id(_:)`.
  func isIdentified(by id: AnyHashable) -> Bool {
    rareProperties?.key == id || (storage as? Tag)?.value == id
  }

  /// Removes the children from an index on.
  func trimChildren(to count: Int) {
    while children.count > count { children.removeLast().remove() }
  }

  /// Replaces the children. The caller must remove old children that are not in the new list.
  func setChildren(_ new: [_ViewNode]) {
    children = new
    graph.childrenChanged(of: self)
  }

  /// The default environment of children.
  private var inner: ViewEnvironment { element == nil ? environment : environment.inside }

  // MARK: Elements

  /// Sets the content of the element, creating the element if needed.
  func show(_ content: ElementContent, changing change: (inout ElementStyle) -> Void = { _ in }) {
    var style = environment.style(of: content)
    change(&style)
    for request in rareProperties?.requests ?? [] { style.changeDetails(request.change) }
    guard var element else {
      return self.element = graph.makeElement(content, style, for: self)
    }
    guard
      element.content != content || element.style != style
        || element.isDisabled != environment.isDisabled
    else { return }
    element.content = content
    element.style = style
    element.isDisabled = environment.isDisabled
    self.element = element
    graph.elementChanged(element.id, of: self)
  }

  /// Changes the details of the element at the request of a view inside of it. The change replaces
  /// the view's previous one.
  ///
  /// The view is identified by an object that it keeps.
  func request(_ change: ((inout ElementDetails) -> Void)?, for view: AnyObject) {
    guard isAlive, let content = element?.content else { return }
    let id = ObjectIdentifier(view)
    ensuredRareProperties.requests.removeAll { $0.view == id }
    if let change { ensuredRareProperties.requests.append((id, change)) }
    show(content)
  }

  // Renderers expect the pages of a stack as siblings, but `navigationDestination` is applied
  // somewhere inside a page. The node of the pushed page stays where the modifier is, so that it is
  // removed with the page around it and keeps its environment; only its element is listed with the
  // elements of the stack.

  /// Places the element inside the element of another node, after the existing elements.
  func stay(with host: _ViewNode) {
    guard self.host == nil, owner == nil else { return }
    ensuredRareProperties.host = host
    host.ensuredRareProperties.pushedPages.append(self)
  }

  /// The node whose element contains this one's.
  var holder: _ViewNode? { host ?? parent }

  /// Adds the elements directly inside this node.
  func collectElements(into elements: inout [ElementID]) {
    guard !ownsChildren else { return }
    collectOwnElements(into: &elements)
    for page in rareProperties?.pushedPages ?? [] {
      guard let id = page.element?.id else { continue }
      // Before elements that were created later. The first was always there.
      let index = elements.dropFirst().firstIndex { $0.rawValue > id.rawValue }
      elements.insert(id, at: index ?? elements.endIndex)
    }
  }

  private func collectOwnElements(into elements: inout [ElementID]) {
    let isWrapper = element?.content.passesOnHeads ?? false
    for child in children where child.rareProperties?.host == nil {
      child.collectElement(into: &elements, withHeads: !isWrapper)
    }
  }

  /// Adds the element of the node, or the elements inside if it has none.
  private func collectElement(into elements: inout [ElementID], withHeads: Bool) {
    guard let element else {
      guard !ownsChildren else { return }
      for child in children where child.rareProperties?.host == nil {
        child.collectElement(into: &elements, withHeads: withHeads)
      }
      return
    }
    if withHeads || !element.content.isHead { elements.append(element.id) }
    if withHeads, element.content.passesOnHeads { collectHeads(into: &elements) }
  }

  /// Adds the titles and toolbars that belong to the page around the node.
  private func collectHeads(into elements: inout [ElementID]) {
    for child in children where child.rareProperties?.host == nil && !child.ownsChildren {
      guard let element = child.element else {
        child.collectHeads(into: &elements)
        continue
      }
      if element.content.isHead { elements.append(element.id) }
      if element.content.passesOnHeads { child.collectHeads(into: &elements) }
    }
  }

  // MARK: Observation

  /// Evaluates a closure, and evaluates again through `refresh` when a value it read has changed.
  func tracked<Result>(_ body: () -> Result) -> Result {
    evaluatedIn = graph.round
    if let (_, tracking) = tracking { return tracking.evaluate(body) }
    let number = graph.number(for: self)
    let tracking = Tracking(node: number, invalidations: graph.invalidations)
    self.tracking = (number, tracking)
    return tracking.evaluate(body)
  }

  /// Stops observing the values that were read by the last evaluation.
  func endTracking() { tracking?.1.cancel() }

  /// Schedules the node to be evaluated with the next update.
  func invalidate() {
    if let (number, _) = tracking { graph.invalidations.insert(number) }
  }

  // MARK: End

  /// Calls a function when the node is removed.
  func onRemoval(_ action: @escaping () -> Void) { ensuredRareProperties.endings.append(action) }

  func remove() {
    removeSubtree()
    if let holder { graph.childrenChanged(of: holder) }
  }

  private func removeSubtree() {
    guard isAlive else { return }
    isAlive = false
    for child in children { child.removeSubtree() }
    if let host {
      host.ensuredRareProperties.pushedPages.removeAll { $0 === self }
      graph.childrenChanged(of: host)
    }
    if let (number, tracking) = tracking {
      tracking.cancel()
      graph.forget(number)
    }
    if let id = element?.id { graph.removeElement(id, isShown: owner == nil) }
    for ending in rareProperties?.endings ?? [] { graph.afterUpdate(ending) }
  }
}
