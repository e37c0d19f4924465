// SPDX-License-Identifier: MIT

/// Adds a case to the actions of the feature, with an enum as its value.
///
/// ```swift
/// @ComposeActionCase
/// enum Delegate {
///   case remove    // sent as `.delegate(.remove)`
/// }
/// ```
///
/// - Parameter name: The name of the case. By default the name of the enum in lower camel case,
///   without `Action`: `delegate` for `Delegate` and `DelegateAction`.
@attached(peer)
public macro ComposeActionCase(_ name: String = "") =
  #externalMacro(
    module: "EnsembleMacrosPlugin",
    type: "Hosted<EnsembleMacros.ComposeActionCaseMacro>"
  )

/// Makes an enum the actions of an alert.
///
/// ```swift
/// @ComposeReducer(children: [.presentsAlert()])
/// @Composer
/// struct Pot {
///   @ComposeActionAlertCase
///   enum Alert {
///     case emptyConfirmed
///   }
/// }
/// ```
///
/// - Parameter name: The alert, such as `"warning"` or `"destination.warning"`. Required if there
///   are several.
@attached(peer)
public macro ComposeActionAlertCase(_ name: String = "") =
  #externalMacro(
    module: "EnsembleMacrosPlugin",
    type: "Hosted<EnsembleMacros.ComposeActionAlertCaseMacro>"
  )

/// Makes an enum the actions of a confirmation dialog.
///
/// ```swift
/// @ComposeReducer(children: [.presentsConfirmationDialog()])
/// @Composer
/// struct Pot {
///   @ComposeActionConfirmationDialogCase
///   enum Options {
///     case move, remove
///   }
/// }
/// ```
///
/// - Parameter name: The dialog, such as `"options"` or `"destination.options"`. Required if there
///   are several.
@attached(peer)
public macro ComposeActionConfirmationDialogCase(_ name: String = "") =
  #externalMacro(
    module: "EnsembleMacrosPlugin",
    type: "Hosted<EnsembleMacros.ComposeActionConfirmationDialogCaseMacro>"
  )

/// Runs a function for every action of the feature.
///
/// ```swift
/// @ComposeBody(position: .afterCore)
/// func record(state: inout State) {
///   state.actionCount += 1
/// }
/// ```
///
/// The function takes `state`, `action`, both or neither, and may return an effect.
///
/// - Parameter position: The position of the function among the parts of the feature.
@attached(peer)
public macro ComposeBody(position: ComposerBodyPosition = .core) =
  #externalMacro(
    module: "EnsembleMacrosPlugin",
    type: "Hosted<EnsembleMacros.ComposeBodyMacro>"
  )

/// Runs a function for the actions of one case.
///
/// ```swift
/// @ComposeBody(action: \Action.Cases.lamp.delegate)
/// func lampDelegated(state: inout State, action: Lamp.Delegate) {
///   state.needsBulb = true
/// }
/// ```
///
/// The function takes `state`, `action`, both or neither, and may return an effect. `action` is the
/// value of the case.
///
/// - Parameters:
///   - action: The case path to the case.
///   - position: The position of the function among the parts of the feature.
@attached(peer)
public macro ComposeBody<Action: CasePathable, ChildAction>(
  action: CaseKeyPath<Action, ChildAction>,
  position: ComposerBodyPosition = .core
) =
  #externalMacro(
    module: "EnsembleMacrosPlugin",
    type: "Hosted<EnsembleMacros.ComposeBodyMacro>"
  )

/// Runs a function for one case of the actions of every row of a collection.
///
/// ```swift
/// @ComposeBody(identifiedAction: \Action.Cases.pots, elementAction: \.delegate)
/// func potDelegated(state: inout State, id: Pot.State.ID, action: Pot.Delegate) {
///   state.pots.remove(id: id)
/// }
/// ```
///
/// The function takes any of `state`, `id` and `action`, and may return an effect. `action` is the
/// value of the case of the row's actions.
///
/// - Parameters:
///   - identifiedAction: The case path to the actions of the rows.
///   - elementAction: The case path within the actions of a row.
///   - position: The position of the function among the parts of the feature.
@attached(peer)
public macro ComposeBody<
  Action: CasePathable,
  ID: Hashable,
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

/// Adds a case to the actions of the feature and runs the function for it.
///
/// The parameters of the function determine the associated values of the case:
///
/// | function | case |
/// | --- | --- |
/// | `func view(state: inout State, action: ViewAction)` | `view(ViewAction)` |
/// | `func refresh(state: inout State)` | `refresh` |
/// | `func moved(state: inout State, from: Int, to: Int)` | `moved(from: Int, to: Int)` |
///
/// The function may return an effect. An `async` function becomes an effect itself:
///
/// ```swift
/// @ComposeBodyActionCase(failure: "failed", cancelInFlight: true)
/// func search(state: State, action: String) async throws -> Action? {
///   .found(try await client.search(action))
/// }
/// ```
///
/// It takes `state` by value and may take `send`. The effect sends the action that the function
/// returns. An error goes to the case named by `failure`, whose value is `any Error` or a type of
/// error; without `failure`, or for an error of another type, it is reported as an issue.
///
/// - Parameters:
///   - name: The name of the case. The default is the name of the function.
///   - failure: The name of the case that receives the errors of an `async` function.
///   - cancelInFlight: A Boolean value that indicates whether a new action cancels the effect of
///     the previous one.
///   - debounce: The time without another action after which the effect starts.
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

