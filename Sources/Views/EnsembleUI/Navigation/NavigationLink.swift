// SPDX-License-Identifier: MIT

import EnsembleCore
import EnsembleInternals
import IssueReporting

/// A button that pushes a page on the stack around it: a feature's page, or a page that the link
/// owns.
public struct NavigationLink<Label: View, Destination: View>: PrimitiveView {
  let link: any View

  /// Creates a link with its own page.
  ///
  /// If a feature should control the page, keep the page in its state: use a link with `state`, or
  /// `navigationDestination`. A link without a stack around it is reported as an issue.
  public init(
    @ViewBuilder destination: @escaping () -> Destination,
    @ViewBuilder label: () -> Label,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    link = PageLink(
      destination: destination,
      label: label(),
      location: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Creates a link that pushes a state on the stack of a feature. The link is disabled if the
  /// state is nil.
  public init<State>(
    state: State?,
    @ViewBuilder label: () -> Label,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where Destination == Never {
    link = StateLink(
      state: state,
      label: label(),
      location: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  static func update(_ view: Self, in node: _ViewNode) { node.updateChild(0, to: view.link) }
}

extension NavigationLink where Label == Text {
  /// Creates a link with its own page.
  ///
  /// If a feature should control the page, keep the page in its state: use a link with `state`, or
  /// `navigationDestination`.
  public init(
    _ title: some _TitleText,
    @ViewBuilder destination: @escaping () -> Destination,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      destination: destination,
      label: { Text(title: title) },
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  /// Creates a link that pushes a state on the stack of a feature. The link is disabled if the
  /// state is nil.
  // Disfavored, because a trailing closure could match the state.
  @_disfavoredOverload
  public init<State>(
    _ title: some _TitleText,
    state: State?,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where Destination == Never {
    self.init(
      state: state,
      label: { Text(title: title) },
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }
}

/// The link element.
struct LinkView<Label: View>: PrimitiveView {
  let action: @MainActor (_ViewNode) -> Bool
  let label: Label

  static func update(_ view: Self, in node: _ViewNode) {
    node.show(.link)
    node.handler = { [unowned node] event in event == .press && view.action(node) }
    node.updateChild(0, to: view.label)
  }
}

private nonisolated struct PageLink<Label: View, Destination: View>: View {
  let destination: () -> Destination
  let label: Label
  let location: SourceLocation
  @State private var isPushed = false

  init(destination: @escaping () -> Destination, label: Label, location: SourceLocation) {
    self.destination = destination
    self.label = label
    self.location = location
  }

  @MainActor var body: some View {
    LinkView(action: { _ in push() }, label: label)
      .navigationDestination(
        isPresented: $isPushed,
        destination: destination,
        fileID: location.fileID,
        filePath: location.filePath,
        line: location.line,
        column: location.column
      )
  }

  @MainActor private func push() -> Bool {
    isPushed = true
    return true
  }
}

private nonisolated struct StateLink<Label: View>: View {
  let state: Any?
  let label: Label
  let location: SourceLocation

  @MainActor var body: some View {
    LinkView(action: { push(in: $0) }, label: label).disabled(state == nil)
  }

  @MainActor private func push(in node: _ViewNode) -> Bool {
    guard let state else { return false }
    let push = node.environment.links.stack?.push
    if push?(state) == true { return true }
    report(state, isInStack: push != nil)
    return false
  }

  private func report(_ state: Any, isInStack: Bool) {
    reportIssue(
      isInStack
        ? """
        A 'NavigationLink(state:)' has a state of type '\(type(of: state))', but the elements of the stack \
        around it have another type.
        """
        : """
        A 'NavigationLink(state:)' is not inside a 'NavigationStack(path:root:destination:)', which would \
        push its state of type '\(type(of: state))'.
        """,
      fileID: location.fileID,
      filePath: location.filePath,
      line: location.line,
      column: location.column
    )
  }
}
