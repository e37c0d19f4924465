// SPDX-License-Identifier: MIT

import EnsembleBindings
import EnsembleCore
import Foundation

/// A view, what it keeps, and the elements that it has become: what a renderer shows.
///
/// A renderer draws the elements inside ``rootID``, hands on what a person does by ``perform(_:on:)``, and
/// draws what ``update()`` says has changed.
///
/// A tree holds on to what its views hold: ``close()`` ends that.
@MainActor
public final class ViewTree {
  /// The element that everything is inside of.
  public let rootID: ElementID

  /// The temporary files that belong to the tree.
  public let files = TreeFiles()

  /// Whether trees that are made now leave out rows.
  static var leavesOutRows = false

  let graph = ViewGraph(windows: leavesOutRows ? RowWindows() : nil)
  private let root: _ViewNode
  private let departure = EffectCollector()
  private(set) var isClosed = false

  /// Evaluates a view.
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
    graph.invalidations.hasNews = { [weak graph] in graph?.isUpToDate == false }
    RootView._update(RootView(content: view), in: root)
    _ = graph.update()
  }

  /// Called on the main actor when something is to be evaluated anew, once until the next update.
  public var onInvalidate: (@MainActor () -> Void)? {
    get { graph.invalidations.notify }
    set { graph.invalidations.notify = newValue }
  }

  /// An element; nil if there is none with that identity now.
  public subscript(id: ElementID) -> Element? { graph[id]?.element }

  /// The address of what is shown; nil if the views say none.
  public var address: Address? { graph.addressLink?.address }

  /// Which element has the focus, as far as renderers have said.
  public var focused: ElementID? { graph.focused }

  /// What an element says: its label for those who do not see it, or else all text inside it, or the names of its
  /// images if there is none. What is inside may have labels too.
  public func text(of id: ElementID) -> String { graph[id]?.text ?? "" }

  /// Does what a person has done. What has changed by it is told by the next ``update()``.
  ///
  /// What has changed before is evaluated first, so nothing is done to an element that should be gone: the second
  /// press of a button that deletes its row.
  ///
  /// - Returns: False if there is no such element, if it is disabled, or takes no such event.
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
      node.environment.links.focus?.changed(true)
      return true
    case .blur:
      guard graph.focused == id else { return false }
      graph.focused = nil
      node.environment.links.focus?.changed(false)
      return true
    case .reopen(let closed):
      return id == rootID && graph.reopenings.take(closed)?() == true
    case .open(let address):
      return id == rootID && (address == self.address || graph.addressLink?.open(address) == true)
    default:
      guard !element.isDisabled else { return false }
      return node.handler?(event) ?? false
    }
  }

  // MARK: Files

  /// Whether importers and exporters ask for paths, by fields and buttons in them: where the person who uses the views
  /// is the one whose files the process can reach. Otherwise a renderer brings files in and out by itself.
  package var asksForPaths: Bool {
    get { graph.asksForPaths.value }
    set { graph.asksForPaths.value = newValue }
  }

  /// The exporters that are shown.
  package var exporters: [ElementID] { Array(graph.exports.keys) }

  /// What an exporter offers, as of now.
  ///
  /// - Returns: The contents of the file; nil if there is no such exporter, or if the document cannot be written. Its view
  ///   has been told in the latter case, and the exporter is gone.
  public func contents(of exporter: ElementID) -> Data? {
    guard !isClosed else { return nil }
    graph.settle()
    return graph.exports[exporter]?.read()
  }

  /// Changes the key of an exporter.
  public func renewKey(of exporter: ElementID) { graph.exports[exporter]?.renew() }

  /// Evaluates what has to be, and tells what has changed since the last time.
  ///
  /// - Complexity: O(*v*) in the views that have read something that has changed and what they are made of;
  ///   O(*c*) for an element whose *c* children have changed.
  @discardableResult
  public func update() -> ViewChanges {
    graph.invalidations.beginAnew()
    return isClosed || graph.isUpToDate ? ViewChanges() : graph.update()
  }

  /// Waits until something is to be evaluated anew, the task is cancelled or the tree is closed.
  func invalidated() async {
    if graph.isUpToDate, !isClosed { await graph.invalidations.wait() }
  }

  /// The identity that was given last.
  var newest: ElementID { graph.newest }

  /// Ends: what views do when they go is done, and their tasks are cancelled.
  ///
  /// Follow it with ``finish(within:clock:)`` before the tree is released, or the program ends.
  public func close() {
    guard !isClosed else { return }
    root.remove()
    departure.collect { _ = graph.update() }
    isClosed = true
    graph.reopenings = Reopenings()
    files.close()
    onInvalidate = nil
    graph.invalidations.wakeAll()
  }

  /// Waits for the effects of the actions that views have sent when they went, such as to save what is not saved
  /// yet, but no longer than a time.
  ///
  /// All other effects are not waited for: they end with the stores, which the tree holds.
  public func finish<C: Clock>(
    within limit: Duration = .seconds(2),
    clock: C = ContinuousClock()
  ) async where C.Duration == Duration {
    await departure.finish(within: limit, clock: clock)
  }

  /// Whether there is nothing that ``finish(within:clock:)`` would wait for.
  package var isFinished: Bool { departure.isFinished }
}

/// What is inside the root element.
private struct RootView<Content: View>: PrimitiveView {
  let content: Content

  static func _update(_ view: Self, in node: _ViewNode) { node.updateChild(0, to: view.content) }
}

extension _ViewNode {
  /// What it is called: its label for those who do not see it, or else what is inside it is called.
  var text: String { text(\.spokenLabel) }

  /// What is seen of it: all text inside it, or the names of its images if there is none.
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
    case .alert(let title), .dialog(let title): title
    default: nil
    }
  }

  fileprivate var imageName: String? {
    if case .image(_, let name) = self { name } else { nil }
  }
}
