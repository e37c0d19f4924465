// SPDX-License-Identifier: MIT

import EnsembleCasePaths
import EnsembleInternals

extension Reducer {
  /// Runs a child's reducer on optional state while it is non-nil.
  ///
  /// The child runs first, then this reducer, on the same action. When this reducer clears the
  /// state, or replaces it by a value with another identity (an `Identifiable` id, or an enum
  /// case), all effects of the child are cancelled. The state of an alert or a dialog is cleared
  /// after an action of one of its buttons.
  ///
  /// A child action while the state is nil is reported as an issue, and this reducer still runs.
  @inlinable
  public func ifLet<WrappedState, WrappedAction, Wrapped: Reducer<WrappedState, WrappedAction>>(
    _ state: WritableKeyPath<State, WrappedState?>,
    action: CaseKeyPath<Action, WrappedAction>,
    @_ChildBuilder<Action, WrappedState, WrappedAction> then wrapped: () -> Wrapped,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> {
    _IfLetReducer(
      parent: self,
      child: wrapped(),
      state: state,
      action: AnyCasePath(action),
      location: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Clears the state of an alert or a dialog after an action of one of its buttons.
  @inlinable
  public func ifLet<WrappedState: _EphemeralState, WrappedAction>(
    _ state: WritableKeyPath<State, WrappedState?>,
    action: CaseKeyPath<Action, WrappedAction>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> {
    _IfLetReducer(
      parent: self,
      child: EmptyReducer<WrappedState, WrappedAction>(),
      state: state,
      action: AnyCasePath(action),
      location: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Runs a reducer with the same actions on optional state while it is non-nil: `action: \.self`.
  @inlinable
  public func ifLet<WrappedState, Wrapped: Reducer<WrappedState, Action>>(
    _ state: WritableKeyPath<State, WrappedState?>,
    action: KeyPath<Action, Action>,
    @ReducerBuilder<WrappedState, Action> then wrapped: () -> Wrapped,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> {
    _IfLetReducer(
      parent: self,
      child: wrapped(),
      state: state,
      action: AnyCasePath(),
      location: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }
}

/// A reducer combined with a child that runs on its optional state.
public struct _IfLetReducer<Parent: Reducer, Child: Reducer>: Reducer {
  @usableFromInline let parent: Parent
  @usableFromInline let child: Child
  @usableFromInline let state: WritableKeyPath<Parent.State, Child.State?>
  @usableFromInline let action: AnyCasePath<Parent.Action, Child.Action>
  @usableFromInline let location: SourceLocation

  @inlinable
  init(
    parent: Parent,
    child: Child,
    state: WritableKeyPath<Parent.State, Child.State?>,
    action: AnyCasePath<Parent.Action, Child.Action>,
    location: SourceLocation
  ) {
    self.parent = parent
    self.child = child
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
    IfLetOperator(self).resolved(around: parent)
  }
}

/// The operator of a child whose state is an optional.
@usableFromInline
final class IfLetOperator<State, Action, ChildState, ChildAction>: SingleChildOperator {
  @usableFromInline let site: AnyKeyPath
  @usableFromInline let child: LazyReducer<ChildState, ChildAction>
  @usableFromInline let identity: ChildIdentity<ChildState>
  @usableFromInline let access: StateAccess<State, ChildState?>
  @usableFromInline let action: AnyCasePath<Action, ChildAction>
  @usableFromInline let ephemeral: EphemeralDismissal<ChildState, ChildAction>
  @usableFromInline let location: SourceLocation

  @inlinable
  init<Parent: Reducer<State, Action>, Child: Reducer<ChildState, ChildAction>>(
    _ reducer: _IfLetReducer<Parent, Child>
  ) {
    site = reducer.state
    child = LazyReducer(reducer.child)
    identity = ChildIdentity()
    access = StateAccess(reducer.state)
    action = reducer.action
    ephemeral = EphemeralDismissal()
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
    access.modifyUnobserved(&state) { identity.presence(ofOptional: &$0) }
  }

  @inlinable
  @inline(__always)
  func read<R>(_ state: inout State, _ body: (borrowing ChildState) -> R) -> R? {
    access.modifyUnobserved(&state) { optional in optional.modifyWrapped { body($0) } }
  }

  @inlinable
  @inline(__always)
  func run(
    _ state: inout State,
    _ action: ChildAction
  ) -> (effect: Effect<ChildAction>, dismissal: Dismissal?) {
    #if DEBUG
    PresentationProbe.note(ChildState.self)
    #endif
    let effect = access.modify(&state) { optional in
      optional.modifyWrapped { child.run(&$0, action) } ?? .none
    }
    return (effect, nil)
  }

  @inlinable
  @inline(__always)
  func lift(_ effect: Effect<ChildAction>, at component: EffectPathComponent) -> Effect<Action> {
    effect.lifted(at: component) { [action] in action.embed($0) }
  }

  @inlinable
  @inline(__always)
  func isDismissed(_ state: inout State, by action: ChildAction) -> Bool {
    read(&state) { ephemeral.ends($0, with: action) } ?? false
  }

  @inlinable
  @inline(__always)
  func remove(_ state: inout State) {
    access.modify(&state) { $0 = nil }
  }

  @inlinable
  func reportAbsence(_ state: inout State, _ action: Action) {
    reportMissingChild(action, location)
  }
}

extension Optional {
  /// Mutates the wrapped value in place; returns nil if there is none.
  @inlinable
  @inline(__always)
  mutating func modifyWrapped<R>(_ body: (inout Wrapped) -> R) -> R? {
    // A `switch` would copy the payload in unoptimized builds.
    if self == nil { return nil }
    // Checked above; the payload of an optional is projected in place.
    return body(&self!)
  }
}

@usableFromInline
func reportMissingChild<Action>(_ action: Action, _ location: SourceLocation) {
  location.reportUnlessLate(
    """
    The "ifLet" at "\(location.fileID):\(location.line)" was given an action of its child, whose \
    state is "nil".

      Action:
        \(debugCase(of: action))

    The action was not passed to the child. Some reasons for this:

    • A parent reducer set the child state to "nil" before this reducer ran: run this one first.
    • An effect of the child, started outside of this "ifLet", was still running: cancel it when \
    the state becomes "nil".
    • The action was sent while the state was "nil": send it only from views of the child.
    """
  )
}
