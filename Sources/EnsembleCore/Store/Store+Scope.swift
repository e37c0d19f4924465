// SPDX-License-Identifier: MIT

import EnsembleCasePaths
import EnsembleCollections

extension Store {
  /// The store of a child feature.
  ///
  /// The same instance as before while somebody holds it.
  ///
  /// - Parameters:
  ///   - state: Where the child's state is. Each read walks it, so prefer stored properties.
  ///   - action: The case of this feature's actions that holds the child's.
  /// - Complexity: O(1).
  public func scope<ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState>,
    action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    part(state, action) {
      PartProjection(projection, state, AnyCasePath(action), at: action)
    }
  }

  /// The store of a child feature.
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState>,
    action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    scope(state, action: action)
  }

  /// The store of a part of the state, with this feature's own actions: `action: \.self`.
  public func scope<ChildState>(
    state: KeyPath<State, ChildState>,
    action: KeyPath<Action, Action>
  ) -> Store<ChildState, Action> {
    part(state, action) {
      PartProjection(projection, state, AnyCasePath(), at: action)
    }
  }

  /// The store of an optional child feature, or nil if there is none now.
  ///
  /// A store that outlives its child shows the child's last state if the child was presented (`@Presents`), also as
  /// a case of an enum. Otherwise it shows the state that there was when the store was made, of which it keeps a
  /// copy. Actions sent to it are reported by the `ifLet` that gets them.
  public func scope<ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction>? {
    optional(state, action) { AnyCasePath(action) }
  }

  /// The store of a part that is always there, made by `project` unless it is known.
  func part<ChildState, ChildAction>(
    _ state: AnyKeyPath,
    _ action: AnyKeyPath,
    project: () -> StoreProjection<ChildState, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    children.part(state, action, parent: self, project: project)
  }

  func optional<ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState?>,
    _ action: AnyKeyPath,
    path: () -> AnyCasePath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction>? {
    guard let current = projection.readFields({ $0[keyPath: state] }) else {
      children.forgetChild(state, action)
      return nil
    }
    let store = children.child(state, action) {
      Store<ChildState, ChildAction>(
        projection: OptionalProjection(projection, state, path(), at: action),
        parent: self
      )
    }
    // The projection is the one that was made above, now or before.
    unsafeDowncast(
      store.projection,
      to: OptionalProjection<State, Action, ChildState, ChildAction>.self
    ).follow(current)
    return store
  }

  /// The store of an optional child feature, or nil if there is none now.
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction>? {
    scope(state, action: action)
  }

  /// The store of an optional child feature with this feature's own actions, or nil if there is none now:
  /// `action: \.self`.
  public func scope<ChildState>(
    state: KeyPath<State, ChildState?>,
    action: KeyPath<Action, Action>
  ) -> Store<ChildState, Action>? {
    optional(state, action) { AnyCasePath() }
  }

  /// The stores of the elements of a collection, made as they are asked for.
  ///
  /// The collection is of the ids as they are now; it holds no state. A store that is asked for keeps a copy of
  /// its element's state, which it shows when the element is gone.
  public func scope<ID: Hashable & Sendable, ElementState, ElementAction>(
    _ state: KeyPath<State, IdentifiedArray<ID, ElementState>>,
    action: CaseKeyPath<Action, IdentifiedAction<ID, ElementAction>>
  ) -> some RandomAccessCollection<Store<ElementState, ElementAction>> {
    elements(state, action) { AnyCasePath(action) }
  }

  /// The stores of the elements of a collection, made as they are asked for.
  public func scope<ID: Hashable & Sendable, ElementState, ElementAction>(
    state: KeyPath<State, IdentifiedArray<ID, ElementState>>,
    action: CaseKeyPath<Action, IdentifiedAction<ID, ElementAction>>
  ) -> some RandomAccessCollection<Store<ElementState, ElementAction>> {
    scope(state, action: action)
  }

  /// The stores of the elements of a collection whose actions are this feature's own: `action: \.self`.
  public func scope<ID: Hashable & Sendable, ElementState, ElementAction>(
    state: KeyPath<State, IdentifiedArray<ID, ElementState>>,
    action: KeyPath<Action, Action>
  ) -> some RandomAccessCollection<Store<ElementState, ElementAction>>
  where Action == IdentifiedAction<ID, ElementAction> {
    elements(state, action) { AnyCasePath() }
  }

  func elements<ID: Hashable & Sendable, ElementState, ElementAction>(
    _ state: KeyPath<State, IdentifiedArray<ID, ElementState>>,
    _ action: AnyKeyPath,
    path: () -> AnyCasePath<Action, IdentifiedAction<ID, ElementAction>>
  ) -> StoreCollection<ID, ElementState, ElementAction> {
    StoreCollection(
      parent: self,
      stores: children.elements(state, action) {
        let path = path()
        return ElementStores(
          ElementsAccess(
            parent: projection,
            place: projection.id.child(state, action),
            elements: { $0[keyPath: state] },
            element: { $0[id: $1] },
            embed: { path.embed(.element(id: $0, action: $1)) }
          )
        )
      },
      ids: projection.readFields { $0[keyPath: state].ids }
    )
  }
}
