// SPDX-License-Identifier: MIT

import Ensemble
import TestTools
import Testing

/// Two sibling timers under `Scope`, which does not separate them.
@Reducer
private struct TimerPair<Timers: Reducer<Ticker.State, Ticker.Action>> {
  @ObservableState
  struct State: Equatable {
    var left = Ticker.State(id: 1)
    var right = Ticker.State(id: 2)
  }

  enum Action {
    case left(Ticker.Action)
    case right(Ticker.Action)
  }

  let timers: (left: Timers, right: Timers)

  var body: some ReducerOf<Self> {
    Scope(\.left, action: \.left) { timers.left }
    Scope(\.right, action: \.right) { timers.right }
  }
}

private struct DocumentID: TestDependencyKey {
  static let testValue = 0
}

extension DependencyValues {
  fileprivate var documentID: Int {
    get { self[DocumentID.self] }
    set { self[DocumentID.self] = newValue }
  }
}

@MainActor
@Suite("Namespaces")
struct NamespaceTests {
  let clock = ManualClock()

  private func pair<R: Reducer<Ticker.State, Ticker.Action>>(
    _ left: R,
    _ right: R
  ) -> StoreOf<TimerPair<R>> {
    Store(initialState: TimerPair.State()) { TimerPair(timers: (left, right)) }
  }

  /// Expects that stopping the right timer does not affect the left one.
  private func expectApart<R>(
    _ store: StoreOf<TimerPair<R>>,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) async {
    let left = store.send(.left(.start))
    let right = store.send(.right(.start))
    await clock.tick(2)
    store.send(.right(.stop))
    await right.finish()
    await clock.tick(1)
    #expect(store.left.ticks == 2, sourceLocation: sourceLocation)
    store.send(.left(.stop))
    await left.finish()
    #expect(store.isIdle, sourceLocation: sourceLocation)
  }

  /// Expects that stopping the right timer stops the left one.
  private func expectShared<R>(
    _ store: StoreOf<TimerPair<R>>,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) async {
    let left = store.send(.left(.start))
    await clock.tick(1)
    store.send(.right(.stop))
    await left.finish()
    #expect(store.left.ticks == 1, sourceLocation: sourceLocation)
    #expect(store.isIdle, sourceLocation: sourceLocation)
  }

  @Test func `siblings under Scope share their identifiers`() async {
    await expectShared(pair(Ticker(clock: clock), Ticker(clock: clock)))
  }

  @Test func `siblings in equal namespaces share identifiers`() async {
    let timer = Ticker(clock: clock).namespace("a")
    await expectShared(pair(timer, timer))
  }

  @Test func `constants separate identifiers`() async {
    let timer = Ticker(clock: clock)
    await expectApart(pair(timer.namespace(1), timer.namespace(2)))
  }

  @Test func `constants of different types are different namespaces`() async {
    let timer = Ticker(clock: clock)
    let namespaces = [
      Reduce(timer.namespace(1)), Reduce(timer.namespace(UInt8(1))), Reduce(timer.namespace(1.0)),
      Reduce(timer.namespace(Optional(1))),
    ]
    for left in namespaces.indices {
      for right in namespaces.indices where left < right {
        await expectApart(pair(namespaces[left], namespaces[right]))
      }
    }
  }

  @Test func `a key path of the state separates identifiers`() async {
    let timer = Ticker(clock: clock).namespace(\.id)
    await expectApart(pair(timer, timer))
  }

  @Test func `a key path with an explicit root is not a constant`() async {
    let timer = Ticker(clock: clock).namespace(\Ticker.State.id)
    await expectApart(pair(timer, timer))
  }

  @Test func `a stored key path is not a constant`() async {
    let id = \Ticker.State.id
    let timer = Ticker(clock: clock).namespace(id)
    await expectApart(pair(timer, timer))
  }

  @Test func `a function of the state separates identifiers`() async {
    let timer = Ticker(clock: clock).namespace { state in "row \(state.id)" }
    await expectApart(pair(timer, timer))
  }

  @Test func `a dependency separates identifiers`() async {
    let timer = Ticker(clock: clock).namespace(dependency: \.documentID)
    await expectApart(
      pair(timer.dependency(\.documentID, 1), timer.dependency(\.documentID, 2))
    )
    let read = Ticker(clock: clock).namespace { _ in
      @Dependency(\.documentID) var id
      return id
    }
    await expectApart(
      pair(read.dependency(\.documentID, 1), read.dependency(\.documentID, 2))
    )
  }

  @Test func `nested namespaces are combined in order`() async {
    let timer = Ticker(clock: clock)
    await expectApart(
      pair(timer.namespace("a").namespace("b"), timer.namespace("b").namespace("a"))
    )
    await expectApart(
      pair(timer.namespace(1).namespace("x"), timer.namespace(1).namespace("y"))
    )
    await expectShared(
      pair(timer.namespace(1).namespace("x"), timer.namespace(1).namespace("x"))
    )
  }

  @Test func `a parent's cancellation includes namespaces`() async {
    let job = Job()
    let store = Store(initialState: 0) {
      CombineReducers {
        Reduce<Int, Bool> { _, isStart in isStart ? .none : .cancel(id: "job") }
        Reduce { _, isStart in isStart ? job.effect().cancellable(id: "job") : .none }
          .namespace("inner")
      }
    }
    let task = store.send(true)
    await job.began()
    store.send(false)
    await task.finish()
    #expect(job.wasCancelled)
  }

  // MARK: Changes

  @Test func `a change of the namespace during effects is reported`() async {
    let store = Store(initialState: Ticker.State(id: 1)) {
      Ticker(clock: clock).namespace(\.id)
    }
    let task = store.send(.start)
    await clock.sleeping()
    store.send(.renamed(2))
    expectReport(
      "A \"namespace\" at \"EnsembleCoreTests/NamespaceTests.swift:",
      "changed while effects were under way",
      "[1]",
      "[2]"
    ) {
      store.send(.stop)
    }
    // Reported once.
    store.send(.stop)
    task.cancel()
    await task.finish()
    #expect(store.isIdle)
  }

  @Test func `a change of the namespace without effects is accepted`() async {
    let store = Store(initialState: Ticker.State(id: 1)) {
      Ticker(clock: clock).namespace(\.id)
    }
    for id in 2...3 {
      let task = store.send(.start)
      await clock.sleeping()
      store.send(.stop)
      await task.finish()
      store.send(.renamed(id))
    }
    #expect(store.isIdle)
  }

  @Test func `siblings of one feature can have different namespaces`() async {
    let timer = Ticker(clock: clock).namespace(\.id)
    let store = pair(timer, timer)
    let tasks = [store.send(.left(.start)), store.send(.right(.start))]
    await clock.tick(2)
    store.send(.left(.stop))
    store.send(.right(.stop))
    for task in tasks { await task.finish() }
    #expect(store.isIdle)
  }

  @Test func `siblings under a custom operator can have different namespaces`() async {
    let timer = Reduce(Ticker(clock: clock).namespace(\.id))
    let store = Store(initialState: TimerPair<Reduce<Ticker.State, Ticker.Action>>.State()) {
      Forwarding(base: TimerPair(timers: (timer, timer)))
    }
    let tasks = [store.send(.left(.start)), store.send(.right(.start))]
    await clock.tick(2)
    store.send(.left(.stop))
    store.send(.right(.stop))
    for task in tasks { await task.finish() }
    #expect(store.isIdle)
  }
}