/// Runs a function for the actions of an alert.
///
/// The type of the parameter `action` becomes the type of the alert's actions.
///
/// ```swift
/// @ComposeBodyActionAlertCase
/// func alert(state: inout State, action: Alert) {
///   switch action {
///   case .emptyConfirmed: state.water = 0
///   }
/// }
/// ```
///
/// - Parameter name: The alert, such as `"warning"` or `"destination.warning"`. Required if there
///   are several.
@attached(peer)
public macro ComposeBodyActionAlertCase(_ name: String = "") =
  #externalMacro(
    module: "EnsembleMacrosPlugin",
    type: "Hosted<EnsembleMacros.ComposeBodyActionAlertCaseMacro>"
  )

/// Runs a function for the actions of a confirmation dialog.
///
/// The type of the parameter `action` becomes the type of the dialog's actions.
///
/// ```swift
/// @ComposeBodyActionConfirmationDialogCase
/// func options(state: inout State, action: Options) {
///   switch action {
///   case .remove: state.plant = nil
///   }
/// }
/// ```
///
/// - Parameter name: The dialog, such as `"options"` or `"destination.options"`. Required if there
///   are several.
@attached(peer)
public macro ComposeBodyActionConfirmationDialogCase(_ name: String = "") =
  #externalMacro(
    module: "EnsembleMacrosPlugin",
    type: "Hosted<EnsembleMacros.ComposeBodyActionConfirmationDialogCaseMacro>"
  )

/// Runs a function when a value in the state has changed, compared by `==`.
///
/// ```swift
/// @ComposeBodyOnChange(of: \State.humidity, attachment: .feature)
/// func humidityChanged(state: inout State, oldValue: Double, newValue: Double) {
///   state.isRising = newValue > oldValue
/// }
/// ```
///
/// The function takes any of `state`, `action`, `oldValue` and `newValue`, and may return an
/// effect.
///
/// - Parameters:
///   - value: The key path to the value, starting at the feature's own `State`.
///   - attachment: The part of the feature whose changes are observed. The core does not include
///     bindings, children that exist as long as the feature, or functions before and after the
///     core; `.feature` includes them.
@attached(peer)
public macro ComposeBodyOnChange<State, Value: Equatable>(
  of value: KeyPath<State, Value>,
  attachment: ComposeBodyOnChangeAttachment = .core
) =
  #externalMacro(
    module: "EnsembleMacrosPlugin",
    type: "Hosted<EnsembleMacros.ComposeBodyOnChangeMacro>"
  )

/// Runs a function when a value in the state has changed, compared by a given function.
///
/// ```swift
/// @ComposeBodyOnChange(of: \State.plants, isEqual: { $0.count == $1.count })
/// func countChanged(state: inout State, newValue: [Plant]) {
///   state.isFull = newValue.count == 10
/// }
/// ```
///
/// The function takes any of `state`, `action`, `oldValue` and `newValue`, and may return an
/// effect. The value need not be `Equatable`.
///
/// - Parameters:
///   - value: The key path to the value, starting at the feature's own `State`.
///   - isEqual: A function or a closure that returns `true` if the two values count as unchanged.
///   - attachment: The part of the feature whose changes are observed. The core does not include
///     bindings, children that exist as long as the feature, or functions before and after the
///     core; `.feature` includes them.
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

/// Makes a property the reducer of a child, instead of `Child()`.
///
/// ```swift
/// @ComposeBodyChildReducer("lamp")
/// var dimmedLamp: Lamp { Lamp(limit: limit) }
/// ```
///
/// - Parameter name: The name of the child.
@attached(peer)
public macro ComposeBodyChildReducer(_ name: String) =
  #externalMacro(
    module: "EnsembleMacrosPlugin",
    type: "Hosted<EnsembleMacros.ComposeBodyChildReducerMacro>"
  )

/// Runs a function for the actions that a child delegates to its parent: the case `delegate` of its
/// actions.
///
/// ```swift
/// @ComposeDelegate("lamp")
/// func lampDelegated(state: inout State, action: Lamp.Delegate) {
///   state.needsBulb = true
/// }
/// ```
///
/// The function takes any of `state` and `action`, and may return an effect. For a row of a
/// collection or an element of a stack it may also take `id`. For a row within an element of a
/// stack, `id` is the row's id, and `elementID` the element's.
///
/// - Parameter child: The name of the child, such as `"lamp"`, `"destination.edit"` or
///   `"destination.sheet.edit"`.
@attached(peer)
public macro ComposeDelegate(_ child: String) =
  #externalMacro(
    module: "EnsembleMacrosPlugin",
    type: "Hosted<EnsembleMacros.ComposeDelegateMacro>"
  )

/// Pairs a property of the state with the actions of a child, so that `store.scopes` has its
/// stores.
///
/// ```swift
/// struct State {
///   @ComposeScopePath(action: \Action.Cases.pots)
///   var dryPots: IdentifiedArrayOf<Pot.State> { pots.filter { $0.water == 0 } }
/// }
/// // store.scopes.dryPots
/// ```
///
/// - Parameter action: The case path to the actions of the child.
@attached(peer)
public macro ComposeScopePath<Action: CasePathable, ChildAction>(
  action: CaseKeyPath<Action, ChildAction>
) =
  #externalMacro(
    module: "EnsembleMacrosPlugin",
    type: "Hosted<EnsembleMacros.ComposeScopePathMacro>"
  )
