// SPDX-License-Identifier: MIT

import EnsembleBindings
import EnsembleCasePaths
import EnsembleCore

/// A stack of pages: a root page, and the pages pushed on it.
public struct NavigationStack<Root: View, Pages: View>: PrimitiveView {
  private let root: Root
  private let pages: Pages
  private let push: (@MainActor (Any) -> Bool)?

  /// Creates a stack without a path. Only links and destinations push pages on it.
  public init(@ViewBuilder root: () -> Root) where Pages == EmptyView {
    self.root = root()
    pages = EmptyView()
    push = nil
  }

  /// Creates a stack with a page for each feature of a path.
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
  ///   - path: A binding to the store of the path.
  ///   - root: The root page.
  ///   - destination: Returns the page of a feature.
  public init<State, Action, Destination: View>(
    path: Binding<Store<StackState<State>, StackAction<State, Action>>>,
    @ViewBuilder root: () -> Root,
    @ViewBuilder destination: @escaping (Store<State, Action>) -> Destination
  ) where Pages == StackPages<State, Action, Destination> {
    self.root = root()
    pages = StackPages(path: path, destination: destination)
    push = { state in
      guard let state = state as? State else { return false }
      path.wrappedValue.push(state)
      return true
    }
  }

  static func update(_ view: Self, in node: _ViewNode) {
    node.show(.navigationStack)
    var environment = node.environment.inside
    let link = node.storage as? StackLink ?? StackLink(node: node)
    node.storage = link
    link.push = view.push
    environment.links.stack = link
    node.updateChild(0, to: Page(content: view.root), environment: environment)
    node.updateChild(1, to: view.pages, environment: environment)
  }
}

/// The pages of the features on the path of a ``NavigationStack``.
public struct StackPages<State, Action, Destination: View>: PrimitiveView {
  let path: Binding<Store<StackState<State>, StackAction<State, Action>>>
  let destination: (Store<State, Action>) -> Destination

  static func update(_ view: Self, in node: _ViewNode) {
    node.refresh = { [unowned node] in
      let store = view.path.wrappedValue
      let ids = node.tracked { Array(store.ids) }
      node.updateChild(
        0,
        to: ForEach(ids, id: \.self) { id in
          if let element: Store<State, Action> = store.element(id: id) {
            Page(
              content: view.destination(element),
              back: { store.send(.popFrom(id: id)) },
              reopening: { view.reopening(id, in: store) },
              presenter: node
            )
          }
        }
      )
    }
    node.refresh?()
  }

  /// Returns a function that pushes a feature again in its last state, on as many pages as before.
  @MainActor private func reopening(
    _ id: StackElementID,
    in store: Store<StackState<State>, StackAction<State, Action>>
  ) -> (() -> Bool)? {
    let stack = store.withState { $0 }
    guard let state = stack[id: id], let depth = stack.ids.firstIndex(of: id) else { return nil }
    return {
      guard store.withState(\.count) == depth else { return false }
      store.push(state)
      return store.withState(\.count) == depth + 1
    }
  }
}

/// One page of a stack.
struct Page<Content: View>: PrimitiveView {
  let content: Content
  let back: (() -> Void)?
  /// Returns a function that opens the page again after it was left; nil if that is impossible.
  let reopening: () -> (() -> Bool)?
  /// The node that presents the page.
  private(set) weak var presenter: _ViewNode?

  init(content: Content) {
    self.content = content
    back = nil
    reopening = { nil }
  }

  init(
    content: Content,
    back: @escaping () -> Void,
    reopening: @escaping () -> (() -> Bool)?,
    presenter: _ViewNode
  ) {
    self.content = content
    self.back = back
    self.reopening = reopening
    self.presenter = presenter
  }

  static func update(_ view: Self, in node: _ViewNode) {
    node.show(.page)
    node.handler = { [unowned node] event in
      guard event == .back, let back = view.back else { return false }
      node.leave(back, reopening: view.reopening(), presenter: view.presenter)
      return true
    }
    let environment = view.back.map { node.environment.ending($0, in: node) }
    node.updateChild(0, to: view.content, environment: environment)
  }
}
