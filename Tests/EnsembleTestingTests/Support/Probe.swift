// SPDX-License-Identifier: MIT

import Ensemble

/// A feature whose effects are defined by the test.
@Reducer
struct Probe {
  struct State: Equatable {
    var count = 0
    var notes: [String] = []
  }

  enum Action: Equatable {
    /// Changes nothing.
    case start
    case add(Int)
    case note(String)
    /// Cancels effects with the identifier `"work"`.
    case stop
    case child(Child)

    @CasePathable
    enum Child: Equatable {
      case tapped
      case renamed(String)
    }
  }

  /// The effect of an action.
  let effect: (Action) -> Effect<Action>

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .start:
        break
      case .add(let number):
        state.count += number
      case .note(let note):
        state.notes.append(note)
      case .child(.tapped):
        state.notes.append("tapped")
      case .child(.renamed(let name)):
        state.notes.append(name)
      case .stop:
        return .cancel(id: "work")
      }
      return effect(action)
    }
  }
}

typealias ProbeEffect = Effect<Probe.Action>

/// A store in which `start` has an effect.
@MainActor
func probe(_ effect: ProbeEffect = .none, clock: TestClock<Duration>? = nil) -> TestStoreOf<Probe> {
  probe(clock: clock) { $0 == .start ? effect : .none }
}

/// A store in which any action may have an effect.
@MainActor
func probe(
  clock: TestClock<Duration>? = nil,
  _ effect: @escaping (Probe.Action) -> ProbeEffect
) -> TestStoreOf<Probe> {
  TestStore(initialState: Probe.State()) {
    Probe(effect: effect)
  } withDependencies: {
    if let clock { $0.continuousClock = clock }
  }
}

extension Effect {
  /// An effect that runs until it is cancelled.
  static var endless: Self {
    .run { _ in try await Gate().wait() }
  }
}

extension Effect<Probe.Action> {
  /// An effect that sends actions, from an operation.
  static func sending(_ actions: Probe.Action...) -> Self {
    .run { send in
      for action in actions { await send(action) }
    }
  }
}

/// Two different values with equal dumps.
struct Opaque: Equatable, CustomDumpStringConvertible {
  var secret = 0
  var customDumpDescription: String { "Opaque()" }
}

/// A feature whose state dumps equally before and after a change.
@Reducer
struct Vault {
  struct State: Equatable {
    var content = Opaque()
  }

  enum Action {
    case put(Int)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .put(let secret):
        state.content.secret = secret
        return .none
      }
    }
  }
}
