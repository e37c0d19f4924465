// SPDX-License-Identifier: MIT

import EnsembleCore

/// A tiny feature: a state, a function that changes it, and a function for what takes time.
///
/// ```swift
/// struct Counter: Feature {
///   struct State: Sendable { var count = 0 }
///   enum Action: Sendable { case increment, decrement }
///
///   static var initialState: State { State() }
///
///   static func reducer(state: inout State, action: Action) {
///     switch action {
///     case .increment: state.count += 1
///     case .decrement: state.count -= 1
///     }
///   }
/// }
/// let store = Store<Counter>()
/// store.send(.increment)
/// ```
///
/// Its members are static. A feature that holds something is an ``InstanceFeature``, which tells the rest:
/// what happens to errors, and how features are composed.
public protocol Feature: InstanceFeature {
  // Named again, or the defaults of the instance members would decide what they are.
  associatedtype ReducerFailure
  associatedtype EffectResult

  /// Creates the feature, which holds nothing.
  init()

  /// The state to begin with.
  static var initialState: State { get }

  /// Changes the state for an action; when it throws, the state stays as it was.
  static func reducer(state: inout State, action: Action) throws(ReducerFailure)

  /// What an action leads to, asynchronously: returns the action to send next, nil for none.
  static func effect(for action: Action, state: State) async throws -> EffectResult
}

extension Feature {
  /// The state to begin with.
  public var initialState: State { Self.initialState }

  /// Calls the static function.
  @inlinable
  public func reducer(state: inout State, action: Action) throws(ReducerFailure) {
    try Self.reducer(state: &state, action: action)
  }

  /// Calls the static function.
  public func effect(for action: Action, state: State) async throws -> EffectResult {
    try await Self.effect(for: action, state: state)
  }

  /// No effect.
  public static func effect(for action: Action, state: State) async throws -> NoEffect {
    NoEffect()
  }
}
