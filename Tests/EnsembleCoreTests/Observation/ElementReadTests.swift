// SPDX-License-Identifier: MIT

import Ensemble
import Testing

/// Reads through the store of an element.
@MainActor
@Suite("Observing elements of a collection through their stores")
struct ElementReadTests {
  let store = StoreOf<Family>.threeGroups

  private func row(_ id: Int) throws -> StoreOf<Group> {
    try #require(store.scope(state: \.rows, action: \.rows).first { $0.state.id == id })
  }

  private func notes(_ id: Int) throws -> Watch<[String]> {
    let row = try row(id)
    return Watch { row.notes }
  }

  @Test func `insertions, removals and moves of other elements do not notify readers`() throws {
    let notes = try notes(2)
    store.change { $0.rows.append(Group.State(id: 4)) }
    store.change { $0.rows.remove(id: 1) }
    store.change { $0.rows.swapAt(0, 1) }
    store.change { $0.rows[id: 3] = Group.State(id: 3, notes: ["another"]) }
    #expect(notes.take() == 0)
    store.send(.rows(.element(id: 2, action: .note("a"))))
    #expect(notes.take() == 1)
    #expect(notes.shown == ["a"])
  }

  @Test func `replacing an element notifies its readers, even if the old one is retained`() throws {
    let notes = try notes(2)
    let snapshot = store.state
    store.change { $0.rows[id: 2] = Group.State(id: 2, notes: ["new"]) }
    #expect(notes.take() == 1)
    #expect(notes.shown == ["new"])
    store.change { $0.rows = snapshot.rows }
    #expect(notes.take() == 1)
    #expect(notes.shown == [])
  }

  @Test func `a replacement notifies readers without a read since the previous change`() throws {
    let notes = try notes(2)
    let snapshot = store.state
    for id in 10..<20 { store.change { $0.rows.append(Group.State(id: id)) } }
    #expect(notes.changes == 0)
    store.change { $0.rows[id: 2] = Group.State(id: 2, notes: ["new"]) }
    #expect(notes.shown == ["new"])
    withExtendedLifetime(snapshot) {}
  }

  @Test func `a loop over stores goes on without the elements that it has removed`() throws {
    var ids: [Int] = []
    for row in store.scope(state: \.rows, action: \.rows) {
      ids.append(row.state.id)
      if row.state.id == 1 { store.change { $0.rows.remove(id: 2) } }
    }
    #expect(ids == [1, 3])
  }

  @Test func `removing and adding an element again notifies its readers`() throws {
    let notes = try notes(2)
    let snapshot = store.state
    store.change { $0.rows.remove(id: 2) }
    #expect(notes.take() == 1)
    store.change { $0.rows.append(Group.State(id: 2, notes: ["back"])) }
    #expect(notes.shown == ["back"])
    withExtendedLifetime(snapshot) {}
  }

  @Test func `mutating a copy outside of the store does not notify readers of the element`()
    throws
  {
    let notes = try notes(2)
    var copy = store.state
    copy.rows.remove(id: 1)
    copy.rows[id: 2]?.notes = ["outside"]
    #expect(notes.shown == [])
    store.change { $0.rows[id: 2] = Group.State(id: 2, notes: ["inside"]) }
    #expect(notes.shown == ["inside"])
    withExtendedLifetime(copy) {}
  }

  @Test func `mutating a copy in another store does not notify readers of the element`() throws {
    let notes = try notes(2)
    let other = StoreOf<Family>.family()
    store.change { state in
      let copy = state
      _ = MainActor.assumeIsolated {
        other.change { other in
          other = copy
          other.rows.remove(id: 1)
          other.rows[id: 2]?.notes = ["other"]
        }
      }
    }
    #expect(notes.shown == [])
    store.change { $0.rows[id: 2] = Group.State(id: 2, notes: ["own"]) }
    #expect(notes.shown == ["own"])
    #expect(other.rows[id: 2]?.notes == ["other"])
  }

  @Test func `restoring an earlier state notifies readers of elements`() throws {
    let notes = try notes(2)
    let snapshot = store.state
    store.send(.rows(.element(id: 2, action: .note("a"))))
    #expect(notes.shown == ["a"])
    let later = store.state
    store.change { $0 = snapshot }
    #expect(notes.shown == [])
    store.change { $0 = later }
    #expect(notes.shown == ["a"])
  }

  @Test func `readers of nested elements are not notified of other elements`() throws {
    let outer = try row(2)
    let person = try #require(outer.scope(state: \.people, action: \.people).first)
    let notes = Watch { person.notes }
    store.change { $0.rows.append(Group.State(id: 4)) }
    store.change { $0.rows[id: 2]?.people.append(Person.State(id: 3)) }
    store.change { $0.rows[id: 2]?.notes.append("outer") }
    #expect(notes.take() == 0)

    let snapshot = store.state
    var other = Group.State(id: 2)
    other.people = [Person.State(id: 1, notes: ["other"])]
    store.change { [other] in $0.rows[id: 2] = other }
    #expect(notes.shown == ["other"])
    store.change { $0.rows = snapshot.rows }
    #expect(notes.shown == [])
  }

  @Test func `a store within an element is notified of a replacement, even if only it is retained`()
    throws
  {
    let person = try #require(try row(2).scope(state: \.people, action: \.people).first)
    let notes = Watch { person.notes }
    let snapshot = store.state
    var other = Group.State(id: 2)
    other.people = [Person.State(id: 1, notes: ["other"])]
    store.change { [other] in $0.rows[id: 2] = other }
    #expect(notes.shown == ["other"])
    withExtendedLifetime(snapshot) {}
  }

  @Test func `a read of a nested collection observes only its element`() throws {
    let row = try row(2)
    let people = Watch { row.people.count }
    store.change { $0.rows.append(Group.State(id: 4)) }
    #expect(people.take() == 0)
    store.change { $0.rows[id: 2]?.people.remove(id: 1) }
    #expect(people.take() == 1)
    #expect(people.shown == 1)
  }

  @Test func `elements of a computed collection observe its sources`()
    throws
  {
    let store = Store(initialState: Shelf.State()) { Shelf() }
    let book = try #require(store.scope(state: \.marked, action: \.marked).first)
    let title = Watch { book.title }
    #expect(title.shown == "> one")
    store.send(.rename("uno"))
    #expect(title.shown == "> uno")
    store.send(.mark("* "))
    #expect(title.shown == "* uno")
  }

  @Test func `stores of elements are released`() throws {
    weak var weakRow: StoreOf<Group>?
    do {
      let row = try row(2)
      _ = Watch { row.notes }.shown
      weakRow = row
    }
    #expect(weakRow == nil)
    store.change { $0.rows.remove(id: 2) }
  }

  /// A computed collection with its own elements.
  @Reducer
  struct Shelf {
    @ObservableState
    struct State {
      var books: IdentifiedArrayOf<Book.State> = [Book.State(id: 1, title: "one")]
      var mark = "> "

      var marked: IdentifiedArrayOf<Book.State> {
        IdentifiedArray(
          uniqueElements: books.map { book in
            var book = book
            book.title = mark + book.title
            return book
          }
        )
      }
    }

    enum Action {
      case marked(IdentifiedActionOf<Book>)
      case rename(String)
      case mark(String)
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .marked: break
        case .rename(let title): state.books[0].title = title
        case .mark(let mark): state.mark = mark
        }
        return .none
      }
    }
  }

  @Reducer
  struct Book {
    @ObservableState
    struct State: Identifiable {
      let id: Int
      var title: String
    }
    enum Action {}
    var body: some ReducerOf<Self> { EmptyReducer() }
  }
}
