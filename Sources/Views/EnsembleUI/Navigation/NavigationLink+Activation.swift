// SPDX-License-Identifier: MIT

import EnsembleBindings
import EnsembleInternals

// The older forms of links: a destination as a value, and bindings that push and pop the page.

@MainActor
extension NavigationLink {
  /// Creates a link that shows a view as a page.
  public init(
    destination: Destination,
    @ViewBuilder label: () -> Label,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      destination: { destination },
      label: label,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  /// Creates a link to a view, which is pushed while a binding is true.
  ///
  /// Pressing the link sets the binding to true, and leaving the page sets it to false.
  public init(
    destination: Destination,
    isActive: Binding<Bool>,
    @ViewBuilder label: () -> Label,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      isActive: isActive,
      destination: { destination },
      label: label,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  /// Creates a link to a page that is pushed while a binding is true.
  ///
  /// Pressing the link sets the binding to true, and leaving the page sets it to false.
  public init(
    isActive: Binding<Bool>,
    @ViewBuilder destination: @escaping () -> Destination,
    @ViewBuilder label: () -> Label,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    link = ActivatedLink(
      isActive: isActive,
      destination: destination,
      label: label(),
      location: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Creates a link to a view, which is pushed while a selection has the link's tag.
  ///
  /// Pressing the link sets the selection to the tag, and leaving the page sets it to nil.
  public init<Tag: Hashable>(
    destination: Destination,
    tag: Tag,
    selection: Binding<Tag?>,
    @ViewBuilder label: () -> Label,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      isActive: selection.isTag(tag),
      destination: { destination },
      label: label,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  /// Creates a link to a page that is pushed while a selection has the link's tag.
  ///
  /// Pressing the link sets the selection to the tag, and leaving the page sets it to nil.
  public init<Tag: Hashable>(
    tag: Tag,
    selection: Binding<Tag?>,
    @ViewBuilder destination: @escaping () -> Destination,
    @ViewBuilder label: () -> Label,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      isActive: selection.isTag(tag),
      destination: destination,
      label: label,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  /// Has no effect: a page is always pushed on the stack around the link.
  public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

@MainActor
extension NavigationLink where Label == Text {
  /// Creates a link that shows a view as a page.
  public init(
    _ title: some _TitleText,
    destination: Destination,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      destination: { destination },
      label: { Text(title: title) },
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  /// Creates a link to a view, which is pushed while a binding is true.
  ///
  /// Pressing the link sets the binding to true, and leaving the page sets it to false.
  public init(
    _ title: some _TitleText,
    destination: Destination,
    isActive: Binding<Bool>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      isActive: isActive,
      destination: { destination },
      label: { Text(title: title) },
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  /// Creates a link to a page that is pushed while a binding is true.
  ///
  /// Pressing the link sets the binding to true, and leaving the page sets it to false.
  public init(
    _ title: some _TitleText,
    isActive: Binding<Bool>,
    @ViewBuilder destination: @escaping () -> Destination,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      isActive: isActive,
      destination: destination,
      label: { Text(title: title) },
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  /// Creates a link to a view, which is pushed while a selection has the link's tag.
  ///
  /// Pressing the link sets the selection to the tag, and leaving the page sets it to nil.
  public init<Tag: Hashable>(
    _ title: some _TitleText,
    destination: Destination,
    tag: Tag,
    selection: Binding<Tag?>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      isActive: selection.isTag(tag),
      destination: { destination },
      label: { Text(title: title) },
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  /// Creates a link to a page that is pushed while a selection has the link's tag.
  ///
  /// Pressing the link sets the selection to the tag, and leaving the page sets it to nil.
  public init<Tag: Hashable>(
    _ title: some _TitleText,
    tag: Tag,
    selection: Binding<Tag?>,
    @ViewBuilder destination: @escaping () -> Destination,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      isActive: selection.isTag(tag),
      destination: destination,
      label: { Text(title: title) },
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }
}

/// A link whose page is pushed while a binding is true.
private struct ActivatedLink<Label: View, Destination: View>: View {
  let isActive: Binding<Bool>
  let destination: () -> Destination
  let label: Label
  let location: SourceLocation

  var body: some View {
    LinkView(action: activate, label: label)
      .navigationDestination(
        isPresented: isActive,
        destination: destination,
        fileID: location.fileID,
        filePath: location.filePath,
        line: location.line,
        column: location.column
      )
  }

  private func activate(in node: _ViewNode) -> Bool {
    isActive.wrappedValue = true
    return true
  }
}

@MainActor
extension Binding {
  /// Returns a binding that is true while the value is a tag. Writing false to it sets the value to
  /// nil, unless it is another tag meanwhile.
  fileprivate func isTag<Tag: Hashable>(_ tag: Tag) -> Binding<Bool> where Value == Tag? {
    Binding<Bool>(
      get: { @MainActor in wrappedValue == tag },
      set: { @MainActor isTag in
        if isTag {
          wrappedValue = tag
        } else if wrappedValue == tag {
          wrappedValue = nil
        }
      }
    )
  }
}
