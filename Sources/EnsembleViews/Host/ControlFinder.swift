// SPDX-License-Identifier: MIT

import IssueReporting

/// A lookup of controls of one kind among those that a ``ViewHost`` shows:
/// `host.button("Increment")`.
@MainActor
public struct ControlFinder {
  let host: ViewHost
  let kind: Kind

  enum Kind: String {
    case button, toggle, picker, stepper, slider
    case textField = "text field"
    case datePicker = "date picker"
    case colorPicker = "color picker"
  }

  /// Returns a control by its label, or else by its accessibility identifier. With `at`, the one after so many others with the same label.
  ///
  /// A control that is not visible is reported as an issue that lists the visible ones.
  public func callAsFunction(
    _ label: String,
    at offset: Int = 0,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> HostedControl {
    let found = host.visible.filter { kind.matches($0.content) }
    let labeled = found.filter { host.tree.text(of: $0.id) == label }
    let named = labeled.isEmpty ? found.filter { $0.style.details?.identifier == label } : labeled
    if named.indices.contains(offset) { return HostedControl(id: named[offset].id, host: host) }
    let others = found.map { "'\(host.tree.text(of: $0.id))'" }.joined(separator: ", ")
    reportIssue(
      """
      There is no \(kind.rawValue) '\(label)'\(offset == 0 ? "" : " at \(offset)"). \
      \(found.isEmpty ? "There is none at all." : "There are: \(others).")
      """,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
    return HostedControl(id: nil, host: host)
  }
}

extension ControlFinder.Kind {
  fileprivate func matches(_ content: ElementContent) -> Bool {
    switch (self, content) {
    case (.button, _): content.isPressable
    case (.toggle, .toggle), (.textField, .textField), (.picker, .picker), (.stepper, .stepper),
      (.slider, .slider):
      true
    case (.colorPicker, .entry(let entry)): entry.kind == .color
    case (.datePicker, .entry(let entry)): entry.kind != .color
    default: false
    }
  }
}
