// SPDX-License-Identifier: MIT

import EnsembleCore
import IssueReporting

/// Shows a view to a test: without a screen, what there is to see can be asked for and acted on.
///
/// ```swift
/// let host = ViewHost(CounterView(store: store))
/// host.button("Increment").tap()
/// #expect(host.texts == ["1"])
/// ```
///
/// Elements are looked for in what can be seen: the last page of a stack, and what is above everything else if
/// something is. One that is not there is reported, with what there is.
@MainActor
public final class ViewHost {
  /// The view's elements.
  public let tree: ViewTree
  private var collected = ViewChanges()

  /// Shows a view.
  public init<Root: View>(_ view: Root) {
    tree = ViewTree(view)
    tree.update()
  }

  /// What has changed since this was asked for last, or since the view was shown.
  public func changes() -> ViewChanges {
    refresh()
    defer { collected = ViewChanges() }
    return collected
  }

  /// Waits until something holds, asking again whenever what the view has read has changed.
  ///
  /// Waits for ever if it never does: give the test a time limit.
  public func wait(until condition: (ViewHost) -> Bool) async {
    refresh()
    while !condition(self), !Task.isCancelled {
      await tree.invalidated()
      refresh()
    }
  }

  /// Takes the view away: what it does then is done.
  public func close() { tree.close() }

  // MARK: What there is

  /// All texts that can be seen and are not the labels of controls, in order.
  public var texts: [String] {
    refresh()
    return tree.visibleElements(enteringControls: false).compactMap(\.content.text)
  }

  /// The first text that has another one in it, also among the labels of controls; nil if there is none.
  public func text(containing part: String) -> String? {
    visible.lazy.compactMap(\.content.text).first { $0.contains(part) }
  }

  /// The title of what can be seen.
  public var title: String? {
    visible.lazy.compactMap { if case .title(let title) = $0.content { title } else { nil } }.last
  }

  /// The title of the alert or dialog that is shown; nil if there is none.
  public var dialogTitle: String? {
    refresh()
    return tree.front.flatMap {
      switch $0.content {
      case .alert(let title), .dialog(let title): title
      default: nil
      }
    }
  }

  /// Whether a sheet is shown above everything else.
  public var showsSheet: Bool {
    refresh()
    return tree.front?.content == .sheet
  }

  /// The labels of all controls that can be seen, in order.
  public var controls: [String] {
    visible.filter(\.content.isControl).map { tree.text(of: $0.id) }
  }

  /// What can be seen, a line for each element, indented by what it is inside of.
  public var outline: String {
    refresh()
    return tree.outline
  }

  // MARK: Controls

  /// A button or a link, by its label. With `at`, the one after so many others that have the label too.
  public func button(
    _ label: String,
    at offset: Int = 0,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> HostedControl {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return control("button", label, offset, location) {
      switch $0 {
      case .button, .link: true
      default: false
      }
    }
  }

  /// A toggle, by its label.
  public func toggle(
    _ label: String,
    at offset: Int = 0,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> HostedControl {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return control("toggle", label, offset, location) {
      if case .toggle = $0 { true } else { false }
    }
  }

  /// A field of text, by its label.
  public func textField(
    _ label: String,
    at offset: Int = 0,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> HostedControl {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return control("text field", label, offset, location) {
      if case .textField = $0 { true } else { false }
    }
  }

  /// A picker, by its label.
  public func picker(
    _ label: String,
    at offset: Int = 0,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> HostedControl {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return control("picker", label, offset, location) {
      if case .picker = $0 { true } else { false }
    }
  }

  /// A stepper, by its label.
  public func stepper(
    _ label: String,
    at offset: Int = 0,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> HostedControl {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return control("stepper", label, offset, location) {
      if case .stepper = $0 { true } else { false }
    }
  }

  /// A slider, by its label.
  public func slider(
    _ label: String,
    at offset: Int = 0,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> HostedControl {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return control("slider", label, offset, location) {
      if case .slider = $0 { true } else { false }
    }
  }

  /// Leaves the page that can be seen; false if there is none below it.
  @discardableResult
  public func goBack() -> Bool {
    refresh()
    guard let page = visible.last(where: { $0.content == .page }) else { return false }
    return tree.perform(.back, on: page.id)
  }

  /// Closes the sheet, alert or dialog that is shown, without choosing; false if there is none.
  @discardableResult
  public func dismiss() -> Bool {
    refresh()
    guard let front = tree.front, front.content.isOverlay else { return false }
    return tree.perform(.dismiss, on: front.id)
  }

  // MARK: Support

  func refresh() {
    collected.add(tree.update())
  }

  private var visible: [Element] {
    refresh()
    return tree.visibleElements
  }

  private func control(
    _ kind: String,
    _ label: String,
    _ offset: Int,
    _ location: SourceLocation,
    where matches: (ElementContent) -> Bool
  ) -> HostedControl {
    let found = visible.filter { matches($0.content) }
    let named = found.filter { tree.text(of: $0.id) == label }
    guard named.indices.contains(offset) else {
      let others = found.map { "'\(tree.text(of: $0.id))'" }.joined(separator: ", ")
      location.report(
        """
        There is no \(kind) '\(label)'\(offset == 0 ? "" : " at \(offset)") to be seen. \
        There \(found.isEmpty ? "is none at all" : "are: \(others)").
        """
      )
      return HostedControl(id: nil, host: self)
    }
    return HostedControl(id: named[offset].id, host: self)
  }
}

extension ElementContent {
  fileprivate var text: String? { if case .text(let text) = self { text } else { nil } }
}

extension ViewChanges {
  /// Adds later changes.
  mutating func add(_ later: ViewChanges) {
    for id in later.updated where !updated.contains(id) { updated.append(id) }
    for change in later.restructured where !restructured.contains(where: { $0.id == change.id }) {
      restructured.append(change)
    }
    removed += later.removed
    focus = later.focus ?? focus
  }
}
