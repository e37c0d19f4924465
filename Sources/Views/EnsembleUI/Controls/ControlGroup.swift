// SPDX-License-Identifier: MIT

/// A row of controls that belong together.
///
/// ```swift
/// ControlGroup("Zoom") {
///   Button("Smaller", systemImage: "minus") { store.send(.smaller) }
///   Button("Larger", systemImage: "plus") { store.send(.larger) }
/// }
/// ```
public nonisolated struct ControlGroup<Content: View>: View {
  let content: Content
  private let title: Text?

  /// Creates a group of controls.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
    title = nil
  }

  /// Creates a group of controls with a title, which only screen readers announce.
  public init(_ title: some _TitleText, @ViewBuilder content: () -> Content) {
    self.content = content()
    self.title = Text(title: title)
  }

  /// Creates a group of controls. The label has no effect.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> some View) {
    self.init(content: content)
  }

  @MainActor public var body: some View {
    if let title {
      row.accessibilityElement(children: .contain).accessibilityLabel(title)
    } else {
      row
    }
  }

  @MainActor private var row: some View { HStack { content } }
}
