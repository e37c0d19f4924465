// SPDX-License-Identifier: MIT

import Ensemble
import Testing

@_spi(Tools) @testable import EnsembleCore

@MainActor
@Suite("Observing an engine")
struct EngineObserverTests {
  /// An observer that records its notifications.
  final class Observer: EngineObserver {
    let wantsStates: Bool
    let actions = Recorder<EngineAction>()
    let reductions = Recorder<(before: [String]?, after: [String]?)>()
    let started = Recorder<EngineEffect>()
    let ended = Recorder<(id: UInt64, wasCancelled: Bool)>()
    let cancelled = Recorder<UInt64>()
    let order = Recorder<String>()

    init(wantsStates: Bool = true) {
      self.wantsStates = wantsStates
    }

    func actionReceived(_ action: EngineAction) {
      actions.record(action)
      order.record("received \(action.number)")
    }

    func actionReduced(_ action: EngineAction, _ reduction: EngineReduction) {
      reductions.record(
        (
          (reduction.before?() as? Family.State)?.notes,
          (reduction.after() as? Family.State)?.notes
        )
      )
      order.record("reduced \(action.number)")
    }

    func effectStarted(_ effect: EngineEffect) {
      started.record(effect)
      order.record("started")
    }

    func effectEnded(id: UInt64, wasCancelled: Bool) {
      ended.record((id, wasCancelled))
      order.record("ended")
    }

    func effectCancelled(id: UInt64, _ reason: EffectCancellation) {
      cancelled.record(id)
      order.record("cancelled")
    }
  }

  let store = StoreOf<Family>.family {
    $0.child = Member.State()
    $0.rows = [Group.State(id: 7)]
  }

  func observe(_ observer: Observer) {
    (store.projection as? RootProjection<Family.State, Family.Action>)?.engine.observer = observer
  }

  @Test func `an external action is observed with its number`() {
    let observer = Observer()
    observe(observer)
    store.send(.note("a"))
    store.send(.note("b"))
    #expect(observer.actions.values.map(\.number) == [1, 2])
    #expect(observer.actions.values.map(\.origin) == [.store, .store])
    #expect(observer.actions.values.map(\.path) == ["root", "root"])
    #expect(observer.order.values == ["received 1", "reduced 1", "received 2", "reduced 2"])
  }

  @Test func `an action of a reducer is observed with its origin`() {
    let observer = Observer()
    observe(observer)
    store.send(.start(.send(.note("a"))))
    #expect(observer.actions.values.map(\.origin) == [.store, .reducer])
  }

  @Test func `an action of a running effect is observed with the effect's number`() async throws {
    let observer = Observer()
    observe(observer)
    await store.send(.start(.run { send in await send(.note("a")) })).finish()
    let effect = try #require(observer.started.values.first)
    #expect(observer.actions.values.map(\.origin) == [.store, .operation(effect.id)])
  }

  @Test func `an action of a child's effect is observed with the child's path`() async throws {
    let observer = Observer()
    observe(observer)
    await store.send(
      .rows(.element(id: 7, action: .start(.run { send in await send(.note("a")) })))
    ).finish()
    let path = try #require(observer.actions.values.last?.path)
    #expect(path == #"\State.rows[7]"#)
    #expect(observer.started.values.map(\.path) == [path])
  }

  @Test func `a reduction is observed with the states before and after`() {
    let observer = Observer()
    observe(observer)
    store.send(.note("a"))
    #expect(observer.reductions.values.map(\.before) == [[]])
    #expect(observer.reductions.values.map(\.after) == [["a"]])
  }

  @Test func `the previous state is retained only for observers that request it`() {
    let observer = Observer(wantsStates: false)
    observe(observer)
    store.send(.note("a"))
    #expect(observer.reductions.values.map(\.before) == [nil])
    #expect(observer.reductions.values.map(\.after) == [["a"]])
  }

  @Test func `the start and end of an effect are observed`() async throws {
    let observer = Observer()
    observe(observer)
    await store.send(.start(.run { _ in })).finish()
    let effect = try #require(observer.started.values.first)
    #expect(effect.fileID == "EnsembleCoreTests/EngineObserverTests.swift")
    #expect(effect.path == "root")
    #expect(observer.ended.values.map(\.id) == [effect.id])
    #expect(observer.ended.values.map(\.wasCancelled) == [false])
    #expect(observer.cancelled.values == [])
  }

  @Test func `the cancellation of an effect is observed`() async throws {
    let observer = Observer()
    observe(observer)
    let job = Job()
    let task = store.send(.child(.start(job.effect())))
    await job.began()
    store.change { $0.child = nil }
    await task.finish()
    let effect = try #require(observer.started.values.first)
    #expect(observer.cancelled.values == [effect.id])
    #expect(observer.ended.values.map(\.id) == [effect.id])
    #expect(observer.ended.values.map(\.wasCancelled) == [true])
  }

  @Test func `effects have unique numbers`() async {
    let observer = Observer()
    observe(observer)
    await store.send(.start(.merge(.run { _ in }, .run { _ in }))).finish()
    #expect(Set(observer.started.values.map(\.id)).count == 2)
  }

  @Test func `an observer is not retained`() {
    weak var reference: Observer?
    do {
      let observer = Observer()
      reference = observer
      observe(observer)
    }
    #expect(reference == nil)
    store.send(.note("a"))
    #expect(store.notes == ["a"])
  }
}
