// SPDX-License-Identifier: MIT

import Foundation
import IssueReporting

/// A host that shows a view in a test: without a screen, its elements can be read and acted on.
///
/// ```swift
/// let host = ViewHost(CounterView(store: store))
/// host.button("Increment").tap()
/// #expect(host.texts == ["1"])
/// ```
///
/// Lookups consider the visible elements: the last page of a stack, and the topmost overlay if
/// there is one. A missing element is reported as an issue that lists the visible ones.
@MainActor
public final class ViewHost {
  /// The elements of the view.
  public let tree: ViewTree
  private var collected = ViewChanges()
  /// The newest element at the last call to ``changes()``.
  private var newest: ElementID

  /// Shows a view.
  public init<Root: View>(_ view: Root) {
    tree = ViewTree(view)
    tree.update()
    newest = tree.newest
  }

  /// Returns the changes since the last call, or since the view was shown.
  public func changes() -> ViewChanges {
    refresh()
    defer {
      collected = ViewChanges()
      newest = tree.newest
    }
    return collected
  }

  /// Waits until a condition holds, checking it whenever a value that the view has read changes.
  ///
  /// Returns early if the task is cancelled or the view is closed. If the condition does not hold
  /// in time, the visible titles, texts and controls are reported as an issue.
  ///
  /// - Parameters:
  ///   - timeout: The time to wait, in real time. Work that is ready when it ends still runs, as a
  ///     busy machine may not have got to it.
  ///   - condition: A closure that receives the host, with its view up to date.
  public func wait(
    timeout: Duration = .seconds(60),
    until condition: (ViewHost) -> Bool,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let clock = ContinuousClock()
    let deadline = clock.now.advanced(by: timeout)
    let alarm = Task { [tree] in
      try await clock.sleep(until: deadline)
      tree.wakeWaiting()
    }
    defer { alarm.cancel() }
    refresh()
    while !condition(self), !Task.isCancelled, !tree.isClosed {
      guard clock.now < deadline else {
        if await holdsAfterReadyWork(condition) { return }
        return reportIssue(
          "The condition did not hold within \(timeout). \(summary)",
          fileID: fileID,
          filePath: filePath,
          line: line,
          column: column
        )
      }
      await tree.invalidated()
      refresh()
    }
  }

  /// Runs the work that is ready, and the work that follows from it, until a condition holds.
  ///
  /// The number of rounds is bounded for work that never suspends.
  private func holdsAfterReadyWork(_ condition: (ViewHost) -> Bool) async -> Bool {
    for _ in 0..<100 {
      await Task.detached {}.value
      refresh()
      if condition(self) || Task.isCancelled || tree.isClosed { return true }
    }
    return false
  }

  /// The titles, texts and controls of the screen, for a failure.
  private var summary: String {
    let controls = visible.filter(\.content.isControl).map { tree.controlLabel(of: $0) }
    let parts = [
      ("Page", title.map { [$0] } ?? []), ("Dialog", dialogTitle.map { [$0] } ?? []),
      ("Texts", texts), ("Controls", controls),
    ]
    let shown = parts.compactMap { name, values in values.listed.map { "\(name): \($0)." } }
    return shown.isEmpty ? "The screen is empty." : shown.joined(separator: " ")
  }

  /// Closes the view: `onDisappear` runs, and its tasks are cancelled.
  public func close() { tree.close() }

  // MARK: Contents

  /// All visible texts that are not labels of controls, in order.
  public var texts: [String] {
    refresh()
    return tree.visibleElements(enteringControls: false).compactMap(\.content.text)
  }

  /// Returns the first visible text that contains a string, including labels of controls; nil if
  /// there is none.
  public func text(containing part: String) -> String? {
    visible.lazy.compactMap(\.content.text).first { $0.contains(part) }
  }

  /// The title of the visible page.
  public var title: String? {
    visible.lazy.compactMap { if case .title(let title) = $0.content { title } else { nil } }.last
  }

  /// The title of the visible alert, dialog or menu; nil if there is none.
  public var dialogTitle: String? {
    refresh()
    return tree.front.flatMap {
      switch $0.content {
      case .alert(let title), .dialog(let title), .menu(let title): title
      default: nil
      }
    }
  }

  /// A Boolean value that indicates whether a sheet or popover is the topmost overlay.
  public var showsSheet: Bool {
    refresh()
    switch tree.front?.content {
    case .sheet, .popover: return true
    default: return false
    }
  }

  /// The labels of all visible controls, in order.
  public var controls: [String] {
    visible.filter(\.content.isControl).map { tree.text(of: $0.id) }
  }

  /// The visible elements, one per line, indented by their depth.
  public var outline: String {
    refresh()
    return tree.outline
  }

  // MARK: Files

  /// The topmost request for files; nil if there is none.
  public var importer: HostedImporter? {
    refresh()
    guard let front = tree.front, case .fileImporter(let request) = front.content else {
      return nil
    }
    return HostedImporter(id: front.id, host: self, request: request)
  }

