// SPDX-License-Identifier: MIT

import EnsembleCasePaths
import EnsembleCollections

/// A store that can send view actions only.
///
/// ```swift
/// struct CounterView {
///   let store: BoundedStoreOf<Counter>
/// }
/// CounterView(store: store.bounded)
/// ```
///
/// It is the store itself, without a way to it: reading registers the same fields, and children are
/// scoped to as ever. Making one costs nothing.
///
/// It cannot be `@Bindable`: a view that needs `$store.field` or `$store.scope(…)` has to hold the store.
@dynamicMemberLookup
@MainActor
public struct BoundedStore<State, Action: ViewAction> {
  let store: Store<State, Action>

  init(_ store: Store<State, Action>) {
    self.store = store
  }

  /// Sends a view action, and processes it before returning.
  ///
  /// - Returns: What the action has set going, to wait for or to cancel.
  @discardableResult
  public func send(_ action: Action.ViewAction) -> StoreTask {
    store.send(.view(action))
  }

  /// The current state.
  ///
  /// Registers a read of it as a whole only; its fields register themselves as they are read.
  public var state: State { store.withState { $0 } }

  /// A part of the current state.
  public subscript<Value>(dynamicMember keyPath: KeyPath<State, Value>) -> Value {
    store[dynamicMember: keyPath]
  }

  /// The store of a child feature.
  ///
  /// It can send all actions of the child: hand on its `bounded`, too.
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState>,
    action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    store.scope(state, action: action)
  }

  /// The store of an optional child feature, or nil if there is none now.
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction>? {
    store.scope(state, action: action)
  }

  /// The store of a presented child, or nil if none is presented now.
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, PresentationState<ChildState>>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>
  ) -> Store<ChildState, ChildAction>? {
    store.scope(state, action: action)
  }

  /// The stores of the elements of a collection, made as they are asked for.
  public func scope<ID: Hashable & Sendable, ElementState, ElementAction>(
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
  /// A write that no reducer applies is reported in debug builds.
  public subscript<Value: Equatable & Sendable>(
    dynamicMember keyPath: any WritableKeyPath<State, Value> & Sendable
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
