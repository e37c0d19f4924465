// SPDX-License-Identifier: MIT

import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import EnsembleMacros

/// The macros under test, with the conformances the compiler would report as missing.
private let macros: [String: (type: any Macro.Type, conformances: [String])] = [
  "CasePathable": (CasePathableMacro.self, ["CasePathable", "CasePathIterable"]),
  "DependencyClient": (DependencyClientMacro.self, []),
  "DependencyEndpoint": (DependencyEndpointMacro.self, []),
  "DependencyEndpointIgnored": (DependencyEndpointIgnoredMacro.self, []),
  "FormField": (FormFieldMarkMacro.self, []),
  "FormFieldIgnored": (FormFieldMarkMacro.self, []),
  "FormFields": (FormFieldsMacro.self, ["FormState"]),
  "ObservableState": (ObservableStateMacro.self, ["ObservableState", "Observable"]),
  "ObservationStateIgnored": (ObservationStateIgnoredMacro.self, []),
  "ObservationStateTracked": (ObservationStateTrackedMacro.self, []),
  "PresentationStateTracked": (PresentationStateTrackedMacro.self, []),
  "Presents": (PresentsMacro.self, []),
  "Reducer": (ReducerMacro.self, ["Reducer", "CaseReducer"]),
  "ReducerCaseEphemeral": (ReducerCaseEphemeralMacro.self, []),
  "ReducerCaseIgnored": (ReducerCaseIgnoredMacro.self, []),
  "ViewAction": (ViewActionMacro.self, ["ViewActionSending"]),
]

/// Expects the macros in a source to expand as written, and its fix-its to lead to `fixed`.
func expectExpansion(
  of source: String,
  to expanded: String,
  diagnostics: [DiagnosticSpec] = [],
  fixed: String? = nil,
  missingConformances: [String]? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  let specs = macros.mapValues { type, conformances in
    let missing = missingConformances ?? conformances
    return MacroSpec(type: type, conformances: missing.map { TypeSyntax(stringLiteral: $0) })
  }
  assertMacroExpansion(
    source,
    expandedSource: expanded,
    diagnostics: diagnostics,
    macroSpecs: specs,
    fixedSource: fixed,
    indentationWidth: .spaces(2),
    failureHandler: { failure in
      let location = SourceLocation(
        fileID: failure.location.fileID,
        filePath: failure.location.filePath,
        line: failure.location.line,
        column: failure.location.column
      )
      Issue.record(Comment(rawValue: failure.message), sourceLocation: location)
    },
    fileID: fileID,
    filePath: filePath,
    line: line,
    column: column
  )
}
