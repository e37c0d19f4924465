// SPDX-License-Identifier: MIT

import EnsembleTiny

/// Keeps a list of numbers. Its reducer throws, its effect says what the test wants it to.
struct Ledger: InstanceFeature {
  struct State: Equatable, Sendable {
    var entries: [Int] = []
    var note = ""
  }

  enum Action: Hashable, Sendable {
    case add(Int)
    case failed(String)
    /// Writes half of what it means to, and throws.
    case overdraw
    /// Throws as if it were cancelled.
    case withdraw
  }

  /// What goes wrong with a ledger.
  enum Failure: Error, Equatable {
    case overdrawn, unreachable
  }

  let initialState = State()
  /// What the effect does.
  var follow: @Sendable (Action, State) async throws -> Action? = { _, _ in nil }
  /// What the feature makes of errors.
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

/// Counts, without effects and without errors.
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
