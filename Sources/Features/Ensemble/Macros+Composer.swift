// SPDX-License-Identifier: MIT

/// Generates a feature from its parts: `State`, `Action`, `body`, and the composition of its
/// children.
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
/// The macro conforms the struct to `Reducer` and adds:
///
/// - `State`, with a property for each child. A handwritten struct `State` gets these properties
///   too, and becomes observable.
/// - `Action`, with a case for each child, for each function or enum with a directive, and for
///   bindings.
/// - `body`, which runs in this order: bindings, children that exist as long as the feature,
///   functions before the core, the core functions within the operators of the other children,
///   functions after the core, and observers of changes in the whole feature.
///   `Feature().composition` prints the order.
///
/// Handwritten members are kept. With a handwritten `body`, the generated composition is named
/// `composedBody`. A handwritten `Action` must have the required cases; a fix-it adds missing ones.
///
/// Enums whose names end in `Action`, enums with a directive, and enums within an enum `Actions`
/// get case paths. A case `view` makes the actions a `ViewAction`, a case `delegate` a
/// `TCAFeatureAction`. The compiler warns if no directive uses an enum `ViewAction`,
/// `DelegateAction` or `InternalAction`.
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
  // The user chooses the names of the reducers of destinations and stacks.
  arbitrary
)
@attached(memberAttribute)
@attached(extension, conformances: Reducer, CaseComposed)
public macro Composer() =
  #externalMacro(
    module: "EnsembleMacrosPlugin",
    type: "Hosted<EnsembleMacros.ComposerMacro>"
  )

/// Declares the options and children of a feature with a struct state, for `@Composer`.
///
/// ```swift
/// @ComposeReducer(
///   .bindable,
///   .action(.equatable),
///   children: [
///     .reducer("lamp", of: Lamp.self, initialState: .init()),
///     .identifiedArray("pots", of: Pot.self),
///     .presentsDestination(children: [.reducer("edit", of: Edit.self), .alert()]),
///   ]
/// )
/// @Composer
/// struct Greenhouse {}
/// ```
///
/// A destination and a navigation stack each add an enum reducer to the feature, here
/// `Destination`.
///
/// The conformances in `.action(…)` are added to the generated `Action`, and to the actions of
/// these enum reducers. The enums in the feature, and the features of the children, must state the
/// same conformances themselves:
///
/// ```swift
/// @ComposeReducer(.bindable, .action(.codable, .sendable))
/// @Composer
/// struct Pot {
///   enum ViewAction: Codable, Sendable {
///     case waterTapped
///   }
///   @ComposeBodyActionCase
///   func view(state: inout State, action: ViewAction) {}
/// }
/// ```
///
/// - Parameters:
///   - options: Bindings and conformances.
///   - children: The children, as a literal.
@attached(peer)
public macro ComposeReducer(
  _ options: ComposeReducerOption...,
  children: [ComposedReducerChild] = []
) =
  #externalMacro(
    module: "EnsembleMacrosPlugin",
    type: "Hosted<EnsembleMacros.ComposeShapeMacro>"
  )

/// Declares the options and children of a feature with an enum state, for `@Composer`.
///
/// ```swift
/// @ComposeEnumReducer(
///   .initialStateCase("off"),
///   children: [
///     .reducer("lamp", of: Lamp.self),
///     .stateless("off"),
///   ]
/// )
/// @Composer
/// struct Light {}
/// ```
///
/// - Parameters:
///   - options: The initial case, and conformances.
///   - children: The cases of the state, as a literal.
@attached(peer)
public macro ComposeEnumReducer(
  _ options: ComposeEnumReducerOption...,
  children: [ComposedEnumReducerChild] = []
) =
  #externalMacro(
    module: "EnsembleMacrosPlugin",
    type: "Hosted<EnsembleMacros.ComposeShapeMacro>"
  )

/// Makes the state of a composed feature observable and adds its children to it.
///
/// `@Composer` applies this macro; do not apply it yourself.
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

/// Adds case paths to the enums nested in an enum of actions.
///
/// `@Composer` and `@Reducer` apply this macro; do not apply it yourself.
@attached(memberAttribute)
public macro _ComposedActions() =
  #externalMacro(
    module: "EnsembleMacrosPlugin",
    type: "Hosted<EnsembleMacros.ComposedActionsMacro>"
  )
