// SPDX-License-Identifier: MIT

/// Makes the cases of an enum available as key paths.
///
/// ```swift
/// @CasePathable
/// enum Status {
///   case idle
///   case loaded(Int)
/// }
/// let status = Status.loaded(1)
/// status[case: \.loaded]  // Optional(1)
/// status.is(\.idle)       // false
/// ```
///
/// With `@dynamicMemberLookup` on the enum, each case is also a property: `status.loaded`.
///
/// For the actions of a feature that are declared as a `TCAFeatureAction` it also writes what tells
/// their groups apart.
@attached(extension, conformances: CasePathable, CasePathIterable)
@attached(member, names: named(AllCasePaths), named(allCasePaths), named(_group))
public macro CasePathable() =
  #externalMacro(module: "EnsembleMacrosPlugin", type: "Hosted<EnsembleMacros.CasePathableMacro>")

/// Makes the fields of a state type observable one by one.
///
/// Apply it to a struct, whose stored properties become observed, or to an enum, whose payloads keep
/// their identity. See ``ObservableState``.
@attached(extension, conformances: ObservableState, Observable)
@attached(
  member,
  names: named(_$observationRegistrar),
  named(_$id),
  named(_$caseID),
  named(_$willModify),
  named(_$visitFields)
)
@attached(memberAttribute)
public macro ObservableState() =
  #externalMacro(
    module: "EnsembleMacrosPlugin",
    type: "Hosted<EnsembleMacros.ObservableStateMacro>"
  )

/// Makes one stored property observed. `@ObservableState` applies it; there is no need to.
@attached(accessor, names: named(init), named(get), named(set), named(_modify))
@attached(peer, names: prefixed(_))
public macro ObservationStateTracked(_ field: Int) =
  #externalMacro(
    module: "EnsembleMacrosPlugin",
    type: "Hosted<EnsembleMacros.ObservationStateTrackedMacro>"
  )

/// Leaves a stored property of observable state unobserved.
@attached(accessor, names: named(willSet))
public macro ObservationStateIgnored() =
  #externalMacro(
    module: "EnsembleMacrosPlugin",
    type: "Hosted<EnsembleMacros.ObservationStateIgnoredMacro>"
  )

/// Makes an optional property what a feature presents: a destination, an alert, a sheet's state.
///
/// ```swift
/// @ObservableState
/// struct State {
///   @Presents var destination: Destination.State?
/// }
/// ```
///
/// `destination` is set to present and to dismiss; `$destination`, a `PresentationState`, is what
/// the reducer's `ifLet(\.$destination, action: \.destination)` takes. Both are observed as one
/// field. The property must be a stored `var` of a spelled optional type, in a struct with
/// `@ObservableState`.
@attached(peer)
public macro Presents() =
  #externalMacro(module: "EnsembleMacrosPlugin", type: "Hosted<EnsembleMacros.PresentsMacro>")

/// Makes one presented property observed. `@ObservableState` applies it; there is no need to.
@attached(accessor, names: named(init), named(get), named(set), named(_modify))
@attached(peer, names: prefixed(_), prefixed(`$`))
public macro PresentationStateTracked(_ field: Int) =
  #externalMacro(
    module: "EnsembleMacrosPlugin",
    type: "Hosted<EnsembleMacros.PresentationStateTrackedMacro>"
  )

/// Makes a struct or an enum a reducer, and supplies what it leaves out.
///
/// To a struct it adds the conformance, case paths for `Action` (and for `State`, if it is an
/// enum), the builder for `body`, and empty ones of `State`, `Action` and `body` where there are
/// none.
///
/// An enum lists features of which one is there at a time:
///
/// ```swift
/// @Reducer
/// enum Destination {
///   case edit(Edit)
///   case search(Search = Search(limit: 10))
///   case alert(AlertState<Alert>)
///   case share(URL, String)
///   enum Alert { case confirm }
/// }
/// extension Destination.State: Equatable {}
/// ```
///
/// It gets a `State` and an `Action` with the same cases, a `body` that runs the feature of the
/// current case, and what `store.case` needs to switch over stores. The value of a case decides
/// what it is:
///
/// - one value of a named type: a feature, made by the default value or else by `Edit()`. Another
///   enum reducer is given by its body: `case modal(Modal.Body = Modal.body)`;
/// - `AlertState` or `ConfirmationDialogState`, or a case with ``ReducerCaseEphemeral()``: state
///   whose actions end it;
/// - anything else, or a case with ``ReducerCaseIgnored()``: a value without actions.
///
/// A `State`, `Action`, `body`, `CaseScope` or `scope` that is written stays as it is.
@attached(
  member,
  names: named(State),
  named(Action),
  named(body),
  named(CaseScope),
  named(scope)
)
@attached(memberAttribute)
@attached(extension, conformances: Reducer, CaseReducer)
public macro Reducer() =
  #externalMacro(module: "EnsembleMacrosPlugin", type: "Hosted<EnsembleMacros.ReducerMacro>")

/// Leaves the value of a case of an enum reducer without a reducer and without actions.
///
/// For a value of a named type that is no feature: `@ReducerCaseIgnored case sheet(Model)`.
@attached(peer)
public macro ReducerCaseIgnored() =
  #externalMacro(
    module: "EnsembleMacrosPlugin",
    type: "Hosted<EnsembleMacros.ReducerCaseIgnoredMacro>"
  )

/// Makes a case of an enum reducer hold state that any of its actions ends, as an alert's.
///
/// The generic argument of the value's type is the type of its actions:
/// `@ReducerCaseEphemeral case toast(ToastState<Toast>)`; without one it is the type's `Action`.
/// `AlertState` and `ConfirmationDialogState` need no mark.
@attached(peer)
public macro ReducerCaseEphemeral() =
  #externalMacro(
    module: "EnsembleMacrosPlugin",
    type: "Hosted<EnsembleMacros.ReducerCaseEphemeralMacro>"
  )

/// Gives a view with a `store` a `send` that takes only view actions.
///
/// Warns where the view sends to the store directly.
@attached(extension, conformances: ViewActionSending)
public macro ViewAction<R: Reducer>(for: R.Type) =
  #externalMacro(module: "EnsembleMacrosPlugin", type: "Hosted<EnsembleMacros.ViewActionMacro>")
where R.Action: ViewAction
