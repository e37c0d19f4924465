// SPDX-License-Identifier: MIT

import Ensemble
import Foundation
import TestTools
import Testing

@testable import EnsembleCore

@MainActor
@Suite("Supervised effects", .timeLimit(.minutes(10)))
struct SuperviseTests {
  let runs = EffectRuns()
  let evaluations = Evaluations()

  private func makeStore(_ change: (inout Castle.State) -> Void = { _ in }) -> StoreOf<Castle> {
    var state = Castle.State()
    state.hall.isLit = false
    change(&state)
    return withDependencies {
      $0[SharedEffectRuns.self] = SharedEffectRuns(value: runs)
    } operation: {
      Store(initialState: state) { Castle(runs: runs, evaluations: evaluations) }
    }
  }

  @Test func `an effect runs as long as the state lists it`() async {
    let store = makeStore()
    store.send(.change { $0.isOpen = true })
    await runs.are(["a"])
    store.send(.change { $0.isOpen = false })
    await runs.are([])
    #expect(runs.count(of: "a") == 1)
  }

  @Test func `an effect runs when the store is created`() async {
    let store = makeStore { $0.isOpen = true }
    await runs.are(["a"])
    withExtendedLifetime(store) {}
  }

  @Test func `all effects end with the store`() async {
    var store: StoreOf<Castle>? = makeStore { $0.isOpen = true }
    await runs.are(["a"])
    withExtendedLifetime(store) {}
    store = nil
    await runs.are([])
  }

  @Test func `a changed value restarts the effect, another change does not`() async {
    let store = makeStore { $0.isOpen = true }
    await runs.are(["a"])
    store.send(.change { $0.other += 1 })
    store.send(.change { $0.address = "b" })
    await runs.are(["b"])
    #expect(runs.count(of: "a") == 1)
    #expect(runs.count(of: "b") == 1)
  }

  @Test func `several changes by one action and its followers count once`() async {
    let store = makeStore()
    store.send(
      .returning(
        .concatenate(
          .send(.change { $0.isOpen = true }),
          .send(.change { $0.isOpen = false }),
          .send(.change { $0.address = "b" }),
          .send(.change { $0.isOpen = true })
        )
      )
    )
    await runs.are(["b"])
    #expect(runs.count(of: "a") == 0)
  }

  @Test func `an effect that has ended starts again after it was absent`() async {
    let store = makeStore { $0.isOpen = true }
    await runs.are(["a"])
    runs.end("a")
    await runs.are([])
    store.send(.change { $0.other += 1 })
    store.send(.change { $0.lobby = TowerRoom.State(id: 1) })
    await runs.are(["1"])
    #expect(runs.count(of: "a") == 1)
    store.send(.change { $0.isOpen = false })
    store.send(.change { $0.isOpen = true })
    await runs.are(["a", "1"])
    #expect(runs.count(of: "a") == 2)
  }

  @Test func `an effect that something else has cancelled starts again`() async throws {
    let store = makeStore { $0.isOpen = true }
    await runs.are(["a"])
    store.send(.returning(.cancelAll))
    try #require(await eventually { runs.count(of: "a") >= 2 })
    await runs.are(["a"])
    store.send(.change { $0.isOpen = false })
    await runs.are([])
    #expect(runs.count(of: "a") == 2)
  }

  @Test func `the task of an action does not wait for supervised effects`() async {
    let store = makeStore()
    await store.send(.change { $0.isOpen = true }).finish()
    await runs.are(["a"])
  }

  @Test func `the end of an effect does not cancel what its actions have started`() async {
    let store = Store(initialState: Countdown.State()) { Countdown(runs: runs) }
    await runs.are(["timer"])
    runs.end("timer")
    // The action ends the timer, starts an effect, and lets a child with a mount effect appear.
    await runs.are(["alarm", "mounted"])
    #expect(!store.isRunning)
  }

