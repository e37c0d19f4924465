// SPDX-License-Identifier: MIT

import EnsembleCasePaths
import EnsembleInternals

// A case of a destination may be a collection or an optional. The operator of its children is part
// of the case's own reducer, so it does not notice when a parent removes a child. So
// `ResolvedReducer` has a `cancelOrphans` function, which the operator around the case calls after
// the parent's reducer. Only this reducer, `IdentifiedArrayReducer` and a `Reduce` that erases one
// of them have the function; for all other reducers, the cost is a comparison with nil.

/// A reducer of an optional feature, for use as the case of an enum reducer.
///
/// ```swift
/// @Reducer
/// enum Destination {
///   case detail(OptionalReducer<Detail>)
/// }
/// ```
///
/// All effects of the feature are cancelled when its state is cleared, or replaced by one with
/// another identity, also by an ancestor that presents it or has it on a stack, in the same action.
/// An action while the state is nil is reported as an issue.
///
/// A view obtains the store of the feature by `store.scope(state: \.self, action: \.self)`.
public struct OptionalReducer<Wrapped: Reducer>: Reducer {
  /// The optional state of the feature.
  public typealias State = Wrapped.State?
  /// The action of the feature.
  public typealias Action = Wrapped.Action

  typealias Child = _IfLetReducer<EmptyReducer<State, Action>, Wrapped>

  let child: Child

  /// Creates the reducer of optional state from the reducer of the wrapped state.
  public init(
    _ wrapped: Wrapped,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    child = Child(
      parent: EmptyReducer(),
      child: wrapped,
      state: \State.self,
      action: AnyCasePath(),
      location: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    _resolved().run(&state, action)
  }

  public func _resolved() -> ResolvedReducer<State, Action> {
    let run = child._resolved().run
    let identity = ChildIdentity<Wrapped.State>()
    // The child at the last run. If one reducer serves several children, it may be another child;
    // then the cancellation finds nothing to cancel.
    var last = ChildPresence.absent
    func end(_ current: ChildPresence) -> Effect<Action> {
      if current == last || !last.isPresent { return .none }
      return .cancelChild(last.component(at: \State.self))
    }
    return ResolvedReducer(
      cancelOrphans: { state in end(state.map { identity.presence(of: $0) } ?? .absent) }
    ) { state, action in
      let ended = end(identity.presence(ofOptional: &state))
      let effect = run(&state, action)
      last = identity.presence(ofOptional: &state)
      return ended.merge(with: effect)
    }
  }
}
