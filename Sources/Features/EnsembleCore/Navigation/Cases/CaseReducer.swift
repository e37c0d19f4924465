// SPDX-License-Identifier: MIT

import EnsembleCasePaths

/// A reducer of enum state with one active case at a time. `@Reducer` generates it for an enum.
///
/// ```swift
/// @Reducer
/// enum Destination {
///   case edit(EditItem)
///   case alert(AlertState<Alert>)
///   enum Alert { case deleteConfirmed }
/// }
/// ```
public protocol CaseReducer<State, Action>: Reducer
where State: CaseReducerState, Body: Reducer, Body.State == State, Body.Action == Action {
  /// The composition of the reducers of all cases.
  // Redeclared so that it is inferred from the static `body`, not from the instance's.
  associatedtype Body

  /// The type of the cases with a store in each, for `switch store.case`.
  associatedtype CaseScope: _CaseScopeProtocol

  /// The reducers of all cases.
  @MainActor @ReducerBuilder<State, Action>
  static var body: Body { get }

  /// Returns the current case of a store, with a store of its payload.
  @MainActor
  static func scope(_ store: Store<State, Action>) -> CaseScope
}

extension CaseReducer {
  /// The reducers of all cases.
  @MainActor public var body: Body { Self.body }

  /// Enum reducers cannot be instantiated; pass the body instead.
  @available(
    *,
    unavailable,
    message: "An enum reducer is given by its body, as in 'case modal(Modal.Body = Modal.body)'"
  )
  public init() { fatalError() }
}

/// The cases of a reducer with a store in each.
public protocol _CaseScopeProtocol {}

/// The state of an enum reducer.
public protocol CaseReducerState {
  /// The reducer of the state.
  associatedtype StateReducer: CaseReducer where StateReducer.State == Self
}

extension Store where State: CaseReducerState, State.StateReducer.Action == Action {
  /// The current case of the state, with a store of its payload.
  ///
  /// Observes the case only, not changes of its payload.
  public var `case`: State.StateReducer.CaseScope {
    State.StateReducer.scope(self)
  }
}
