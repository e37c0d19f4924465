// SPDX-License-Identifier: MIT

// The requirements are isolated to the main actor, but the conformance is not, which compiles in
// modules with any default isolation. An isolated conformance would isolate all code that is
// generic over it, an isolated protocol would break callers without isolation, and
// `@preconcurrency` would warn. The engine drops the isolation in one file, so it costs nothing per
// action. Ids and values of bindings are not required to be `Sendable`, as they are compared where
// the state is; nor are key paths, since a key path to an isolated property is not `Sendable`.
// Operations are not isolated, since each `await send` would cause a warning otherwise.

/// A type that changes the state of a feature for each action, and returns the resulting effects.
///
/// Conform by declaring a ``body-swift.property`` that composes other reducers, or by implementing
/// ``reduce(into:action:)``. If a type does both, its own `reduce(into:action:)` takes precedence.
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
/// A store resolves its reducer once: `body` is evaluated when the store is created (bodies of
/// children, when the first action reaches them), not for every action. So conditions and loops in
/// a body are evaluated only then.
///
/// The requirements are isolated to the main actor, where stores run reducers.
public protocol Reducer<State, Action> {
  /// The state of the feature.
  associatedtype State
  /// The actions of the feature.
  associatedtype Action
  /// The type of the body, or `Never`.
  associatedtype Body

  /// Changes the state for an action, and returns the effects to start.
  @MainActor func reduce(into state: inout State, action: Action) -> Effect<Action>

  /// The composition of reducers that implements this one.
  @MainActor @ReducerBuilder<State, Action>
  var body: Body { get }

  /// Returns the reducer as the engine runs it, with case paths, accessors and children looked up.
  @available(swift, deprecated: 1000)
  func _resolved() -> ResolvedReducer<State, Action>
}

/// A reducer with the same state and actions as another one.
public typealias ReducerOf<R: Reducer> = Reducer<R.State, R.Action>

extension Reducer where Body == Never {
  /// The body of a reducer that implements `reduce(into:action:)`; evaluating it stops the program.
  public var body: Never {
    fatalError("'\(Self.self)' has no body: it implements 'reduce(into:action:)'.")
  }
}

extension Reducer {
  @available(swift, deprecated: 1000)
  @inlinable
  public func _resolved() -> ResolvedReducer<State, Action> {
    ResolvedReducer(unisolatedReduce)
  }
}

extension Reducer where Body: Reducer<State, Action> {
  /// Runs the body.
  ///
  /// Resolves the body for this call only; a store resolves it once in advance.
  @MainActor public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    BodyResolution.run(self, &state, action)
  }

  @available(swift, deprecated: 1000)
  @inlinable
  public func _resolved() -> ResolvedReducer<State, Action> {
    BodyResolution(self).resolved
  }
}
