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
/// For an enum declared as a `TCAFeatureAction`, the macro also implements the lookup of an
/// action's group.
@attached(extension, conformances: CasePathable, CasePathIterable)
@attached(
  member,
  names: named(AllCasePaths),
  named(allCasePaths),
  named(allCaseKeyPaths),
  named(_group)
)
public macro CasePathable() =
  #externalMacro(module: "EnsembleMacrosPlugin", type: "Hosted<EnsembleMacros.CasePathableMacro>")

/// Makes the stored properties of a state type observable one by one.
///
/// ```swift
/// @ObservableState
/// struct State {
///   var count = 0
///   @ObservationStateIgnored var cache: [Int] = []
/// }
/// ```
///
/// In a struct, reading a property observes that property only. In an enum, the values of the cases
/// keep their identity. See ``ObservableState``.
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

/// Makes a stored property of observable state observed.
///
/// `@ObservableState` applies this macro; do not apply it yourself.
@attached(accessor, names: named(init), named(get), named(set), named(_modify))
@attached(peer, names: prefixed(_))
public macro ObservationStateTracked(_ field: Int) =
  #externalMacro(
    module: "EnsembleMacrosPlugin",
    type: "Hosted<EnsembleMacros.ObservationStateTrackedMacro>"
  )

/// Excludes a stored property of observable state from observation.
///
/// ```swift
/// @ObservableState
/// struct State {
///   @ObservationStateIgnored var cache: [Int] = []
/// }
/// ```
@attached(accessor, names: named(willSet))
public macro ObservationStateIgnored() =
  #externalMacro(
    module: "EnsembleMacrosPlugin",
    type: "Hosted<EnsembleMacros.ObservationStateIgnoredMacro>"
  )

/// Makes an optional property a presentation: a destination, an alert, or the state of a sheet.
///
/// ```swift
/// @ObservableState
/// struct State {
///   @Presents var destination: Destination.State?
/// }
/// ```
///
/// Assigning a value to `destination` presents it; assigning `nil` dismisses it. `$destination`, a
/// `PresentationState`, is the argument of the operator
/// `ifLet(\.$destination, action: \.destination)`. Both are observed as one field. The property
/// must be a stored `var` whose type is spelled as an optional, in a struct with
/// `@ObservableState`.
@attached(peer)
public macro Presents() =
  #externalMacro(module: "EnsembleMacrosPlugin", type: "Hosted<EnsembleMacros.PresentsMacro>")

/// Makes a presented property of observable state observed.
///
/// `@ObservableState` applies this macro; do not apply it yourself.
@attached(accessor, names: named(init), named(get), named(set), named(_modify))
@attached(peer, names: prefixed(_), prefixed(`$`))
public macro PresentationStateTracked(_ field: Int) =
  #externalMacro(
    module: "EnsembleMacrosPlugin",
    type: "Hosted<EnsembleMacros.PresentationStateTrackedMacro>"
  )

/// Makes a struct or an enum a reducer, and adds the members that it does not declare.
///
/// ```swift
/// @Reducer
/// struct Counter {
///   struct State { var count = 0 }
///   enum Action { case incremented }
///   var body: some ReducerOf<Self> {
///     Reduce { state, action in
///       state.count += 1
///       return .none
///     }
///   }
/// }
/// ```
///
/// A struct gets the conformance to `Reducer`, case paths for `Action` (and for an enum `State`),
/// the result builder for `body`, and an empty `State`, `Action` and `body` if it does not declare
/// them. It gets no `State` and `Action` if its `body` names others, as `some ReducerOf<Other>`
/// does. In a nested struct, `some Reducer<State, Action>` names the types of the outer type.
/// `body` and the members that call `reduce(into:action:)` of a reducer are isolated to the main
/// actor.
///
/// An enum lists features of which one is current at a time:
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
/// The enum gets a `State` and an `Action` with the same cases, a `body` that runs the feature of
/// the current case, and the types and functions behind `store.case`, which switches over stores.
/// The associated values of a case determine its role:
///
/// - One value of a named type is a feature. Its reducer is the default value, otherwise `Edit()`.
///   Another enum reducer is given by its body: `case modal(Modal.Body = Modal.body)`.
/// - `AlertState` or `ConfirmationDialogState`, or a case with ``ReducerCaseEphemeral()``, is state
///   that any of its actions dismisses.
/// - Any other case, or a case with ``ReducerCaseIgnored()``, holds values without actions.
///
/// A `State`, `Action`, `body`, `CaseScope` or `scope` in the source is kept. Conformances can also
/// be declared by arguments: ``Reducer(state:action:)``.
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

