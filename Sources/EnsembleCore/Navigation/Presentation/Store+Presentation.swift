// SPDX-License-Identifier: MIT

import EnsembleCasePaths

extension Store {
  /// The store of a presented child, or nil if none is presented now.
  ///
  /// A store that outlives its child's state shows the state that it was made with; actions sent to it
  /// are reported by the `ifLet` that gets them.
  public func scope<ChildState, ChildAction>(
    _ state: KeyPath<State, PresentationState<ChildState>>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>
  ) -> Store<ChildState, ChildAction>? {
    guard let current = projection.readFields({ $0[keyPath: state].wrappedValue }) else {
      children.forgetChild(state, action)
      return nil
    }
    return children.child(state, action) {
      Store<ChildState, ChildAction>(
        projection: PresentationProjection(
          projection,
          state,
          AnyCasePath(action),
          fallback: detached(current)
        )
      )
    }
  }

  /// The store of a presented child, or nil if none is presented now.
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, PresentationState<ChildState>>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>
  ) -> Store<ChildState, ChildAction>? {
    scope(state, action: action)
  }

  /// The store of what a case carries. For `@Reducer` only, which calls it for the case that the state is
  /// in.
  public func _scope<ChildState, ChildAction>(
    case state: CaseKeyPath<State, ChildState>,
    action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction> where State: CasePathable {
    children.child(state, action) {
      Store<ChildState, ChildAction>(
        projection: CaseProjection(projection, AnyCasePath(state), AnyCasePath(action))
      )
    }
  }
}

/// The child that another projection presents.
///
/// Once it is gone, the store shows the state that it had when the store was made.
final class PresentationProjection<ParentState, ParentAction, State, Action>:
  StoreProjection<State, Action>
{
  private let parent: StoreProjection<ParentState, ParentAction>
  private let state: KeyPath<ParentState, PresentationState<State>>
  private let access: StateAccess<ParentState, PresentationState<State>>?
  private let action: AnyCasePath<ParentAction, PresentationAction<Action>>
  private let fallback: State

  init(
    _ parent: StoreProjection<ParentState, ParentAction>,
    _ state: KeyPath<ParentState, PresentationState<State>>,
    _ action: AnyCasePath<ParentAction, PresentationAction<Action>>,
    fallback: State
  ) {
    self.parent = parent
    self.state = state
    access = (state as? WritableKeyPath<ParentState, PresentationState<State>>)
      .map { StateAccess($0) }
    self.action = action
    self.fallback = fallback
  }

  override func read<R>(_ body: (borrowing State) -> R) -> R {
    if let located = locate() { return body(located.pointee) }
    return parent.readFields { body($0[keyPath: state].wrappedValue ?? fallback) }
  }

  override func locate() -> UnsafePointer<State>? {
    guard let access, let root = parent.locate() else { return nil }
    return access.locate(in: root)?.pointee.storage.map { UnsafePointer($0.pointer) }
  }

  override func send(_ action: Action) -> EffectActivity? {
    parent.send(self.action.embed(.presented(action)))
  }

  override var isValid: Bool {
    parent.isValid && parent.readFields { $0[keyPath: state].storage != nil }
  }

  override var isProcessing: Bool { parent.isProcessing }
}
