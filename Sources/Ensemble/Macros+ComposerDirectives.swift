// SPDX-License-Identifier: MIT

/// Makes an enum a case of the feature's actions: `Delegate` and `DelegateAction` become `delegate`.
///
/// - Parameter name: The name of the case, if it is another one.
@attached(peer)
public macro ComposeActionCase(_ name: String = "") =
  #externalMacro(
    module: "EnsembleMacrosPlugin",
    type: "Hosted<EnsembleMacros.ComposeActionCaseMacro>"
  )

/// Makes an enum the actions of an alert.
///
/// - Parameter name: Which alert, if there are several: `"warning"`, or `"destination.warning"`.
@attached(peer)
public macro ComposeActionAlertCase(_ name: String = "") =
  #externalMacro(
    module: "EnsembleMacrosPlugin",
    type: "Hosted<EnsembleMacros.ComposeActionAlertCaseMacro>"
  )

/// Makes an enum the actions of a confirmation dialog.
///
/// - Parameter name: Which dialog, if there are several: `"options"`, or `"destination.options"`.
@attached(peer)
public macro ComposeActionConfirmationDialogCase(_ name: String = "") =
  #externalMacro(
    module: "EnsembleMacrosPlugin",
    type: "Hosted<EnsembleMacros.ComposeActionConfirmationDialogCaseMacro>"
  )

/// Runs a function for every action of the feature.
///
/// It takes any of `state` and `action`. An effect that it returns is run.
@attached(peer)
public macro ComposeBody(position: ComposerBodyPosition = .core) =
  #externalMacro(
    module: "EnsembleMacrosPlugin",
    type: "Hosted<EnsembleMacros.ComposeBodyMacro>"
  )

/// Runs a function for the actions in a case: `\Action.Cases.lamp.delegate`.
///
/// It takes any of `state` and `action`, which is what the case carries.
@attached(peer)
public macro ComposeBody<Action: CasePathable, ChildAction>(
  action: CaseKeyPath<Action, ChildAction>,
  position: ComposerBodyPosition = .core
) =
  #externalMacro(
    module: "EnsembleMacrosPlugin",
    type: "Hosted<EnsembleMacros.ComposeBodyMacro>"
  )

/// Runs a function for one kind of action of any row of a collection.
///
/// It takes any of `state`, `id` and `action`, which is what the row's case carries.
@attached(peer)
public macro ComposeBody<
  Action: CasePathable,
  ID: Hashable & Sendable,
  ChildAction: CasePathable,
  ElementAction
>(
  identifiedAction: CaseKeyPath<Action, IdentifiedAction<ID, ChildAction>>,
  elementAction: CaseKeyPath<ChildAction, ElementAction>,
  position: ComposerBodyPosition = .core
) =
  #externalMacro(
    module: "EnsembleMacrosPlugin",
    type: "Hosted<EnsembleMacros.ComposeBodyMacro>"
  )

/// Adds a case to the feature's actions, and runs the function for it.
///
/// | function | case |
/// | --- | --- |
/// | `func view(state: inout State, action: ViewAction)` | `view(ViewAction)` |
/// | `func refresh(state: inout State)` | `refresh` |
/// | `func moved(state: inout State, from: Int, to: Int)` | `moved(from: Int, to: Int)` |
///
/// The function may return an effect. One that is `async` becomes an effect itself: it takes `state` by
/// value, and may take `send`; an action that it returns is sent. An error that it throws goes to the
/// case named by `failure`, which must carry `any Error`; without that it is reported as an issue.
///
/// - Parameters:
///   - name: The name of the case; the function's, if there is none.
///   - failure: The name of the case that gets the errors of an `async` function.
///   - cancelInFlight: Cancels the effect of the previous action when another one comes.
///   - debounce: Starts the effect when this time has passed without another action.
@attached(peer)
public macro ComposeBodyActionCase(
  _ name: String = "",
  failure: String = "",
  cancelInFlight: Bool = false,
  debounce: Duration? = nil
) =
  #externalMacro(
    module: "EnsembleMacrosPlugin",
    type: "Hosted<EnsembleMacros.ComposeBodyActionCaseMacro>"
  )

