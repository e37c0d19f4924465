// SPDX-License-Identifier: MIT

import EnsembleCasePaths

extension Store {
  /// Returns the store of a presented child, or nil if none is presented.
  ///
  /// A store that outlives its child shows the child's last state. The `ifLet` that receives its
  /// actions reports them as an issue.
  @inlinable
  public func scope<ChildState, ChildAction>(
    _ state: KeyPath<State, PresentationState<ChildState>>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>
  ) -> Store<ChildState, ChildAction>? {
    // Specialized for the feature's types, since each action of the child passes through it.
    scopePresented(state, action) {
      let path = AnyCasePath(action)
      return { path.embed(.presented($0)) }
    }
  }

  /// Returns the store of a presented part, or nil if none is presented.
  @usableFromInline
  package func scopePresented<ChildState, ChildAction>(
    _ state: KeyPath<State, PresentationState<ChildState>>,
    _ action: AnyKeyPath,
    embed: () -> (ChildAction) -> Action
  ) -> Store<ChildState, ChildAction>? {
    guard let storage = projection.readFields({ $0[keyPath: state].storage }) else {
      children.evictChild(state, action)
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
    // `children` caches by key path, so the store is one that was created by the closure above.
    unsafeDowncast(
      store.projection,
      to: PresentationProjection<State, Action, ChildState, ChildAction>.self
    ).follow(storage)
    return store
  }

  /// Returns the store of a presented child, or nil if none is presented.
  @inlinable
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, PresentationState<ChildState>>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>
  ) -> Store<ChildState, ChildAction>? {
    scope(state, action: action)
  }

  /// Returns the store of a case's payload. Called by code that `@Reducer` generates, for the
  /// current case only.
  public func _scope<ChildState, ChildAction>(
    case state: CaseKeyPath<State, ChildState>,
    action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction> where State: CasePathable {
    let store = children.child(state, action) {
      Store<ChildState, ChildAction>(
        projection: CaseProjection(projection, state, action),
        parent: self
      )
    }
    // `children` caches by key path, so the store is one that was created by the closure above.
    unsafeDowncast(
      store.projection,
      to: CaseProjection<State, Action, ChildState, ChildAction>.self
    ).follow()
    return store
  }
}

/// The projection of a child that another projection's state presents.
///
/// After the child is dismissed, the store shows its last state. See ``RemovedChildState``.
final class PresentationProjection<ParentState, ParentAction, State, Action>: StoreProjection {
  private let parent: any StoreProjection<ParentState, ParentAction>
  private let state: KeyPath<ParentState, PresentationState<State>>
  private let route: StateRoute?
  /// The offset of the state in its storage, the same for all storages of a type.
  private let distance: Int
  private let embed: (Action) -> ParentAction
  private let action: AnyKeyPath
  private let removedChild = RemovedChildState<State>()
  #if DEBUG
  private var hasSent = false
  #endif

  init(
    _ parent: any StoreProjection<ParentState, ParentAction>,
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

  var id: StoreID { parent.id.child(state, action) }

  func read<R>(_ body: (borrowing State) -> R) -> R {
    if let located = locate() {
      return body(located.assumingMemoryBound(to: State.self).pointee)
    }
    return body(parent.readChild(removedChild) { $0[keyPath: state].wrappedValue })
  }

  /// Follows the current child, which may have replaced the previous one.
  func follow(_ storage: PresentationStorage<State>) {
    if isStored {
      removedChild.follow(storage)
    } else {
      // The storage was created for this read.
      removedChild.follow { parent.readFields { $0[keyPath: state].storage?.pointer.pointee } }
    }
  }

  private var isStored: Bool {
    switch route {
    case nil, .keyPath: false
    default: true
    }
  }

  func locate() -> UnsafeRawPointer? {
    guard let route, let root = parent.locate(), let presentation = route.locate(in: root) else {
      return nil
    }
    // The storage is the first member of a presentation.
    return presentation.load(as: UnsafeRawPointer?.self).map { $0 + distance }
  }

  func send(_ action: Action) -> EffectGroup? {
    #if DEBUG
    // A part of a presented state has no separate operator.
    if !hasSent, isStored, !isDeferring, ChangeBatch.current == nil, isValid {
      hasSent = true
      return sendFirst(action)
    }
    #endif
    return sendToParent(embedded(action))
  }

  func embedded(_ action: Action) -> ParentAction { embed(action) }

  func sendToParent(_ action: ParentAction) -> EffectGroup? { parent.send(action) }

  var isValid: Bool {
    parent.isValid && parent.readFields { $0[keyPath: state].storage != nil }
  }

  var isDeferring: Bool { parent.isDeferring }
}
