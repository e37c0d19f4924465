// SPDX-License-Identifier: MIT

import Ensemble
import Testing

@MainActor
@Suite("Presentation: the effects of what is dismissed end")
struct PresentationCancellationTests {
  let store = StoreOf<Screen>.screen {
    $0.sheet = Screen.State(sheet: Screen.State())
    $0.person = Screen.Person(id: 1)
  }

  func startPerson() async -> (job: Job, task: StoreTask) {
    let job = Job()
    let task = store.send(.person(.presented(.start(job.effect()))))
    await job.began()
    return (job, task)
  }

  @Test func `dismissed by an action`() async {
    let (job, task) = await store.start { .sheet(.presented($0)) }
    store.send(.sheet(.dismiss))
    await task.finish()
    #expect(job.wasCancelled)
    #expect(store.isIdle)
  }

  @Test func `dismissed by the parent, on its own account`() async {
    let (job, task) = await store.start { .sheet(.presented($0)) }
    store.change { $0.sheet = nil }
    await task.finish()
    #expect(job.wasCancelled)
  }

  @Test func `dismissed by the parent, at the request of the child`() async {
    let (job, task) = await store.start { .sheet(.presented($0)) }
    store.send(.sheet(.presented(.note("dismiss me"))))
    await task.finish()
    #expect(job.wasCancelled)
    #expect(store.sheet == nil)
  }

  @Test func `a child of the child is dismissed with it`() async {
    let (job, task) = await store.start { .sheet(.presented(.sheet(.presented($0)))) }
    store.send(.sheet(.dismiss))
    await task.finish()
    #expect(job.wasCancelled)
  }

  @Test func `only the child of the child is dismissed`() async {
    let (outer, _) = await store.start { .sheet(.presented($0)) }
    let (inner, task) = await store.start { .sheet(.presented(.sheet(.presented($0)))) }
    store.send(.sheet(.presented(.sheet(.dismiss))))
    await task.finish()
    #expect(inner.wasCancelled)
    #expect(!outer.wasCancelled)
  }

  @Test func `the parent's own effects go on`() async {
    let (job, task) = await store.start { $0 }
    store.send(.sheet(.dismiss))
    job.end()
    await task.finish()
    #expect(job.isEnded)
  }

  @Test func `replaced by one with another id`() async {
    let (job, task) = await startPerson()
    store.change { $0.person = Screen.Person(id: 2) }
    await task.finish()
    #expect(job.wasCancelled)
  }

  @Test func `replaced by one with the same id, they go on`() async {
    let (job, task) = await startPerson()
    store.change { $0.person = Screen.Person(id: 1, notes: ["new"]) }
    job.end()
    await task.finish()
    #expect(job.isEnded)
  }

  @Test func `a child that becomes another one ends its own`() async {
    let (job, task) = await startPerson()
    store.send(.person(.presented(.note("become another"))))
    await task.finish()
    #expect(job.wasCancelled)
    #expect(store.person?.id == 2)
  }

  @Test func `replaced by a reducer outside, with the next action of any kind`() async {
    let store = Store(initialState: Screen.State(sheet: Screen.State())) {
      Screen()
      Reduce { state, action in
        if case .note("clear outside") = action { state.sheet = nil }
        return .none
      }
    }
    let (job, task) = await store.start { .sheet(.presented($0)) }
    store.send(.note("clear outside"))
    #expect(!task.isCancelled)
    store.send(.note("anything"))
    await task.finish()
    #expect(job.wasCancelled)
  }

  @Test func `what is presented at last has identifiers of its own`() async {
    let job = Job()
    let task = store.send(.sheet(.presented(.start(job.effect().cancellable(id: "job")))))
    await job.began()
    store.send(.person(.presented(.start(.cancel(id: "job")))))
    #expect(!job.wasCancelled)
    store.send(.start(.cancel(id: "job")))
    await task.finish()
    #expect(job.wasCancelled)
  }

  @Test func `a presented child does not keep its action's task from finishing`() async {
    await store.send(.change { $0.sheet = Screen.State() }).finish()
    await store.send(.sheet(.presented(.note("hello")))).finish()
    #expect(store.isIdle)
  }
}