/// Makes an enum a reducer whose generated state and action have further conformances.
///
/// ```swift
/// @Reducer(state: .equatable, .sendable, action: .equatable)
/// enum Destination {
///   case edit(Edit)
///   case search(Search)
/// }
/// ```
///
/// The values of all cases must have the conformances, too. An extension can declare one as well:
/// `extension Destination.State: Equatable {}`. See ``Reducer()``.
///
/// The arguments have no effect on a struct, or on a handwritten `State` or `Action`, which state
/// their conformances themselves. The compiler warns about such arguments.
///
/// - Parameters:
///   - state: The conformances of the generated `State`.
///   - action: The conformances of the generated `Action`.
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
public macro Reducer(state: _SynthesizedConformance..., action: _SynthesizedConformance...) =
  #externalMacro(module: "EnsembleMacrosPlugin", type: "Hosted<EnsembleMacros.ReducerMacro>")

/// A conformance of the state or action that ``Reducer(state:action:)`` generates for an enum.
public enum _SynthesizedConformance: Sendable {
  /// A conformance to `Codable`.
  case codable
  /// A conformance to `Decodable`.
  case decodable
  /// A conformance to `Encodable`.
  case encodable
  /// A conformance to `Equatable`.
  case equatable
  /// A conformance to `Hashable`.
  case hashable
  /// A conformance to `Sendable`.
  case sendable
}

/// Excludes the value of a case of an enum reducer from reducers and actions.
///
/// ```swift
/// @Reducer
/// enum Destination {
///   @ReducerCaseIgnored case sheet(Model)
/// }
/// ```
///
/// Apply it to a case whose value has a named type that is not a feature.
@attached(peer)
public macro ReducerCaseIgnored() =
  #externalMacro(
    module: "EnsembleMacrosPlugin",
    type: "Hosted<EnsembleMacros.ReducerCaseIgnoredMacro>"
  )

/// Makes a case of an enum reducer ephemeral: any of its actions dismisses it, like an alert.
///
/// ```swift
/// @Reducer
/// enum Destination {
///   @ReducerCaseEphemeral case toast(ToastState<Toast>)
/// }
/// ```
///
/// The type of the actions is the generic argument of the value's type, or its nested type `Action`
/// if it has no generic argument. `AlertState` and `ConfirmationDialogState` are ephemeral without
/// this attribute.
@attached(peer)
public macro ReducerCaseEphemeral() =
  #externalMacro(
    module: "EnsembleMacrosPlugin",
    type: "Hosted<EnsembleMacros.ReducerCaseEphemeralMacro>"
  )

/// Adds a method `send` to a view with a `store`, which takes view actions only.
///
/// ```swift
/// @ViewAction(for: Counter.self)
/// struct CounterView: View {
///   let store: StoreOf<Counter>
///   var body: some View {
///     Button("Increment") { send(.incrementTapped) }
///   }
/// }
/// ```
///
/// The compiler warns where the view sends an action to the store directly.
@attached(extension, conformances: ViewActionSending)
public macro ViewAction<R: Reducer>(for: R.Type) =
  #externalMacro(module: "EnsembleMacrosPlugin", type: "Hosted<EnsembleMacros.ViewActionMacro>")
where R.Action: ViewAction
