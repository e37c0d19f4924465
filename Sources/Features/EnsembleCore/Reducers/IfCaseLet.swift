// SPDX-License-Identifier: MIT

import EnsembleCasePaths
import EnsembleInternals

extension Reducer {
  /// Runs a child's reducer on one case of enum state while the state is in that case.
  ///
  /// The child runs first, then this reducer, on the same action. When this reducer changes the
  /// case, or replaces its payload by one with another identity, all effects of the child are
  /// cancelled.
  ///
  /// A child action while the state is in another case is reported as an issue, and this reducer
  /// still runs.
  @inlinable
  public func ifCaseLet<CaseState, CaseAction, CaseReducer: Reducer<CaseState, CaseAction>>(
    _ state: CaseKeyPath<State, CaseState>,
    action: CaseKeyPath<Action, CaseAction>,
    @_ChildBuilder<Action, CaseState, CaseAction> then child: () -> CaseReducer,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _IfCaseLetReducer<Self, CaseReducer> {
    _IfCaseLetReducer(
      parent: self,
      child: child(),
      site: state,
      state: AnyCasePath(state),
      action: AnyCasePath(action),
      location: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }
}

/// A reducer combined with a child that runs on one case of its state.
public struct _IfCaseLetReducer<Parent: Reducer, Child: Reducer>: Reducer {
  @usableFromInline let parent: Parent
  @usableFromInline let child: Child
  @usableFromInline let site: AnyKeyPath
  @usableFromInline let state: AnyCasePath<Parent.State, Child.State>
  @usableFromInline let action: AnyCasePath<Parent.Action, Child.Action>
  @usableFromInline let location: SourceLocation

  @inlinable
  init(
    parent: Parent,
    child: Child,
    site: AnyKeyPath,
    state: AnyCasePath<Parent.State, Child.State>,
    action: AnyCasePath<Parent.Action, Child.Action>,
    location: SourceLocation
  ) {
    self.parent = parent
    self.child = child
    self.site = site
    self.state = state
    self.action = action
    self.location = location
  }

  @inlinable
  public func reduce(
    into state: inout Parent.State,
    action: Parent.Action
  ) -> Effect<Parent.Action> {
    _resolved().run(&state, action)
  }

  @inlinable
  public func _resolved() -> ResolvedReducer<Parent.State, Parent.Action> {
    IfCaseLetOperator(self).resolved(around: parent)
  }
}

/// The operator of a child whose state is a case of its parent's state.
@usableFromInline
final class IfCaseLetOperator<State, Action, ChildState, ChildAction>: SingleChildOperator {
  @usableFromInline let site: AnyKeyPath
  @usableFromInline let child: LazyReducer<ChildState, ChildAction>
  @usableFromInline let identity: ChildIdentity<ChildState>
  @usableFromInline let state: AnyCasePath<State, ChildState>
  @usableFromInline let action: AnyCasePath<Action, ChildAction>
  @usableFromInline let location: SourceLocation

  @inlinable
  init<Parent: Reducer<State, Action>, Child: Reducer<ChildState, ChildAction>>(
    _ reducer: _IfCaseLetReducer<Parent, Child>
  ) {
    site = reducer.site
    child = LazyReducer(reducer.child)
    identity = ChildIdentity()
    state = reducer.state
    action = reducer.action
    location = reducer.location
  }

  @inlinable
  @inline(__always)
  func request(in action: Action) -> ChildRequest<ChildAction>? {
    self.action.extract(from: action).map { .run($0) }
  }

  @inlinable
  @inline(__always)
  func presence(_ state: inout State) -> ChildPresence {
    self.state.extract(from: state).map { identity.presence(of: $0) } ?? .absent
  }

  @inlinable
  @inline(__always)
  func read<R>(_ state: inout State, _ body: (borrowing ChildState) -> R) -> R? {
    self.state.extract(from: state).map { body($0) }
  }

  @inlinable
  @inline(__always)
  func run(
    _ state: inout State,
    _ action: ChildAction
  ) -> (effect: Effect<ChildAction>, dismissal: Dismissal?) {
    (self.state.modify(&state) { child.run(&$0, action) } ?? .none, nil)
  }

  @inlinable
  @inline(__always)
  func lift(_ effect: Effect<ChildAction>, at component: EffectPathComponent) -> Effect<Action> {
    effect.lifted(at: component) { [action] in action.embed($0) }
  }

  @inlinable
  func reportAbsence(_ state: inout State, _ action: Action) {
    reportOtherCase("ifCaseLet", state, action, location)
  }
}
