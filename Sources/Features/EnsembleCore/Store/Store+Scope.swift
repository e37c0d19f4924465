// SPDX-License-Identifier: MIT

import EnsembleCasePaths
import EnsembleCollections

extension Store {
  /// Returns the store of a child feature.
  ///
  /// Returns the same instance as long as it is in use.
  ///
  /// - Parameters:
  ///   - state: The key path to the child's state. Every read follows it, so prefer stored
  ///     properties.
  ///   - action: The case of this feature's action that holds the child's actions.
  /// - Complexity: O(1).
  public func scope<ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState>,
    action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    scopePart(state, action) { AnyCasePath(action) }
  }

  /// Returns the store of a child feature.
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState>,
    action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    scope(state, action: action)
  }

  /// Returns the store of a part of the state that sends this feature's own actions:
  /// `action: \.self`.
  public func scope<ChildState>(
    state: KeyPath<State, ChildState>,
    action: KeyPath<Action, Action>
  ) -> Store<ChildState, Action> {
    scopePart(state, action) { AnyCasePath() }
  }

  /// Returns the store of an optional child feature, or nil if the child is absent.
  ///
  /// A store that outlives its child shows the child's last state. The `ifLet` that receives its
  /// actions reports them as an issue.
  public func scope<ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction>? {
    scopeOptional(state, action) { AnyCasePath(action) }
  }

  /// Returns the store of a non-optional part.
  ///
  /// - Parameters:
  ///   - action: The key path that identifies `path` in comparisons of stores.
  ///   - path: A closure that returns the case path of the part's actions, called for the first
  ///     store of the part.
  package func scopePart<ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState>,
    _ action: AnyKeyPath,
    path: () -> AnyCasePath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    children.part(state, action, parent: self) {
      PartProjection(projection, state, path(), at: action)
    }
  }

  /// Returns the store of an optional part, or nil if the part is absent.
  package func scopeOptional<ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState?>,
    _ action: AnyKeyPath,
    path: () -> AnyCasePath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction>? {
    let isPresent = reading(state) { projection.readFields { $0[keyPath: state] != nil } }
    guard isPresent else {
      children.evictChild(state, action)
      return nil
    }
    let store = children.child(state, action) {
      Store<ChildState, ChildAction>(
        projection: OptionalProjection(projection, state, path(), at: action),
        parent: self
      )
    }
    // `children` caches by key path, so the store is one that was created by the closure above.
    unsafeDowncast(
      store.projection,
      to: OptionalProjection<State, Action, ChildState, ChildAction>.self
    ).follow()
    return store
  }

  /// Returns the store of an optional child feature, or nil if the child is absent.
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction>? {
    scope(state, action: action)
  }

  /// Returns the store of an optional child that sends this feature's own actions, or nil if the
  /// child is absent.
  public func scope<ChildState>(
    state: KeyPath<State, ChildState?>,
    action: KeyPath<Action, Action>
  ) -> Store<ChildState, Action>? {
    scopeOptional(state, action) { AnyCasePath() }
  }

  /// Returns the stores of a collection's elements, created on demand.
  ///
  /// The collection is a snapshot of the ids, and holds no state. A store that outlives its element
  /// shows the element's last state.
  public func scope<ID: Hashable, ElementState, ElementAction>(
    _ state: KeyPath<State, IdentifiedArray<ID, ElementState>>,
    action: CaseKeyPath<Action, IdentifiedAction<ID, ElementAction>>
  ) -> some RandomAccessCollection<Store<ElementState, ElementAction>> {
    scopeElements(state, action) { AnyCasePath(action) }
  }

  /// Returns the stores of a collection's elements, created on demand.
  public func scope<ID: Hashable, ElementState, ElementAction>(
    state: KeyPath<State, IdentifiedArray<ID, ElementState>>,
    action: CaseKeyPath<Action, IdentifiedAction<ID, ElementAction>>
  ) -> some RandomAccessCollection<Store<ElementState, ElementAction>> {
    scope(state, action: action)
  }

  /// Returns the stores of a collection's elements that send this feature's own actions:
  /// `action: \.self`.
  public func scope<ID: Hashable, ElementState, ElementAction>(
    state: KeyPath<State, IdentifiedArray<ID, ElementState>>,
    action: KeyPath<Action, Action>
  ) -> some RandomAccessCollection<Store<ElementState, ElementAction>>
  where Action == IdentifiedAction<ID, ElementAction> {
    scopeElements(state, action) { AnyCasePath() }
  }

  /// Returns the stores of a collection's elements.
  package func scopeElements<ID: Hashable, ElementState, ElementAction>(
    _ state: KeyPath<State, IdentifiedArray<ID, ElementState>>,
    _ action: AnyKeyPath,
    path: () -> AnyCasePath<Action, IdentifiedAction<ID, ElementAction>>
  ) -> some RandomAccessCollection<Store<ElementState, ElementAction>> {
    StoreCollection(
      parent: self,
      stores: children.elements(state, action) {
        let path = path()
        return ElementStores(
          ElementsAccess(
            parent: projection,
            storeID: projection.id.child(state, action),
            elements: { $0[keyPath: state] },
            element: { $0[id: $1] },
            embed: { path.embed(.element(id: $0, action: $1)) }
          )
        )
      },
      ids: reading(state) { projection.readFields { $0[keyPath: state].ids } }
    )
  }
}
