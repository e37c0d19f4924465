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
@attached(extension, conformances: CasePathable, CasePathIterable)
@attached(member, names: named(AllCasePaths), named(allCasePaths))
public macro CasePathable() =
  #externalMacro(module: "EnsembleMacros", type: "CasePathableMacro")

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
  #externalMacro(module: "EnsembleMacros", type: "ObservableStateMacro")

/// Makes one stored property observed. `@ObservableState` applies it; there is no need to.
@attached(accessor, names: named(init), named(get), named(set), named(_modify))
@attached(peer, names: prefixed(_))
public macro ObservationStateTracked(_ field: Int) =
  #externalMacro(module: "EnsembleMacros", type: "ObservationStateTrackedMacro")

/// Leaves a stored property of observable state unobserved.
@attached(accessor, names: named(willSet))
public macro ObservationStateIgnored() =
  #externalMacro(module: "EnsembleMacros", type: "ObservationStateIgnoredMacro")

/// Makes a struct a reducer, and supplies what it leaves out.
///
/// Adds the conformance, case paths for `Action` (and for `State`, if it is an enum), the builder for
/// `body`, and empty ones of `State`, `Action` and `body` where there are none.
@attached(member, names: named(State), named(Action), named(body))
@attached(memberAttribute)
@attached(extension, conformances: Reducer)
public macro Reducer() =
  #externalMacro(module: "EnsembleMacros", type: "ReducerMacro")

/// Gives a view with a `store` a `send` that takes only view actions.
///
/// Warns where the view sends to the store directly.
@attached(extension, conformances: ViewActionSending)
public macro ViewAction<R: Reducer>(for: R.Type) =
  #externalMacro(module: "EnsembleMacros", type: "ViewActionMacro") where R.Action: ViewAction
