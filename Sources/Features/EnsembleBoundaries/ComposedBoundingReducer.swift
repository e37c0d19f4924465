// SPDX-License-Identifier: MIT

import EnsembleCore

/// A feature that handles each group of its actions in a function, and composes other reducers.
///
/// ```swift
/// struct Parent: ComposedBoundingReducer {
///   var body: some ReducerOf<Self> {
///     coreReducer
///       .ifLet(\.child, action: \.child) {
///         Child()
///       } delegate: { state, event in
///         state.child = nil
///         return .none
///       }
///   }
///   func reduce(into state: inout State, viewAction action: Action.ViewAction) -> Effect<Action> {
///     …
///   }
/// }
/// ```
///
/// ``BoundingReducer/coreReducer`` determines the position of the functions in the body. A body
/// without it is reported as an issue with the first action.
///
/// An action is processed in this order: by the child; by the `delegate:` closure of its operator;
/// by the feature's own function. The compiler warns about a child with delegate actions but
/// without `delegate:`.
public protocol ComposedBoundingReducer: BoundingReducer where Body: Reducer<State, Action> {}

extension BoundingReducer where Body: Reducer<State, Action> {
  /// The functions of the feature, as a reducer for its body.
  @inlinable
  public var coreReducer: Reduce<State, Action> {
    recordCoreUse(of: Self.self)
    // See `Reducer.unisolatedReduce`: stores run the function on the main actor.
    nonisolated(unsafe) let reducer = self
    let reduce: @MainActor (inout State, Action) -> Effect<Action> = { state, action in
      reducer._reduceGroup(into: &state, action)
    }
    return Reduce(unsafeBitCast(reduce, to: ((inout State, Action) -> Effect<Action>).self))
  }

  /// Does nothing, since another reducer in the body may handle the action.
  @inlinable
  public func reduce(into state: inout State, other action: Action) -> Effect<Action> { .none }

  @inlinable
  public func _resolved() -> ResolvedReducer<State, Action> {
    resolveBody(of: self, with: "coreReducer")
  }
}
