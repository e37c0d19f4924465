// SPDX-License-Identifier: MIT

import Ensemble
import Testing

@MainActor
@Suite("Writing to the fields of a store")
struct StoreWritingTests {
  let store = Store(initialState: Profile.State()) { Profile() }

  @Test func `assigning to a field sends a write`() {
    store.text = "abcdefgh"
    #expect(store.text == "abcde")
    store.note = "a"
    #expect(store.note == "a")
    store.note = nil
    #expect(store.note == nil)
  }

  @Test func `assigning to a nested field writes the outer field`() {
    store.user.name = "a"
    #expect(store.user == Profile.User(name: "a"))
    #expect(store.log == [])
  }

  @Test func `assigning to an element writes the collection`() {
    store.tags[1] = "c"
    #expect(store.tags == ["a", "c"])
    store.count += 1
    #expect(store.count == 1)
  }

  @Test func `assigning the state replaces it`() {
    store.state = Profile.State(text: "a", count: 2)
    #expect(store.state == Profile.State(text: "a", count: 2))
    store.state.half = 0.5
    #expect(store.half == 0.5)
  }

  @Test func `assigning to a field sends a view action`() {
    let store = Store(initialState: Panel.State()) { Panel() }
    store.text = "a"
    store.count += 2
    #expect(store.state == Panel.State(text: "a", count: 2))
    store.state = Panel.State()
    #expect(store.text == "")
  }

  @Test func `a writable field is observed individually`() {
    let half = Watch { store.half }
    let count = Watch { store.count }
    store.half = 0.5
    #expect(half.take() == 1)
    #expect(count.take() == 0)
    #expect(half.shown == 0.5)
  }
}
