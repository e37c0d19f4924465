// SPDX-License-Identifier: MIT

/// A control that shows a list of buttons when it is pressed.
public nonisolated struct Menu<Label: View, Content: View>: View {
  let title: String
  let label: Label
  let content: Content
  @State private var isShown = false

  /// Creates a menu with a label made of views.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(title: "", label: label(), content: content())
  }

  private init(title: String, label: Label, content: Content) {
    self.title = title
    self.label = label
    self.content = content
  }

  @MainActor public var body: some View {
    // A menu in a menu does not answer the outer one: only its own buttons do.
    EnvironmentView(
      content: Button {
        isShown = true
      } label: {
        label
      }
    ) { $0.links.question = nil }
    .confirmationDialog(title, isPresented: $isShown) { content }
  }
}

extension Menu where Label == Text {
  /// Creates a menu with a title.
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(title: String(title), label: Text(title), content: content())
  }
}

extension Menu where Label == EnsembleUI.Label<Text, Image> {
  /// Creates a menu with a symbol and a title.
  public init(
    _ title: some StringProtocol,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      title: String(title),
      label: Label(title, systemImage: systemImage),
      content: content()
    )
  }
}
