// SPDX-License-Identifier: MIT

import Ensemble
import Testing

@MainActor
@Suite("Observing collections")
struct CollectionTests {
  let store = StoreOf<Family>.threeGroups

  var ids: Watch<[Int]> { Watch { [store] in Array(store.rows.ids) } }

  func notes(_ id: Int) -> Watch<[String]?> {
    Watch { [store] in store.rows[id: id]?.notes }
  }

  @Test func `a row's own action does not notify readers of the collection`() {
    let ids = ids
    let notes = notes(2)
    store.send(.rows(.element(id: 2, action: .note("a"))))
    #expect(ids.take() == 0)
    #expect(notes.take() == 1)
    #expect(notes.shown == ["a"])
  }

  @Test func `mutating a row in place does not notify readers of the collection`() {
    let ids = ids
    let notes = notes(2)
    store.change { $0.rows[id: 2]?.notes = ["a"] }
    #expect(ids.take() == 0)
    #expect(notes.take() == 1)
    store.change { $0.rows[1].notes = ["b"] }
    #expect(ids.take() == 0)
    #expect(notes.shown == ["b"])
  }

  @Test func `readers of a row are not notified of other rows`() {
    let notes = notes(1)
    store.send(.rows(.element(id: 2, action: .note("a"))))
    #expect(notes.take() == 0)
  }

  @Test func `appending a row notifies readers of the collection`() {
    let ids = ids
    store.change { $0.rows.append(Group.State(id: 4)) }
    #expect(ids.take() == 1)
    #expect(ids.shown == [1, 2, 3, 4])
  }

  @Test func `removing a row notifies readers of the collection`() {
    let ids = ids
    store.change { $0.rows.remove(id: 2) }
    #expect(ids.take() == 1)
    #expect(ids.shown == [1, 3])
  }

  @Test func `moving a row notifies readers of the collection`() {
    let ids = ids
    store.change { $0.rows.swapAt(0, 2) }
    #expect(ids.take() == 1)
    #expect(ids.shown == [3, 2, 1])
  }

  @Test func `removing a row notifies its own readers`() {
    let notes = notes(2)
    store.change { $0.rows.remove(id: 2) }
    #expect(notes.take() == 1)
    #expect(notes.shown == nil)
  }

  @Test func `replacing a row by one with the same id notifies readers`() {
    let notes = notes(2)
    store.change { $0.rows[id: 2] = Group.State(id: 2, notes: ["new"]) }
    #expect(notes.shown == ["new"])
    store.send(.rows(.element(id: 2, action: .note("more"))))
    #expect(notes.shown == ["new", "more"])
  }

  @Test func `a row that replaces itself notifies readers`() {
    let store = Store(initialState: Folder.State()) { Folder() }
    let number = Watch { store.files[id: 1]?.number }
    store.send(.files(.element(id: 1, action: 5)))
    #expect(number.shown == 5)
    store.send(.files(.element(id: 1, action: 6)))
    #expect(number.shown == 6)
  }

  @Test func `assigning a row that was mutated in a copy notifies readers`() {
    let notes = notes(2)
    store.change { state in
      var copy = state.rows[1]
      copy.notes = ["copied"]
      state.rows[1] = copy
    }
    #expect(notes.shown == ["copied"])
    store.send(.rows(.element(id: 2, action: .note("more"))))
    #expect(notes.shown == ["copied", "more"])
  }

  @Test func `assigning a collection that was mutated in a copy notifies readers`() {
    let notes = notes(2)
    store.change { state in
      var copy = state.rows
      copy[id: 2]?.notes = ["copied"]
      state.rows = copy
    }
    #expect(notes.shown == ["copied"])
  }

  @Test func `retaining a snapshot does not stop notifications of rows`() {
    let notes = notes(2)
    var snapshots: [Family.State] = []
    var expected: [String] = []
    for note in ["a", "b", "c"] {
      snapshots.append(store.state)
      store.send(.rows(.element(id: 2, action: .note(note))))
      expected.append(note)
      #expect(notes.shown == expected)
    }
    #expect(snapshots.map { $0.rows[id: 2]?.notes } == [[], ["a"], ["a", "b"]])
  }

  @Test func `a change of a nested row notifies its own readers`() {
    let group = Watch { [store] in store.rows[id: 1]?.people.count }
    let near = Watch { [store] in store.rows[id: 1]?.people[id: 1]?.notes }
    let far = Watch { [store] in store.rows[id: 2]?.people[id: 1]?.notes }
    store.send(
      .rows(.element(id: 1, action: .people(.element(id: 1, action: .note("a")))))
    )
    #expect(group.take() == 0)
    #expect(near.take() == 1)
    #expect(far.take() == 0)
    #expect(near.shown == ["a"])
  }

  /// A row whose reducer replaces its whole state.
  @Reducer
  struct File {
    @ObservableState
    struct State: Identifiable {
      let id: Int
      var number = 0
    }

    typealias Action = Int

    var body: some Reducer<State, Int> {
      Reduce { state, action in
        state = State(id: state.id, number: action)
        return .none
      }
    }
  }

  @Reducer
  struct Folder {
    @ObservableState
    struct State {
      var files: IdentifiedArrayOf<File.State> = [File.State(id: 1)]
    }

    enum Action {
      case files(IdentifiedAction<Int, Int>)
    }

    var body: some ReducerOf<Self> {
      EmptyReducer().forEach(\.files, action: \.files) { File() }
    }
  }
}
