// SPDX-License-Identifier: MIT

import Ensemble

/// A feature with supervised effects at every kind of child.
@Reducer
struct Castle {
  @ObservableState
  struct State {
    var isOpen = false
    var address = "a"
    var other = 0
    var rooms: IdentifiedArrayOf<TowerRoom.State> = []
    var lobby: TowerRoom.State?
    @Presents var destination: Destination.State?
    var path = StackState<TowerRoom.State>()
    var hall = TowerRoom.State(id: 100)
  }

  enum Action {
    case change((inout State) -> Void)
    case returning(Effect<Action>)
    case rooms(IdentifiedActionOf<TowerRoom>)
    case lobby(TowerRoom.Action)
    case destination(PresentationAction<Destination.Action>)
    case path(StackActionOf<TowerRoom>)
    case hall(TowerRoom.Action)
  }

  @Reducer
  enum Destination {
    case room(TowerRoom)
    case other(TowerRoom)
  }

  let runs: EffectRuns
  var evaluations = Evaluations()

  var body: some ReducerOf<Self> {
    Scope(state: \.hall, action: \.hall) { room }
    Reduce { state, action in
      switch action {
      case .change(let change):
        change(&state)
        return .none
      case .returning(let effect): return effect
      case .rooms, .lobby, .destination, .path, .hall: return .none
      }
    }
    .forEach(\.rooms, action: \.rooms) { room }
    .ifLet(\.lobby, action: \.lobby) { room }
    .ifLet(\.$destination, action: \.destination)
    .forEach(\.path, action: \.path) { room }
    .supervise { state in
      if state.isOpen {
        Supervised(id: "door", restartingOn: state.address) { [address = state.address, runs] _ in
          await runs.run(address)
        }
      }
    }
  }

  private var room: TowerRoom { TowerRoom(runs: runs, evaluations: evaluations) }
}

/// A feature with one supervised effect, whose state its parent changes.
@Reducer
struct TowerRoom {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    var isLit = true
    var visits = 0
  }

  enum Action {
    case visited
    case lightTapped
  }

  var runs = EffectRuns.shared
  var evaluations = Evaluations()
  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .visited: state.visits += 1
      case .lightTapped: state.isLit.toggle()
      }
      return .none
    }
    .supervise { state in
      let _ = evaluations.add()
      if state.isLit {
        Supervised(id: "light") { [id = state.id, runs, dismiss] send in
          await runs.run("\(id)")
          if !Task.isCancelled {
            await send(.visited)
            if id < 0 { await dismiss() }
          }
        }
      }
    }
  }
}

extension EffectRuns {
  /// The runs of features that are created by a generated reducer. Each test has its own.
  static var shared: EffectRuns {
    @Dependency(SharedEffectRuns.self) var runs
    return runs.value
  }
}

/// The runs of a test, as a dependency.
struct SharedEffectRuns: TestDependencyKey, Sendable {
  var value = EffectRuns()

  static var testValue: SharedEffectRuns { SharedEffectRuns() }
}

/// A count of evaluations on the main actor.
final class Evaluations: @unchecked Sendable {
  // Only used on the main actor, to which the stores of the tests are confined.
  private var count = 0

  func add() { count += 1 }

  /// The number of evaluations since the last call.
  func take() -> Int {
    defer { count = 0 }
    return count
  }
}
