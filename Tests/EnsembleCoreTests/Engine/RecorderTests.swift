// SPDX-License-Identifier: MIT

import Dispatch
import Ensemble
import TestTools
import Testing

@testable import EnsembleCore

/// A recorder of actions alone.
private final class OriginLog: ActionRecorder {
  let origins = Recorder<ActionOrigin>()

  func willReduce(_ action: Family.Action, from origin: ActionOrigin) { origins.record(origin) }
  func didReduce(
    _ action: Family.Action,
    to state: UnsafePointer<Family.State>,
    changing fields: Int
  ) {}
  func didDrain() {}
  func willEnd(with state: UnsafePointer<Family.State>) {}
}

/// A recorder of whether an engine ends on the main actor.
private final class EndLog: ActionRecorder {
  let endsInIsolation = Recorder<Bool>()
  // The main actor runs on the main queue, but on Linux not always on the main thread.
  private let key = DispatchSpecificKey<Bool>()

  init() { DispatchQueue.main.setSpecific(key: key, value: true) }
  deinit { DispatchQueue.main.setSpecific(key: key, value: nil) }

  func willReduce(_ action: Family.Action, from origin: ActionOrigin) {}
  func didReduce(
    _ action: Family.Action,
    to state: UnsafePointer<Family.State>,
    changing fields: Int
  ) {}
  func didDrain() {}
  func willEnd(with state: UnsafePointer<Family.State>) {
    endsInIsolation.record(DispatchQueue.getSpecific(key: key) == true)
  }
}

/// The last owner of a store.
///
/// `@unchecked Sendable`: only one thread at a time uses it.
private final class Owner: @unchecked Sendable {
  var store: StoreOf<Family>?
  init(_ store: StoreOf<Family>) { self.store = store }
}

@MainActor
@Suite("Recording an engine", .timeLimit(.minutes(10)))
struct RecorderTests {
  let log = FamilyLog()
  let store = StoreOf<Family>.family {
    $0.child = Member.State()
    $0.rows = [Group.State(id: 7)]
  }

  init() throws {
    try #require(store.rootEngine).attach(log)
  }

  // MARK: End

  @Test(arguments: [true, false])
  func `the end is recorded in the isolation of the store, whichever thread releases it`(
    onMainActor: Bool
  ) async throws {
    let log = EndLog()
    let owner = Owner(.family())
    try #require(owner.store?.rootEngine).attach(log)
    if onMainActor {
      owner.store = nil
      #expect(log.endsInIsolation.values == [true])
    } else {
      await Task.detached { owner.store = nil }.value
      try #require(await eventually { !log.endsInIsolation.values.isEmpty })
      #expect(log.endsInIsolation.values == [true])
    }
  }