  @Test func `an effect that is cancelled before it begins starts again`() async {
    struct Feature: Reducer {
      struct State {}
      enum Action { case appeared }
      let runs: EffectRuns
      var body: some ReducerOf<Self> {
        Reduce { _, _ in .cancelAll }
          .supervise { _ in Supervised(id: 1) { [runs] _ in await runs.run("on") } }
          .onMount { _ in .send(.appeared) }
      }
    }
    let store = Store(initialState: Feature.State()) { Feature(runs: runs) }
    await runs.are(["on"])
    withExtendedLifetime(store) {}
  }

  @Test func `a released store releases what supervised it`() async {
    weak var runtime: EffectRuntime?
    do {
      let store = makeStore { $0.isOpen = true }
      runtime = store.runtime
      await runs.are(["a"])
      withExtendedLifetime(store) {}
    }
    await runs.are([])
    #expect(await eventually { runtime == nil })
  }

  @Test func `two effects with one id are reported`() async {
    struct Feature: Reducer {
      struct State {}
      enum Action {}
      var body: some ReducerOf<Self> {
        EmptyReducer().supervise { _ in
          Supervised(id: 1) { _ in }
          Supervised(id: "1") { _ in }
          Supervised(id: 1) { _ in }
        }
      }
    }
    expectReport("has the id '1' of another one") {
      _ = Store(initialState: Feature.State()) { Feature() }
    }
  }

  // MARK: Children

  @Test func `effects of a child start and end with it, whoever adds and removes it`() async {
    let store = makeStore()
    store.send(.change { $0.lobby = TowerRoom.State(id: 1) })
    await runs.are(["1"])
    store.send(.change { $0.lobby?.isLit = false })
    await runs.are([])
    store.send(.lobby(.lightTapped))
    await runs.are(["1"])
    store.send(.change { $0.lobby = TowerRoom.State(id: 2) })
    await runs.are(["2"])
    store.send(.change { $0.lobby = nil })
    await runs.are([])
    store.send(.change { $0.hall.isLit = true })
    await runs.are(["100"])
  }

  @Test func `a child's effect sends actions to it`() async {
    let store = makeStore { $0.lobby = TowerRoom.State(id: 1) }
    await runs.are(["1"])
    runs.end("1")
    #expect(await eventually { store.lobby?.visits == 1 })
  }

  @Test func `effects of rows start and end with them`() async {
    let store = makeStore { $0.rooms = [TowerRoom.State(id: 1), TowerRoom.State(id: 2)] }
    await runs.are(["1", "2"])
    store.send(.change { $0.rooms.append(TowerRoom.State(id: 3)) })
    await runs.are(["1", "2", "3"])
    store.send(.change { $0.rooms.move(fromOffsets: [2], toOffset: 0) })
    store.send(.change { $0.rooms.remove(id: 1) })
    await runs.are(["2", "3"])
    #expect(runs.count(of: "3") == 1)
    store.send(.rooms(.element(id: 2, action: .lightTapped)))
    await runs.are(["3"])
    store.send(.change { $0.rooms[id: 2]?.isLit = true })
    await runs.are(["2", "3"])
  }

  @Test func `an action evaluates only the rows that it has changed`() async {
    let store = makeStore {
      // A second owner of the states would make the first change of each a copy.
      for id in 0..<1_000 { $0.rooms.append(TowerRoom.State(id: id, isLit: false)) }
    }
    #expect(evaluations.take() == 1_001)
    store.send(.change { $0.other += 1 })
    #expect(evaluations.take() == 0)
    store.send(.rooms(.element(id: 7, action: .lightTapped)))
    #expect(evaluations.take() == 1)
    store.send(.rooms(.element(id: 8, action: .visited)))
    #expect(evaluations.take() == 0)
    store.send(.change { $0.rooms.append(TowerRoom.State(id: 1_000, isLit: false)) })
    #expect(evaluations.take() == 1)
    store.send(.change { $0.rooms[id: 7] = TowerRoom.State(id: 7, isLit: false) })
    #expect(evaluations.take() == 1)
    await runs.are([])
  }

  @Test func `effects of a presented case end with another case`() async {
    let store = makeStore()
    store.send(.change { $0.destination = .room(TowerRoom.State(id: 1)) })
    await runs.are(["1"])
    store.send(.change { $0.destination = .other(TowerRoom.State(id: 2)) })
    await runs.are(["2"])
    store.send(.destination(.dismiss))
    await runs.are([])
  }

