// SPDX-License-Identifier: MIT

/// Writes a feature: the conformance to `Reducer`, what is missing of `State`, `Action` and `body`, and
/// the composition of its children.
///
/// ```swift
/// @ComposeReducer(
///   .bindable,
///   children: [.reducer("lamp", of: Lamp.self, initialState: .init())]
/// )
/// @Composer
/// struct Greenhouse {
///   struct State: Equatable {
///     var humidity = 0.4
///   }
///   enum ViewAction {
///     case waterTapped
///   }
///   @ComposeBodyActionCase
///   func view(state: inout State, action: ViewAction) {
///     state.humidity += 0.1
///   }
/// }
/// ```
///
/// - `State`, if it is missing, has the children; if it is a struct, they are added to it, and it is
///   made observable.
/// - `Action` has a case for each child, for each function and enum with a directive, and for bindings.
/// - `body` runs, in this order: bindings, children that are always there, functions in front of the
///   core, the core functions within the operators of the other children, functions behind the core,
///   and what watches the whole feature. `Feature().composition` prints it.
///
/// A `body` that is written is kept; what would have been generated is then `composedBody`. An `Action`
/// that is written is kept too, and must have the cases that are needed: a fix-it adds them.
///
/// Enums named `…Action`, and those in an enum named `Actions`, get case paths. With a case `view` the
/// actions are a `ViewAction`, with a case `delegate` a `TCAFeatureAction`. The compiler warns of an enum
/// `ViewAction`, `DelegateAction` or `InternalAction` that no directive makes part of the actions.
@attached(
  member,
  names: named(State),
  named(Action),
  named(body),
  named(composedBody),
  named(_$number),
  named(init),
  named(AllComposedScopePaths),
  named(CaseScope),
  named(scope),
  // Destinations and stacks name their reducers themselves.
  arbitrary
)
@attached(memberAttribute)
@attached(extension, conformances: Reducer, CaseComposed)
public macro Composer() =
  #externalMacro(
    module: "EnsembleMacrosPlugin",
    type: "Hosted<EnsembleMacros.ComposerMacro>"
  )

/// Says what a feature with a struct of state contains. `@Composer` reads it.
///
/// Destinations and stacks get the enum reducers that they name.
@attached(peer)
public macro ComposeReducer(
  _ options: ComposeReducerOption...,
  children: [ComposedReducerChild] = []
) =
  #externalMacro(
    module: "EnsembleMacrosPlugin",
    type: "Hosted<EnsembleMacros.ComposeShapeMacro>"
  )

/// Says what a feature with an enum of state contains. `@Composer` reads it.
@attached(peer)
public macro ComposeEnumReducer(
  _ options: ComposeEnumReducerOption...,
  children: [ComposedEnumReducerChild] = []
) =
  #externalMacro(
    module: "EnsembleMacrosPlugin",
    type: "Hosted<EnsembleMacros.ComposeShapeMacro>"
  )

/// Makes the state of a composed feature observable, and adds its children to it. `@Composer` applies
/// it; there is no need to.
@attached(
  extension,
  conformances: ObservableState,
  Observable,
  ScopePathable,
  ScopeSwitchable
)
@attached(member, names: arbitrary)
@attached(memberAttribute)
public macro _ComposedState(_ properties: String..., feature: String = "") =
  #externalMacro(
    module: "EnsembleMacrosPlugin",
    type: "Hosted<EnsembleMacros.ComposedStateMacro>"
  )

/// Gives the enums in an enum of actions case paths. `@Composer` and `@Reducer` apply it; there is no need
/// to.
@attached(memberAttribute)
public macro _ComposedActions() =
  #externalMacro(
    module: "EnsembleMacrosPlugin",
    type: "Hosted<EnsembleMacros.ComposedActionsMacro>"
  )
