// SPDX-License-Identifier: MIT

import Ensemble
import Testing

@MainActor
@Suite("Presentation: cancellation of dismissed children's effects")
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

  @Test func `a dismissal by an action cancels effects`() async {
    let (job, task) = await store.start { .sheet(.presented($0)) }
    store.send(.sheet(.dismiss))
    await task.finish()
    #expect(job.wasCancelled)
    #expect(store.isIdle)
  }

  @Test func `a dismissal by the parent cancels effects`() async {
    let (job, task) = await store.start { .sheet(.presented($0)) }
    store.change { $0.sheet = nil }
    await task.finish()
    #expect(job.wasCancelled)
  }

  @Test func `a dismissal by the parent at the child's request cancels effects`() async {
    let (job, task) = await store.start { .sheet(.presented($0)) }
    store.send(.sheet(.presented(.note("dismiss me"))))
    await task.finish()
    #expect(job.wasCancelled)
    #expect(store.sheet == nil)
  }

  @Test func `dismissing a child cancels the effects of its own child`() async {
    let (job, task) = await store.start { .sheet(.presented(.sheet(.presented($0)))) }
    store.send(.sheet(.dismiss))
    await task.finish()
    #expect(job.wasCancelled)
  }

  @Test func `dismissing a grandchild cancels only its effects`() async {
    let (outer, _) = await store.start { .sheet(.presented($0)) }
    let (inner, task) = await store.start { .sheet(.presented(.sheet(.presented($0)))) }
    store.send(.sheet(.presented(.sheet(.dismiss))))
    await task.finish()
    #expect(inner.wasCancelled)
    #expect(!outer.wasCancelled)
  }

  @Test func `a dismissal does not cancel the parent's effects`() async {
    let (job, task) = await store.start { $0 }
    store.send(.sheet(.dismiss))
    job.end()
    await task.finish()
    #expect(job.isEnded)
  }

  @Test func `a replacement with another id cancels effects`() async {
    let (job, task) = await startPerson()
    store.change { $0.person = Screen.Person(id: 2) }
    await task.finish()
    #expect(job.wasCancelled)
  }

  @Test func `a replacement with the same id keeps effects`() async {
    let (job, task) = await startPerson()
    store.change { $0.person = Screen.Person(id: 1, notes: ["new"]) }
    job.end()
    await task.finish()
    #expect(job.isEnded)
  }

  @Test func `a child that replaces itself cancels its effects`() async {
    let (job, task) = await startPerson()
    store.send(.person(.presented(.note("become another"))))
    await task.finish()
    #expect(job.wasCancelled)
    #expect(store.person?.id == 2)
  }

  @Test func `a replacement by an outer reducer cancels effects with the next action`() async {
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

  @Test func `the last presented child has its own identifiers`() async {
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
