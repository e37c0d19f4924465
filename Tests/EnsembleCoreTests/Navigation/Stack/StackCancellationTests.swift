// SPDX-License-Identifier: MIT

import Ensemble
import Testing

@MainActor
@Suite("Stacks: cancellation of popped features' effects")
struct StackCancellationTests {
  let store: StoreOf<Screen>
  let ids: [StackElementID]

  init() {
    let store = StoreOf<Screen>.screen { $0.path = [Screen.State(), Screen.State()] }
    self.store = store
    ids = Array(store.path.ids)
  }

  func start(_ index: Int) async -> (job: Job, task: StoreTask) {
    await store.start { .path(.element(id: ids[index], action: $0)) }
  }

  @Test func `a pop by an action cancels the effects of the element and those above`() async {
    let (lower, lowerTask) = await start(0)
    let (upper, upperTask) = await start(1)
    store.send(.path(.popFrom(id: ids[0])))
    await lowerTask.finish()
    await upperTask.finish()
    #expect(lower.wasCancelled)
    #expect(upper.wasCancelled)
    #expect(store.isIdle)
  }

  @Test func `a pop does not cancel the effects of elements below`() async {
    let (lower, lowerTask) = await start(0)
    let (upper, upperTask) = await start(1)
    store.send(.path(.popFrom(id: ids[1])))
    await upperTask.finish()
    #expect(upper.wasCancelled)
    lower.end()
    await lowerTask.finish()
    #expect(lower.isEnded)
  }

  @Test func `a pop by the parent cancels effects`() async {
    let (job, task) = await start(1)
    store.change { $0.path.removeLast() }
    await task.finish()
    #expect(job.wasCancelled)
  }

  @Test func `a pop by the parent at the element's request cancels effects`() async {
    let (job, task) = await start(1)
    store.send(.path(.element(id: ids[1], action: .note("pop me"))))
    await task.finish()
    #expect(job.wasCancelled)
    #expect(Array(store.path.ids) == [ids[0]])
  }

  @Test(arguments: ["reducer", "effect"])
  func `an element's own dismissal pops it and those above`(place: String) async {
    let dismiss: Screen.Action = place == "effect" ? .dismissInEffect : .dismissInReducer
    let (job, task) = await start(1)
    await store.send(.path(.element(id: ids[0], action: dismiss))).finish()
    await task.finish()
    #expect(job.wasCancelled)
    #expect(store.path.isEmpty)
    #expect(store.notes.last == "pop \(ids[0]): \(ids)")
  }

  @Test func `the child of an element dismisses only itself`() async {
    store.send(.path(.element(id: ids[1], action: .change { $0.sheet = Screen.State() })))
    await store.send(
      .path(.element(id: ids[1], action: .sheet(.presented(.dismissInEffect))))
    ).finish()
    #expect(store.path[id: ids[1]]?.sheet == nil)
    #expect(store.path.count == 2)
  }

  @Test func `an element of a child's stack dismisses only itself`() async {
    let store = StoreOf<Screen>.screen {
      $0.sheet = Screen.State(path: [Screen.State(), Screen.State()])
    }
    let inner = store.sheet?.path.ids.last
    guard let inner else { return #expect(Bool(false)) }
    await store.send(
      .sheet(.presented(.path(.element(id: inner, action: .dismissInReducer))))
    ).finish()
    #expect(store.sheet?.path.count == 1)
  }

  @Test func `a removal by an outer reducer cancels effects with the next action`() async {
    let store = Store(initialState: Screen.State(path: [Screen.State()])) {
      Screen()
      Reduce { state, action in
        if case .note("clear outside") = action { state.path.removeAll() }
        return .none
      }
    }
    let id = store.path.ids[0]
    let (job, task) = await store.start { .path(.element(id: id, action: $0)) }
    store.send(.note("clear outside"))
    store.send(.note("anything"))
    await task.finish()
    #expect(job.wasCancelled)
  }

  @Test func `elements have their own identifiers`() async {
    let job = Job()
    let task = store.send(
      .path(.element(id: ids[0], action: .start(job.effect().cancellable(id: "job"))))
    )
    await job.began()
    store.send(.path(.element(id: ids[1], action: .start(.cancel(id: "job")))))
    #expect(!job.wasCancelled)
    store.send(.path(.element(id: ids[0], action: .start(.cancel(id: "job")))))
    await task.finish()
    #expect(job.wasCancelled)
  }

  @Test func `moving an element keeps its effects`() async {
    let (job, task) = await start(1)
    store.change { $0.path.swapAt(0, 1) }
    store.send(.note("anything"))
    #expect(!job.wasCancelled)
    job.end()
    await task.finish()
  }
}