  @Test func `an effect dismisses its feature`() async throws {
    let store = makeStore { $0.destination = .room(TowerRoom.State(id: -1)) }
    await runs.are(["-1"])
    runs.end("-1")
    try #require(await eventually { store.destination == nil })
    store.send(.change { $0.path.append(TowerRoom.State(id: -2)) })
    await runs.are(["-2"])
    runs.end("-2")
    #expect(await eventually { store.path.isEmpty })
  }

  @Test func `effects of screens end when they are popped`() async {
    let store = makeStore()
    store.send(.change { $0.path.append(TowerRoom.State(id: 1)) })
    store.send(.change { $0.path.append(TowerRoom.State(id: 2)) })
    await runs.are(["1", "2"])
    store.send(.path(.popFrom(id: store.path.ids[1])))
    await runs.are(["1"])
    store.send(.change { $0.path.removeAll() })
    await runs.are([])
  }

  @Test func `a replaced child with the same identity goes on`() async {
    let store = makeStore { $0.lobby = TowerRoom.State(id: 1) }
    await runs.are(["1"])
    store.send(.change { $0.lobby = TowerRoom.State(id: 1, visits: 7) })
    store.send(.change { $0.isOpen = true })
    await runs.are(["1", "a"])
    #expect(runs.count(of: "1") == 1)
  }

  @Test func `a replaced state is followed although a copy of the old one lives`() async {
    let store = makeStore {
      $0.isOpen = true
      $0.lobby = TowerRoom.State(id: 1)
      $0.rooms = [TowerRoom.State(id: 2)]
    }
    await runs.are(["a", "1", "2"])
    let old = store.state
    store.send(.change { $0 = Castle.State(hall: $0.hall) })
    await runs.are([])
    store.send(.change { $0 = old })
    await runs.are(["a", "1", "2"])
    let copies = (store.hall, store.rooms)
    store.send(.change { $0.hall = TowerRoom.State(id: 3) })
    await runs.are(["a", "1", "2", "3"])
    store.send(.change { $0.hall.isLit = false })
    store.send(.change { $0.rooms[id: 2] = TowerRoom.State(id: 2, isLit: false) })
    await runs.are(["a", "1"])
    withExtendedLifetime(copies) {}
  }

  @Test func `rows that change places keep their effects`() async {
    let store = makeStore {
      $0.rooms = [TowerRoom.State(id: 1), TowerRoom.State(id: 2, isLit: false)]
    }
    await runs.are(["1"])
    store.send(
      .change { state in
        let first = state.rooms[0]
        state.rooms[id: 1] = TowerRoom.State(id: 1, isLit: false)
        state.rooms.append(TowerRoom.State(id: 3, isLit: first.isLit))
      }
    )
    await runs.are(["3"])
    store.send(.change { $0.rooms[id: 1]?.isLit = true })
    await runs.are(["1", "3"])
  }

  @Test func `a recursive feature is supervised`() async {
    let store = Store(initialState: Bush.State(id: 0)) { Bush(runs: runs) }
    await runs.are(["0"])
    store.send(.added([1, 2]))
    await runs.are(["0", "1", "2"])
    store.send(.folders(.element(id: 1, action: .added([3]))))
    await runs.are(["0", "1", "2", "3"])
    store.send(.removed(1))
    await runs.are(["0", "2"])
  }

  @Test func `a state that is not observable is supervised after every action`() async {
    struct Feature: Reducer {
      struct State { var isOn = false }
      enum Action { case toggled }
      let runs: EffectRuns
      var body: some ReducerOf<Self> {
        Reduce { state, _ in
          state.isOn.toggle()
          return .none
        }
        .supervise { state in
          if state.isOn { Supervised(id: 1) { [runs] _ in await runs.run("on") } }
        }
      }
    }
    let store = Store(initialState: Feature.State()) { Feature(runs: runs) }
    store.send(.toggled)
    await runs.are(["on"])
    store.send(.toggled)
    await runs.are([])
  }

