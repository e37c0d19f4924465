// SPDX-License-Identifier: MIT

import Ensemble
import Testing

/// A store is identified by its root and its place, independent of its lifetime.
@MainActor
@Suite("Identities of stores")
struct StoreIdentityTests {
  let store = StoreOf<Family>.threeGroups

  private func ids<Elements: Collection>(_ elements: Elements) -> [Elements.Element.ID]
  where Elements.Element: Identifiable {
    elements.map(\.id)
  }

  @Test func `rows keep their identities after their stores are released`() {
    let before = ids(store.scope(state: \.rows, action: \.rows))
    #expect(Set(before).count == 3)
    store.change { $0.rows.insert(Group.State(id: 9), at: 0) }
    store.change { $0.rows[id: 2]?.notes = ["a"] }
    let after = ids(store.scope(state: \.rows, action: \.rows))
    #expect(Array(after.dropFirst()) == before)
    #expect(!before.contains(after[0]))
  }

  @Test func `nested rows have identities within their outer rows`() {
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

  @Test func `children keep their identities, which differ for each place`() throws {
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

  @Test func `stores of one place are equal, and those of different roots differ`() throws {
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

  @Test func `a key path with a capture identifies one place per value`() {
    func rows(_ index: Int) -> StoreOf<Group>.ID {
      identity(store.scope(\.rows[index], action: \.anyRow))
    }
    #expect(rows(0) == rows(0))
    #expect(rows(0) != rows(1))
  }

  @Test func `an identity retains neither the store nor its engine`() {
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

  @Test func `a store retains its ancestors`() throws {
    func person() throws -> StoreOf<Person> {
      let row = try #require(store.scope(\.rows, action: \.rows).first)
      return try #require(row.scope(\.people, action: \.people).first)
    }
    let held = try person()
    #expect(try person() === held)
    weak let row = store.scope(\.rows, action: \.rows).first
    #expect(row != nil)
  }

  @Test func `a removed element has no store, even while its last one is retained`() throws {
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
  /// A replacement for a case with the actions of one row.
  fileprivate var anyRow: AnyCasePath<Family.Action, Group.Action> {
    AnyCasePath(embed: { .rows(.element(id: 1, action: $0)) }, extract: { _ in nil })
  }
}
