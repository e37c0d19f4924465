// SPDX-License-Identifier: MIT

import EnsembleCore

/// A tiny feature whose members belong to a value, so that it can hold clients.
///
/// ```swift
/// struct Profile: InstanceFeature {
///   struct State: Sendable { var user: User? }
///   enum Action: Sendable { case load, loaded(User) }
///
///   let api: UserAPI
///   let initialState = State()
///
///   func reducer(state: inout State, action: Action) throws { … }
///   func effect(for action: Action, state: State) async throws -> Action? { … }
/// }
/// let store = Store(Profile(api: .live))
/// ```
///
/// A feature is a reducer: in another one it is a child like any other, `Scope(\.profile, action:
/// \.profile) { Profile(api: .live) }`. To compose more around it, write a `body` with
/// ``featureReducer`` in it. Without state in the feature itself, ``Feature`` is shorter.
///
/// An error of the reducer or of the effect is delivered once: to the `catch` of the `send` that it
/// follows from, otherwise to ``action(for:during:)``; what nobody handles is reported. A
/// `CancellationError` is ignored.
public protocol InstanceFeature: Reducer, Sendable where State: Sendable, Action: Sendable {
  /// What `reducer(state:action:)` throws: `Never`, if it is declared without `throws`.
  associatedtype ReducerFailure: Error
  /// What `effect(for:state:)` returns: `Action?`, or ``NoEffect`` in a feature without effects.
  associatedtype EffectResult

  /// The state to begin with.
  var initialState: State { get }

  /// Changes the state for an action.
  ///
  /// When it throws, the state stays as it was, no effect is started, and nobody is told of a change. For
  /// that it works on a copy; a reducer that is declared without `throws` changes the state in place.
  func reducer(state: inout State, action: Action) throws(ReducerFailure)

  /// What an action leads to, asynchronously: returns the action to send next, nil for none.
  ///
  /// Called after the reducer, with the state as that has left it, off the main actor. A feature that does
  /// not implement it starts no task.
  func effect(for action: Action, state: State) async throws -> EffectResult

  /// The action that tells the feature of an error; nil if it does not handle it, which is then reported.
  ///
  /// If the reducer throws for that action as well, this is reported, and nobody is asked again. An error of
  /// its effect is a new one.
  ///
  /// - Parameters:
  ///   - error: What the reducer or the effect has thrown.
  ///   - action: The action that they were called with.
  func action(for error: any Error, during action: Action) -> Action?

  /// The effect that calls `effect(for:state:)`. Has an implementation for each result that is
  /// allowed, so that a feature with another one does not compile.
  func _effect(for action: Action, state: State) -> Effect<Action>
}

extension InstanceFeature {
  /// No effect.
  public func effect(for action: Action, state: State) async throws -> NoEffect { NoEffect() }

  /// Handles no errors.
  public func action(for error: any Error, during action: Action) -> Action? { nil }

  /// The feature's own part, for a `body` that composes more around it; without it in the body the feature's
  /// functions are never called, which is reported.
  ///
  /// ```swift
  /// var body: some ReducerOf<Self> {
  ///   featureReducer
  ///     .ifLet(\.$detail, action: \.detail) { Detail() }
  /// }
  /// ```
  @inlinable
  public var featureReducer: FeatureReducer<Self> {
    FeatureReducer(self, frame(ofBodyOf: Self.self))
  }
}

extension InstanceFeature where Body == Never {
  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    featureReducer.reduce(into: &state, action: action)
  }

  @inlinable
  public func _resolved() -> ResolvedReducer<State, Action> {
    FeatureReducer(self, AnyFeatureFrame.resolving)._resolved()
  }
}

extension InstanceFeature where Body: Reducer<State, Action> {
  @inlinable
  public func _resolved() -> ResolvedReducer<State, Action> {
    resolveBody(of: self, with: "featureReducer", owner: AnyFeatureFrame.resolving)
  }
}
