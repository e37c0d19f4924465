// SPDX-License-Identifier: MIT

/// A view with a label beside it.
public nonisolated struct LabeledContent<Label: View, Content: View>: View {
  let label: Label
  let content: Content

  /// Creates a view with a label made of views.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  @MainActor public var body: some View {
    HStack {
      label
      Spacer()
      content.foregroundStyle(Color.secondary)
    }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a view that shows a text with a title.
  public init(_ title: some _TitleText, value: some StringProtocol) {
    self.init {
      Text(value)
    } label: {
      Text(title: title)
    }
  }
}

extension LabeledContent where Label == Text {
  /// Creates a view with a title.
  public init(_ title: some _TitleText, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title: title) }
  }
}