  @Test func `recorded engines with effects end in the isolation when other threads release them`()
    async throws
  {
    let log = EndLog()
    let count = 500
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<count {
        let owner = Owner(.family())
        try #require(owner.store?.rootEngine).attach(log)
        owner.store?.send(.start(.run { _ in try await Task.never() }))
        group.addTask { owner.store = nil }
      }
      try await group.waitForAll()
    }
    try #require(await eventually { log.endsInIsolation.values.count >= count })
    #expect(log.endsInIsolation.values == Array(repeating: true, count: count))
  }

  // MARK: Actions

  @Test func `an action is recorded before and after its reducer runs`() {
    store.send(.note("a"))
    store.send(.note("b"))
    let action = ["reducing", "reduced", "drained"]
    #expect(log.order.values == action + action)
    #expect(log.origins.values == [.store, .store])
    #expect(log.notes.values == [["a"], ["a", "b"]])
  }

  @Test func `an action of a reducer is recorded after the one that it follows from`() {
    store.send(.start(.send(.note("a"))))
    #expect(log.origins.values == [.store, .reducer])
    #expect(log.order.values == ["reducing", "reduced", "reducing", "reduced", "drained"])
  }

  @Test func `an action of a child's effect is recorded with the effect's number`() async throws {
    let effect: Effect<Group.Action> = .run { send in await send(.note("a")) }
    await store.send(.rows(.element(id: 7, action: .start(effect)))).finish()
    let started = try #require(log.started.values.first)
    #expect(started.path == #"\State.rows[7]"#)
    #expect(log.origins.values == [.store, .operation(started.id)])
  }

  @Test func `a recorder of actions alone learns which effect has sent one`() async throws {
    let other = OriginLog()
    try #require(store.rootEngine).attach(other)
    await store.send(.start(.run { send in await send(.note("a")) })).finish()
    let effect = try #require(log.started.values.first)
    #expect(other.origins.values == [.store, .operation(effect.id)])
  }

  @Test func `the numbers of effects do not need a recorder of effects`() async throws {
    let (log, store) = (OriginLog(), StoreOf<Family>.family())
    try #require(store.rootEngine).attach(log)
    await store.send(.start(.run { send in await send(.note("a")) })).finish()
    #expect(log.origins.values.first == .store)
    guard case .operation = log.origins.values.last else {
      Issue.record("The sender is \(String(describing: log.origins.values.last)).")
      return
    }
  }

  @Test func `actions are counted while the engine is recorded`() throws {
    let other = StoreOf<Family>.family()
    let engine = try #require(other.rootEngine)
    other.send(.note("a"))
    #expect(engine.actionCount == 0)
    engine.attach(FamilyLog())
    other.send(.note("b"))
    #expect(engine.actionCount == 1)
  }

  // MARK: Effects

  @Test func `the start and end of an effect are recorded`() async throws {
    store.send(.note("a"))
    store.send(.start(.run { _ in }))
    await log.hasEnded.opened()
    let effect = try #require(log.started.values.first)
    #expect(effect.fileID == "EnsembleCoreTests/RecorderTests.swift")
    #expect(effect.path == "root")
    #expect(effect.cause == 2)
    #expect(!effect.isSupervised)
    #expect(log.order.values[3...].prefix(3) == ["reducing", "reduced", "started"])
    #expect(log.ended.values.map(\.id) == [effect.id])
    #expect(log.ended.values.map(\.wasCancelled) == [false])
    #expect(log.cancelled.values.isEmpty)
  }

  @Test func `the end of a feature cancels its effects`() async throws {
    let job = Job()
    store.send(.child(.start(job.effect())))
    await job.began()
    store.change { $0.child = nil }
    await log.hasEnded.opened()
    let effect = try #require(log.started.values.first)
    #expect(log.cancelled.values.map(\.id) == [effect.id])
    #expect(log.cancelled.values.map(\.reason) == [.feature])
    #expect(log.ended.values.map(\.id) == [effect.id])
    #expect(log.ended.values.map(\.wasCancelled) == [true])
  }

  @Test func `the identifier by which an effect is cancelled is recorded`() async {
    let job = Job()
    store.send(.start(job.effect().cancellable(id: "job")))
    await job.began()
    store.send(.start(.cancel(id: "job")))
    #expect(log.cancelled.values.map(\.reason) == [.identifier("job")])
  }

  @Test func `the identifier of an effect that replaces another one is recorded`() async {
    let (first, second) = (Job(), Job())
    store.send(.start(first.effect().cancellable(id: "job", cancelInFlight: true)))
    await first.began()
    store.send(.start(second.effect().cancellable(id: "job", cancelInFlight: true)))
    #expect(log.cancelled.values.map(\.reason) == [.replacement("job")])
    #expect(log.cancelled.values.first?.id == log.started.values.first?.id)
  }

  @Test func `the cancellation of a task is recorded`() async {
    let job = Job()
    let task = store.send(.start(job.effect()))
    await job.began()
    task.cancel()
    #expect(log.cancelled.values.map(\.reason) == [.task])
  }

  @Test func `the identifiers of a started effect are recorded, the innermost first`() {
    let effect: Effect<Member.Action> = Job().effect().cancellable(id: "page").cancellable(id: 3)
    store.send(.start(.concatenate(.run { _ in }, .send(.note("a"))).cancellable(id: "list")))
    store.send(.child(.start(.merge(effect, .run { _ in }))))
    #expect(log.started.values.map(\.identifiers) == [["list"], ["page", "3"], []])
  }

  @Test func `the wait of a debounced or throttled effect has its identifier and place`() throws {
    let clock = ManualClock()
    let effect = Effect<Family.Action>.run { _ in }
    store.send(.start(effect.debounce(id: "quiet", for: .seconds(1), clock: clock)))
    let line = UInt(#line - 1)
    for _ in 1...2 {
      store.send(
        .start(effect.throttle(id: "paced", for: .seconds(1), clock: clock, latest: true))
      )
    }
    let throttled = UInt(#line - 3)
    let started = log.started.values
    try #require(started.count == 3)
    #expect(started.map(\.identifiers) == [["quiet"], ["paced"], ["paced"]])
    #expect(started.allSatisfy { $0.fileID == "EnsembleCoreTests/RecorderTests.swift" })
    #expect([started[0].line, started[2].line] == [line, throttled])
  }

  @Test func `effects have unique numbers`() async {
    await store.send(.start(.merge(.run { _ in }, .run { _ in }))).finish()
    #expect(Set(log.started.values.map(\.id)).count == 2)
  }

  @Test func `an effect that follows from the state is recorded as such`() async throws {
    let (runs, log) = (EffectRuns(), EngineLog<Castle.State, Castle.Action>())
    let store = makeCastle(runs)
    try #require(store.rootEngine).attach(log)
    store.send(.change { $0.isOpen = true })
    await runs.are(["a"])
    #expect(log.started.values.map(\.isSupervised) == [true])
    #expect(log.started.values.map(\.identifiers) == [["door"]])
    #expect(log.started.values.map(\.cause) == [1])
    store.send(.change { $0.isOpen = false })
    #expect(log.cancelled.values.map(\.reason) == [.task])
  }

  private func makeCastle(_ runs: EffectRuns) -> StoreOf<Castle> {
    var state = Castle.State()
    state.hall.isLit = false
    return withDependencies {
      $0[SharedEffectRuns.self] = SharedEffectRuns(value: runs)
    } operation: {
      Store(initialState: state) { Castle(runs: runs) }
    }
  }

  // MARK: Several recorders

  @Test func `the recorder that is attached last is the closest to the reducer`() throws {
    let (order, store) = (Recorder<String>(), StoreOf<Family>.family())
    let engine = try #require(store.rootEngine)
    for name in ["a ", "b ", "c "] { engine.attach(FamilyLog(name, order: order)) }
    store.send(.note("1"))
    #expect(
      order.values == [
        "a reducing", "b reducing", "c reducing", "c reduced", "b reduced", "a reduced",
        "c drained", "b drained", "a drained",
      ]
    )
  }

  @Test func `the recorder of a journal is around those of tools`() throws {
    let (order, store) = (Recorder<String>(), StoreOf<Family>.family())
    let engine = try #require(store.rootEngine)
    engine.attach(FamilyLog("tool ", order: order))
    engine.recorder = FamilyLog("journal ", order: order)
    store.send(.note("1"))
    #expect(
      order.values.prefix(4) == [
        "journal reducing", "tool reducing", "tool reduced", "journal reduced",
      ]
    )
  }

  @Test func `all recorders are notified of effects`() async throws {
    let other = FamilyLog()
    try #require(store.rootEngine).attach(other)
    let job = Job()
    store.send(.start(job.effect().cancellable(id: "job")))
    await job.began()
    store.send(.start(.cancel(id: "job")))
    for log in [log, other] {
      await log.hasEnded.opened()
      #expect(log.started.count == 1)
      #expect(log.cancelled.values.map(\.reason) == [.identifier("job")])
      #expect(log.ended.values.map(\.wasCancelled) == [true])
    }
  }

  @Test func `a recorder is found by its type`() throws {
    let engine = try #require(store.rootEngine)
    #expect(engine.attachedRecorder(of: FamilyLog.self) === log)
    #expect(engine.attachedRecorder(of: OriginLog.self) == nil)
    let (first, second) = (OriginLog(), OriginLog())
    engine.attach(first)
    #expect(engine.attachedRecorder(of: FamilyLog.self) === log)
    #expect(engine.attachedRecorder(of: OriginLog.self) === first)
    engine.attach(second)
    #expect(engine.attachedRecorder(of: OriginLog.self) === second)
  }

  // MARK: Release

  @Test func `the release of a store is recorded with its last state`() throws {
    let log = FamilyLog()
    var store: StoreOf<Family>? = .family()
    try #require(store?.rootEngine).attach(log)
    store?.send(.note("a"))
    store = nil
    #expect(log.order.values.last == "released")
    #expect(log.notes.values == [["a"], ["a"]])
  }

  @Test func `a recorder is retained until the store is released`() throws {
    weak var reference: FamilyLog?
    var store: StoreOf<Family>? = .family()
    do {
      let log = FamilyLog()
      reference = log
      try #require(store?.rootEngine).attach(log)
    }
    #expect(reference != nil)
    store = nil
    #expect(reference == nil)
  }

  // MARK: Unobserved states

  @Test func `the state can be read without observing the store`() throws {
    let engine = try #require(store.rootEngine)
    let changes = Recorder<Bool>()
    withObservationTracking {
      _ = engine.unobservedState
    } onChange: {
      changes.record(true)
    }
    store.send(.note("a"))
    #expect(engine.unobservedState?.notes == ["a"])
    #expect(changes.values.isEmpty)
  }

  @Test func `the state cannot be read while a reducer changes it`() throws {
    let engine = try #require(store.rootEngine)
    let readable = Recorder<Bool>()
    store.change { [weak engine] _ in readable.record(engine?.unobservedState != nil) }
    #expect(readable.values == [false])
    #expect(engine.unobservedState != nil)
  }
}
