// SPDX-License-Identifier: MIT

import EnsembleMacros
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros
import SwiftSyntaxMacrosGenericTestSupport
import Testing

/// Expects the expansion of the macros in a source, and the source after its fix-its.
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
  let specs = allMacros.map { macro in
    let missing = (missingConformances ?? macro.conformances).map { TypeSyntax(stringLiteral: $0) }
    return (macro.name, MacroSpec(type: macro.type, conformances: missing))
  }
  assertMacroExpansion(
    source,
    expandedSource: expanded,
    diagnostics: diagnostics,
    macroSpecs: Dictionary(uniqueKeysWithValues: specs),
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
