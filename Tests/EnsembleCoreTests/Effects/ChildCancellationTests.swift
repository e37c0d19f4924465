// SPDX-License-Identifier: MIT

import Ensemble
import Testing

@MainActor
@Suite("Cancellation of children")
struct ChildCancellationTests {
  let store = StoreOf<Family>.family {
    $0.child = Member.State()
    $0.sibling = Member.State()
    $0.person = Person.State(id: 1)
    $0.rows = IdentifiedArray(
      uniqueElements: (1...3).map { group in
        Group.State(
          id: group,
          people: IdentifiedArray(uniqueElements: (1...2).map { Person.State(id: $0) })
        )
      }
    )
  }

  /// Starts a job with an action, and waits until it runs.
  func start(
    _ embed: (Effect<Member.Action>) -> Family.Action
  ) async -> (job: Job, task: StoreTask) {
    let job = Job()
    let task = store.send(embed(job.effect().cancellable(id: "job")))
    await job.began()
    return (job, task)
  }

  func person(_ group: Int, _ person: Int, _ action: Member.Action) -> Family.Action {
    .rows(.element(id: group, action: .people(.element(id: person, action: action))))
  }

  // MARK: Identifiers

  @Test func `a parent's cancellation includes its children`() async {
    let (job, task) = await start { .child(.start($0)) }
    store.send(.start(.cancel(id: "job")))
    await task.finish()
    #expect(job.wasCancelled)
  }

  @Test func `a parent's cancellation includes the rows of its rows`() async {
    let (job, task) = await start { person(1, 1, .start($0)) }
    store.send(.start(.cancel(id: "job")))
    await task.finish()
    #expect(job.wasCancelled)
  }

  @Test func `a child can cancel its own effects`() async {
    let (job, task) = await start { .child(.start($0)) }
    store.send(.child(.start(.cancel(id: "job"))))
    await task.finish()
    #expect(job.wasCancelled)
  }

  @Test func `a child cannot cancel its parent`() async {
    let job = Job()
    let task = store.send(.start(job.effect().cancellable(id: "job")))
    await job.began()
    store.send(.child(.start(.cancel(id: "job"))))
    store.send(person(1, 1, .start(.cancel(id: "job"))))
    job.end()
    await task.finish()
    #expect(!job.wasCancelled)
  }

  @Test func `a child cannot cancel its sibling`() async {
    let (job, task) = await start { .child(.start($0)) }
    store.send(.sibling(.start(.cancel(id: "job"))))
    job.end()
    await task.finish()
    #expect(!job.wasCancelled)
  }

  @Test func `a row cannot cancel another row`() async {
    let (job, task) = await start { person(1, 1, .start($0)) }
    store.send(person(1, 2, .start(.cancel(id: "job"))))
    store.send(person(2, 1, .start(.cancel(id: "job"))))
    job.end()
    await task.finish()
    #expect(!job.wasCancelled)
  }

  @Test func `cancelInFlight of one row does not affect other rows`() async {
    let (job, task) = await start { person(1, 1, .start($0)) }
    await store.send(
      person(1, 2, .start(.run { _ in }.cancellable(id: "job", cancelInFlight: true)))
    ).finish()
    job.end()
    await task.finish()
    #expect(!job.wasCancelled)
  }

  @Test func `a scoped child shares its parent's identifiers`() async {
    let (job, task) = await start { .plain(.start($0)) }
    store.send(.start(.cancel(id: "job")))
    await task.finish()
    #expect(job.wasCancelled)

    let parent = Job()
    let parentTask = store.send(.start(parent.effect().cancellable(id: "job")))
    await parent.began()
    store.send(.plain(.start(.cancel(id: "job"))))
    await parentTask.finish()
    #expect(parent.wasCancelled)
  }

  // MARK: Removed children

  @Test func `setting a child to nil cancels its effects`() async {
    let (job, task) = await start { .child(.start($0)) }
    store.change { $0.child = nil }
    await task.finish()
    #expect(job.wasCancelled)
    #expect(store.isIdle)
  }

  @Test func `effects of a removed child's sibling continue`() async {
    let (job, task) = await start { .sibling(.start($0)) }
    store.change { $0.child = nil }
    job.end()
    await task.finish()
    #expect(!job.wasCancelled)
  }

  @Test func `mutating a child keeps its effects`() async {
    let (job, task) = await start { .child(.start($0)) }
    store.change { $0.child?.notes = ["changed"] }
    store.change { $0.child = Member.State() }
    job.end()
    await task.finish()
    #expect(!job.wasCancelled)
  }

