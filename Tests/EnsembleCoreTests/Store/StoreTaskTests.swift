// SPDX-License-Identifier: MIT

import Ensemble
import Testing

@MainActor
@Suite("Tasks of sends")
struct StoreTaskTests {
  let store = StoreOf<Family>.family()

  @Test func `a send without an asynchronous effect is finished immediately`() async {
    let tasks = [
      store.send(.note("a")), store.send(.start(.none)), store.send(.start(.send(.note("b")))),
    ]
    for task in tasks { await task.finish() }
    #expect(tasks.allSatisfy { !$0.isCancelled })
    #expect(store.isIdle)
  }

  @Test func `finish waits for the effect`() async {
    await store.send(.start(.run { send in await send(.note("a")) })).finish()
    #expect(store.notes == ["a"])
  }

  @Test func `finish waits for all effects of the effect's actions`() async {
    let deep = Effect<Family.Action>.run { send in await send(.note("deep")) }
    let middle = Effect<Family.Action>.run { send in await send(.start(deep)) }
    await store.send(.start(.run { send in await send(.start(middle)) })).finish()
    #expect(store.notes == ["deep"])
    #expect(store.isIdle)
  }

  @Test func `finish waits for effects of actions of the same drain`() async {
    let late = Effect<Family.Action>.run { send in await send(.note("late")) }
    await store.send(.start(.send(.start(late)))).finish()
    #expect(store.notes == ["late"])
  }

  @Test func `several tasks can wait for one send`() async {
    let job = Job()
    let task = store.send(.start(job.effect()))
    await job.began()
    let waiters = (1...3).map { _ in Task { await task.finish() } }
    job.end()
    for waiter in waiters { await waiter.value }
    #expect(job.isEnded)
  }

  @Test func `cancelling stops the effect`() async {
    let job = Job()
    let task = store.send(.start(job.effect()))
    await job.began()
    task.cancel()
    await task.finish()
    #expect(task.isCancelled)
    #expect(job.wasCancelled)
    #expect(store.isIdle)
  }

  @Test func `cancelling stops the effects of the effect's actions`() async {
    let job = Job()
    let inner = job.effect() as Effect<Family.Action>
    let task = store.send(.start(.run { send in await send(.start(inner)) }))
    await job.began()
    task.cancel()
    await task.finish()
    #expect(job.wasCancelled)
  }

  @Test func `cancelling does not affect effects of other sends`() async {
    let jobs = [Job(), Job()]
    let tasks = jobs.map { store.send(.start($0.effect())) }
    for job in jobs { await job.began() }
    tasks[0].cancel()
    jobs[1].end()
    for task in tasks { await task.finish() }
    #expect(jobs.map(\.wasCancelled) == [true, false])
  }

  @Test func `cancelling the waiting task stops the effect`() async {
    let job = Job()
    let task = store.send(.start(job.effect()))
    await job.began()
    let waiter = Task { await task.finish() }
    waiter.cancel()
    await waiter.value
    #expect(job.wasCancelled)
    #expect(store.isIdle)
  }

  @Test func `a child's task waits for its effects`() async {
    let plain = store.scope(\.plain, action: \.plain)
    await plain.send(.start(.run { send in await send(.note("a")) })).finish()
    #expect(plain.notes == ["a"])
  }
}

@MainActor
@Suite("Lifetime of stores")
struct StoreLifetimeTests {
  @Test func `effects are cancelled when the store is released`() async {
    let job = Job()
    var store: StoreOf<Family>? = .family()
    let task = store?.send(.start(job.effect()))
    await job.began()
    store = nil
    await task?.finish()
    #expect(job.wasCancelled)
  }

  @Test func `effects continue while a scoped store is retained`() async {
    let job = Job()
    var store: StoreOf<Family>? = .family()
    let plain = store?.scope(\.plain, action: \.plain)
    let task = store?.send(
      .start(
        .run { send in
          try await job.work()
          await send(.plain(.note("a")))
        }
      )
    )
    await job.began()
    store = nil
    job.end()
    await task?.finish()
    #expect(plain?.notes == ["a"])
  }

  @Test func `effects do not keep a store alive`() async {
    let job = Job()
    var store: StoreOf<Family>? = .family()
    weak let reference = store
    let task = store?.send(.start(job.effect()))
    await job.began()
    store = nil
    #expect(reference == nil)
    await task?.finish()
  }

  @Test func `the state is released with the store`() async {
    let token = Gate()
    do {
      let store = Store(initialState: Token(token)) { EmptyReducer<Token, Void>() }
      store.send(())
    }
    await token.opened()
  }
}
