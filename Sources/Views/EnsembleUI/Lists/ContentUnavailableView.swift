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

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label,
  Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// A placeholder for a search without results.
  public static var search: Self { search(text: "") }

  /// Returns a placeholder for a search without results.
  ///
  /// - Parameter text: The text of the search; if it is empty, the title does not name it.
  public static func search(text: String) -> Self {
    Self {
      SearchUnavailableContent.Label(text: text)
    } description: {
      SearchUnavailableContent.Description()
    } actions: {
      SearchUnavailableContent.Actions()
    }
  }
}

/// The parts of the placeholder for a search without results.
public nonisolated struct SearchUnavailableContent {
  /// The title, with the text of the search.
  public struct Label: View {
    let text: String

    public var body: some View {
      EnsembleUI.Label(
        text.isEmpty ? "No Results" : "No Results for “\(text)”",
        systemImage: "magnifyingglass"
      )
    }
  }

  /// The advice below the title.
  public struct Description: View {
    public var body: some View { Text("Check the spelling or try a new search.") }
  }

  /// The actions: none.
  public struct Actions: View {
    public var body: some View { EmptyView() }
  }
}
