// SPDX-License-Identifier: MIT

import Ensemble
import Testing

@testable import EnsembleCore

/// Key paths with captures are created anew each time: caches for them are bounded, and a lookup
/// takes a number of steps that is independent of their size.
@MainActor
@Suite("Growth", .serialized)
struct GrowthTests {
  private let store = Store(initialState: Archive.State()) { Archive() }

  private func scope(_ index: Int) {
    let index = CountedIndex(index)
    _ = store.scope(\.[rows: index], action: \.rows)
    _ = store.scope(\.[part: index], action: \.part).number
    _ = store.scope(\.[optional: index], action: \.part)?.number
  }

  @Test func `ten thousand released stores leave few cache entries`() {
    CountedIndex.reset()
    for index in 0..<10_000 { scope(index) }
    #expect(CountedIndex.live < 200)
    #expect(CountedIndex.comparisons < 10 * 30_000)
  }

  @Test func `retained stores are found among any number of others`() {
    let count = 2_000
    let held = (0..<count).map { store.scope(\.[part: CountedIndex($0)], action: \.part) }
    CountedIndex.reset()
    for (index, store) in held.enumerated() {
      #expect(self.store.scope(\.[part: CountedIndex(index)], action: \.part) === store)
    }
    #expect(CountedIndex.comparisons < 10 * count)
  }

  @Test func `retained rows are still observed after the eviction of their collection`() throws {
    let store = StoreOf<Family>.threeGroups
    let row = try #require(store.scope(\.[rows: CountedIndex(0)], action: \.rows).first)
    let notes = Watch { row.notes }
    for index in 1..<200 { _ = store.scope(\.[rows: CountedIndex(index)], action: \.rows) }
    let snapshot = store.state
    store.change { $0.rows[id: 1] = Group.State(id: 1, notes: ["new"]) }
    #expect(notes.shown == ["new"])
    #expect(store.scope(\.[rows: CountedIndex(0)], action: \.rows).first === row)
    withExtendedLifetime(snapshot) {}
  }

  @Test func `the memory path of a field is determined once`() {
    CountedWrite.routes = 0
    let routes = FieldRoutes<Archive.State>()
    var state = Archive.State()
    for _ in 0..<10 {
      for index in 0..<300 {
        routes.apply(CountedWrite(\.[part: CountedIndex(index)].number), to: &state)
      }
    }
    #expect(CountedWrite.routes == 300)
  }

  @Test func `memory paths of key paths with captures do not accumulate`() {
    let routes = FieldRoutes<Archive.State>()
    var state = Archive.State()
    CountedIndex.reset()
    for index in 0..<10_000 {
      routes.apply(CountedWrite(\.[part: CountedIndex(index)].number), to: &state)
    }
    #expect(CountedIndex.live <= 1_000)
  }

  @Test func `the fields of a type are listed once`() {
    CountedFields.visits = 0
    for number in 0..<10 {
      let store = Store(initialState: CountedFields(number: number)) {
        EmptyReducer<CountedFields, CountedFields.Action>()
      }
      #expect(store.scope(state: \.number, action: \.self).state == number)
      store.send(.tapped)
    }
    #expect(CountedFields.visits == 1)
  }
}

/// An index that counts its instances and comparisons.
private final class CountedIndex: Hashable, @unchecked Sendable {
  // Only used on the main actor, by serialized tests.
  nonisolated(unsafe) static var live = 0
  nonisolated(unsafe) static var comparisons = 0

  let value: Int

  init(_ value: Int) {
    self.value = value
    Self.live += 1
  }

  deinit { Self.live -= 1 }

  static func reset() {
    live = 0
    comparisons = 0
  }

  static func == (lhs: CountedIndex, rhs: CountedIndex) -> Bool {
    comparisons += 1
    return lhs.value == rhs.value
  }

  func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

/// A write of 0 that counts requests for its memory path.
private final class CountedWrite: FieldWrite {
  // Only used on the main actor.
  nonisolated(unsafe) static var routes = 0

  private let base: TypedFieldWrite<Archive.State, Int>

  init(_ keyPath: WritableKeyPath<Archive.State, Int>) {
    base = TypedFieldWrite(keyPath, 0)
  }

  func makeRoute() -> StateRoute {
    Self.routes += 1
    return .keyPath
  }

  var keyPath: PartialKeyPath<Archive.State> { base.keyPath }
  var value: any Equatable { base.value }
  var oldValue: (any Equatable)? { base.oldValue }
  var isWhole: Bool { base.isWhole }

  func apply(to root: inout Archive.State) { base.apply(to: &root) }
  func apply(at address: UnsafeMutableRawPointer) { base.apply(at: address) }
  func isApplied(in root: Archive.State) -> Bool { base.isApplied(in: root) }
  func isApplied(at address: UnsafeRawPointer) -> Bool { base.isApplied(at: address) }
  func recordingOldValue(in root: Archive.State) -> any FieldWrite<Archive.State> { self }
  func current(in root: Archive.State) -> any FieldWrite<Archive.State> { self }
  func recordTakenOver() {}
  func isEqual(to other: any FieldWrite<Archive.State>) -> Bool { other === self }
}

/// A manually implemented observable state that counts listings of its fields.
private struct CountedFields: ObservableState {
  // Only used on the main actor.
  nonisolated(unsafe) static var visits = 0

  @CasePathable
  enum Action { case tapped }

  var number: Int
  var _$observationRegistrar = ObservationStateRegistrar()

  var _$id: ObservableStateID { _$observationRegistrar.id }
  mutating func _$willModify() { _$observationRegistrar.renew() }

  static func _$visitFields(_ fields: inout ObservableFields<CountedFields>) {
    visits += 1
    fields.registrar(\._$observationRegistrar)
  }
}

@Reducer
private struct Archive {
  @ObservableState
  struct State {
    var rows: IdentifiedArrayOf<Binder.State> = []
    var part = Binder.State(id: 0)

    subscript(rows index: CountedIndex) -> IdentifiedArrayOf<Binder.State> { rows }
    subscript(part index: CountedIndex) -> Binder.State {
      get { part }
      set { part = newValue }
    }
    subscript(optional index: CountedIndex) -> Binder.State? { part }
  }

  enum Action {
    case rows(IdentifiedActionOf<Binder>)
    case part(Binder.Action)
  }

  var body: some ReducerOf<Self> { EmptyReducer() }
}

@Reducer
private struct Binder {
  @ObservableState
  struct State: Identifiable {
    let id: Int
    var number = 0
  }
  enum Action {}
  var body: some ReducerOf<Self> { EmptyReducer() }
}

extension Family.State {
  fileprivate subscript(rows index: CountedIndex) -> IdentifiedArrayOf<Group.State> { rows }
}
