// SPDX-License-Identifier: MIT

import EnsembleBindings

/// A view that shows or hides its content.
public nonisolated struct DisclosureGroup<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  let isExpanded: Binding<Bool>?
  @State private var isOpen = false

  /// - Parameter isExpanded: A binding that indicates whether the content is shown.
  public init(
    isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.isExpanded = isExpanded
    self.content = content()
    self.label = label()
  }

  /// Creates a group that is collapsed at first and keeps its own state.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    isExpanded = nil
    self.content = content()
    self.label = label()
  }

  @MainActor public var body: some View {
    let isShown = isExpanded ?? $isOpen
    Button {
      isShown.wrappedValue.toggle()
    } label: {
      HStack {
        Image(decorativeSystemName: isShown.wrappedValue ? "chevron.down" : "chevron.right")
        label
      }
    }
    .trait(isShown.wrappedValue ? .expanded : .collapsed)
    if isShown.wrappedValue { content }
  }
}

extension DisclosureGroup where Label == Text {
  /// Creates a group with a title that is collapsed at first and keeps its own state.
  public init(_ title: some _TitleText, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title: title) }
  }

  /// - Parameter isExpanded: A binding that indicates whether the content is shown.
  public init(
    _ title: some _TitleText,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title: title) }
  }
}
