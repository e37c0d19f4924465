// SPDX-License-Identifier: MIT

import EnsembleBindings
import EnsembleCore
import Foundation

// The tree owns the root, nodes own their children and the graph, and the graph references nodes
// weakly: a released tree is deallocated with its tasks, so a test need not close its host. Only
// `close()` calls `onDisappear`.
//
// Events come in batches, and the first press may remove the element of the second. So the graph is
// settled before the element of an event is looked up. A stored `dismiss` action checks that its
// node still exists. Changes are collected for the next `update()`, and `hasPendingChanges` decides
// whether a renderer is notified.
//
// A debounced effect ends with its store, so features save when their views disappear. `close()`
// collects the effects that `onDisappear` starts, and `finish()` waits only for these, at most two
// seconds: waiting for earlier effects, such as a running timer, would delay every end.

/// A view, its state, and its elements: the model that a renderer shows.
///
/// A renderer draws the elements inside ``rootID``, passes on events with ``perform(_:on:)``, and
/// applies the changes that ``update()`` returns.
///
/// A tree retains the objects that its views hold: ``close()`` releases them.
@MainActor
public final class ViewTree {
  /// The root of all elements.
  public let rootID: ElementID

  /// The temporary files of the tree.
  public let files = TreeFiles()

  /// Whether new trees leave out rows of long lists.
  static var leavesOutRows = false
  /// The traits of new trees.
  static var initialTraits = DeviceTraits()

  let graph = ViewGraph(windows: leavesOutRows ? RowWindows() : nil)
  let root: _ViewNode
  private let closingEffects = EffectCollector()
  private(set) var isClosed = false
  var toolViews = ToolViews()

  /// Creates a tree that evaluates a view.
  public init<Root: View>(_ view: Root) {
    root = _ViewNode(
      graph: graph,
      parent: nil,
      type: RootView<Root>.self,
      key: nil,
      environment: ViewEnvironment()
    )
    root.show(.root)
    rootID = root.element?.id ?? ElementID(rawValue: 0)
    graph.device.traits = Self.initialTraits
    graph.invalidations.hasPendingChanges = { [weak graph] in graph?.isUpToDate == false }
    graph.invalidations.tree = self
    RootView.update(RootView(content: view), in: root)
    _ = graph.update()
    Self.onUpdate?(self)
  }

  /// The function that is called on the main actor when a view is invalidated, once until the next
  /// update.
  public var onInvalidate: (@MainActor () -> Void)? {
    get { graph.invalidations.notify }
    set { graph.invalidations.notify = newValue }
  }

  /// Returns an element; nil if none has the identity now.
  public subscript(id: ElementID) -> Element? { graph[id]?.element }

  /// The address of the tree; nil if no view declares one.
  public var address: Address? { graph.addressLink?.address }

  /// Whether a view declares addresses or takes them as URLs.
  ///
  /// The current place may have none.
  package var hasAddresses: Bool { graph.addressLink != nil || !graph.urlHandlers.isEmpty }

  /// The focused element, as reported by renderers.
  public var focused: ElementID? { graph.focused }

  /// Returns the text of an element: its accessibility label, or else all text inside it, or else
  /// the names of its images.
  ///
  /// Elements inside it may have accessibility labels too.
  public func text(of id: ElementID) -> String { graph[id]?.text ?? "" }

  /// Performs an event. The next ``update()`` returns the resulting changes.
  ///
  /// Invalidated views are evaluated first, so an event cannot reach an element that should be
  /// gone: for example the second press of a button that deletes its row.
  ///
  /// - Returns: False if there is no such element, or if it is disabled or does not take the event.
  @discardableResult
  public func perform(_ event: ViewEvent, on id: ElementID) -> Bool {
    guard !isClosed else { return false }
    graph.settle()
    guard let node = graph[id], let element = node.element else { return false }
    switch event {
    case .focus:
      guard !element.isDisabled, element.content.isControl else { return false }
      if let focused = graph.focused, focused != id {
        graph[focused]?.environment.links.focus?.changed(false)
      }
      graph.focused = id
      graph.noteUse(of: node)
      node.environment.links.focus?.changed(true)
      return true
    case .blur:
      guard graph.focused == id else { return false }
      graph.focused = nil
      node.environment.links.focus?.changed(false)
      return true
    case .key(let press): return offer(press, to: id)
    case .hover(let isOver):
      guard element.style.details?.takesHover == true, let link = node.environment.links.hover
      else { return false }
      link.changed(isOver)
      return true
    case .drop(let source, let location): return drop(source, at: location, on: node)
    case .target(let isOver):
      guard element.style.details?.takesDrops == true, let link = node.dropLink else {
        return false
      }
      link.targeted(isOver)
      return true
    case .reopen(let closed):
      return id == rootID && graph.reopenings.take(closed)?() == true
    case .open(let address):
      guard id == rootID else { return false }
      return address == self.address || graph.addressLink?.open(address) == true
        || graph.openURL(at: address)
    // The renderer need not try anything else.
    case .dismiss where isDismissalDisabled(of: id): return true
    default:
      guard !element.isDisabled else { return false }
      graph.noteUse(of: node)
      let isTaken = node.handler?(event) ?? false
      if isTaken, event == .submit, node.environment.links.submit == nil { _ = pressDefault() }
      return isTaken
    }
  }

