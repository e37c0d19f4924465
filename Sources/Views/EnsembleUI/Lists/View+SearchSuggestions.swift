// SPDX-License-Identifier: MIT

import EnsembleBindings

extension View {
  /// Shows suggestions below the search field of a ``searchable(text:placement:prompt:)`` inside.
  ///
  /// ```swift
  /// List { … }
  ///   .searchable(text: $store.query)
  ///   .searchSuggestions {
  ///     ForEach(store.suggestions, id: \.self) { Text($0).searchCompletion($0) }
  ///   }
  /// ```
  ///
  /// They are shown as long as there are any, also while the field does not have the focus.
  public func searchSuggestions<Suggestions: View>(
    @ViewBuilder _ suggestions: () -> Suggestions
  ) -> some View {
    SuggestingView(suggestions: AnyView(suggestions()), content: self)
  }

  /// Makes a suggestion complete the text of its search field when it is pressed.
  public func searchCompletion(_ completion: String) -> some View {
    CompletingView(completion: completion, content: self)
  }
}

private struct SuggestingView<Content: View>: PrimitiveView {
  let suggestions: AnyView
  let content: Content

  static func update(_ view: Self, in node: _ViewNode) {
    let link = node.storage as? SearchSuggestionsLink
    link?.suggestions.value = view.suggestions
    let current = link ?? SearchSuggestionsLink(view.suggestions)
    node.storage = current
    var environment = node.environment
    environment.links.searchSuggestions = current
    node.updateChild(0, to: view.content, environment: environment)
  }
}

/// The suggestions that a search field inside shows.
@MainActor
final class SearchSuggestionsLink {
  let suggestions: ObservableBox<AnyView>

  init(_ suggestions: AnyView) {
    self.suggestions = ObservableBox(suggestions)
  }
}

/// The suggestions of a search field.
struct SearchSuggestionsView: PrimitiveView {
  let link: SearchSuggestionsLink
  let text: Binding<String>

  static func update(_ view: Self, in node: _ViewNode) {
    let text = node.storage as? SearchTextLink ?? SearchTextLink()
    node.storage = text
    text.complete = { view.text.wrappedValue = $0 }
    var environment = node.environment
    environment.links.searchText = text
    node.updateChild(0, to: SuggestionList(link: view.link), environment: environment)
  }

  private struct SuggestionList: View {
    let link: SearchSuggestionsLink

    var body: some View { link.suggestions.value }
  }
}

/// The text of a search field, for its suggestions.
@MainActor
final class SearchTextLink {
  var complete: (String) -> Void = { _ in }
}

private struct CompletingView<Content: View>: PrimitiveView {
  let completion: String
  let content: Content

  static func update(_ view: Self, in node: _ViewNode) {
    let text = node.environment.links.searchText
    let completion = view.completion
    node.updateChild(0, to: view.content.onTapGesture { text?.complete(completion) })
  }
}
