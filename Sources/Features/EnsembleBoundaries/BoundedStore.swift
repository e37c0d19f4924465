// SPDX-License-Identifier: MIT

import EnsembleCasePaths
import EnsembleCollections
import EnsembleCore

/// A store that can send view actions only.
///
/// ```swift
/// struct CounterView {
///   let store: BoundedStoreOf<Counter>
/// }
/// CounterView(store: store.bounded)
/// ```
///
/// It wraps the store without exposing it: reads register the same fields, and children are scoped
/// as usual. Creating one costs nothing.
///
/// It cannot be `@Bindable`: a view that uses `$store.field` or `$store.scope(…)` needs the store
/// itself.
@dynamicMemberLookup
@preconcurrency @MainActor
public struct BoundedStore<State, Action: ViewAction> {
  let store: Store<State, Action>

  init(_ store: Store<State, Action>) {
    self.store = store
  }

  /// Sends a view action, and processes it before returning.
  ///
  /// - Returns: A task for the effects of the action, which can be awaited or cancelled.
  @discardableResult
  public func send(_ action: Action.ViewAction) -> StoreTask {
    store.send(.view(action))
  }

  /// The current state.
  ///
  /// Registers a read of the state as a whole only; its fields register their own reads.
  public var state: State { store.withState { $0 } }

  /// Returns a part of the current state.
  public subscript<Value>(dynamicMember keyPath: KeyPath<State, Value>) -> Value {
    store[dynamicMember: keyPath]
  }

  /// Returns the store of a child feature.
  ///
  /// The store can send all actions of the child; pass on its `bounded` store to restrict these as
  /// well.
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState>,
    action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    store.scope(state, action: action)
  }

  /// Returns the store of an optional child feature, or nil if the child is absent.
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction>? {
    store.scope(state, action: action)
  }

  /// Returns the store of a presented child, or nil if none is presented.
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, PresentationState<ChildState>>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>
  ) -> Store<ChildState, ChildAction>? {
    store.scope(state, action: action)
  }

  /// Returns the stores of a collection's elements, created on demand.
  public func scope<ID: Hashable, ElementState, ElementAction>(
    state: KeyPath<State, IdentifiedArray<ID, ElementState>>,
    action: CaseKeyPath<Action, IdentifiedAction<ID, ElementAction>>
  ) -> some RandomAccessCollection<Store<ElementState, ElementAction>> {
    store.scope(state, action: action)
  }
}

extension BoundedStore
where
  State: ObservableState,
  Action.ViewAction: BindableAction,
  Action.ViewAction.State == State
{
  /// A field of the current state. Assigning to it sends `.view(.binding(.set(\.field, value)))`.
  ///
  /// A write that no reducer applies is reported as an issue in debug builds.
  public subscript<Value: Equatable>(
    dynamicMember keyPath: WritableKeyPath<State, Value>
  ) -> Value {
    get { store[dynamicMember: keyPath] }
    nonmutating set { store[dynamicMember: keyPath] = newValue }
  }
}

extension BoundedStore: Hashable, Identifiable {
  public nonisolated static func == (lhs: Self, rhs: Self) -> Bool { lhs.store == rhs.store }

  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(store) }

  /// The identity of the store.
  public nonisolated var id: StoreID { store.id }
}
