// SPDX-License-Identifier: MIT

import Ensemble
import TestTools
import Testing

/// Timers with equal ids in collections of each kind.
@Reducer
private struct Collections {
  @ObservableState
  struct State: Equatable {
    var array: IdentifiedArray<Int, Row.State> = []
    var identified: IdentifiedArrayOf<Identified<Int, Ticker.State>> = []
    var others: IdentifiedArrayOf<Identified<Int, Ticker.State>> = []
    var dictionary: [Int: Ticker.State] = [:]
  }

  enum Action {
    case array(IdentifiedAction<Int, Ticker.Action>)
    case identified(IdentifiedAction<Int, Ticker.Action>)
    case others(IdentifiedAction<Int, Ticker.Action>)
    case dictionary(IdentifiedAction<Int, Ticker.Action>)
    case add(Int)
    case remove(Int)
  }

  let clock: ManualClock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .add(let id) = action { state.dictionary[id] = Ticker.State() }
      guard case .remove(let id) = action else { return .none }
      state.array.remove(id: id)
      state.identified.remove(id: id)
      state.others.remove(id: id)
      state.dictionary[id] = nil
      return .none
    }
    .forEachNamespaced(\.array, action: \.array) { Row(clock: clock) }
    .forEachNamespaced(\.identified, action: \.identified) { Ticker(clock: clock) }
    .forEachNamespaced(\.others, action: \.others) { Ticker(clock: clock) }
    .forEachNamespaced(\.dictionary, action: \.dictionary) { Ticker(clock: clock) }
  }
}

/// A timer with an id.
@Reducer
private struct Row {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    var timer = Ticker.State()
  }

  typealias Action = Ticker.Action
  let clock: ManualClock

  var body: some Reducer<State, Ticker.Action> {
    Scope(state: \.timer, action: \.self) { Ticker(clock: clock) }
  }
}

@MainActor
@Suite("Namespaced collections")
struct ForEachNamespacedTests {
  let clock = ManualClock()
  private let store: StoreOf<Collections>

  init() {
    var state = Collections.State()
    for id in 0...1 {
      state.array.append(Row.State(id: id))
      state.identified.append(Identified(Ticker.State(), id: id))
      state.others.append(Identified(Ticker.State(), id: id))
      state.dictionary[id] = Ticker.State()
    }
    store = Store(initialState: state) { [clock] in Collections(clock: clock) }
  }

  /// Starts row 1, lets it tick, stops row 0, lets row 1 tick again, and removes it.
  private func expectIsolation(
    _ embed: (IdentifiedAction<Int, Ticker.Action>) -> Collections.Action,
    ticks: () -> Int?
  ) async {
    let task = store.send(embed(.element(id: 1, action: .start)))
    await clock.tick(1)
    store.send(embed(.element(id: 0, action: .stop)))
    await clock.tick(1)
    #expect(ticks() == 2)
    store.send(.remove(1))
    await task.finish()
    #expect(ticks() == nil)
    #expect(store.isIdle)
  }

  @Test func `rows of an identified array are separate`() async {
    await expectIsolation({ .array($0) }, ticks: { store.array[id: 1]?.timer.ticks })
  }

  @Test func `rows without their own ids are separate`() async {
    await expectIsolation({ .identified($0) }, ticks: { store.identified[id: 1]?.ticks })
  }

  @Test func `values of a dictionary are separate`() async {
    await expectIsolation({ .dictionary($0) }, ticks: { store.dictionary[1]?.ticks })
  }

  @Test func `collections with equal ids are separate`() async {
    let task = store.send(.identified(.element(id: 1, action: .start)))
    await clock.tick(1)
    store.send(.others(.element(id: 1, action: .stop)))
    store.send(.dictionary(.element(id: 1, action: .stop)))
    store.send(.array(.element(id: 1, action: .stop)))
    await clock.tick(1)
    #expect(store.identified[id: 1]?.ticks == 2)
    store.send(.identified(.element(id: 1, action: .stop)))
    await task.finish()
  }

  @Test func `a value that is added again under its key has no old effects`() async {
    for _ in 1...2 {
      let task = store.send(.dictionary(.element(id: 1, action: .start)))
      await clock.tick(1)
      #expect(store.dictionary[1]?.ticks == 1)
      store.send(.remove(1))
      await task.finish()
      await clock.sleeping(0)
      #expect(store.isIdle)
      store.send(.add(1))
    }
    #expect(store.dictionary[1]?.ticks == 0)
  }

  @Test func `an action for a missing key is reported`() {
    expectReport("was given an action of an element that does not exist") {
      store.send(.dictionary(.element(id: 9, action: .start)))
    }
  }

  @Test func `a value of a dictionary has a store`() {
    let row = store.scope(
      state: \.dictionary[1],
      action: \.dictionary[id: 1]
    )
    row?.send(.renamed(5))
    #expect(row?.id == 5)
    #expect(store.dictionary[1]?.id == 5)
    #expect(store.dictionary[0]?.id == 0)
  }

  @Test func `rows without their own ids have stores`() {
    let rows = store.scope(state: \.identified, action: \.identified)
    for row in rows { row.scope(state: \.value, action: \.self).send(.renamed(row.id + 5)) }
    #expect(store.identified.map { $0.value.id } == [5, 6])
    #expect(store.identified.ids == [0, 1])
  }
}

/// Groups with dictionaries of equal keys, served by one operator.
@Reducer
private struct Teams {
  struct State {
    var teams: IdentifiedArrayOf<Team.State> = [Team.State(id: 1), Team.State(id: 2)]
  }

  enum Action {
    case teams(IdentifiedActionOf<Team>)
  }

  var body: some ReducerOf<Self> {
    EmptyReducer().forEach(\.teams, action: \.teams) { Team() }
  }

  @Reducer
  struct Team {
    struct State: Identifiable {
      let id: Int
      var members = ["Ada": Member.State()]
    }

    enum Action {
      case remove
      case members(IdentifiedAction<String, Member.Action>)
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        if case .remove = action { state.members = [:] }
        return .none
      }
      .forEachNamespaced(\.members, action: \.members) { Member() }
    }
  }
}

@MainActor
@Suite("Dictionaries in rows")
struct DictionaryInRowsTests {
  @Test func `a key removed from one dictionary keeps its effects in another`() async {
    let store = Store(initialState: Teams.State()) { Teams() }
    let jobs = [Job(), Job()]
    var tasks: [StoreTask] = []
    for (team, job) in zip([1, 2], jobs) {
      let start = Member.Action.start(job.effect())
      tasks.append(
        store.send(
          .teams(.element(id: team, action: .members(.element(id: "Ada", action: start))))
        )
      )
      await job.began()
    }
    store.send(.teams(.element(id: 2, action: .remove)))
    await tasks[1].finish()
    #expect(jobs.map(\.wasCancelled) == [false, true])
    // The operator still records the effects of the other dictionary.
    store.send(.teams(.element(id: 2, action: .remove)))
    store.send(.teams(.element(id: 1, action: .remove)))
    await tasks[0].finish()
    #expect(jobs.map(\.wasCancelled) == [true, true])
    #expect(store.isIdle)
  }
}
