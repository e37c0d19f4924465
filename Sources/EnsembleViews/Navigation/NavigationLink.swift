// SPDX-License-Identifier: MIT

import EnsembleCore
import IssueReporting

/// A button that pushes a feature on the stack that it is in.
public struct NavigationLink<Label: View>: PrimitiveView {
  private let state: Any?
  private let label: Label
  private let location: SourceLocation

  /// A link to a feature in a state; it cannot be pressed if that is nil.
  public init<State>(
    state: State?,
    @ViewBuilder label: () -> Label,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.state = state
    self.label = label()
    location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  public static func _update(_ view: Self, in node: _ViewNode) {
    node.updateChild(0, to: Link(link: view).disabled(view.state == nil))
  }

  /// The element.
  private struct Link: PrimitiveView {
    let link: NavigationLink

    static func _update(_ view: Self, in node: _ViewNode) {
      node.show(.link)
      node.handler = { [unowned node] event in
        guard event == .press, let state = view.link.state else { return false }
        let push = node.environment.links.stack?.push
        guard push?(state) == true else {
          view.link.report(state, isInStack: push != nil)
          return false
        }
        return true
      }
      node.updateChild(0, to: view.link.label)
    }
  }

  private func report(_ state: Any, isInStack: Bool) {
    reportIssue(
      isInStack
        ? """
        A link was followed whose state is of the type '\(type(of: state))', but the stack around it has \
        elements of another type.
        """
        : """
        A link was followed that is in no 'NavigationStack(path:root:destination:)': there is nothing that \
        could show '\(type(of: state))'.
        """,
      fileID: location.fileID,
      filePath: location.filePath,
      line: location.line,
      column: location.column
    )
  }
}

extension NavigationLink where Label == Text {
  /// A link to a feature in a state; it cannot be pressed if that is nil.
  public init<State>(
    _ title: some StringProtocol,
    state: State?,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      state: state,
      label: { Text(title) },
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }
}
