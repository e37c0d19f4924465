// SPDX-License-Identifier: MIT

import EnsembleCasePaths

extension Store {
  /// The store of a presented child, or nil if none is presented now.
  ///
  /// A store that outlives its child shows the child's last state; actions sent to it are reported by the `ifLet`
  /// that gets them.
  @inlinable
  public func scope<ChildState, ChildAction>(
    _ state: KeyPath<State, PresentationState<ChildState>>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>
  ) -> Store<ChildState, ChildAction>? {
    // Compiled for the feature's own types, as each action of the child goes through it.
    presented(state, action) {
      let path = AnyCasePath(action)
      return { path.embed(.presented($0)) }
    }
  }

  @usableFromInline
  func presented<ChildState, ChildAction>(
    _ state: KeyPath<State, PresentationState<ChildState>>,
    _ action: AnyKeyPath,
    embed: () -> (ChildAction) -> Action
  ) -> Store<ChildState, ChildAction>? {
    guard let storage = projection.readFields({ $0[keyPath: state].storage }) else {
      children.forgetChild(state, action)
      return nil
    }
    let store = children.child(state, action) {
      Store<ChildState, ChildAction>(
        projection: PresentationProjection(
          projection,
          state,
          embed: embed(),
          at: action
        ),
        parent: self
      )
    }
    // The projection is the one that was made above, now or before.
    unsafeDowncast(
      store.projection,
      to: PresentationProjection<State, Action, ChildState, ChildAction>.self
    ).follow(storage)
    return store
  }

  /// The store of a presented child, or nil if none is presented now.
  @inlinable
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
        projection: CaseProjection(projection, state, action),
        parent: self
      )
    }
  }
}

/// The child that another projection presents.
///
/// Once it is gone, the store shows its last state. See ``DepartedState``.
final class PresentationProjection<ParentState, ParentAction, State, Action>:
  StoreProjection<State, Action>
{
  private let parent: StoreProjection<ParentState, ParentAction>
  private let state: KeyPath<ParentState, PresentationState<State>>
  private let route: StateRoute?
  /// From the object that holds the state to the state; the same for all of a type.
  private let distance: Int
  private let embed: (Action) -> ParentAction
  private let action: AnyKeyPath
  private let departed = DepartedState<State>()

  init(
    _ parent: StoreProjection<ParentState, ParentAction>,
    _ state: KeyPath<ParentState, PresentationState<State>>,
    embed: @escaping (Action) -> ParentAction,
    at action: AnyKeyPath
  ) {
    self.parent = parent
    self.state = state
    route = (state as? WritableKeyPath<ParentState, PresentationState<State>>)
      .map { StateAccess($0).route }
    distance = PresentationStorage<State>.distance
    self.embed = embed
    self.action = action
  }

  override var id: StoreID { parent.id.child(state, action) }

  override func read<R>(_ body: (borrowing State) -> R) -> R {
    if let located = locate() {
      return body(located.assumingMemoryBound(to: State.self).pointee)
    }
    return body(parent.readChild(departed) { $0[keyPath: state].wrappedValue })
  }

  /// Follows the child that is presented now: there may be another one than before.
  func follow(_ storage: PresentationStorage<State>) {
    if isStored {
      departed.follow(storage)
    } else if departed.isOver {
      // The storage was made for this read.
      departed.follow(storage.pointer.pointee) {
        _ = parent.readFields { $0[keyPath: state].storage }
      }
    }
  }

  private var isStored: Bool {
    switch route {
    case nil, .keyPath: false
    default: true
    }
  }

  override func locate() -> UnsafeRawPointer? {
    guard let route, let root = parent.locate(), let presentation = route.locate(in: root) else {
      return nil
    }
    // The storage is the first member of a presentation.
    return presentation.load(as: UnsafeRawPointer?.self).map { $0 + distance }
  }

  override func send(_ action: Action) -> EffectGroup? {
    parent.send(embed(action))
  }

  override var isValid: Bool {
    parent.isValid && parent.readFields { $0[keyPath: state].storage != nil }
  }

  override var isProcessing: Bool { parent.isProcessing }
}