  @Test func `replacing a child by one with another id cancels its effects`() async {
    let (job, task) = await start { .person(.start($0)) }
    store.change { $0.person = Person.State(id: 2) }
    await task.finish()
    #expect(job.wasCancelled)
  }

  @Test func `replacing a child by one with the same id keeps its effects`() async {
    let (job, task) = await start { .person(.start($0)) }
    store.change { $0.person = Person.State(id: 1, notes: ["new"]) }
    job.end()
    await task.finish()
    #expect(!job.wasCancelled)
  }

  @Test func `effects started just before a child becomes nil do not run`() async {
    let log = Recorder<Void>()
    let task = store.send(
      .start(
        .merge(
          .send(.child(.start(.run { _ in log.record() }))),
          .send(.change { $0.child = nil })
        )
      )
    )
    await task.finish()
    #expect(log.count == 0)
    #expect(store.isIdle)
  }

  @Test func `leaving a case cancels its effects`() async {
    store.send(.mode(.become(.editing(Member.State()))))
    let (job, task) = await start { .mode(.editing(.start($0))) }
    store.send(.mode(.become(.viewing(Member.State()))))
    await task.finish()
    #expect(job.wasCancelled)
    #expect(store.isIdle)
  }

  @Test func `mutating the payload of a case keeps its effects`() async {
    store.send(.mode(.become(.editing(Member.State()))))
    let (job, task) = await start { .mode(.editing(.start($0))) }
    store.send(.mode(.editing(.note("changed"))))
    job.end()
    await task.finish()
    #expect(!job.wasCancelled)
  }

  @Test func `effects of the enum itself continue after a change of case`() async {
    store.send(.mode(.become(.editing(Member.State()))))
    let job = Job()
    let task = store.send(.mode(.start(job.effect())))
    await job.began()
    store.send(.mode(.become(.idle)))
    job.end()
    await task.finish()
    #expect(!job.wasCancelled)
  }

  @Test func `removing a row cancels its effects`() async {
    let job = Job()
    let task = store.send(.rows(.element(id: 2, action: .start(job.effect()))))
    await job.began()
    store.change { $0.rows.remove(id: 2) }
    await task.finish()
    #expect(job.wasCancelled)
    #expect(store.isIdle)
  }

  @Test func `effects of a removed row's neighbours continue`() async {
    let jobs = [Job(), Job()]
    let tasks = zip([1, 3], jobs).map { id, job in
      store.send(.rows(.element(id: id, action: .start(job.effect()))))
    }
    for job in jobs { await job.began() }
    store.change { $0.rows.remove(id: 2) }
    for job in jobs { job.end() }
    for task in tasks { await task.finish() }
    #expect(jobs.map(\.wasCancelled) == [false, false])
  }

  @Test func `moving rows keeps their effects`() async {
    let job = Job()
    let task = store.send(.rows(.element(id: 1, action: .start(job.effect()))))
    await job.began()
    store.change { $0.rows.reverse() }
    store.change { $0.rows.append(Group.State(id: 4)) }
    job.end()
    await task.finish()
    #expect(!job.wasCancelled)
  }

  @Test func `removing a row cancels the effects of its rows`() async {
    let (job, task) = await start { person(2, 1, .start($0)) }
    store.change { $0.rows.remove(id: 2) }
    await task.finish()
    #expect(job.wasCancelled)
    #expect(store.isIdle)
  }

  @Test func `removing a nested row does not affect other rows`() async {
    let (gone, goneTask) = await start { person(2, 1, .start($0)) }
    let (neighbour, neighbourTask) = await start { person(2, 2, .start($0)) }
    let (cousin, cousinTask) = await start { person(1, 1, .start($0)) }
    store.send(.rows(.element(id: 2, action: .remove(1))))
    await goneTask.finish()
    neighbour.end()
    cousin.end()
    await neighbourTask.finish()
    await cousinTask.finish()
    #expect(gone.wasCancelled)
    #expect(!neighbour.wasCancelled)
    #expect(!cousin.wasCancelled)
  }

  @Test func `removing all rows cancels all their effects`() async {
    let jobs = [Job(), Job(), Job()]
    let tasks = zip(1...3, jobs).map { id, job in
      store.send(.rows(.element(id: id, action: .start(job.effect()))))
    }
    for job in jobs { await job.began() }
    store.change { $0.rows = [] }
    for task in tasks { await task.finish() }
    #expect(jobs.map(\.wasCancelled) == [true, true, true])
    #expect(store.isIdle)
  }
}
