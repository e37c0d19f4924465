// SPDX-License-Identifier: MIT

import Ensemble
import TestTools
import Testing

@MainActor
@Suite("onMount, onDismount and onAnyChange", .timeLimit(.minutes(10)))
struct MountTests {
  let log = Recorder<String>()

  private func makeStore(_ state: Pinboard.State = Pinboard.State()) -> StoreOf<Pinboard> {
    Store(initialState: state) { Pinboard(log: log) }
  }

  @Test func `a child is mounted when it appears, and once`() {
    let store = makeStore()
    #expect(log.values == ["desk"])
    store.send(.change { $0.paper = Poster.State(id: 1) })
    store.send(.change { $0.paper?.text = "a" })
    store.send(.paper(.typed("b")))
    #expect(log.take() == ["desk", "paper 1", "opened 1", "1: 'a', was ''", "1: 'b', was 'a'"])
  }

  @Test func `a change by the parent is noticed as one of the child itself`() {
    let store = makeStore(Pinboard.State(paper: Poster.State(id: 1)))
    _ = log.take()
    store.send(.change { $0.paper?.text = "a" })
    #expect(log.take() == ["1: 'a', was ''"])
    store.send(.paper(.typed("b")))
    #expect(log.take() == ["1: 'b', was 'a'"])
    store.send(.change { $0.paper?.text = "b" })
    #expect(log.take() == [])
  }

  @Test func `another id mounts again, and dismounts the previous one`() async {
    let store = makeStore(Pinboard.State(paper: Poster.State(id: 1)))
    _ = log.take()
    store.send(.change { $0.paper?.file = "x" })
    #expect(await log.take(2) == ["opened x of 1", "closed 1"])
    store.send(.change { $0.paper = Poster.State(id: 2) })
    #expect(await log.take(3) == ["paper 2", "opened 2", "closed x"])
    store.send(.change { $0.paper = nil })
    #expect(await log.take(1) == ["closed 2"])
  }

  @Test func `rows are mounted and dismounted`() async {
    let store = makeStore()
    _ = log.take()
    store.send(.change { $0.papers = [Poster.State(id: 1), Poster.State(id: 2)] })
    #expect(
      log.take() == ["paper 1", "opened 1", "paper 2", "opened 2", "papers: 0", "papers: 2"]
    )
    store.send(.change { $0.papers.remove(id: 1) })
    #expect(await log.take(2) == ["papers: 2", "closed 1"])
  }

  @Test func `rows are mounted in their order`() {
    let store = makeStore()
    _ = log.take()
    let ids = Array((1...20).shuffled())
    store.send(
      .change { $0.papers = IdentifiedArray(uniqueElements: ids.map { Poster.State(id: $0) }) }
    )
    #expect(
      log.take().filter { $0.hasPrefix("poster") || $0.hasPrefix("paper ") }
        == ids.map { "paper \($0)" }
    )
  }

  @Test func `many rows are mounted and dismounted at once`() async {
    let store = makeStore()
    store.send(
      .change {
        $0.papers = IdentifiedArray(uniqueElements: (0..<20_000).map { Poster.State(id: $0) })
      }
    )
    #expect(store.papers.filter(\.isLoaded).count == 20_000)
    _ = log.take()
    store.send(.change { $0.papers = [] })
    #expect(await eventually { log.count >= 20_001 })
  }

  @Test func `an effect of a child that an ancestor has removed is cancelled`() async {
    let runs = EffectRuns()
    let store = Store(initialState: Countdown.State(isRunning: false, child: Chime.State())) {
      // Not below the operator that has the child.
      Countdown(runs: runs)
      Reduce<Countdown.State, Countdown.Action> { state, _ in
        state.child = nil
        return .none
      }
    }
    await runs.are(["mounted"])
    store.send(.ended)
    await runs.are(["alarm"])
  }

  @Test func `a child that moves to a sibling is mounted there`() async throws {
    let runs = EffectRuns()
    let store = Store(initialState: Wing.State()) { Wing(runs: runs) }
    store.send(.moved(toLeft: false))
    await runs.are(["mounted"])
    store.send(.moved(toLeft: true))
    try #require(await eventually { runs.count(of: "mounted") >= 2 })
    await runs.are(["mounted"])
  }

  @Test func `an action of a mounted feature is processed before send returns`() {
    let store = makeStore()
    store.send(.change { $0.papers.append(Poster.State(id: 3)) })
    #expect(store.papers[id: 3]?.isLoaded == true)
  }

  @Test func `several changes by one action and its followers count as one`() {
    let store = makeStore(Pinboard.State(paper: Poster.State(id: 1)))
    _ = log.take()
    store.send(.typedTwice("a", "b"))
    #expect(log.take() == ["1: 'b', was ''"])
  }

  @Test func `a value of observable states is compared with what is in it`() {
    let store = makeStore()
    _ = log.take()
    store.send(.change { $0.papers.append(Poster.State(id: 1)) })
    store.send(.papers(.element(id: 1, action: .typed("a"))))
    #expect(
      log.take().filter { $0.hasPrefix("papers") } == ["papers: 0", "papers: 1", "papers: 1"]
    )
  }

  @Test func `changes without an end are reported`() {
    struct Feature: Reducer {
      struct State { var count = 0 }
      enum Action { case increased }
      var body: some ReducerOf<Self> {
        Reduce { state, _ in
          state.count += 1
          return .none
        }
        .onAnyChange(of: \.count) { _, _ in .send(.increased) }
      }
    }
    let store = Store(initialState: Feature.State()) { Feature() }
    expectReport("have sent actions 1000 times in a row") { store.send(.increased) }
    #expect(store.withState(\.count) == 1_001)
  }
}

