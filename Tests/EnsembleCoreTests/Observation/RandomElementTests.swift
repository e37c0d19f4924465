// SPDX-License-Identifier: MIT

import Ensemble
import Testing

/// A reader of an element is notified whenever the element differs from its last read, after any
/// change of the collection.
@MainActor
@Suite("Random changes of elements")
struct RandomElementTests {
  @Test(arguments: 1...30)
  func `readers of elements stay up to date after random operations`(seed: UInt64) {
    var random = Randomness(state: seed)
    let store = StoreOf<Family>.family {
      $0.rows = IdentifiedArray(uniqueElements: (0..<4).map(group))
    }
    var readers: [Int: Reader] = [:]
    var snapshots: [Family.State] = [store.state]
    for step in 0..<150 {
      change(store, step, &snapshots, &random)
      for reader in readers.values { reader.check(store.withState { $0.rows[id: reader.id] }) }
      // Not all readers read again immediately, so that changes accumulate.
      for reader in readers.values where Bool.random(using: &random) { reader.look() }
      for row in store.scope(state: \.rows, action: \.rows) {
        let id = row.withState(\.id)
        if readers[id] == nil { readers[id] = Reader(id, row) }
      }
      readers = readers.filter { reader in store.withState { $0.rows[id: reader.key] != nil } }
    }
  }

  private func change(
    _ store: StoreOf<Family>,
    _ step: Int,
    _ snapshots: inout [Family.State],
    _ random: inout Randomness
  ) {
    let id = Int.random(in: 0..<6, using: &random)
    let other = snapshots.randomElement(using: &random) ?? Family.State()
    switch Int.random(in: 0..<11, using: &random) {
    case 0: store.change { $0.rows.updateOrAppend(Group.State(id: id, notes: ["\(step)"])) }
    case 1: store.change { $0.rows.remove(id: id) }
    case 2: store.change { $0.rows = other.rows }
    case 3: if let row = other.rows[id: id] { store.change { $0.rows.updateOrAppend(row) } }
    case 4: store.change { $0 = other }
    case 5: snapshots.append(store.state)
    case 6: store.change { $0.rows.reverse() }
    case 7:
      var copy = other.rows
      copy[id: id]?.notes = ["copy \(step)"]
      store.change { [copy] in $0.rows = copy }
    case 8: store.change { $0.rows[id: id]?.people = [Person.State(id: 0, notes: ["\(step)"])] }
    case 9: store.change { $0.rows[id: id]?.people[id: 0]?.notes = ["\(step)"] }
    default: store.change { $0.rows[id: id]?.notes = ["\(step)"] }
    }
    if snapshots.count > 5 { snapshots.removeFirst() }
  }
}

private func group(_ id: Int) -> Group.State {
  var group = Group.State(id: id)
  group.people = [Person.State(id: 0)]
  return group
}

/// A reader of a row and of a nested row through their stores, or of the nested one only.
@MainActor
private final class Reader {
  let id: Int
  private let person: StoreOf<Person>?
  private let notes: Watch<[String]>?
  private let inner: Watch<[String]>

  init(_ id: Int, _ row: StoreOf<Group>) {
    self.id = id
    let person = row.scope(state: \.people, action: \.people).first
    self.person = person
    // The stores of the other rows are retained by their nested rows.
    notes = id.isMultiple(of: 2) || person == nil ? Watch { row.notes } : nil
    inner = Watch { person?.notes ?? [] }
  }

  /// Expects that readers without a notification show current values.
  func check(_ state: Group.State?) {
    guard let state else { return }
    if let notes, notes.changes == 0 { #expect(notes.value == state.notes) }
    guard person != nil, let person = state.people[id: 0] else { return }
    if inner.changes == 0 { #expect(inner.value == person.notes) }
  }

  func look() {
    _ = notes?.take()
    _ = inner.take()
  }
}

/// A generator of numbers from a seed.
private struct Randomness: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 33)
  }
}
