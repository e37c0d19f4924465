// SPDX-License-Identifier: MIT

import Ensemble
import Testing

@MainActor
@Suite("Presentation: identity of cases and payloads")
struct CaseIdentityTests {
  let store = Store(initialState: Desk.State()) { Desk() }

  /// Presents a destination, and starts a job in it.
  func start(
    _ destination: Desk.Destination.State,
    _ embed: (Member.Action) -> Desk.Destination.Action
  )
    async -> (job: Job, task: StoreTask)
  {
    store.send(.open(destination))
    let job = Job()
    let task = store.send(.destination(.presented(embed(.start(job.effect())))))
    await job.began()
    return (job, task)
  }

  @Test func `another case cancels the effects of the previous one`() async {
    let (job, task) = await start(.note(Member.State())) { .note($0) }
    store.send(.open(.person(Person.State(id: 1))))
    await task.finish()
    #expect(job.wasCancelled)
  }

  @Test func `a payload with another id in the same case cancels the previous effects`() async {
    let (job, task) = await start(.person(Person.State(id: 1))) { .person($0) }
    store.send(.open(.person(Person.State(id: 2))))
    await task.finish()
    #expect(job.wasCancelled)
  }

  @Test func `a payload with the same id in the same case keeps its effects`() async {
    let (job, task) = await start(.person(Person.State(id: 1))) { .person($0) }
    store.send(.open(.person(Person.State(id: 1, notes: ["new"]))))
    job.end()
    await task.finish()
    #expect(job.isEnded)
  }

  @Test func `a payload without an id in the same case keeps its effects`() async {
    let (job, task) = await start(.note(Member.State())) { .note($0) }
    store.send(.open(.note(Member.State(notes: ["new"]))))
    job.end()
    await task.finish()
    #expect(job.isEnded)
  }

  @Test func `a dialog that replaces another one stays presented`() {
    store.send(.open(.alert(AlertState { TextState("First") })))
    store.send(.destination(.presented(.alert(.another))))
    guard case .alert(let alert) = store.destination else {
      Issue.record("The second alert was dismissed with the first.")
      return
    }
    #expect(alert.title == TextState("Second"))
  }

  @Test func `only a button's action dismisses the dialog, not an action of another case`() {
    store.send(.open(.alert(AlertState { TextState("First") })))
    expectReport("was given an action of its child, but the state is in another case") {
      store.send(.destination(.presented(.note(.note("hello")))))
    }
    #expect(store.destination != nil)
    store.send(.destination(.presented(.alert(.confirm))))
    #expect(store.destination == nil)
  }

  @Test func `enums that are not observable have the same identity rules`() async {
    let store = Store(initialState: Shelf.State()) { Shelf() }
    let job = Job()
    store.send(.open(.person(Screen.Person(id: 1))))
    let task = store.send(.box(.presented(.start(job.effect()))))
    await job.began()
    store.send(.open(.person(Screen.Person(id: 1, notes: ["new"]))))
    #expect(!job.wasCancelled)
    store.send(.open(.person(Screen.Person(id: 2))))
    await task.finish()
    #expect(job.wasCancelled)
  }
}

/// A feature with a destination of each kind.
@Reducer
struct Desk {
  @Reducer
  enum Destination {
    case note(Member)
    case person(Person)
    case alert(AlertState<Alert>)

    enum Alert { case confirm, another }
  }

  @ObservableState
  struct State {
    @Presents var destination: Destination.State?
  }

  enum Action {
    case open(Destination.State)
    case destination(PresentationAction<Destination.Action>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .open(let destination):
        state.destination = destination
      case .destination(.presented(.alert(.another))):
        state.destination = .alert(AlertState { TextState("Second") })
      case .destination:
        break
      }
      return .none
    }
    .ifLet(\.$destination, action: \.destination)
  }
}

/// A feature that presents an enum without any macro.
struct Shelf: Reducer {
  struct State {
    @PresentationState var box: Box?
  }

  enum Box {
    case person(Screen.Person)
    case empty
  }

  @CasePathable
  enum Action {
    case open(Box)
    case box(PresentationAction<Member.Action>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .open(let box) = action { state.box = box }
      return .none
    }
    .ifLet(\.$box, action: \.box) {
      Reduce { _, action in
        if case .start(let effect) = action { effect } else { .none }
      }
    }
  }
}
