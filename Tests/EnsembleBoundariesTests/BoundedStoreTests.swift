// SPDX-License-Identifier: MIT

import Ensemble
import TestTools
import Testing

@MainActor
@Suite("Boundaries: views")
struct BoundedStoreTests {
  let store = Store(initialState: Tower.State()) { Tower() }

  @Test func `a bounded store sends view actions and reads like the store`() {
    let bounded: BoundedStoreOf<Tower> = store.bounded
    bounded.send(.looked)
    #expect(bounded.heard == ["looked"])
    #expect(bounded.state.heard == ["looked"])
    let watch = Watch { bounded.heard.count }
    bounded.send(.looked)
    #expect(watch.take() == 1)
  }

  @Test func `a bounded store scopes to the children of its store`() {
    let bounded = store.bounded
    let bell = bounded.scope(state: \.bell, action: \.bell)
    #expect(bell === store.scope(state: \.bell, action: \.bell))
    bell.bounded.send(.touched)
    #expect(store.bell.log == ["view"])

    let maybe = bounded.scope(state: \.maybe, action: \.maybe)
    maybe?.send(.view(.touched))
    #expect(store.maybe?.log == ["view"])

    let shown = bounded.scope(state: \.$shown, action: \.shown)
    shown?.send(.view(.touched))
    #expect(store.shown?.log == ["view"])

    let rows = Array(bounded.scope(state: \.rows, action: \.rows))
    rows[1].send(.view(.touched))
    #expect(store.rows[id: 8]?.log == ["view"])

    let path = bounded.scope(state: \.path, action: \.path)
    Array(path.elements())[0].send(.view(.touched))
    #expect(store.path[0].log == ["view"])
  }

  @Test func `a store caches child stores that are scoped by internal case paths`() {
    let bell = store.scope(state: \.bell, action: \.bell)
    #expect(bell === store.scope(\.bell, action: \.bell))
    let maybe = store.scope(state: \.maybe, action: \.maybe)
    #expect(maybe === store.scope(\.maybe, action: \.maybe))
    let rows = Array(store.scope(state: \.rows, action: \.rows))
    #expect(rows == Array(store.scope(\.rows, action: \.rows)))
  }

  @Test func `the store of view actions sends them, and is cached`() {
    let scoped: ViewOnlyStoreOf<Tower> = store.viewScope
    #expect(scoped === store.viewScope)
    scoped.send(.looked)
    #expect(scoped.heard == ["looked"])
    // The store of the whole state, which is scoped in the same way, is a different one.
    #expect(store.scope(state: \.self, action: \.self).heard == ["looked"])
  }

  @Test func `bounded stores of one store are equal`() {
    #expect(store.bounded == store.bounded)
    #expect(store.bounded.id == store.id)
    #expect(store.bounded != Store(initialState: Tower.State()) { Tower() }.bounded)
  }

  @Test func `fields are writable if the view actions are bindable`() {
    let store = Store(initialState: Named.State()) { Named() }
    let bounded = store.bounded
    bounded.name = "Blob"
    #expect(store.name == "Blob")
    #expect(bounded.name == "Blob")
  }

  @Test func `a view with a macro sends view actions`() {
    let view = TowerView(store: store)
    view.tap()
    #expect(store.heard == ["looked"])
  }
}

@ViewAction(for: Tower.self)
@MainActor
private struct TowerView {
  let store: StoreOf<Tower>

  func tap() { send(.looked) }
}

@Reducer
private struct Named: ComposedBoundingReducer {
  @ObservableState
  struct State: Equatable { var name = "" }

  enum Action: TCAFeatureAction {
    enum ViewAction: BindableAction { case binding(BindingAction<State>) }
    case view(ViewAction)
  }

  var body: some ReducerOf<Self> {
    BindingReducer(action: \.view)
    coreReducer
  }

  func reduce(into state: inout State, viewAction action: Action.ViewAction) -> Effect<Action> {
    .none
  }
}
