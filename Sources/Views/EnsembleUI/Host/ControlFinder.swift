// SPDX-License-Identifier: MIT

import IssueReporting

/// A lookup of controls of one kind among those that a ``ViewHost`` shows:
/// `host.button("Increment")`.
@MainActor
public struct ControlFinder {
  let host: ViewHost
  let kind: ControlKind

  /// Returns a control by its label, or else by its accessibility identifier. `at` is the index
  /// among controls with the same label.
  ///
  /// A field without a label is found by its prompt. A missing control is reported as an issue that
  /// lists the visible controls.
  public func callAsFunction(
    _ label: String,
    at offset: Int = 0,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> HostedControl {
    let controls = NamedControls(host.visible, of: kind, in: host.tree)
    let found = controls.named(label)
    if found.indices.contains(offset) {
      return HostedControl(id: found[offset].element.id, host: host)
    }
    let message = controls.missing(label, offset == 0 ? "" : " at \(offset)")
    reportIssue(message, fileID: fileID, filePath: filePath, line: line, column: column)
    return HostedControl(id: nil, host: host)
  }
}