  /// The topmost offer of a file; nil if there is none.
  public var exporter: HostedExporter? {
    refresh()
    guard let front = tree.front, case .fileExporter(let export) = front.content else { return nil }
    return HostedExporter(id: front.id, host: self, export: export)
  }

  // MARK: Controls

  /// A lookup of buttons and links.
  public var button: ControlFinder { ControlFinder(host: self, kind: .button) }
  /// A lookup of toggles.
  public var toggle: ControlFinder { ControlFinder(host: self, kind: .toggle) }
  /// A lookup of text fields, of one line or several.
  public var textField: ControlFinder { ControlFinder(host: self, kind: .textField) }
  /// A lookup of pickers.
  public var picker: ControlFinder { ControlFinder(host: self, kind: .picker) }
  /// A lookup of steppers.
  public var stepper: ControlFinder { ControlFinder(host: self, kind: .stepper) }
  /// A lookup of sliders.
  public var slider: ControlFinder { ControlFinder(host: self, kind: .slider) }

  /// A lookup of date pickers.
  public var datePicker: ControlFinder { ControlFinder(host: self, kind: .datePicker) }
  /// A lookup of color pickers.
  public var colorPicker: ControlFinder { ControlFinder(host: self, kind: .colorPicker) }

  /// Drags a view onto another one. Each is found by its text, its accessibility label or
  /// identifier, or a prefix of its text; the innermost of nested views with the same text is used.
  /// Returns false if the destination does not accept the view.
  ///
  /// A missing view is reported as an issue that lists the visible ones.
  @discardableResult
  public func drag(
    _ source: String,
    to target: String,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Bool {
    func find(_ name: String, _ kind: String, _ isOne: (ElementDetails) -> Bool) -> ElementID? {
      let all = visible.filter { $0.style.details.map(isOne) ?? false }
      let named = all.map { ($0, tree.text(of: $0.id)) }
      let exact = named.filter { $0.1 == name || $0.0.style.details?.identifier == name }
      let found = (exact.isEmpty ? named.filter { $0.1.hasPrefix(name) } : exact).map(\.0)
      if let first = found.first { return innermost(of: found, in: first).id }
      let available = named.map(\.1).availability
      reportIssue(
        "There is no view '\(name)' that \(kind). \(available)",
        fileID: fileID,
        filePath: filePath,
        line: line,
        column: column
      )
      return nil
    }
    guard let source = find(source, "can be dragged", \.isDraggable),
      let target = find(target, "takes what is dropped", \.takesDrops)
    else { return false }
    defer { refresh() }
    return tree.perform(.drop(source, at: .zero), on: target)
  }

  /// Returns the innermost of nested elements, starting with the first one.
  private func innermost(of elements: [Element], in first: Element) -> Element {
    elements.dropFirst().reduce(first) { found, next in
      var parent = next.parent
      while let id = parent, id != found.id { parent = tree[id]?.parent }
      return parent == nil ? found : next
    }
  }

  /// Leaves the visible page. Returns false if there is none below it.
  @discardableResult
  public func goBack() -> Bool {
    refresh()
    guard let page = visible.last(where: { $0.content == .page }) else { return false }
    return tree.perform(.back, on: page.id)
  }

  /// Dismisses the visible sheet, alert or dialog without choosing. Returns false if there is none.
  @discardableResult
  public func dismiss() -> Bool {
    refresh()
    guard let front = tree.front, front.content.isOverlay else { return false }
    return tree.perform(.dismiss, on: front.id)
  }

  // MARK: Support

  func refresh() {
    collected.add(tree.update(), newest: newest)
  }

  var visible: [Element] {
    refresh()
    return tree.visibleElements
  }
}

extension ElementContent {
  fileprivate var text: String? { if case .text(let text) = self { text } else { nil } }
}

extension ViewChanges {
  /// Merges later changes. Of elements created in between, only the parents are reported.
  fileprivate mutating func add(_ later: ViewChanges, newest: ElementID) {
    let isOld = { (id: ElementID) in id.rawValue <= newest.rawValue }
    for id in later.updated where isOld(id) && !updated.contains(id) { updated.append(id) }
    for change in later.restructured
    where isOld(change.id) && !restructured.contains(where: { $0.id == change.id }) {
      restructured.append(change)
    }
    if !later.removed.isEmpty { remove(Set(later.removed)) }
    removed += later.removed.filter(isOld)
    focus = later.focus ?? focus
    scroll = later.scroll ?? scroll
    motion = later.motion ?? motion
    openedURLs += later.openedURLs
    changesAddress = changesAddress || later.changesAddress
  }

  private mutating func remove(_ gone: Set<ElementID>) {
    updated.removeAll(where: gone.contains)
    restructured.removeAll { gone.contains($0.id) }
    if case .element(let id) = focus, gone.contains(id) { focus = nil }
  }
}
