// SPDX-License-Identifier: MIT

import Ensemble
import TestTools
import Testing

@MainActor
@Suite("Cancellation")
struct CancellationTests {
  let store = StoreOf<Family>.family()

  @Test func `a cancellation stops effects with its identifier`() async {
    let job = Job()
    let task = store.send(.start(job.effect().cancellable(id: 1)))
    await job.began()
    store.send(.start(.cancel(id: 1)))
    await task.finish()
    #expect(job.wasCancelled)
    #expect(store.isIdle)
  }

  @Test func `effects with other identifiers continue`() async {
    let job = Job()
    let task = store.send(.start(job.effect().cancellable(id: 1)))
    await job.began()
    store.send(.start(.cancel(id: 2)))
    job.end()
    await task.finish()
    #expect(!job.wasCancelled)
  }

  @Test func `a cancellation in the same drain takes effect`() async {
    let log = Recorder<Void>()
    let task = store.send(
      .start(
        .merge(
          .run { _ in log.record() }.cancellable(id: 1),
          .cancel(id: 1)
        )
      )
    )
    await task.finish()
    #expect(log.count == 0)
    #expect(store.isIdle)
  }

  @Test func `a cancellation by a later action of the same drain takes effect`() async {
    let log = Recorder<Void>()
    let task = store.send(
      .start(
        .merge(
          .send(.start(.run { _ in log.record() }.cancellable(id: 1))),
          .send(.start(.cancel(id: 1)))
        )
      )
    )
    await task.finish()
    #expect(log.count == 0)
  }

  @Test func `a cancellation does not affect later effects`() async {
    let log = Recorder<Void>()
    await store.send(
      .start(.merge(.cancel(id: 1), .run { _ in log.record() }.cancellable(id: 1)))
    ).finish()
    #expect(log.count == 1)
  }

  @Test func `cancelling an unknown identifier has no effect`() {
    store.send(.start(.cancel(id: 1)))
    #expect(store.isIdle)
  }

  @Test func `several effects may share an identifier`() async {
    let jobs = [Job(), Job()]
    let task = store.send(.start(.merge(jobs.map { $0.effect().cancellable(id: 1) })))
    for job in jobs { await job.began() }
    store.send(.start(.cancel(id: 1)))
    await task.finish()
    #expect(jobs.map(\.wasCancelled) == [true, true])
  }

  @Test func `an identifier covers all merged effects`() async {
    let jobs = [Job(), Job()]
    let task = store.send(.start(.merge(jobs.map { $0.effect() }).cancellable(id: 1)))
    for job in jobs { await job.began() }
    store.send(.start(.cancel(id: 1)))
    await task.finish()
    #expect(jobs.map(\.wasCancelled) == [true, true])
  }

  @Test func `an effect may have several identifiers`() async {
    for id in ["inner", "outer"] {
      let job = Job()
      let task = store.send(
        .start(job.effect().cancellable(id: "inner").cancellable(id: "outer"))
      )
      await job.began()
      store.send(.start(.cancel(id: id)))
      await task.finish()
      #expect(job.wasCancelled)
    }
    #expect(store.isIdle)
  }

  @Test func `cancelInFlight stops the previous effect`() async {
    let jobs = [Job(), Job()]
    let tasks = jobs.map {
      store.send(.start($0.effect().cancellable(id: 1, cancelInFlight: true)))
    }
    await tasks[0].finish()
    await jobs[1].began()
    jobs[1].end()
    await tasks[1].finish()
    #expect(!jobs[0].isEnded)
    #expect(jobs[1].isEnded)
    #expect(store.isIdle)
  }

  @Test func `a finished effect releases its identifier`() async {
    await store.send(.start(.run { _ in }.cancellable(id: 1))).finish()
    #expect(store.isIdle)
  }

  @Test func `identifiers of different types differ`() async {
    let job = Job()
    let ids: [any Hashable & Sendable] = [1, UInt8(1), 1.0, Optional(1)]
    for own in ids.indices {
      let job = Job()
      let task = store.send(.start(cancellable(job.effect(), ids[own])))
      await job.began()
      for other in ids.indices where other != own { store.send(.start(cancel(ids[other]))) }
      job.end()
      await task.finish()
      #expect(job.isEnded)
    }
    let task = store.send(.start(cancellable(job.effect(), ids[3])))
    await job.began()
    store.send(.start(cancel(ids[3])))
    await task.finish()
    #expect(job.wasCancelled)
  }

  private func cancellable(
    _ effect: Effect<Family.Action>,
    _ id: some Hashable & Sendable
  ) -> Effect<Family.Action> {
    effect.cancellable(id: id)
  }

  private func cancel(_ id: some Hashable & Sendable) -> Effect<Family.Action> { .cancel(id: id) }

  @Test func `equal identifiers of two stores do not interfere`() async {
    let other = StoreOf<Family>.family()
    let job = Job()
    let task = store.send(.start(job.effect().cancellable(id: 1)))
    await job.began()
    other.send(.start(.cancel(id: 1)))
    other.send(.start(.run { _ in }.cancellable(id: 1, cancelInFlight: true)))
    job.end()
    await task.finish()
    #expect(!job.wasCancelled)
  }

  @Test func `a send does not wait for the effects of another send`() async {
    let job = Job()
    let task = store.send(.start(job.effect()))
    await job.began()
    await store.send(.start(.run { _ in })).finish()
    #expect(!store.isIdle)
    job.end()
    await task.finish()
  }

  // MARK: Effects within effects

  @Test(arguments: [true, false])
  func `a repeated identifier does not cancel its own effect`(inFlight: Bool) async {
    let effect = Effect<Family.Action>.send(.note("sent"))
      .cancellable(id: 1, cancelInFlight: true)
      .cancellable(id: 1, cancelInFlight: inFlight)
    await store.send(.start(effect)).finish()
    #expect(store.notes == ["sent"])
  }

  @Test func `a repeated identifier cancels the previous effect`() async {
    let job = Job()
    func start(_ effect: Effect<Family.Action>) -> StoreTask {
      store.send(
        .start(
          effect.cancellable(id: 1, cancelInFlight: true).cancellable(id: 1, cancelInFlight: true)
        )
      )
    }
    let first = start(job.effect())
    await job.began()
    await start(.send(.note("second"))).finish()
    await first.finish()
    #expect(job.wasCancelled)
    #expect(store.notes == ["second"])
  }

  @Test func `a debounced effect can use its identifier again`() async {
    let clock = ManualClock()
    let effect = Effect<Family.Action>.send(.note("sent"))
      .debounce(id: 1, for: .seconds(1), clock: clock)
      .cancellable(id: 1)
    let task = store.send(.start(effect))
    await clock.sleeping()
    clock.advance(by: .seconds(1))
    await task.finish()
    #expect(store.notes == ["sent"])
  }

  @Test func `an operation that reuses its own identifier is not cancelled`() async {
    let effect = Effect<Family.Action>.run { send in
      try await withTaskCancellation(id: 1, cancelInFlight: true) {
        try Task.checkCancellation()
      }
      await send(.note("sent"))
    }
    await store.send(.start(effect.cancellable(id: 1))).finish()
    #expect(store.notes == ["sent"])
  }

  @Test func `a cancellation also ends the effect that contains it`() async {
    let effect = Effect<Family.Action>.concatenate(
      .send(.note("before")),
      .cancel(id: 1),
      .send(.note("after"))
    )
    await store.send(.start(effect.cancellable(id: 1))).finish()
    #expect(store.notes == ["before"])
  }
}
