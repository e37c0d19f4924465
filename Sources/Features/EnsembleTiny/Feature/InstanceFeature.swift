// SPDX-License-Identifier: MIT

import EnsembleCore

/// A tiny feature with instance members, which can store clients.
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
/// A feature is a reducer, and a child like any other in the body of another: `Scope(\.profile,
/// action: \.profile) { Profile(api: .live) }`. To compose children into it, write a `body` that
/// contains ``featureReducer``. A feature without stored properties is shorter as a ``Feature``.
///
/// An error of the reducer or of the effect is delivered once: to the `catch` of the `send` that it
/// follows from, otherwise to ``action(for:during:)``. An unhandled error is reported. A
/// `CancellationError` is ignored.
public protocol InstanceFeature: Reducer, Sendable where State: Sendable, Action: Sendable {
  /// The type of error that the reducer throws; `Never` for one declared without `throws`.
  associatedtype ReducerFailure: Error
  /// The result of the effect: `Action?`, or ``NoEffect`` in a feature without effects.
  associatedtype EffectResult

  /// The initial state.
  var initialState: State { get }

  /// Changes the state for an action.
  ///
  /// If it throws, the state stays unchanged, no effect starts, and no observer is notified. A
  /// throwing reducer therefore works on a copy of the state; one declared without `throws` changes
  /// it in place.
  func reducer(state: inout State, action: Action) throws(ReducerFailure)

  /// Performs the asynchronous work of an action, and returns the action to send next, or nil.
  ///
  /// Called after the reducer, off the main actor, with the state that the reducer left. A feature
  /// without an implementation starts no task.
  func effect(for action: Action, state: State) async throws -> EffectResult

  /// Returns the action that handles an error; nil to leave the error unhandled, which is reported.
  ///
  /// If the reducer throws for the returned action as well, that error is reported without another
  /// call. An error of that action's effect is handled like any other.
  ///
  /// - Parameters:
  ///   - error: The error that the reducer or the effect threw.
  ///   - action: The action that was being processed.
  func action(for error: any Error, during action: Action) -> Action?

  /// Returns the effect that calls `effect(for:state:)`.
  ///
  /// It is implemented for each allowed result, so a feature with another one does not compile.
  func _effect(for action: Action, state: State) -> Effect<Action>
}

extension InstanceFeature {
  /// Returns no effect.
  public func effect(for action: Action, state: State) async throws -> NoEffect { NoEffect() }

  /// Returns nil, which leaves the error unhandled.
  public func action(for error: any Error, during action: Action) -> Action? { nil }

  /// The feature's own part, for a `body` that composes children into the feature.
  ///
  /// ```swift
  /// var body: some ReducerOf<Self> {
  ///   featureReducer
  ///     .ifLet(\.$detail, action: \.detail) { Detail() }
  /// }
  /// ```
  ///
  /// A body without it never calls the feature's functions, which is reported.
  @inlinable
  public var featureReducer: FeatureReducer<Self> {
    FeatureReducer(self, frame(ofBodyOf: Self.self))
  }
}

extension InstanceFeature where Body == Never {
  /// Runs the feature's reducer, and returns the effect of the action.
  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    featureReducer._resolved().run(&state, action)
  }

  /// Returns the feature's own part, resolved for a store.
  @inlinable
  public func _resolved() -> ResolvedReducer<State, Action> {
    FeatureReducer(self, AnyFeatureFrame.resolving)._resolved()
  }
}

extension InstanceFeature where Body: Reducer<State, Action> {
  /// Returns the body, resolved for a store, and reports a body without ``featureReducer``.
  @inlinable
  public func _resolved() -> ResolvedReducer<State, Action> {
    resolveBody(of: self, with: "featureReducer", owner: AnyFeatureFrame.resolving)
  }
}
