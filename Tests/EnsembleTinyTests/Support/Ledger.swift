// SPDX-License-Identifier: MIT

import EnsembleTiny

/// A feature with a list of numbers, a throwing reducer, and an effect that the test defines.
struct Ledger: InstanceFeature {
  struct State: Equatable, Sendable {
    var entries: [Int] = []
    var note = ""
  }

  enum Action: Hashable, Sendable {
    case add(Int)
    case failed(String)
    /// Changes a part of the state, and throws.
    case overdraw
    /// Throws a cancellation error.
    case withdraw
  }

  /// An error of the ledger.
  enum Failure: Error, Equatable {
    case overdrawn, unreachable
  }

  let initialState = State()
  /// The function that the effect calls.
  var follow: @Sendable (Action, State) async throws -> Action? = { _, _ in nil }
  /// The error handler of the feature.
  var answer: @Sendable (any Error, Action) -> Action? = { _, _ in nil }

  func reducer(state: inout State, action: Action) throws {
    switch action {
    case .add(let number):
      state.entries.append(number)
    case .failed(let message):
      state.note = message
    case .overdraw:
      state.entries.append(-1)
      throw Failure.overdrawn
    case .withdraw:
      state.entries.append(-1)
      throw CancellationError()
    }
  }

  func effect(for action: Action, state: State) async throws -> Action? {
    try await follow(action, state)
  }

  func action(for error: any Error, during action: Action) -> Action? {
    answer(error, action)
  }
}

/// A counter without effects and errors.
struct Tally: Feature {
  struct State: Equatable, Sendable {
    var count = 0
  }

  enum Action: Equatable, Sendable {
    case increment
    case set(Int)
  }

  static var initialState: State { State() }

  static func reducer(state: inout State, action: Action) {
    switch action {
    case .increment: state.count += 1
    case .set(let count): state.count = count
    }
  }
}
