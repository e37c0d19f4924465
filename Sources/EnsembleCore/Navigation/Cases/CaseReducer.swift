// SPDX-License-Identifier: MIT

import EnsembleCasePaths

/// A reducer of enum state, one case of which is active at a time. `@Reducer` writes it for an enum.
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
  // Said again so that it is inferred from the static `body`; it would be that of the instance.
  associatedtype Body

  /// The cases with a store in each, for `switch store.case`.
  associatedtype CaseScope: _CaseScopeProtocol

  /// The reducers of all cases.
  @ReducerBuilder<State, Action>
  static var body: Body { get }

  /// The case that a store is in, with a store for what it carries.
  @MainActor
  static func scope(_ store: Store<State, Action>) -> CaseScope
}

extension CaseReducer {
  /// The reducers of all cases.
  public var body: Body { Self.body }

  /// An enum reducer has no values: where it is the child of another one, name its body.
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
  /// The reducer.
  associatedtype StateReducer: CaseReducer where StateReducer.State == Self
}

extension Store where State: CaseReducerState, State.StateReducer.Action == Action {
  /// The case that the state is in, with a store for what it carries.
  ///
  /// Observed like a read of the case alone: not told of changes within it.
  public var `case`: State.StateReducer.CaseScope {
    State.StateReducer.scope(self)
  }
}
