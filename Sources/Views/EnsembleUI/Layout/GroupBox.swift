// SPDX-License-Identifier: MIT

/// A box around views that belong together, with a label.
///
/// ```swift
/// GroupBox("Delivery") {
///   Text(order.address)
///   Text(order.date, style: .date)
/// }
/// ```
public nonisolated struct GroupBox<Label: View, Content: View>: View {
  let label: Label
  let content: Content

  /// Creates a box with a label made of views.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  @MainActor public var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      label.font(.headline)
      VStack(alignment: .leading) { content }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(12)
    .background(Color.gray.opacity(0.12), in: RoundedRectangle(cornerRadius: 8))
  }
}

extension GroupBox where Label == EmptyView {
  /// Creates a box without a label.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

extension GroupBox where Label == Text {
  /// Creates a box with a title.
  public init(_ title: some _TitleText, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title: title) }
  }
}
