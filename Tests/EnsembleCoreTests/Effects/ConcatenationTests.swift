// SPDX-License-Identifier: MIT

import Dispatch
import Ensemble
import Testing

@testable import EnsembleCore

/// A concatenation whose first step runs until a test ends it.
private struct Steps {
  let job = Job()
  let log = Recorder<String>()

  func effect<Action>(then action: Action) -> Effect<Action> {
    .concatenate(job.effect(), .run { [log] _ in log.record("second") }, .send(action))
  }
}

@MainActor
@Suite("Concatenations of removed features", .timeLimit(.minutes(10)))
struct ConcatenationTests {
  private let steps = Steps()
  let store = StoreOf<Family>.family {
    $0.child = Member.State()
    $0.mode = .editing(Member.State())
    $0.rows = [Group.State(id: 1)]
  }

  /// Expects that no step follows the first one, which is cancelled.
  private func expectEnd(
    of task: StoreTask,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) async {
    await task.finish()
    #expect(steps.job.wasCancelled, sourceLocation: sourceLocation)
    #expect(steps.log.values == [], sourceLocation: sourceLocation)
  }

  @Test func `setting a child to nil stops its concatenation`() async {
    let task = store.send(.child(.start(steps.effect(then: .note("late")))))
    await steps.job.began()
    store.change { $0.child = nil }
    await expectEnd(of: task)
    #expect(store.isIdle)
  }

  @Test func `leaving a case stops its concatenation`() async {
    let task = store.send(.mode(.editing(.start(steps.effect(then: .note("late"))))))
    await steps.job.began()
    store.send(.mode(.become(.idle)))
    await expectEnd(of: task)
    #expect(store.isIdle)
  }

  @Test func `removing a row stops its concatenation`() async {
    let task = store.send(
      .rows(.element(id: 1, action: .start(steps.effect(then: .note("late")))))
    )
    await steps.job.began()
    store.change { $0.rows = [] }
    await expectEnd(of: task)
    #expect(store.isIdle)
  }

  @Test func `dismissing a child stops its concatenation`() async {
    let store = StoreOf<Screen>.screen { $0.sheet = Screen.State() }
    let task = store.send(.sheet(.presented(.start(steps.effect(then: .note("late"))))))
    await steps.job.began()
    store.send(.sheet(.dismiss))
    await expectEnd(of: task)
    #expect(store.isIdle)
  }

  @Test func `popping an element stops its concatenation`() async {
    let store = StoreOf<Screen>.screen { $0.path.append(Screen.State()) }
    let id = store.path.ids[0]
    let task = store.send(
      .path(.element(id: id, action: .start(steps.effect(then: .note("late")))))
    )
    await steps.job.began()
    store.send(.path(.popFrom(id: id)))
    await expectEnd(of: task)
    #expect(store.isIdle)
  }

  @Test(arguments: [true, false])
  func `cancelAll of a feature or its parent stops the concatenation`(isParent: Bool) async {
    let task = store.send(.child(.start(steps.effect(then: .note("late")))))
    await steps.job.began()
    store.send(isParent ? .start(.cancelAll) : .child(.start(.cancelAll)))
    await expectEnd(of: task)
    #expect(store.child?.notes == [])
    #expect(store.isIdle)
  }

  @Test func `releasing the store stops a concatenation`() async {
    var store: StoreOf<Family>? = .family()
    let task = store?.send(.start(steps.effect(then: .note("late"))))
    await steps.job.began()
    store = nil
    if let task { await expectEnd(of: task) }
  }

  @Test func `removing a child stops nested concatenations`() async {
    let inner: Effect<Member.Action> = .concatenate(
      .run { _ in },
      steps.effect(then: .note("late"))
    )
    let task = store.send(.child(.start(.concatenate(inner, .send(.note("later"))))))
    await steps.job.began()
    store.change { $0.child = nil }
    await expectEnd(of: task)
    #expect(store.isIdle)
  }

  @Test func `removing a child between two steps stops its concatenation`() async throws {
    let ending = Ending()
    try #require(store.rootEngine).attach(ending)
    let task = store.send(.child(.start(steps.effect(then: .note("late")))))
    await steps.job.began()
    steps.job.end()
    // The next step starts on the main actor, which this code occupies until the child is removed.
    ending.wait()
    store.change { $0.child = nil }
    await task.finish()
    #expect(steps.job.isEnded)
    #expect(steps.log.values == [])
    #expect(store.isIdle)
  }

  @Test func `a concatenation without a removal runs all its steps`() async {
    let task = store.send(.child(.start(steps.effect(then: .note("late")))))
    await steps.job.began()
    store.change { $0.rows = [] }
    steps.job.end()
    await task.finish()
    #expect(steps.log.values == ["second"])
    #expect(store.child?.notes == ["late"])
    #expect(store.isIdle)
  }

  @Test func `effects concatenated after cancelAll run`() async {
    let (earlier, log) = (Job(), Recorder<String>())
    let first = store.send(.child(.start(earlier.effect())))
    await earlier.began()
    let all: Effect<Member.Action> = .concatenate(
      .run { _ in log.record("first") },
      .cancelAll,
      .run { _ in log.record("second") }
    )
    await store.send(.child(.start(all))).finish()
    await first.finish()
    #expect(earlier.wasCancelled)
    #expect(log.values == ["first", "second"])
    await store.send(.child(.start(all.cancellable(id: "all")))).finish()
    #expect(log.values == ["first", "second", "first", "second"])
    #expect(store.isIdle)
  }
}

/// Blocks the thread until an effect has finished.
private final class Ending: ActionRecorder, EffectRecorder {
  private let semaphore = DispatchSemaphore(value: 0)

  func wait() { semaphore.wait() }

  func willReduce(_ action: Family.Action, from origin: ActionOrigin) {}
  func didReduce(
    _ action: Family.Action,
    to state: UnsafePointer<Family.State>,
    changing fields: Int
  ) {}
  func didDrain() {}
  func willEnd(with state: UnsafePointer<Family.State>) {}
  func effectStarted(_ effect: EngineEffect) {}
  func effectEnded(id: UInt64, wasCancelled: Bool) { semaphore.signal() }
  func effectCancelled(id: UInt64, _ reason: EffectCancellation) {}
}
