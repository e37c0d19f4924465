// SPDX-License-Identifier: MIT

import Ensemble
import Testing

@MainActor
@Suite("Enum reducers")
struct EnumReducerTests {
  @Test func `the feature of the current case runs`() {
    let store = StoreOf<Inventory>.presenting(.edit(Edit.State()))
    store.send(.destination(.presented(.edit(.rename("Desk")))))
    #expect(store.destination == .edit(Edit.State(name: "Desk")))
  }

  @Test func `the default value of a case is its reducer`() {
    let store = StoreOf<Inventory>.presenting(.search(Search.State()))
    store.send(.destination(.presented(.search(.found(["a", "b", "c"])))))
    #expect(store.destination == .search(Search.State(results: ["a", "b"])))
  }

  @Test func `an enum reducer can be the child of another one`() {
    let store = StoreOf<Inventory>.presenting(.modal(.edit(Edit.State())))
    store.send(.destination(.presented(.modal(.edit(.rename("Lamp"))))))
    #expect(store.destination == .modal(.edit(Edit.State(name: "Lamp"))))
  }

  @Test func `an ephemeral case is dismissed by its action`() {
    let store = StoreOf<Inventory>.presenting(.toast(ToastState(text: "Deleted")))
    store.send(.destination(.presented(.toast(.undo))))
    #expect(store.destination == nil)
    #expect(store.undone == 1)
  }

  @Test func `an action of another case is reported`() {
    let store = StoreOf<Inventory>.presenting(.help)
    expectReport("edit") {
      store.send(.destination(.presented(.edit(.rename("Desk")))))
    }
    #expect(store.destination == .help)
  }

  @Test func `the state of a case is available as a property`() {
    let state = Inventory.Destination.State.tip("Swipe", page: 2)
    #expect(state.tip?.page == 2)
    #expect(state.edit == nil)
    #expect(state.is(\.tip))
  }

  @Test func `case key paths lead through a presentation`() async {
    let store = TestStore(
      initialState: Inventory.State(destination: .edit(Edit.State()))
    ) {
      Inventory()
    }
    await store.send(\.destination.edit.rename, "Desk") {
      $0.$destination[case: \.edit]?.name = "Desk"
    }
    await store.send(\.destination.presented.edit.rename, "Lamp") {
      $0.destination?.modify(\.edit) { $0.name = "Lamp" }
    }
    await store.send(\.destination.dismiss) {
      $0.destination = nil
    }
  }

  @Test func `an enum reducer runs without a parent`() {
    let store = Store(initialState: .edit(Edit.State())) { Modal.body }
    store.send(.edit(.rename("Desk")))
    #expect(store.state == .edit(Edit.State(name: "Desk")))
  }

  @Test func `a reducer can be a generic parameter`() {
    let store = Store(initialState: .only(Edit.State())) { Generic<Edit>.body }
    store.send(.only(.never(.rename("Desk"))))
    #expect(store.state == .only(Edit.State()))
  }
}

/// A feature wrapped in an operator without behavior.
@Reducer
struct Inert<Feature: Reducer> {
  typealias State = Feature.State
  @CasePathable
  enum Action { case never(Feature.Action) }
  let body = EmptyReducer<State, Action>()
}

@Reducer
enum Generic<Feature: Reducer> {
  case only(Inert<Feature>)
}

extension Generic.State: Equatable where Feature.State: Equatable {}
