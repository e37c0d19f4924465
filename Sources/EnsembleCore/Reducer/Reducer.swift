// SPDX-License-Identifier: MIT

/// How the state of a feature changes with its actions, and what effects that has.
///
/// Conform by giving a ``body-swift.property`` that composes other reducers, or by implementing
/// ``reduce(into:action:)``. If a type does both, its own `reduce(into:action:)` is what runs.
///
/// ```swift
/// struct Counter: Reducer {
///   struct State { var count = 0 }
///   enum Action { case increment }
///   var body: some ReducerOf<Self> {
///     Reduce { state, action in
///       state.count += 1
///       return .none
///     }
///   }
/// }
/// ```
///
/// A store resolves its reducer once: `body` is evaluated when the store is created (children's, when
/// the first action reaches them), not for every action. So `if` and `for` in a body are decided then.
public protocol Reducer<State, Action> {
  /// What the feature knows.
  associatedtype State
  /// What can happen in the feature.
  associatedtype Action
  /// The reducers it is composed of, or `Never`.
  associatedtype Body

  /// Changes the state for an action and returns the effects to start.
  func reduce(into state: inout State, action: Action) -> Effect<Action>

  /// The composition of reducers that this one stands for.
  @ReducerBuilder<State, Action>
  var body: Body { get }

  /// What the engine runs: this reducer with everything looked up that can be.
  func _resolved() -> ResolvedReducer<State, Action>
}

/// A reducer of the same state and actions as another one.
public typealias ReducerOf<R: Reducer> = Reducer<R.State, R.Action>

extension Reducer where Body == Never {
  /// A reducer that implements `reduce(into:action:)` has no body; evaluating it stops the program.
  public var body: Never {
    fatalError("'\(Self.self)' has no body: it implements 'reduce(into:action:)'.")
  }
}

extension Reducer {
  @inlinable
  public func _resolved() -> ResolvedReducer<State, Action> {
    ResolvedReducer { state, action in reduce(into: &state, action: action) }
  }
}

extension Reducer where Body: Reducer<State, Action> {
  /// Runs the body.
  ///
  /// Resolves it for this one call; in a store that has been done already.
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    BodyResolution.run(self, &state, action)
  }

  @inlinable
  public func _resolved() -> ResolvedReducer<State, Action> {
    BodyResolution(self).resolved
  }
}
