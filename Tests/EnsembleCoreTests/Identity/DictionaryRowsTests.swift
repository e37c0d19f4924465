// SPDX-License-Identifier: MIT

import Ensemble
import TestTools
import Testing

/// A key that counts its hashings.
private struct CountedKey: Hashable, Sendable {
  let value: Int
  let hashes: Recorder<Void>

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.value == rhs.value }

  func hash(into hasher: inout Hasher) {
    hashes.record()
    hasher.combine(value)
  }
}

/// A row with its own dictionary.
@Reducer
private struct Table {
  @ObservableState
  struct State: Identifiable {
    let id: Int
    var cells: [CountedKey: Member.State] = [:]
  }

  enum Action {
    case cells(IdentifiedAction<CountedKey, Member.Action>)
    case remove(CountedKey)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .remove(let key) = action { state.cells[key] = nil }
      return .none
    }
    .forEachNamespaced(\.cells, action: \.cells) { Member() }
  }
}

@Reducer
private struct Tables {
  @ObservableState
  struct State {
    var tables: IdentifiedArrayOf<Table.State> = []
  }

  enum Action {
    case tables(IdentifiedActionOf<Table>)
  }

  var body: some ReducerOf<Self> {
    EmptyReducer()
      .forEach(\.tables, action: \.tables) { Table() }
  }
}

@MainActor
@Suite("Dictionaries in rows")
struct DictionaryRowsTests {
  private let hashes = Recorder<Void>()

  private func key(_ value: Int) -> CountedKey { CountedKey(value: value, hashes: hashes) }

  /// Returns a store of tables with one cell each, which runs a job.
  private func tables(_ count: Int) async -> (store: StoreOf<Tables>, jobs: [Job]) {
    let store = Store(
      initialState: Tables.State(
        tables: IdentifiedArray(
          uniqueElements: (0..<count).map {
            Table.State(id: $0, cells: [key($0): Member.State()])
          }
        )
      )
    ) {
      Tables()
    }
    let jobs = (0..<count).map { _ in Job() }
    for (id, job) in jobs.enumerated() {
      let start = Member.Action.start(job.effect())
      store.send(.tables(.element(id: id, action: .cells(.element(id: key(id), action: start)))))
      await job.began()
    }
    return (store, jobs)
  }

  @Test func `the cost of an action is independent of other rows with effects`() async {
    func hashes(_ count: Int) async -> Int {
      let (store, jobs) = await tables(count)
      let note = Member.Action.note("a")
      let before = self.hashes.count
      store.send(.tables(.element(id: 0, action: .cells(.element(id: key(0), action: note)))))
      let after = self.hashes.count
      for job in jobs { job.end() }
      return after - before
    }
    let few = await hashes(2)
    #expect(await hashes(100) == few)
  }

  @Test func `removing a value cancels only its own effects`() async {
    let (store, jobs) = await tables(3)
    store.send(.tables(.element(id: 1, action: .remove(key(1)))))
    await jobs[1].ended()
    #expect(jobs.map(\.wasCancelled) == [false, true, false])
    for job in jobs { job.end() }
    for job in jobs { await job.ended() }
    #expect(jobs.map(\.isEnded) == [true, false, true])
  }

  @Test func `equal keys of different rows are separate`() async {
    let (store, jobs) = await tables(2)
    let again = Job()
    store.send(
      .tables(.element(id: 1, action: .cells(.element(id: key(1), action: .start(again.effect())))))
    )
    await again.began()
    store.send(.tables(.element(id: 0, action: .remove(key(1)))))
    store.send(.tables(.element(id: 0, action: .remove(key(0)))))
    await jobs[0].ended()
    #expect(!again.wasCancelled && !jobs[1].wasCancelled)
    again.end()
    jobs[1].end()
    await again.ended()
    #expect(again.isEnded)
  }
}
