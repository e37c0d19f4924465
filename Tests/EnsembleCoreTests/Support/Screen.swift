// SPDX-License-Identifier: MIT

import Ensemble

/// A feature that presents others of its kind, one at a time or on a stack. Actions carry their
/// mutations, which keeps tests readable.
@Reducer
struct Screen {
  struct State: Equatable {
    var notes: [String] = []
    @PresentationState var sheet: Screen.State?
    @PresentationState var person: Screen.Person?
    @PresentationState var alert: AlertState<Alert>?
    var path = StackState<Screen.State>()
  }

  /// A presented state with an id.
  struct Person: Equatable, Identifiable {
    var id: Int
    var notes: [String] = []
  }

  enum Alert: Equatable { case confirm, cancel }

  indirect enum Action {
    case note(String)
    case perform(@Sendable (inout State) -> Effect<Action>)
    case sheet(PresentationAction<Action>)
    case person(PresentationAction<Member.Action>)
    case alert(PresentationAction<Alert>)
    case path(StackAction<State, Action>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .note(let note):
        state.notes.append(note)
        return .none
      case .perform(let operation):
        return operation(&state)
      case .sheet(let action):
        state.notes.append(
          "sheet \(label(action)): \(state.sheet?.notes.count.description ?? "nil")"
        )
        return react(to: action, &state)
      case .person(let action):
        state.notes.append(
          "person \(label(action)): \(state.person?.notes.count.description ?? "nil")"
        )
        return .none
      case .alert(let action):
        state.notes.append("alert \(label(action)): \(state.alert == nil ? "nil" : "there")")
        return .none
      case .path(.element(let id, let action)):
        state.notes.append("element \(id): \(state.path[id: id]?.notes.count.description ?? "nil")")
        if case .note("pop me") = action { state.path.pop(from: id) }
        return .none
      case .path(.popFrom(let id)):
        state.notes.append("pop \(id): \(state.path.ids)")
        return .none
      case .path(.push(let id, _)):
        state.notes.append("push \(id): \(state.path.ids)")
        return .none
      }
    }
    .ifLet(\.$sheet, action: \.sheet) { Screen() }
    .ifLet(\.$person, action: \.person) { PersonScreen() }
    .ifLet(\.$alert, action: \.alert)
    .forEach(\.path, action: \.path) { Screen() }
  }

  private func label<A>(_ action: PresentationAction<A>) -> String {
    switch action {
    case .dismiss: "dismiss"
    case .presented: "presented"
    }
  }

  /// The responses of a parent to an action of its child.
  private func react(to action: PresentationAction<Action>, _ state: inout State) -> Effect<Action>
  {
    switch action {
    case .presented(.note("dismiss me")): state.sheet = nil
    case .presented(.note("replace me")): state.sheet = State(notes: ["replaced"])
    default: break
    }
    return .none
  }
}

/// A presented feature with an id.
struct PersonScreen: Reducer {
  func reduce(into state: inout Screen.Person, action: Member.Action) -> Effect<Member.Action> {
    switch action {
    case .start(let effect):
      return effect
    case .note(let note):
      state.notes.append(note)
      if note == "become another" { state.id += 1 }
      return .none
    }
  }
}

extension Screen.Action {
  static func change(_ change: @escaping @Sendable (inout Screen.State) -> Void) -> Self {
    .perform {
      change(&$0)
      return .none
    }
  }

  static func start(_ effect: Effect<Screen.Action>) -> Self {
    .perform { _ in effect }
  }

  /// Dismisses the feature with the dependency read in an effect.
  static var dismissInEffect: Self {
    .start(
      .run { _ in
        @Dependency(\.dismiss) var dismiss
        await dismiss()
      }
    )
  }

  /// Dismisses the feature with the dependency read in its reducer.
  static var dismissInReducer: Self {
    .perform { _ in
      @Dependency(\.dismiss) var dismiss
      return .run { [dismiss] _ in await dismiss() }
    }
  }
}

extension Store where State == Screen.State, Action == Screen.Action {
  /// Returns the store of a screen that a closure has prepared.
  static func screen(_ prepare: (inout Screen.State) -> Void = { _ in }) -> StoreOf<Screen> {
    var state = Screen.State()
    prepare(&state)
    return Store(initialState: state) { Screen() }
  }

  @discardableResult
  func change(_ change: @escaping @Sendable (inout Screen.State) -> Void) -> StoreTask {
    send(.change(change))
  }

  /// Starts a job with an action, and waits until it runs.
  func start(_ embed: (Screen.Action) -> Screen.Action) async -> (job: Job, task: StoreTask) {
    let job = Job()
    let task = send(embed(.start(job.effect())))
    await job.began()
    return (job, task)
  }
}
