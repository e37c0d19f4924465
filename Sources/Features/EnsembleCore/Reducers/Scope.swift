// SPDX-License-Identifier: MIT

import EnsembleCasePaths
import EnsembleConcurrency
import EnsembleInternals

/// A reducer that runs a child's reducer on a part of its parent's state.
///
/// It runs at its position in the parent's body; children usually come first. It defines no
/// identity: siblings under `Scope` share their cancellation identifiers with each other and with
/// the parent.
///
/// The state is mutated in place along stored and observed properties. Other actions cost one case
/// comparison.
public struct Scope<ParentState, ParentAction, Child: Reducer>: Reducer {
  @usableFromInline let makeResolved: (Child) -> ResolvedReducer<ParentState, ParentAction>
  @usableFromInline let makeParts: (Child) -> [SupervisionPart<ParentState, ParentAction>]
  @usableFromInline let child: Child

  /// Creates a reducer for a property of the state.
  @inlinable
  public init<ChildState, ChildAction>(
    _ state: WritableKeyPath<ParentState, ChildState>,
    action: CaseKeyPath<ParentAction, ChildAction>,
    @_ChildBuilder<ParentAction, ChildState, ChildAction> _ child: () -> Child
  ) where Child.State == ChildState, Child.Action == ChildAction {
    self.init(child(), state, AnyCasePath(action))
  }

  /// Creates a reducer for a property of the state.
  @inlinable
  public init<ChildState, ChildAction>(
    state: WritableKeyPath<ParentState, ChildState>,
    action: CaseKeyPath<ParentAction, ChildAction>,
    @_ChildBuilder<ParentAction, ChildState, ChildAction> child: () -> Child
  ) where Child.State == ChildState, Child.Action == ChildAction {
    self.init(child(), state, AnyCasePath(action))
  }

  /// Creates a reducer for a property of the state with the parent's own actions: `action: \.self`.
  @inlinable
  public init<ChildState>(
    state: WritableKeyPath<ParentState, ChildState>,
    action: KeyPath<ParentAction, ParentAction>,
    @ReducerBuilder<ChildState, ParentAction> child: () -> Child
  ) where Child.State == ChildState, Child.Action == ParentAction {
    self.init(child(), state, AnyCasePath())
  }

  /// Creates a reducer for a case of the state.
  ///
  /// A child action while the state is in another case is reported as an issue and ignored.
  @inlinable
  public init<ChildState, ChildAction>(
    state: CaseKeyPath<ParentState, ChildState>,
    action: CaseKeyPath<ParentAction, ChildAction>,
    @_ChildBuilder<ParentAction, ChildState, ChildAction> child: () -> Child,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where Child.State == ChildState, Child.Action == ChildAction {
    self.init(
      child(),
      AnyCasePath(state),
      AnyCasePath(action),
      SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Tells that the state of the child is not there.
  @available(
    *,
    unavailable,
    message: """
      The state has no such property or case, or it has another type than the state of the child. \
      An optional child is added by 'ifLet'.
      """
  )
  @_disfavoredOverload
  public init<ChildState, ChildAction>(
    state: KeyPath<_MissingMember, _MissingMember>,
    action: CaseKeyPath<ParentAction, ChildAction>,
    @_ChildBuilder<ParentAction, ChildState, ChildAction> child: () -> Child
  ) where Child.State == ChildState, Child.Action == ChildAction { fatalError() }

  // The closures are created in a context without the parent's `CasePathable` conformances, which
  // are not `Sendable` and would otherwise be captured.

  @inlinable
  init(
    _ child: Child,
    _ state: WritableKeyPath<ParentState, Child.State>,
    _ action: AnyCasePath<ParentAction, Child.Action>
  ) {
    self.child = child
    makeParts = { supervisedScope($0, state, action) }
    makeResolved = { child in
      let access = StateAccess(state)
      let child = LazyReducer(child)
      return ResolvedReducer { state, parentAction in
        guard let childAction = action.extract(from: parentAction) else { return .none }
        let effect = access.modify(&state) { child.run(&$0, childAction) }
        // Checked first to avoid allocating the closure below.
        if effect.node == nil { return .none }
        return effect.lifted(at: nil) { action.embed($0) }
      }
    }
  }

  /// Creates a reducer that runs another one on the child's actions, directly after the child.
  @inlinable
  package init(
    _ child: Child,
    _ state: WritableKeyPath<ParentState, Child.State>,
    _ action: AnyCasePath<ParentAction, Child.Action>,
    then reaction: ReduceAction<ParentState, ParentAction, Child.Action>
  ) {
    let scope = Scope(child, state, action)
    self.child = child
    makeParts = scope.makeParts
    makeResolved = { child in
      let scope = scope.makeResolved(child).run
      return ResolvedReducer { state, action in
        let effect = scope(&state, action)
        return effect.merge(with: reaction.reduce(into: &state, action: action))
      }
    }
  }

  @inlinable
  package init(
    _ child: Child,
    _ state: AnyCasePath<ParentState, Child.State>,
    _ action: AnyCasePath<ParentAction, Child.Action>,
    _ location: SourceLocation,
    then reaction: ReduceAction<ParentState, ParentAction, Child.Action>? = nil
  ) {
    self.child = child
    makeParts = { supervisedCase($0, nil, state, action) }
    makeResolved = { child in
      let child = LazyReducer(child)
      return ResolvedReducer { parentState, parentAction in
        guard let childAction = action.extract(from: parentAction) else { return .none }
        let effect = state.modify(&parentState) { child.run(&$0, childAction) }
        guard let effect else {
          reportOtherCase("Scope", parentState, parentAction, location)
          return .none
        }
        let lifted: Effect<ParentAction> =
          effect.node == nil ? .none : effect.lifted(at: nil) { action.embed($0) }
        guard let reaction else { return lifted }
        return lifted.merge(with: reaction.reduce(into: &parentState, action: parentAction))
      }
    }
  }

  @inlinable
  public func reduce(
    into state: inout ParentState,
    action: ParentAction
  ) -> Effect<ParentAction> {
    _resolved().run(&state, action)
  }

  @inlinable
  public func _resolved() -> ResolvedReducer<ParentState, ParentAction> {
    makeResolved(child)
  }
}

/// Reports an action for a case other than the current one.
@usableFromInline
func reportOtherCase<State, Action>(
  _ name: String,
  _ state: State,
  _ action: Action,
  _ location: SourceLocation
) {
  location.reportUnlessLate(
    """
    The "\(name)" at "\(location.fileID):\(location.line)" was given an action of its child, but \
    the state is in another case.

      Action:
        \(debugCase(of: action))
      State:
        \(debugCase(of: state))

    The action was not passed to the child. Some reasons for this:

    • A parent reducer changed the case before the child could handle the action: run the child's \
    reducer first.
    • An effect of the child was still running when the case changed: cancel it then, or compose \
    with 'ifCaseLet', which does.
    • The action was sent while the state was in another case: send it only from views of its case.
    """
  )
}