/// Gives an alert its actions, and runs the function when one of its buttons has sent one.
///
/// - Parameter name: Which alert, if there are several: `"warning"`, or `"destination.warning"`.
@attached(peer)
public macro ComposeBodyActionAlertCase(_ name: String = "") =
  #externalMacro(
    module: "EnsembleMacrosPlugin",
    type: "Hosted<EnsembleMacros.ComposeBodyActionAlertCaseMacro>"
  )

/// Gives a confirmation dialog its actions, and runs the function when one of its buttons has sent one.
///
/// - Parameter name: Which dialog, if there are several: `"options"`, or `"destination.options"`.
@attached(peer)
public macro ComposeBodyActionConfirmationDialogCase(_ name: String = "") =
  #externalMacro(
    module: "EnsembleMacrosPlugin",
    type: "Hosted<EnsembleMacros.ComposeBodyActionConfirmationDialogCaseMacro>"
  )

/// Runs a function when a value in the state has changed.
///
/// It takes any of `state`, `action`, `oldValue` and `newValue`.
///
/// - Parameters:
///   - value: What to watch: `\State.humidity`.
///   - attachment: Whose changes to watch. The core, without one: changes by bindings, by children that
///     are always there and by functions outside of the core are seen by `.feature` alone.
@attached(peer)
public macro ComposeBodyOnChange<State, Value: Equatable>(
  of value: KeyPath<State, Value>,
  attachment: ComposeBodyOnChangeAttachment = .core
) =
  #externalMacro(
    module: "EnsembleMacrosPlugin",
    type: "Hosted<EnsembleMacros.ComposeBodyOnChangeMacro>"
  )

/// Runs a function when a value in the state has changed, as told by a comparison.
///
/// It takes any of `state`, `action`, `oldValue` and `newValue`. The value need not be `Equatable`.
///
/// - Parameters:
///   - value: What to watch: `\State.plants`.
///   - isEqual: Whether two values are the same, so that there is nothing to do: a function, or
///     `{ $0.count == $1.count }`.
///   - attachment: Whose changes to watch. The core, without one: changes by bindings, by children that
///     are always there and by functions outside of the core are seen by `.feature` alone.
@attached(peer)
public macro ComposeBodyOnChange<State, Value>(
  of value: KeyPath<State, Value>,
  isEqual: (_ oldValue: Value, _ newValue: Value) -> Bool,
  attachment: ComposeBodyOnChangeAttachment = .core
) =
  #externalMacro(
    module: "EnsembleMacrosPlugin",
    type: "Hosted<EnsembleMacros.ComposeBodyOnChangeMacro>"
  )

/// Gives a child its reducer: the value of a property, instead of `Child()`.
///
/// - Parameter name: The child.
@attached(peer)
public macro ComposeBodyChildReducer(_ name: String) =
  #externalMacro(
    module: "EnsembleMacrosPlugin",
    type: "Hosted<EnsembleMacros.ComposeBodyChildReducerMacro>"
  )

/// Runs a function for what a child delegates to its parent: the case `delegate` of its actions.
///
/// It takes any of `state`, `action` and, for a row or an element of a stack, `id`; for a row of an
/// element, `id` is the row's, and `elementID` is there too.
///
/// - Parameter child: The name of the child: `"lamp"`, `"destination.edit"`, `"destination.sheet.edit"`.
@attached(peer)
public macro ComposeDelegate(_ child: String) =
  #externalMacro(
    module: "EnsembleMacrosPlugin",
    type: "Hosted<EnsembleMacros.ComposeDelegateMacro>"
  )

/// Pairs a property of the state with the actions of a child, as `store.scopes.property`.
///
/// - Parameter action: The case with the actions: `\Action.Cases.rows`.
@attached(peer)
public macro ComposeScopePath<Action: CasePathable, ChildAction>(
  action: CaseKeyPath<Action, ChildAction>
) =
  #externalMacro(
    module: "EnsembleMacrosPlugin",
    type: "Hosted<EnsembleMacros.ComposeScopePathMacro>"
  )
