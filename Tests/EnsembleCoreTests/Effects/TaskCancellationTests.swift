// SPDX-License-Identifier: MIT

import Ensemble
import Testing

@MainActor
@Suite("Cancelling tasks by identifier")
struct TaskCancellationTests {
  let store = StoreOf<Family>.family {
    $0.child = Member.State()
    $0.sibling = Member.State()
  }

  @Test func `an operation returns its value`() async {
    await store.send(
      .start(
        .run { send in
          let value = await withTaskCancellation(id: 1) { 42 }
          await send(.note("\(value)"))
        }
      )
    ).finish()
    #expect(store.notes == ["42"])
    #expect(store.isIdle)
  }

  @Test func `an operation throws its error`() async {
    struct Failure: Error {}
    await store.send(
      .start(
        .run { send in
          do {
            try await withTaskCancellation(id: 1) { throw Failure() }
          } catch {
            await send(.note("\(error)"))
          }
        }
      )
    ).finish()
    #expect(store.notes == ["Failure()"])
  }

  @Test func `a cancellation stops the operation but not its caller`() async {
    let job = Job()
    let task = store.send(
      .start(
        .run { send in
          try? await withTaskCancellation(id: 1) { try await job.work() }
          await send(.note("went on"))
        }
      )
    )
    await job.began()
    store.send(.start(.cancel(id: 1)))
    await task.finish()
    #expect(job.wasCancelled)
    #expect(store.notes == ["went on"])
    #expect(store.isIdle)
  }

  @Test func `cancelling the caller stops the operation`() async {
    let job = Job()
    let task = store.send(
      .start(.run { _ in try await withTaskCancellation(id: 1) { try await job.work() } })
    )
    await job.began()
    task.cancel()
    await task.finish()
    #expect(job.wasCancelled)
    #expect(store.isIdle)
  }

  @Test func `cancelInFlight stops the previous operation`() async {
    let jobs = [Job(), Job()]
    let first = store.send(
      .start(.run { _ in try await withTaskCancellation(id: 1) { try await jobs[0].work() } })
    )
    await jobs[0].began()
    let second = store.send(
      .start(
        .run { _ in
          try await withTaskCancellation(id: 1, cancelInFlight: true) { try await jobs[1].work() }
        }
      )
    )
    await first.finish()
    await jobs[1].began()
    jobs[1].end()
    await second.finish()
    #expect(jobs[0].wasCancelled)
    #expect(jobs[1].isEnded)
  }

  @Test func `a running effect cancels another by its identifier`() async {
    let job = Job()
    let task = store.send(.start(job.effect().cancellable(id: 1)))
    await job.began()
    await store.send(.start(.run { _ in Task.cancel(id: 1) })).finish()
    await task.finish()
    #expect(job.wasCancelled)
  }

  @Test func `a running effect cancels only operations of its feature`() async {
    let jobs = [Job(), Job()]
    let tasks = [
      store.send(.child(.start(jobs[0].effect().cancellable(id: 1)))),
      store.send(.sibling(.start(jobs[1].effect().cancellable(id: 1)))),
    ]
    for job in jobs { await job.began() }
    await store.send(.child(.start(.run { _ in Task.cancel(id: 1) }))).finish()
    await tasks[0].finish()
    jobs[1].end()
    await tasks[1].finish()
    #expect(jobs.map(\.wasCancelled) == [true, false])
  }

  @Test func `an operation belongs to the feature of its effect`() async {
    let jobs = [Job(), Job()]
    let tasks = jobs.map { job in
      store.send(
        .child(
          .start(.run { _ in try await withTaskCancellation(id: 1) { try await job.work() } })
        )
      )
    }
    for job in jobs { await job.began() }
    store.send(.sibling(.start(.cancel(id: 1))))
    jobs[0].end()
    await tasks[0].finish()
    store.send(.child(.start(.cancel(id: 1))))
    await tasks[1].finish()
    #expect(jobs[0].isEnded)
    #expect(jobs[1].wasCancelled)
  }

  @Test func `the identifier is released before the call returns`() async {
    for _ in 1...100 {
      await store.send(.start(.run { _ in await withTaskCancellation(id: 1) {} })).finish()
      #expect(store.isIdle)
    }
  }

  @Test func `removing a child cancels the operation`() async {
    let job = Job()
    let task = store.send(
      .child(
        .start(.run { _ in try await withTaskCancellation(id: 1) { try await job.work() } })
      )
    )
    await job.began()
    store.change { $0.child = nil }
    await task.finish()
    #expect(job.wasCancelled)
    #expect(store.isIdle)
  }

  @Test func `operations outside of stores can cancel each other`() async {
    struct ID: Hashable {}
    let job = Job()
    let task = Task { try await withTaskCancellation(id: ID()) { try await job.work() } }
    await job.began()
    Task.cancel(id: ID())
    _ = await task.result
    #expect(job.wasCancelled)
  }

  // Two tests, so that at least one of them is not the first test that runs an operation outside of
  // stores.

  @Test func `the process scope includes operations outside of stores`() async {
    await expectPartOfProcess("first")
  }

  @Test func `the process scope includes operations outside of stores in each test`() async {
    await expectPartOfProcess("second")
  }

  private func expectPartOfProcess(_ id: String) async {
    let job = Job()
    let task = Task { try await withTaskCancellation(id: id) { try await job.work() } }
    await job.began()
    store.send(.start(.cancel(id: id, scope: .process)))
    job.end()
    _ = await task.result
    #expect(job.wasCancelled)
  }
}
