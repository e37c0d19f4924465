// SPDX-License-Identifier: MIT

import Ensemble
import Testing

@MainActor
@Suite("Switching over a store's case")
struct StoreCaseTests {
  func destination(
    _ state: Inventory.Destination.State
  ) -> StoreOf<Inventory.Destination> {
    Store(initialState: state) { Inventory.Destination.body }
  }

  @Test func `the case of a feature contains its store`() {
    let store = destination(.edit(Edit.State()))
    switch store.case {
    case .edit(let edit):
      edit.send(.rename("Desk"))
      #expect(edit.name == "Desk")
    default:
      Issue.record("The store is in another case.")
    }
    #expect(store.state == .edit(Edit.State(name: "Desk")))
  }

  @Test func `a case without a feature contains its values`() {
    guard case .tip(let text, let page) = destination(.tip("Swipe", page: 2)).case else {
      Issue.record("The store is in another case.")
      return
    }
    #expect(text == "Swipe")
    #expect(page == 2)
  }

  @Test func `a case of the store is available as a property`() {
    #expect(destination(.edit(Edit.State(name: "Desk"))).case.edit?.name == "Desk")
    #expect(destination(.scan(3)).case.scan == 3)
    #expect(destination(.scan(3)).case.toast == nil)
  }

  @Test func `cases can be nested`() {
    let store = destination(.modal(.edit(Edit.State())))
    guard case .modal(let modal) = store.case, case .edit(let edit) = modal.case else {
      Issue.record("The store is in another case.")
      return
    }
    edit.send(.rename("Lamp"))
    #expect(store.state == .modal(.edit(Edit.State(name: "Lamp"))))
  }

  @Test func `a presented case can be switched over`() throws {
    let store = StoreOf<Inventory>.presenting(.edit(Edit.State()))
    let presented = try #require(store.scope(\.$destination, action: \.destination))
    presented.case.edit?.send(.rename("Desk"))
    #expect(store.destination?.edit?.name == "Desk")
  }

  @Test func `a change within a case does not notify readers of the case`() {
    let store = destination(.edit(Edit.State()))
    let isEditing = Watch { if case .edit = store.case { true } else { false } }
    store.send(.edit(.rename("Desk")))
    #expect(isEditing.take() == 0)
  }
}
