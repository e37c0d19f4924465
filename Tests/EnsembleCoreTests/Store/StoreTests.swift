// SPDX-License-Identifier: MIT

import Ensemble
import Testing

@MainActor
@Suite("Stores")
struct StoreTests {
  let store = StoreOf<Family>.family {
    $0.child = Member.State()
    $0.rows = IdentifiedArray(uniqueElements: (1...3).map { Group.State(id: $0) })
  }

  @Test func `a store begins with its initial state`() {
    let store = Store(initialState: 42) { EmptyReducer<Int, Void>() }
    #expect(store.withState { $0 } == 42)
  }

  @Test func `a store provides its state and parts of it`() {
    store.send(.note("a"))
    #expect(store.state.notes == ["a"])
    #expect(store.notes == ["a"])
    #expect(store.notes.count == 1)
    #expect(store.withState(\.notes) == ["a"])
  }

  @Test func `names of members of stacks are free for states`() {
    let store = Store(initialState: Compound.State()) { Compound() }
    #expect(store.elements.count == 2)
    #expect(store.element == "salt")
  }

  // MARK: Scoping

  @Test func `the store of a child provides the child's state and sends its actions`() {
    let plain = store.scope(\.plain, action: \.plain)
    plain.send(.note("a"))
    #expect(plain.notes == ["a"])
    #expect(store.plain.notes == ["a"])
  }

  @Test func `the store of an optional child exists while the child does`() throws {
    let child = try #require(store.scope(\.child, action: \.child))
    child.send(.note("a"))
    #expect(store.child?.notes == ["a"])
    store.change { $0.child = nil }
    #expect(store.scope(\.child, action: \.child) == nil)
  }

  @Test func `the stores of rows are in the order of the rows`() {
    let rows = Array(store.scope(\.rows, action: \.rows))
    #expect(rows.map(\.id) == [1, 2, 3])
    rows[1].send(.note("a"))
    #expect(store.rows.map(\.notes) == [[], ["a"], []])
  }

  @Test func `the labelled scope functions behave the same`() {
    #expect(
      store.scope(state: \.plain, action: \.plain) === store.scope(\.plain, action: \.plain)
    )
    let child = store.scope(state: \.child, action: \.child)
    #expect(child != nil)
    #expect(child === store.scope(\.child, action: \.child))
    #expect(store.scope(state: \.rows, action: \.rows).map(\.id) == [1, 2, 3])
  }

  @Test func `scoping again returns the same store while it is retained`() {
    let plain = store.scope(\.plain, action: \.plain)
    let child = store.scope(\.child, action: \.child)
    let rows = Array(store.scope(\.rows, action: \.rows))
    #expect(plain === store.scope(\.plain, action: \.plain))
    #expect(child === store.scope(\.child, action: \.child))
    #expect(rows == Array(store.scope(\.rows, action: \.rows)))
  }

  @Test func `a scoped store is released with its last reference`() {
    weak let plain = store.scope(\.plain, action: \.plain)
    weak let child = store.scope(\.child, action: \.child)
    weak let row = store.scope(\.rows, action: \.rows).first
    #expect(plain == nil)
    #expect(child == nil)
    #expect(row == nil)
  }

  @Test func `the store of a child outlives its parent object`() {
    func makeChild() -> StoreOf<Member> {
      StoreOf<Family>.family().scope(\.plain, action: \.plain)
    }
    let child = makeChild()
    child.send(.note("a"))
    #expect(child.notes == ["a"])
  }

  @Test func `the store of a row outlives its parent object`() throws {
    func makeRow() -> StoreOf<Group>? {
      StoreOf<Family>.family { $0.rows = [Group.State(id: 1)] }
        .scope(\.rows, action: \.rows).first
    }
    let row = try #require(makeRow())
    row.send(.note("a"))
    #expect(row.notes == ["a"])
  }

  // MARK: Removed children

  @Test func `the store of a removed child can still be read`() throws {
    let child = try #require(store.scope(\.child, action: \.child))
    store.change { $0.child = nil }
    #expect(child.notes == [])
  }

  @Test func `sending to a removed child is reported and has no effect`() throws {
    let child = try #require(store.scope(\.child, action: \.child))
    store.change { $0.child = nil }
    expectReport(#"was given an action of its child, whose state is "nil"."#) {
      child.send(.note("late"))
    }
    #expect(store.child == nil)
    #expect(child.notes == [])
  }

  @Test func `the store of a removed row can still be read`() {
    let rows = Array(store.scope(\.rows, action: \.rows))
    store.change { $0.rows.remove(id: 2) }
    #expect(rows.map(\.id) == [1, 2, 3])
  }

  @Test func `sending to a removed row is reported and has no effect`() {
    let rows = Array(store.scope(\.rows, action: \.rows))
    store.change { $0.rows.remove(id: 2) }
    expectReport("was given an action of an element that does not exist.") {
      rows[1].send(.note("late"))
    }
    #expect(store.rows.map(\.notes) == [[], []])
  }

  @Test func `a child that is added again has a new store`() throws {
    let old = try #require(store.scope(\.child, action: \.child))
    store.change { $0.child = nil }
    #expect(store.scope(\.child, action: \.child) == nil)
    store.change { $0.child = Member.State(notes: ["new"]) }
    let new = try #require(store.scope(\.child, action: \.child))
    #expect(new !== old)
    #expect(new.notes == ["new"])
  }

  // MARK: Conformances

  @Test func `stores are equal if they are identical`() {
    let other = StoreOf<Family>.family()
    #expect(store == store)
    #expect(store != other)
    #expect(Set([store, store, other]).count == 2)
    #expect(store.id != other.id)
  }

  @Test func `the store of a feature is described by the feature`() {
    #expect(store.debugDescription == "StoreOf<Family>")
  }

  @Test func `another store is described by its types`() {
    let store = Store(initialState: 0) { EmptyReducer<Int, Bool>() }
    #expect(store.debugDescription == "Store<Int, Bool>")
  }
}

@Reducer
private struct Compound {
  @ObservableState
  struct State: Equatable {
    var elements = ["sodium", "chlorine"]
    var element: String? = "salt"
  }
}
