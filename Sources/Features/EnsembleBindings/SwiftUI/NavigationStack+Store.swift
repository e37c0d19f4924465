// SPDX-License-Identifier: MIT

// Checked against a declared interface of SwiftUI; not run on Apple platforms.
#if canImport(SwiftUI)
import EnsembleCore
import SwiftUI

extension NavigationStack {
  /// Creates a navigation stack with a root page, and a page for each feature of a stack.
  ///
  /// ```swift
  /// NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
  ///   ListView(store: store.scope(state: \.list, action: \.list))
  /// } destination: { store in
  ///   switch store.case { … }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - path: The store of the stack.
  ///   - root: The root page.
  ///   - destination: The page of a feature.
  @MainActor
  public init<State, Action, RootPage: View, Page: View>(
    path: Binding<Store<StackState<State>, StackAction<State, Action>>>,
    @ViewBuilder root: () -> RootPage,
    @ViewBuilder destination: @escaping @MainActor (Store<State, Action>) -> Page
  ) where Data == [StackPage<State>], Root == StackRoot<State, Action, RootPage, Page> {
    let store = path.wrappedValue
    let root = root()
    self.init(path: Binding(pages: store)) {
      StackRoot(store: store, root: root, destination: destination)
    }
  }
}

extension NavigationLink where Destination == Never {
  /// Creates a link to a feature with a state; the link is disabled if the state is nil.
  @MainActor
  public init<State>(state: State?, @ViewBuilder label: () -> Label) {
    self.init(value: state.map { StackPage(id: .makeNext(), state: $0) }, label: label)
  }

  /// Creates a link to a feature with a state; the link is disabled if the state is nil.
  // Disfavored: the trailing closure of SwiftUI's `NavigationLink("…") { … }` could match the
  // state.
  @MainActor
  @_disfavoredOverload
  public init<State>(_ title: some StringProtocol, state: State?) where Label == Text {
    self.init(state: state) { Text(title) }
  }
}

/// A page of a stack, identified by its feature; it has a state if it is to be pushed.
public struct StackPage<State>: Hashable {
  let id: StackElementID
  var state: State?

  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
  }
}

/// The root page of a stack, with destinations for its features.
public struct StackRoot<State, Action, RootPage: View, Page: View>: View {
  let store: Store<StackState<State>, StackAction<State, Action>>
  let root: RootPage
  let destination: @MainActor (Store<State, Action>) -> Page

  /// The root page.
  public var body: some View {
    root.navigationDestination(for: StackPage<State>.self) { page in
      if let element: Store<State, Action> = store.element(id: page.id) { destination(element) }
    }
  }
}

extension Binding {
  /// Creates a binding to the pages of a stack, whose writes pop features or push one.
  @MainActor
  fileprivate init<State, Action>(
    pages store: Store<StackState<State>, StackAction<State, Action>>
  ) where Value == [StackPage<State>] {
    self.init(
      get: { @MainActor in store.ids.map { StackPage(id: $0) } },
      set: { @MainActor pages in
        let ids = Array(store.ids)
        if pages.count < ids.count {
          store.send(.popFrom(id: ids[pages.count]))
        } else if let state = pages.last?.state {
          // Pushed with a new id, since an element of a store with a journal may have the id of the
          // page.
          store.push(state)
        }
      }
    )
  }
}
#endif
