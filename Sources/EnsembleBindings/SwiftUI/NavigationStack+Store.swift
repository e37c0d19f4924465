// SPDX-License-Identifier: MIT

// Checked against a declared interface of SwiftUI; not run on Apple platforms.
#if canImport(SwiftUI)
  import EnsembleCore
  import SwiftUI

  extension NavigationStack {
    /// A page, and a page for each feature on a stack.
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
    ///   - root: The first page.
    ///   - destination: The page of a feature.
    @MainActor
    public init<State, Action, RootPage: View, Page: View>(
      path: Binding<Store<StackState<State>, StackAction<State, Action>>>,
      @ViewBuilder root: () -> RootPage,
      @ViewBuilder destination: @escaping @MainActor (Store<State, Action>) -> Page
    ) where Data == [_StackPage<State>], Root == _StackRoot<State, Action, RootPage, Page> {
      let store = path.wrappedValue
      let root = root()
      self.init(path: Binding(pages: store)) {
        _StackRoot(store: store, root: root, destination: destination)
      }
    }
  }

  extension NavigationLink where Destination == Never {
    /// A link to a feature in a state; it cannot be followed if that is nil.
    @MainActor
    public init<State>(state: State?, @ViewBuilder label: () -> Label) {
      self.init(value: state.map { _StackPage(id: .makeNext(), state: $0) }, label: label)
    }

    /// A link to a feature in a state; it cannot be followed if that is nil.
    // Disfavored: a trailing closure, of SwiftUI's `NavigationLink("…") { … }`, could be the state.
    @MainActor
    @_disfavoredOverload
    public init<State>(_ title: some StringProtocol, state: State?) where Label == Text {
      self.init(state: state) { Text(title) }
    }
  }

  /// A page on a stack, known by the id of its feature; with its state if it is to be pushed.
  public struct _StackPage<State>: Hashable {
    let id: StackElementID
    var state: State?

    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(id)
    }
  }

  /// The first page of a stack, which leads to the others.
  public struct _StackRoot<State, Action, RootPage: View, Page: View>: View {
    let store: Store<StackState<State>, StackAction<State, Action>>
    let root: RootPage
    let destination: @MainActor (Store<State, Action>) -> Page

    public var body: some View {
      root.navigationDestination(for: _StackPage<State>.self) { page in
        if let element: Store<State, Action> = store.element(id: page.id) { destination(element) }
      }
    }
  }

  extension Binding {
    /// The pages of a stack. Fewer pages pop features, another page pushes one.
    @MainActor
    fileprivate init<State, Action>(
      pages store: Store<StackState<State>, StackAction<State, Action>>
    ) where Value == [_StackPage<State>] {
      self.init(
        get: { @MainActor in store.ids.map { _StackPage(id: $0) } },
        set: { @MainActor pages in
          let ids = Array(store.ids)
          if pages.count < ids.count {
            store.send(.popFrom(id: ids[pages.count]))
          } else if let page = pages.last, let state = page.state, !ids.contains(page.id) {
            store.send(.push(id: page.id, state: state))
          }
        }
      )
    }
  }
#endif
