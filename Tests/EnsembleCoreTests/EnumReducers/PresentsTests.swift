// SPDX-License-Identifier: MIT

import Ensemble
import Testing

@MainActor
@Suite("@Presents")
struct PresentsTests {
  let store = StoreOf<Inventory>.presenting(.edit(Edit.State(name: "Desk")))

  @Test func `a property is initially nil`() {
    #expect(Inventory.State().destination == nil)
    #expect(Presenter().edit == Edit.State(name: "new"))
    #expect(Presenter().search == nil)
    #expect(Presenter(edit: nil).edit == nil)
  }

  @Test func `the property and the projection share one value`() {
    var state = Presenter()
    state.edit?.name = "Desk"
    #expect(state.$edit.wrappedValue?.name == "Desk")
    state.$edit.wrappedValue = nil
    #expect(state.edit == nil)
  }

  @Test func `reserved words can be property names`() {
    var state = Presenter()
    state.default = Edit.State()
    #expect(state.$default.wrappedValue == Edit.State())
  }

  @Test func `equality compares the presented states`() {
    var state = Inventory.State(destination: .help)
    #expect(state == Inventory.State(destination: .help))
    state.destination = .scan(1)
    #expect(state != Inventory.State(destination: .help))
  }

  @Test func `a change of a field notifies only its readers`() {
    let name = Watch { [store] in store.destination?.edit?.name }
    let price = Watch { [store] in store.destination?.edit?.price }
    store.send(.destination(.presented(.edit(.rename("Lamp")))))
    #expect(name.take() == 1)
    #expect(name.shown == "Lamp")
    #expect(price.take() == 0)
  }

  @Test func `a change of another field notifies no reader`() {
    let toast = StoreOf<Inventory>.presenting(.help)
    let isPresented = Watch { toast.destination != nil }
    toast.send(.destination(.dismiss))
    #expect(isPresented.take() == 1)
    toast.send(.present(nil))
    #expect(isPresented.take() == 0)
    let undone = Watch { toast.undone }
    toast.send(.present(.help))
    #expect(undone.take() == 0)
  }

  @Test func `a dismissal notifies readers`() {
    let isPresented = Watch { [store] in store.destination != nil }
    store.send(.present(nil))
    #expect(isPresented.take() == 1)
    #expect(!isPresented.shown)
  }

  @Test func `another destination notifies readers of the projection`() {
    let isEditing = Watch { [store] in store.$destination.wrappedValue?.is(\.edit) }
    store.send(.present(.help))
    #expect(isEditing.take() == 1)
    #expect(isEditing.shown == false)
  }

  @Test func `a child's change does not notify readers that only scope`() {
    let isPresented = Watch { [store] in
      store.scope(\.$destination, action: \.destination) != nil
    }
    store.send(.destination(.presented(.edit(.rename("Lamp")))))
    #expect(isPresented.take() == 0)
  }
}

/// State with every form of a presented property.
@ObservableState
private struct Presenter {
  @Presents var edit: Edit.State? = Edit.State(name: "new")
  @Presents private(set) var search: Optional<Search.State> = nil
  @Presents var `default`: Edit.State?
}
