// SPDX-License-Identifier: MIT

import Ensemble
import TestTools
import Testing

@MainActor
@Suite("Cancellation scopes")
struct CancellationScopeTests {
  let store = StoreOf<Family>.family {
    $0.child = Member.State()
    $0.sibling = Member.State()
    $0.rows = [Group.State(id: 1, people: [Person.State(id: 1), Person.State(id: 2)])]
  }

  func person(_ id: Int, _ effect: Effect<Member.Action>) -> Family.Action {
    .rows(.element(id: 1, action: .people(.element(id: id, action: .start(effect)))))
  }

  func row(_ effect: Effect<Group.Action>) -> Family.Action {
    .rows(.element(id: 1, action: .start(effect)))
  }

  /// Starts a job with the identifier `"job"` in each feature of the family, runs the body, and
  /// returns the names of the features whose jobs were cancelled.
  func cancelled(by body: () -> Void) async -> Set<String> {
    var jobs: [String: (job: Job, task: StoreTask)] = [:]
    func start(_ name: String, _ embed: (Job) -> Family.Action) async {
      let job = Job()
      jobs[name] = (job, store.send(embed(job)))
      await job.began()
    }
    await start("root") { .start($0.effect().cancellable(id: "job")) }
    await start("child") { .child(.start($0.effect().cancellable(id: "job"))) }
    await start("sibling") { .sibling(.start($0.effect().cancellable(id: "job"))) }
    await start("row") { row($0.effect().cancellable(id: "job")) }
    await start("person 1") { person(1, $0.effect().cancellable(id: "job")) }
    await start("person 2") { person(2, $0.effect().cancellable(id: "job")) }
    await start("other") { person(1, $0.effect().cancellable(id: "other")) }
    body()
    for entry in jobs.values {
      entry.job.end()
      await entry.task.finish()
    }
    #expect(store.isIdle)
    return Set(jobs.filter { $0.value.job.wasCancelled }.keys)
  }

  @Test func `the subtree scope includes the feature and its children`() async {
    let names = await cancelled { store.send(row(.cancel(id: "job"))) }
    #expect(names == ["row", "person 1", "person 2"])
  }

  @Test func `the exact scope includes only the feature`() async {
    let names = await cancelled { store.send(row(.cancel(id: "job", scope: .exact))) }
    #expect(names == ["row"])
  }

  @Test func `the ancestors scope includes all ancestors but no siblings`() async {
    let names = await cancelled { store.send(person(1, .cancel(id: "job", scope: .ancestors))) }
    #expect(names == ["root", "row", "person 1"])
  }

  @Test func `the ancestors scope works from a feature without effects`() async {
    let job = Job()
    let task = store.send(.start(job.effect().cancellable(id: "job")))
    await job.began()
    store.send(person(1, .cancel(id: "job", scope: .ancestors)))
    await task.finish()
    #expect(job.wasCancelled)
  }

  @Test func `the store scope includes the whole store`() async {
    let names = await cancelled { store.send(person(1, .cancel(id: "job", scope: .store))) }
    #expect(names == ["root", "child", "sibling", "row", "person 1", "person 2"])
  }

  @Test func `cancelAll cancels all identifiers of the feature and its children`() async {
    let below = await cancelled { store.send(row(.cancelAll)) }
    #expect(below == ["row", "person 1", "person 2", "other"])
    let child = await cancelled { store.send(.child(.start(.cancelAll))) }
    #expect(child == ["child"])
  }

  @Test func `cancelAll cancels effects without identifiers`() async {
    let job = Job()
    let task = store.send(.child(.start(job.effect())))
    await job.began()
    store.send(.child(.start(.cancelAll)))
    await task.finish()
    #expect(job.wasCancelled)
  }

  @Test func `effects started together with cancelAll continue`() async {
    let jobs = [Job(), Job()]
    let first = store.send(.start(jobs[0].effect()))
    await jobs[0].began()
    let second = store.send(.start(.merge(.cancelAll, jobs[1].effect())))
    await first.finish()
    await jobs[1].began()
    jobs[1].end()
    await second.finish()
    #expect(jobs[0].wasCancelled)
    #expect(jobs[1].isEnded)
  }

  @Test func `an operation can cancel in a scope`() async {
    for scope in [CancellationScope.ancestors, .store, .process] {
      let job = Job()
      let task = store.send(.start(job.effect().cancellable(id: "job")))
      await job.began()
      store.send(person(1, .run { _ in Task.cancel(id: "job", scope: scope) }))
      await task.finish()
      #expect(job.wasCancelled)
    }
  }

  @Test func `a scope applies to throttled effects`() async {
    for scope in [CancellationScope.subtree, .ancestors, .store] {
      let clock = ManualClock()
      let log = Recorder<Int>()
      func effect(_ number: Int) -> Effect<Member.Action> {
        .run { _ in log.record(number) }
          .throttle(id: "log", for: .seconds(1), clock: clock, latest: true)
      }
      let first = store.send(.child(.start(effect(1))))
      let second = store.send(.child(.start(effect(2))))
      await clock.sleeping()
      await first.finish()
      if scope == .ancestors {
        store.send(.child(.start(.cancel(id: "log", scope: scope))))
      } else {
        store.send(.start(.cancel(id: "log", scope: scope)))
      }
      await second.finish()
      #expect(log.values == [1])
      #expect(store.isIdle)
    }
  }

  // MARK: Stores

  /// Starts a job in another store, and expects whether it continues after the body.
  func expectOtherStore(
    isCancelled: Bool,
    sourceLocation: Testing.SourceLocation = #_sourceLocation,
    _ body: () async -> Void
  ) async {
    let other = StoreOf<Family>.family()
    let job = Job()
    let task = other.send(.start(job.effect().cancellable(id: "job")))
    await job.began()
    await body()
    job.end()
    await task.finish()
    #expect(job.wasCancelled == isCancelled, sourceLocation: sourceLocation)
  }

  @Test func `effects of another store continue`() async {
    for scope in [CancellationScope.subtree, .exact, .ancestors, .store] {
      await expectOtherStore(isCancelled: false) {
        store.send(.start(.cancel(id: "job", scope: scope)))
      }
    }
    await expectOtherStore(isCancelled: false) { store.send(.start(.cancelAll)) }
  }

  @Test func `cancelInFlight does not affect another store`() async {
    await expectOtherStore(isCancelled: false) {
      await store.send(.start(.run { _ in }.cancellable(id: "job", cancelInFlight: true))).finish()
    }
  }

  @Test func `the process scope includes every store`() async {
    await expectOtherStore(isCancelled: true) {
      store.send(.child(.start(.cancel(id: "job", scope: .process))))
    }
    let names = await cancelled { store.send(person(1, .cancel(id: "job", scope: .process))) }
    #expect(names == ["root", "child", "sibling", "row", "person 1", "person 2"])
  }
}
