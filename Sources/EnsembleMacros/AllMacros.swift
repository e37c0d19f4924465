// SPDX-License-Identifier: MIT

import SwiftSyntaxMacros

/// A macro as its declaration tells about it.
package struct DeclaredMacro: Sendable {
  /// The name that stands behind the `@`.
  package let name: String

  /// What expands it, in each of its roles.
  package let type: any Macro.Type

  /// The protocols that an extension of it may conform the type to.
  package let conformances: [String]

  fileprivate init(_ name: String, _ type: any Macro.Type, _ conformances: String...) {
    self.name = name
    self.type = type
    self.conformances = conformances
  }
}

/// Every macro of Ensemble, in alphabetical order.
package let allMacros: [DeclaredMacro] = [
  DeclaredMacro("CasePathable", CasePathableMacro.self, "CasePathable", "CasePathIterable"),
  DeclaredMacro("ComposeActionAlertCase", ComposeActionAlertCaseMacro.self),
  DeclaredMacro("ComposeActionCase", ComposeActionCaseMacro.self),
  DeclaredMacro(
    "ComposeActionConfirmationDialogCase",
    ComposeActionConfirmationDialogCaseMacro.self
  ),
  DeclaredMacro("ComposeBody", ComposeBodyMacro.self),
  DeclaredMacro("ComposeBodyActionAlertCase", ComposeBodyActionAlertCaseMacro.self),
  DeclaredMacro("ComposeBodyActionCase", ComposeBodyActionCaseMacro.self),
  DeclaredMacro(
    "ComposeBodyActionConfirmationDialogCase",
    ComposeBodyActionConfirmationDialogCaseMacro.self
  ),
  DeclaredMacro("ComposeBodyChildReducer", ComposeBodyChildReducerMacro.self),
  DeclaredMacro("ComposeBodyOnChange", ComposeBodyOnChangeMacro.self),
  DeclaredMacro("ComposeDelegate", ComposeDelegateMacro.self),
  DeclaredMacro("ComposeEnumReducer", ComposeShapeMacro.self),
  DeclaredMacro("ComposeReducer", ComposeShapeMacro.self),
  DeclaredMacro("ComposeScopePath", ComposeScopePathMacro.self),
  DeclaredMacro("Composer", ComposerMacro.self, "Reducer", "CaseComposed"),
  DeclaredMacro("DependencyClient", DependencyClientMacro.self),
  DeclaredMacro("DependencyEndpoint", DependencyEndpointMacro.self),
  DeclaredMacro("DependencyEndpointIgnored", DependencyEndpointIgnoredMacro.self),
  DeclaredMacro("FormField", FormFieldMarkMacro.self),
  DeclaredMacro("FormFieldIgnored", FormFieldMarkMacro.self),
  DeclaredMacro("FormFields", FormFieldsMacro.self, "FormState"),
  DeclaredMacro("ObservableState", ObservableStateMacro.self, "ObservableState", "Observable"),
  DeclaredMacro("ObservationStateIgnored", ObservationStateIgnoredMacro.self),
  DeclaredMacro("ObservationStateTracked", ObservationStateTrackedMacro.self),
  DeclaredMacro("PresentationStateTracked", PresentationStateTrackedMacro.self),
  DeclaredMacro("Presents", PresentsMacro.self),
  DeclaredMacro("Reducer", ReducerMacro.self, "Reducer", "CaseReducer"),
  DeclaredMacro("ReducerCaseEphemeral", ReducerCaseEphemeralMacro.self),
  DeclaredMacro("ReducerCaseIgnored", ReducerCaseIgnoredMacro.self),
  DeclaredMacro("ViewAction", ViewActionMacro.self, "ViewActionSending"),
  DeclaredMacro("_ComposedActions", ComposedActionsMacro.self),
  DeclaredMacro(
    "_ComposedState",
    ComposedStateMacro.self,
    "ObservableState",
    "Observable",
    "ScopePathable",
    "ScopeSwitchable"
  ),
]