  // MARK: Files

  /// Whether importers and exporters ask for paths with fields and buttons.
  ///
  /// Meant for a user who can reach the files of the process. Otherwise the renderer transfers the
  /// files itself.
  package var asksForPaths: Bool {
    get { graph.asksForPaths.value }
    set { graph.asksForPaths.value = newValue }
  }

  /// The size of the screen in points, for views that depend on it.
  package var viewport: CGSize {
    get { graph.viewport.value }
    set { if newValue != viewport { graph.viewport.value = newValue } }
  }

  /// The exporters that are shown.
  package var exporters: [ElementID] { Array(graph.exports.keys) }

  /// Returns the current contents of an exporter's file.
  ///
  /// - Returns: The contents; nil if there is no such exporter, or if the document cannot be
  ///   written. In the latter case the error is reported to the view, and the exporter is gone.
  public func contents(of exporter: ElementID) -> Data? {
    guard !isClosed else { return nil }
    graph.settle()
    return graph.exports[exporter]?.read()
  }

  /// Replaces the key of an exporter.
  public func renewKey(of exporter: ElementID) { graph.exports[exporter]?.renew() }

  /// Evaluates the invalidated views, and returns the changes since the last update.
  ///
  /// - Complexity: O(*v*) in the number of views that have read a changed value, and of the views
  ///   they consist of; O(*c*) for an element whose *c* children have changed.
  @discardableResult
  public func update() -> ViewChanges {
    graph.invalidations.allowAnnouncement()
    if isClosed || graph.isUpToDate { return ViewChanges() }
    let changes = graph.update()
    Self.onUpdate?(self)
    return changes
  }

  /// Waits until a view is invalidated, the task is cancelled, or the tree is closed.
  func invalidated() async {
    if graph.isUpToDate, !isClosed { await graph.invalidations.wait() }
  }

  /// Resumes all calls of `invalidated()`, as if a view were invalidated.
  func wakeWaiting() { graph.invalidations.wakeAll() }

  /// The identity that was assigned last.
  var newest: ElementID { graph.newest }

  /// Closes the tree: views disappear, and their tasks are cancelled.
  ///
  /// Call ``finish(within:clock:)`` before the tree is released or the program ends.
  public func close() {
    guard !isClosed else { return }
    root.remove()
    closingEffects.collect { _ = graph.update() }
    isClosed = true
    graph.reopenings = Reopenings()
    files.close()
    onInvalidate = nil
    graph.invalidations.wakeAll()
  }

  /// Waits up to a time limit for the effects of actions that views sent as they disappeared, such
  /// as saving.
  ///
  /// It does not wait for other effects, which end with the stores that the tree retains.
  public func finish<C: Clock>(
    within limit: Duration = .seconds(2),
    clock: C = ContinuousClock()
  ) async where C.Duration == Duration {
    await closingEffects.finish(within: limit, clock: clock)
  }

  /// Whether ``finish(within:clock:)`` has nothing to wait for.
  package var isFinished: Bool { closingEffects.isFinished }
}

/// The content of the root element.
private struct RootView<Content: View>: PrimitiveView {
  let content: Content

  static func update(_ view: Self, in node: _ViewNode) { node.updateChild(0, to: view.content) }
}

extension _ViewNode {
  /// The name of the element: its accessibility label, or else the names of its content.
  var text: String { text(\.spokenLabel) }

  /// The visible text of the element: all text inside it, or else the names of its images.
  var seenText: String { text(\.noLabel) }

  private func text(_ label: KeyPath<ElementStyle, String?>) -> String {
    var texts: [String] = []
    collect(\.saidText, label, into: &texts)
    if texts.isEmpty { collect(\.imageName, label, into: &texts) }
    return texts.joined(separator: " ")
  }

  private func collect(
    _ part: KeyPath<ElementContent, String?>,
    _ label: KeyPath<ElementStyle, String?>,
    into parts: inout [String]
  ) {
    if let label = element?.style[keyPath: label] {
      if !label.isEmpty { parts.append(label) }
      return
    }
    if element?.style.details?.isHiddenFromScreenReaders == true, label != \.noLabel { return }
    if let text = element?.content[keyPath: part], !text.isEmpty { parts.append(text) }
    for child in children where !child.ownsChildren { child.collect(part, label, into: &parts) }
  }
}

extension ElementStyle {
  fileprivate var noLabel: String? { nil }
}

extension ElementContent {
  fileprivate var saidText: String? {
    switch self {
    case .text(let text), .badge(let text), .title(let text): text
    case .alert(let title), .dialog(let title), .menu(let title): title
    default: nil
    }
  }

  fileprivate var imageName: String? {
    switch self {
    case .image(_, let name): name
    case .picture(let picture): picture.name
    default: nil
    }
  }
}
