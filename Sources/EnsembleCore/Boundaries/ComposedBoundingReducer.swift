// SPDX-License-Identifier: MIT

/// A feature that handles each group of its actions in a function, and is composed of other reducers.
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
/// ``BoundingReducer/coreReducer`` says where in the body the functions run. A body that leaves it out
/// is reported, with the first action.
///
/// An action passes what is composed in this order: the child; the `delegate:` of its operator; the
/// feature's own function. The compiler warns of a child that delegates and has no `delegate:`.
public protocol ComposedBoundingReducer: BoundingReducer where Body: Reducer<State, Action> {}

extension BoundingReducer where Body: Reducer<State, Action> {
  /// The functions of the feature, as a reducer for its body.
  @inlinable
  public var coreReducer: Reduce<State, Action> {
    noteCore(of: Self.self)
    return Reduce { state, action in _reduceGroup(into: &state, action) }
  }

  /// Does nothing: another reducer in the body may be for the action.
  @inlinable
  public func reduce(into state: inout State, other action: Action) -> Effect<Action> { .none }

  @inlinable
  public func _resolved() -> ResolvedReducer<State, Action> {
    resolveBody(of: self, with: "coreReducer")
  }
}
