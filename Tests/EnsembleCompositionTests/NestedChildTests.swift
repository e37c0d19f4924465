// SPDX-License-Identifier: MIT

import Ensemble
import Testing

@MainActor
@Suite("Composer: children in destinations")
struct NestedChildTests {
  private func makeStore(
    _ destination: Nursery.Destination.State
  ) -> TestStore<Nursery.State, Nursery.Action> {
    TestStore(initialState: Nursery.State(destination: destination)) { Nursery() }
  }

  @Test func `removing rows cancels their effects`() async {
    let store = makeStore(.rows([Seedling.State(id: 1), Seedling.State(id: 2)]))
    await store.send(.destination(.presented(.rows(.element(id: 2, action: .water))))) {
      $0.destination = .rows([Seedling.State(id: 1), Seedling.State(id: 2, height: 1)])
    }
    let first = await store.send(.destination(.presented(.rows(.element(id: 1, action: .grow)))))
    let other = await store.send(.destination(.presented(.rows(.element(id: 2, action: .grow)))))
    await store.send(
      .destination(.presented(.rows(.element(id: 1, action: .delegate(.remove)))))
    ) {
      $0.destination = .rows([Seedling.State(id: 2, height: 1)])
    }
    await first.finish()
    await store.send(.destination(.dismiss)) { $0.destination = nil }
    await other.finish()
  }

  @Test func `leaving the case cancels the effects of all rows`() async {
    let store = makeStore(.rows([Seedling.State(id: 1)]))
    let row = await store.send(.destination(.presented(.rows(.element(id: 1, action: .grow)))))
    store.exhaustivity = .off
    await store.send(.destination(.dismiss))
    await row.finish()
  }

  @Test func `setting an optional feature to nil cancels its effects`() async {
    let store = makeStore(.detail(Seedling.State(id: 1)))
    await store.send(.destination(.presented(.detail(.water)))) {
      $0.destination = .detail(Seedling.State(id: 1, height: 1))
    }
    let effect = await store.send(.destination(.presented(.detail(.grow))))
    await store.send(.destination(.presented(.detail(.delegate(.remove))))) {
      $0.destination = .detail(nil)
    }
    await effect.finish()
  }

  @Test func `a nested destination runs its cases`() async {
    let store = makeStore(.sheet(.lamp()))
    await store.send(.destination(.presented(.sheet(.lamp(.view(.toggled)))))) {
      $0.destination = .sheet(.lamp(Lamp.State(isOn: true)))
    }
    await store.send(.destination(.presented(.sheet(.lamp(.delegate(.needsBulb)))))) {
      $0.log = ["lamp"]
    }
  }

  @Test func `removing rows in a nested destination cancels their effects`() async {
    let store = makeStore(.sheet(.rows([Seedling.State(id: 7)])))
    let row = await store.send(
      .destination(.presented(.sheet(.rows(.element(id: 7, action: .grow)))))
    )
    await store.send(
      .destination(.presented(.sheet(.rows(.element(id: 7, action: .delegate(.remove))))))
    ) {
      $0.log = ["row 7"]
      $0.destination = .sheet(.rows())
    }
    await row.finish()
  }

  @Test func `an action of an alert in a nested destination dismisses both`() async {
    let store = makeStore(.sheet(.alert(AlertState { TextState("!") })))
    await store.send(.destination(.presented(.sheet(.alert(.confirmed))))) {
      $0.log = ["alert"]
      $0.destination = nil
    }
  }

  @Test func `a feature with enum state runs rows`() async {
    let store = TestStore(initialState: Tray.State.rows([Seedling.State(id: 1)])) { Tray() }
    let row = await store.send(.rows(.element(id: 1, action: .grow)))
    await store.send(.rows(.element(id: 1, action: .delegate(.remove)))) { $0 = .rows([]) }
    await row.finish()
  }

  @Test func `a feature with enum state runs an optional feature`() async {
    let store = TestStore(initialState: Tray.State.detail(Seedling.State(id: 1))) { Tray() }
    let detail = await store.send(.detail(.grow))
    await store.send(.detail(.delegate(.remove))) { $0 = .detail(nil) }
    await detail.finish()
  }

