// SPDX-License-Identifier: MIT

import EnsembleBindings

nonisolated extension View {
  /// Adds a search field above the view.
  ///
  /// ```swift
  /// List { … }.searchable(text: $store.query)
  /// ```
  ///
  /// - Parameters:
  ///   - text: A binding to the search text.
  ///   - placement: Has no effect: the field is above the view.
  ///   - prompt: The label of the field.
  public func searchable(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: String = "Search"
  ) -> some View {
    SearchableView(text: text, prompt: prompt, content: self)
  }

  /// Adds a choice of scopes below the search field of a ``searchable(text:placement:prompt:)``
  /// inside the view.
  ///
  /// ```swift
  /// List { … }
  ///   .searchable(text: $store.query)
  ///   .searchScopes($store.scope) {
  ///     Text("All").tag(Scope.all)
  ///     Text("Unread").tag(Scope.unread)
  ///   }
  /// ```
  ///
  /// - Parameters:
  ///   - scope: A binding to the tag of the selected scope.
  ///   - scopes: The scopes, each with its tag.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>,
    @ViewBuilder scopes: () -> S
  ) -> some View {
    let picker = Picker("Scope", selection: scope, content: scopes)
      .pickerStyle(.segmented)
      .labelsHidden()
    return ScopedSearchView(picker: AnyView(picker), content: self)
  }

  /// Adds a button that reloads the content to the toolbar of the page or sheet that contains the
  /// view.
  ///
  /// ```swift
  /// .refreshable { await store.send(.refresh).finish() }
  /// ```
  ///
  /// The button is disabled while the operation runs. The operation is cancelled when the view
  /// disappears.
  public func refreshable(action: @escaping @MainActor () async -> Void) -> some View {
    RefreshableView(content: self, action: action)
  }
}

private struct SearchableView<Content: View>: PrimitiveView {
  let text: Binding<String>
  let prompt: String
  let content: Content

  static func update(_ view: Self, in node: _ViewNode) {
    let scopes = node.environment.links.searchScopes
    let suggestions = node.environment.links.searchSuggestions
    var inside = node.environment
    if scopes != nil { inside.links.searchScopes = nil }
    if suggestions != nil { inside.links.searchSuggestions = nil }
    let link = node.storage as? SearchLink ?? SearchLink()
    node.storage = link
    link.text = view.text
    inside.links.values.search = link
    node.updateChild(
      0,
      to: TextField(view.prompt, text: view.text).accessibilityAddTraits(.isSearchField)
    )
    node.updateChild(1, to: scopes.map(SearchScopesView.init))
    node.updateChild(2, to: suggestions.map { SearchSuggestionsView(link: $0, text: view.text) })
    node.updateChild(3, to: view.content, environment: inside)
    node.updateChild(4, to: SearchLinkView(link: link, text: view.text))
  }
}

extension EnvironmentValues {
  /// A Boolean value that indicates whether there is a text in the field of the
  /// ``View/searchable(text:placement:prompt:)`` around the view.
  public var isSearching: Bool {
    guard let search else { return false }
    // Only nodes set the field, and views read the environment of a node on the main actor.
    return MainActor.assumeIsolated { search.isSearching.value }
  }

  /// An action that ends the search of the ``View/searchable(text:placement:prompt:)`` around the
  /// view.
  public var dismissSearch: DismissSearchAction { DismissSearchAction(link: search) }
}

/// An action that ends a search.
public struct DismissSearchAction: Sendable {
  let link: SearchLink?

  /// Removes the text of the search field.
  @MainActor public func callAsFunction() { link?.clear() }
}

/// A search field, for the views below it.
@MainActor
final class SearchLink {
  let isSearching = ObservableBox(false)
  var text: Binding<String>?

  func clear() { text?.wrappedValue = "" }
}

/// A view without content, which alone is evaluated for each change of the text.
private struct SearchLinkView: View {
  let link: SearchLink
  let text: Binding<String>

  var body: some View {
    let isSearching = !text.wrappedValue.isEmpty
    EmptyView().onChange(of: isSearching, initial: true) { link.isSearching.value = isSearching }
  }
}

/// The scopes of a search field.
private struct SearchScopesView: View {
  let link: SearchScopesLink

  var body: some View { link.picker.value }
}

private struct ScopedSearchView<Content: View>: PrimitiveView {
  let picker: AnyView
  let content: Content

  static func update(_ view: Self, in node: _ViewNode) {
    let link = node.storage as? SearchScopesLink
    link?.picker.value = view.picker
    let current = link ?? SearchScopesLink(view.picker)
    node.storage = current
    var environment = node.environment
    environment.links.searchScopes = current
    node.updateChild(0, to: view.content, environment: environment)
  }
}

/// The choice of scopes that a search field inside shows.
@MainActor
final class SearchScopesLink {
  let picker: ObservableBox<AnyView>

  init(_ picker: AnyView) {
    self.picker = ObservableBox(picker)
  }
}

private nonisolated struct RefreshableView<Content: View>: View {
  let content: Content
  let action: @MainActor () async -> Void
  @State private var run = 0
  @State private var isRunning = false

  init(content: Content, action: @escaping @MainActor () async -> Void) {
    self.content = content
    self.action = action
  }

  @MainActor var body: some View {
    let run = run
    content
      .toolbar {
        Button("Refresh", systemImage: "arrow.clockwise") {
          isRunning = true
          self.run += 1
        }
        .disabled(isRunning)
      }
      .task(id: run) {
        guard run > 0, !Task.isCancelled else { return }
        await action()
        isRunning = false
      }
  }
}

/// The placement of a search field. It has no effect: the field is above the view.
public enum SearchFieldPlacement: Hashable, Sendable {
  /// The default placement.
  case automatic
  /// The sidebar.
  case sidebar
  /// The toolbar.
  case toolbar
  /// The drawer of the navigation bar.
  case navigationBarDrawer

  /// A time at which a drawer is visible. It has no effect.
  public enum NavigationBarDrawerDisplayMode: Hashable, Sendable {
    /// The default.
    case automatic
    /// Always.
    case always
  }

  /// Returns the drawer of the navigation bar.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { .navigationBarDrawer }
}
