// SPDX-License-Identifier: MIT

/// A placeholder for content that is empty or unavailable, with the reason.
public nonisolated struct ContentUnavailableView<
  Label: View,
  Description: View,
  Actions: View
>: View {
  let label: Label
  let description: Description
  let actions: Actions

  /// Creates a placeholder from a label, a description and actions.
  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  @MainActor public var body: some View {
    VStack(spacing: 8) {
      label.labelStyle(UnavailableLabelStyle())
      description
        .foregroundStyle(.secondary)
        .multilineTextAlignment(.center)
      actions
    }
    .padding()
  }
}

/// A large icon above a title.
private struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 8) {
      configuration.icon.font(.largeTitle).foregroundStyle(.secondary)
      configuration.title.font(.title3).bold().multilineTextAlignment(.center)
    }
  }
}

extension ContentUnavailableView
where Label == EnsembleUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates a placeholder from a title, a symbol and a description.
  public init(_ title: some _TitleText, systemImage: String, description: Text? = nil) {
    self.init {
      Label(title, systemImage: systemImage)
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }
}
