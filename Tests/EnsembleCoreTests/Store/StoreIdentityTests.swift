// SPDX-License-Identifier: MIT

import Ensemble
import Testing

/// A store is known by its root and its place, whether anybody holds it or not.
@MainActor
@Suite("Identities of stores")
struct StoreIdentityTests {
  let store = StoreOf<Family>.threeGroups

  private func ids<Elements: Collection>(_ elements: Elements) -> [Elements.Element.ID]
  where Elements.Element: Identifiable {
    elements.map(\.id)
  }

  @Test func `rows keep their identities while nobody holds their stores`() {
    let before = ids(store.scope(state: \.rows, action: \.rows))
    #expect(Set(before).count == 3)
    store.change { $0.rows.insert(Group.State(id: 9), at: 0) }
    store.change { $0.rows[id: 2]?.notes = ["a"] }
    let after = ids(store.scope(state: \.rows, action: \.rows))
    #expect(Array(after.dropFirst()) == before)
    #expect(!before.contains(after[0]))
  }

  @Test func `so do the rows of rows, each with the row around it`() {
    func inner() -> [[StoreOf<Person>.ID]] {
      store.scope(state: \.rows, action: \.rows).map {
        ids($0.scope(state: \.people, action: \.people))
      }
    }
    let before = inner()
    #expect(Set(before.joined()).count == 6)
    store.change { $0.rows.swapAt(0, 2) }
    #expect(inner() == before.reversed())
  }

  @Test func `children keep theirs, and every place has another one`() throws {
    store.change {
      $0.child = Member.State()
      $0.sibling = Member.State()
    }
    func children() throws -> [StoreOf<Member>.ID] {
      [
        try #require(store.scope(\.child, action: \.child)),
        try #require(store.scope(\.sibling, action: \.sibling)),
        store.scope(\.plain, action: \.plain),
      ].map { identity($0) }
    }
    let before = try children()
    #expect(Set(before).count == 3)
    #expect(try children() == before)
  }

  @Test func `stores of one place are equal, of other roots they are not`() throws {
    let other = StoreOf<Family>.threeGroups
    #expect(
      identity(store.scope(\.plain, action: \.plain))
        != identity(other.scope(\.plain, action: \.plain))
    )
    #expect(ids(store.scope(\.rows, action: \.rows)) != ids(other.scope(\.rows, action: \.rows)))
    #expect(store.scope(\.plain, action: \.plain) == store.scope(\.plain, action: \.plain))
    #expect(
      store.scope(\.plain, action: \.plain).hashValue
        == store.scope(\.plain, action: \.plain).hashValue
    )
  }

  @Test func `a key path that captures a value leads to a place for each value`() {
    func rows(_ index: Int) -> StoreOf<Group>.ID {
      identity(store.scope(\.rows[index], action: \.anyRow))
    }
    #expect(rows(0) == rows(0))
    #expect(rows(0) != rows(1))
  }

  @Test func `an identity holds neither the store nor its engine`() {
    weak var weakStore: StoreOf<Family>?
    let id: StoreOf<Group>.ID?
    do {
      let store = StoreOf<Family>.threeGroups
      weakStore = store
      id = store.scope(\.rows, action: \.rows).first.map { identity($0) }
    }
    #expect(id != nil)
    #expect(weakStore == nil)
  }

  @Test func `a store that is held holds the stores that it was scoped from`() throws {
    func person() throws -> StoreOf<Person> {
      let row = try #require(store.scope(\.rows, action: \.rows).first)
      return try #require(row.scope(\.people, action: \.people).first)
    }
    let held = try person()
    #expect(try person() === held)
    weak let row = store.scope(\.rows, action: \.rows).first
    #expect(row != nil)
  }

  @Test func `an element that is gone has no store, also while its last one is held`() throws {
    let store = StoreOf<Screen>.screen()
    store.change { $0.path.append(Screen.State()) }
    let path = store.scope(\.path, action: \.path)
    let id = try #require(path.ids.first)
    let held: StoreOf<Screen> = try #require(path.element(id: id))
    store.change { $0.path.pop(from: id) }
    let gone: StoreOf<Screen>? = path.element(id: id)
    #expect(gone == nil)
    #expect(held.notes == [])
  }

  private func identity<S: Identifiable>(_ store: S) -> S.ID { store.id }
}

extension Family.Action.AllCasePaths {
  /// Stands for a case with the actions of one row.
  fileprivate var anyRow: AnyCasePath<Family.Action, Group.Action> {
    AnyCasePath(embed: { .rows(.element(id: 1, action: $0)) }, extract: { _ in nil })
  }
}
