// SPDX-License-Identifier: MIT

import EnsembleCore

/// A tiny feature with static members: an initial state, a reducer and an asynchronous effect.
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
/// A feature with stored properties conforms to ``InstanceFeature``, which also documents error
/// handling and composition.
public protocol Feature: InstanceFeature {
  // Declared again, so that the defaults of the instance members do not determine them.
  /// The type of error that the reducer throws.
  associatedtype ReducerFailure
  /// The result of the effect.
  associatedtype EffectResult

  /// Creates the feature, which has no stored properties.
  init()

  /// The initial state.
  static var initialState: State { get }

  /// Changes the state for an action. If it throws, the state is unchanged.
  static func reducer(state: inout State, action: Action) throws(ReducerFailure)

  /// Performs the asynchronous work of an action, and returns the action to send next, or nil.
  static func effect(for action: Action, state: State) async throws -> EffectResult
}

extension Feature {
  /// The initial state.
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

  /// Returns no effect.
  public static func effect(for action: Action, state: State) async throws -> NoEffect {
    NoEffect()
  }
}