  @Test func `a feature with enum state runs a destination`() async {
    let store = TestStore(initialState: Tray.State.sheet(.lamp(Lamp.State()))) { Tray() }
    await store.send(.sheet(.lamp(.view(.toggled)))) { $0 = .sheet(.lamp(Lamp.State(isOn: true))) }
    await store.send(.sheet(.lamp(.delegate(.needsBulb)))) { $0 = .empty }
  }
}

@MainActor
@Suite("Composer: children in stacks")
struct StackChildTests {
  private func makeStore(
    _ elements: Nursery.Path.State...
  ) -> (TestStore<Nursery.State, Nursery.Action>, [StackElementID]) {
    var state = Nursery.State()
    for element in elements { state.path.append(element) }
    return (TestStore(initialState: state) { Nursery() }, Array(state.path.ids))
  }

  @Test func `removing rows of an element cancels their effects`() async {
    let (store, ids) = makeStore(.rows([Seedling.State(id: 1), Seedling.State(id: 2)]))
    let row = await store.send(
      .path(.element(id: ids[0], action: .rows(.element(id: 1, action: .grow))))
    )
    await store.send(
      .path(.element(id: ids[0], action: .rows(.element(id: 1, action: .delegate(.remove)))))
    ) {
      $0.log = ["row 1 of \(ids[0])"]
      $0.path[id: ids[0]] = .rows([Seedling.State(id: 2)])
    }
    await row.finish()
  }

  @Test func `setting an optional element to nil cancels its effects`() async {
    let (store, ids) = makeStore(.detail(Seedling.State(id: 1)))
    let detail = await store.send(.path(.element(id: ids[0], action: .detail(.grow))))
    await store.send(.path(.element(id: ids[0], action: .detail(.delegate(.remove))))) {
      $0.path[id: ids[0]] = .detail(nil)
    }
    await detail.finish()
  }

  @Test func `a destination in an element delegates with the id of the element`() async {
    let (store, ids) = makeStore(.panel(.lamp(Lamp.State())))
    await store.send(.path(.element(id: ids[0], action: .panel(.lamp(.delegate(.needsBulb)))))) {
      $0.log = ["panel \(ids[0])"]
    }
  }

  @Test func `an alert on a stack is removed after its action`() async {
    let (store, ids) = makeStore(
      .rows([]),
      .warning(AlertState { TextState("!") })
    )
    await store.send(.path(.element(id: ids[1], action: .warning(.understood)))) {
      $0.log = ["warned"]
      $0.path[id: ids[1]] = nil
    }
  }

  @Test func `a dialog on a stack is removed together with the elements above it`() async {
    let (store, ids) = makeStore(
      .rows([]),
      .options(ConfirmationDialogState { TextState("?") }),
      .rows([])
    )
    await store.send(.path(.element(id: ids[1], action: .options(.first)))) {
      $0.path.pop(from: ids[1])
    }
  }

  @Test func `an alert that the parent replaces stays`() async {
    let (store, ids) = makeStore(.warning(AlertState { TextState("!") }))
    store.exhaustivity = .off
    await store.send(.path(.element(id: ids[0], action: .warning(.raised))))
    #expect(store.state.path.ids == [ids[0]])
  }

  @Test func `an action of an alert within an element removes the element`() async {
    let (store, ids) = makeStore(.panel(.alert(AlertState { TextState("!") })))
    await store.send(.path(.element(id: ids[0], action: .panel(.alert(.confirmed))))) {
      $0.log = ["panel alert"]
      $0.path = StackState()
    }
  }

  @Test func `the description lists the cases of destinations and stacks`() {
    #expect(
      Nursery().composition == """
        core
          path
          destination
          rowSaid(state:id:action:) for destination.rows
          detailSaid(state:) for destination.detail
          sheetLampSaid(state:) for destination.sheet.lamp
          sheetRowSaid(state:id:) for destination.sheet.rows
          sheetAlert(state:action:) for destination.sheet.alert
          pathRowSaid(state:elementID:id:) for path.rows
          pathDetailSaid(state:id:) for path.detail
          panelLampSaid(state:id:) for path.panel.lamp
          panelAlert(state:id:action:) for path.panel.alert
          warned(state:id:action:) for path.warning
        """
    )
  }
}
