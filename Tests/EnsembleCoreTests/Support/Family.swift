// SPDX-License-Identifier: MIT

import Ensemble

/// A feature with every kind of child. Actions carry the effects that they start, which keeps tests
/// readable.
@Reducer
struct Family {
  @ObservableState
  struct State {
    var notes: [String] = []
    var child: Member.State?
    var sibling: Member.State?
    var person: Person.State?
    var mode = Mode.State.idle
    var plain = Member.State()
    var rows: IdentifiedArrayOf<Group.State> = []
  }

  indirect enum Action {
    case start(Effect<Action>)
    case note(String)
    case change(@Sendable (inout State) -> Void)
    case child(Member.Action)
    case sibling(Member.Action)
    case person(Member.Action)
    case mode(Mode.Action)
    case plain(Member.Action)
    case rows(IdentifiedActionOf<Group>)
  }

  var body: some ReducerOf<Self> {
    Scope(\.plain, action: \.plain) { Member() }
    Scope(\.mode, action: \.mode) { Mode() }
    Reduce { state, action in
      switch action {
      case .start(let effect):
        return effect
      case .note(let note):
        state.notes.append(note)
        return .none
      case .change(let change):
        change(&state)
        return .none
      case .child, .sibling, .person, .mode, .plain, .rows:
        state.notes.append("child")
        return .none
      }
    }
    .ifLet(\.child, action: \.child) { Member() }
    .ifLet(\.sibling, action: \.sibling) { Member() }
    .ifLet(\.person, action: \.person) { Person() }
    .forEach(\.rows, action: \.rows) { Group() }
  }
}

/// A child without an id.
@Reducer
struct Member {
  @ObservableState
  struct State: Equatable {
    var notes: [String] = []
  }

  indirect enum Action {
    case start(Effect<Action>)
    case note(String)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .start(let effect):
        return effect
      case .note(let note):
        state.notes.append(note)
        return .none
      }
    }
  }
}

/// A child with an id that identifies it.
@Reducer
struct Person {
  @ObservableState
  struct State: Identifiable {
    let id: Int
    var notes: [String] = []
  }

  typealias Action = Member.Action

  var body: some Reducer<State, Member.Action> {
    Reduce { state, action in
      switch action {
      case .start(let effect):
        return effect
      case .note(let note):
        state.notes.append(note)
        return .none
      }
    }
  }
}

/// A row that has rows.
@Reducer
struct Group {
  @ObservableState
  struct State: Identifiable {
    let id: Int
    var notes: [String] = []
    var people: IdentifiedArrayOf<Person.State> = []
  }

  indirect enum Action {
    case start(Effect<Action>)
    case note(String)
    case remove(Int)
    case people(IdentifiedActionOf<Person>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .start(let effect):
        return effect
      case .note(let note):
        state.notes.append(note)
        return .none
      case .remove(let id):
        state.people.remove(id: id)
        return .none
      case .people:
        return .none
      }
    }
    .forEach(\.people, action: \.people) { Person() }
  }
}

/// A child with several cases.
@Reducer
struct Mode {
  @ObservableState
  enum State {
    case idle
    case editing(Member.State)
    case viewing(Member.State)
  }

  indirect enum Action {
    case become(State)
    case start(Effect<Action>)
    case editing(Member.Action)
    case viewing(Member.Action)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .become(let next):
        state = next
        return .none
      case .start(let effect):
        return effect
      case .editing, .viewing:
        return .none
      }
    }
    .ifCaseLet(\.editing, action: \.editing) { Member() }
    .ifCaseLet(\.viewing, action: \.viewing) { Member() }
  }
}

extension Store where State == Family.State, Action == Family.Action {
  /// Returns the store of a family that a closure has prepared.
  static func family(_ prepare: (inout Family.State) -> Void = { _ in }) -> StoreOf<Family> {
    var state = Family.State()
    prepare(&state)
    return Store(initialState: state) { Family() }
  }

  /// Returns the store of a family with three groups of two people each.
  static var threeGroups: StoreOf<Family> {
    family {
      $0.rows = IdentifiedArray(
        uniqueElements: (1...3).map { group in
          Group.State(
            id: group,
            people: IdentifiedArray(uniqueElements: (1...2).map { Person.State(id: $0) })
          )
        }
      )
    }
  }

  /// Mutates the state with an action.
  @discardableResult
  func change(_ change: @escaping @Sendable (inout Family.State) -> Void) -> StoreTask {
    send(.change(change))
  }
}