/// Two equal features, of which one has the child.
@Reducer
struct Wing {
  @ObservableState
  struct State: Equatable {
    var left = Countdown.State(isRunning: false)
    var right = Countdown.State(isRunning: false)
  }

  enum Action {
    case left(Countdown.Action)
    case right(Countdown.Action)
    case moved(toLeft: Bool)
  }

  let runs: EffectRuns

  var body: some ReducerOf<Self> {
    Scope(state: \.left, action: \.left) { Countdown(runs: runs) }
    Scope(state: \.right, action: \.right) { Countdown(runs: runs) }
    Reduce { state, action in
      guard case .moved(let toLeft) = action else { return .none }
      (state.left.child, state.right.child) =
        toLeft ? (Chime.State(), nil) : (nil, Chime.State())
      return .none
    }
  }
}

/// A feature with children that notice their appearance.
@Reducer
struct Pinboard {
  @ObservableState
  struct State: Equatable {
    var paper: Poster.State?
    var papers: IdentifiedArrayOf<Poster.State> = []
  }

  enum Action {
    case change((inout State) -> Void)
    case typedTwice(String, String)
    case paper(Poster.Action)
    case papers(IdentifiedActionOf<Poster>)
  }

  let log: Recorder<String>

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .change(let change): change(&state)
      case .typedTwice(let first, let second):
        state.paper?.text = first
        return .send(.change { $0.paper?.text = second })
      case .paper, .papers: break
      }
      return .none
    }
    .ifLet(\.paper, action: \.paper) { Poster(log: log) }
    .forEach(\.papers, action: \.papers) { Poster(log: log) }
    .onMount { _ in
      log.record("desk")
      return .none
    }
    .onAnyChange(of: \.papers) { old, _ in
      log.record("papers: \(old.count)")
      return .none
    }
  }
}

/// A feature that observes its appearance, its disappearance, and all changes.
@Reducer
struct Poster {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    var text = ""
    var file: String?
    var isLoaded = false
  }

  enum Action {
    case typed(String)
    case loaded
  }

  let log: Recorder<String>

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .typed(let text): state.text = text
      case .loaded: state.isLoaded = true
      }
      return .none
    }
    .onMount { state in
      log.record("paper \(state.id)")
      return .send(.loaded)
    }
    .onMount(id: \.file) { state in
      log.record(state.file.map { "opened \($0) of \(state.id)" } ?? "opened \(state.id)")
      return .none
    }
    .onDismount(id: { $0.file ?? "\($0.id)" }) { [log] name in
      log.record("closed \(name)")
    }
    .onAnyChange(of: \.text) { old, state in
      log.record("\(state.id): '\(state.text)', was '\(old)'")
      return .none
    }
  }
}

extension Recorder {
  /// Waits for a number of values, and returns and removes all.
  fileprivate func take(
    _ count: Int,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) async -> [Value] {
    #expect(await eventually { self.count >= count }, sourceLocation: sourceLocation)
    return take()
  }
}