  @Test func `effects run with the dependencies of their reducer`() async {
    let store = Store(initialState: TowerRoom.State(id: 1)) {
      Reduce(Interpreter(runs: runs).dependency(\.locale, .init(identifier: "de_AT")))
    }
    await runs.are(["de_AT"])
    withExtendedLifetime(store) {}
  }

  @Test func `a shared value that another store changes starts an effect`() async {
    let store = Store(initialState: Fountain.State()) { Fountain(runs: runs) }
    store.$isOn.withLock { $0 = true }
    await runs.are(["on"])
    @Shared(.inMemory("shower")) var isOn = false
    $isOn.withLock { $0 = false }
    await runs.are([])
  }

  // MARK: Without supervised effects

  @Test func `a reducer without supervised effects has no supervisor`() {
    #expect(!mayBeSupervised(Family()))
    #expect(mayBeSupervised(Castle(runs: runs)))
    #expect(mayBeSupervised(Bush(runs: runs)))
    #expect(mayBeSupervised(Castle.Destination.body))
    #expect(!mayBeSupervised(Twig()))
  }
}

/// A feature whose effect ends itself, and starts others.
@Reducer
struct Countdown {
  @ObservableState
  struct State: Equatable {
    var isRunning = true
    var child: Chime.State?
  }

  enum Action {
    case ended
    case child(Chime.Action)
  }

  let runs: EffectRuns

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      guard case .ended = action else { return .none }
      state.isRunning = false
      state.child = Chime.State()
      return .run { [runs] _ in await runs.run("alarm") }
    }
    .ifLet(\.child, action: \.child) { Chime(runs: runs) }
    .supervise { state in
      if state.isRunning {
        Supervised(id: 1) { [runs] send in
          await runs.run("timer")
          await send(.ended)
        }
      }
    }
  }
}

/// A feature that starts an effect when it appears.
@Reducer
struct Chime {
  @ObservableState
  struct State: Equatable {}

  enum Action {}

  let runs: EffectRuns

  var body: some ReducerOf<Self> {
    EmptyReducer().onMount { _ in .run { [runs] _ in await runs.run("mounted") } }
  }
}

/// A feature that contains itself.
@Reducer
struct Bush {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    var folders: IdentifiedArrayOf<State> = []
  }

  indirect enum Action {
    case added([Int])
    case removed(Int)
    case folders(IdentifiedActionOf<Bush>)
  }

  let runs: EffectRuns

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .added(let ids): state.folders.append(contentsOf: ids.map { State(id: $0) })
      case .removed(let id): state.folders.remove(id: id)
      case .folders: break
      }
      return .none
    }
    .forEach(\.folders, action: \.folders) { Bush(runs: runs) }
    .supervise { state in
      Supervised(id: 0) { [id = state.id, runs] _ in await runs.run("\(id)") }
    }
  }
}

/// A feature that contains itself, and supervises nothing.
@Reducer
struct Twig {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    var quiet: IdentifiedArrayOf<State> = []
  }

  indirect enum Action {
    case quiet(IdentifiedActionOf<Twig>)
  }

  var body: some ReducerOf<Self> {
    EmptyReducer().forEach(\.quiet, action: \.quiet) { Twig() }
  }
}

/// A feature whose effect reads a dependency.
struct Interpreter: Reducer {
  typealias State = TowerRoom.State
  enum Action {}
  let runs: EffectRuns

  var body: some Reducer<State, Action> {
    EmptyReducer().supervise { _ in
      Supervised(id: 1) { [runs] _ in
        @Dependency(\.locale) var locale
        await runs.run(locale.identifier)
      }
    }
  }
}

/// A feature with a shared value.
@Reducer
struct Fountain {
  @ObservableState
  struct State: Equatable {
    @Shared(.inMemory("shower")) var isOn = false
  }

  enum Action {}

  let runs: EffectRuns

  var body: some ReducerOf<Self> {
    EmptyReducer().supervise { state in
      if state.isOn { Supervised(id: 1) { [runs] _ in await runs.run("on") } }
    }
  }
}
