// SPDX-License-Identifier: MIT

import Ensemble
import Testing

@MainActor
@Suite("Composer: children")
struct ChildTests {
  private func makeStore(
    _ update: (inout Greenhouse.State) -> Void = { _ in }
  ) -> Store<Greenhouse.State, Greenhouse.Action> {
    var state = Greenhouse.State()
    update(&state)
    return Store(initialState: state) { Greenhouse() }
  }

  @Test func `children have their initial states`() {
    let state = Greenhouse.State()
    #expect(state.lamp == Lamp.State())
    #expect(state.spare == nil)
    #expect(state.pots.isEmpty)
    #expect(state.path.isEmpty)
    #expect(state.title == "Greenhouse")
  }

  @Test func `the memberwise initializer ends with the children`() {
    let state = Greenhouse.State(humidity: 1, log: ["x"], lamp: Lamp.State(isOn: true))
    #expect(state.lamp.isOn)
    #expect(state.log == ["x"])
  }

  @Test func `a child runs and delegates to its parent`() {
    let store = makeStore()
    store.send(.lamp(.view(.toggled)))
    #expect(store.lamp.isOn)
    store.send(.lamp(.view(.broke)))
    #expect(store.log == ["isOn true", "lamp"])
  }

  @Test func `an optional child runs while its state is not nil`() {
    let store = makeStore { $0.spare = Lamp.State() }
    store.send(.spare(.view(.toggled)))
    #expect(store.spare?.isOn == true)
    store.send(.spare(.view(.broke)))
    #expect(store.log == ["spare"])
  }

  @Test func `rows run and can be removed by the parent`() {
    let store = makeStore { $0.pots = [Pot.State(id: 1), Pot.State(id: 2)] }
    store.send(.pots(.element(id: 1, action: .view(.watered))))
    #expect(store.pots[id: 1]?.water == 1)
    store.send(.pots(.element(id: 1, action: .view(.removeTapped))))
    #expect(store.pots.ids == [2])
  }

  @Test func `a presented child runs and is dismissed`() {
    let store = makeStore { $0.sheet = Lamp.State() }
    store.send(.sheet(.presented(.view(.toggled))))
    #expect(store.sheet?.isOn == true)
    store.send(.sheet(.presented(.view(.broke))))
    #expect(store.log == ["sheet"])
    store.send(.sheet(.dismiss))
    #expect(store.sheet == nil)
  }

  @Test func `an action of an alert runs its function and dismisses it`() {
    let store = makeStore()
    store.send(.view(.ask))
    #expect(store.alert != nil)
    store.send(.alert(.presented(.confirmed)))
    #expect(store.alert == nil)
    #expect(store.log == ["alert"])
  }

  @Test func `a destination runs its cases`() {
    let store = makeStore { $0.destination = .editor(Lamp.State()) }
    store.send(.destination(.presented(.editor(.view(.toggled)))))
    #expect(store.destination?.editor?.isOn == true)
    store.send(.destination(.presented(.editor(.view(.broke)))))
    #expect(store.log == ["editor"])
  }

  @Test func `an action of an alert in a destination dismisses it`() {
    let store = makeStore { $0.destination = .alert(AlertState { TextState("!") }) }
    store.send(.destination(.presented(.alert(.fixed))))
    #expect(store.destination == nil)
    #expect(store.log == ["warning"])
  }

  @Test func `a stack runs its elements`() throws {
    let store = makeStore { $0.path.append(.lamp()) }
    let id = try #require(store.path.ids.first)
    store.send(.path(.element(id: id, action: .lamp(.view(.toggled)))))
    #expect(store.path[id: id]?.lamp?.isOn == true)
    store.send(.path(.element(id: id, action: .lamp(.view(.broke)))))
    #expect(store.path.isEmpty)
  }

  @Test func `changes by bindings are observed separately`() {
    let store = makeStore()
    store.humidity = 0.5
    #expect(store.log == ["humidity 0.4 0.5"])
  }
}

@MainActor
@Suite("Composer: scopes")
struct ScopeTests {
  @Test func `scopes return the stores of children`() {
    var state = Greenhouse.State()
    state.pots = [Pot.State(id: 1), Pot.State(id: 2, water: 3)]
    state.destination = .editor(Lamp.State())
    let store = Store(initialState: state) { Greenhouse() }

    let lamp: StoreOf<Lamp> = store.scopes.lamp
    lamp.send(.view(.toggled))
    #expect(store.lamp.isOn)

    let spare: StoreOf<Lamp>? = store.scopes.spare
    #expect(spare == nil)

    #expect(store.scopes.pots.map(\.water) == [0, 3])
    #expect(store.scopes.dryPots.count == 1)

    let sheet: StoreOf<Lamp>? = store.scopes.sheet
    #expect(sheet == nil)

    let editor: StoreOf<Lamp>? = store.scopes(\.destination.editor)
    editor?.send(.view(.toggled))
    #expect(store.destination?.editor?.isOn == true)

    switch store.scopes.destination?.case {
    case .editor(let lamp): #expect(lamp.isOn)
    default: Issue.record("the destination is the editor")
    }
    #expect(store.scopes.path.withState { $0.isEmpty })
  }

  @Test func `bindings present and dismiss`() {
    var state = Greenhouse.State()
    state.sheet = Lamp.State(isOn: true)
    state.destination = .alert(AlertState { TextState("!") })
    let root = Store(initialState: state) { Greenhouse() }
    @Bindable var store = root

    let sheet = $store.scopes(\.sheet)
    #expect(sheet.wrappedValue?.isOn == true)
    sheet.wrappedValue = nil
    #expect(store.sheet == nil)

    let alert: Binding<Store<AlertState<Greenhouse.Actions.Warning>, Greenhouse.Actions.Warning>?> =
      $store.scopes(\.destination.alert)
    #expect(alert.wrappedValue != nil)
    alert.wrappedValue = nil
    #expect(store.destination == nil)

    #expect($store.scopes(\.destination).wrappedValue == nil)
    #expect($store.scopes(\.path).wrappedValue.withState { $0.isEmpty })
  }
}

@MainActor
@Suite("Composer: observation")
struct ObservationTests {
  @Test func `children are observed separately from other fields`() {
    let store = Store(initialState: Greenhouse.State()) { Greenhouse() }
    let changes = LockIsolated<[String]>([])
    func observe(_ name: String, _ read: () -> Void) {
      withObservationTracking(read) { changes.withValue { $0.append(name) } }
    }
    observe("lamp") { _ = store.lamp.isOn }
    observe("pots") { _ = store.pots.count }
    observe("title") { _ = store.title }
    observe("sheet") { _ = store.sheet }
    store.send(.lamp(.view(.toggled)))
    #expect(changes.value == ["lamp"])
  }

  @Test func `fields in the source are observed`() {
    let store = Store(initialState: Greenhouse.State()) { Greenhouse() }
    let changes = LockIsolated(0)
    withObservationTracking {
      _ = store.humidity
    } onChange: {
      changes.withValue { $0 += 1 }
    }
    store.send(.lamp(.view(.toggled)))
    #expect(changes.value == 0)
    store.humidity = 1
    #expect(changes.value == 1)
  }
}
