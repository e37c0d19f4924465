// SPDX-License-Identifier: MIT

import ExpansionChecks
import SwiftSyntaxMacrosGenericTestSupport
import Testing

/// Expects the diagnostics of the macros in a source, and the source after their fix-its.
///
/// The expansion must be free of syntax errors and contain the whole source.
func expectDiagnostics(
  of source: String,
  _ diagnostics: DiagnosticSpec...,
  fixed: String? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  let expansion = expanded(source)
  let location = SourceLocation(
    fileID: "\(fileID)",
    filePath: "\(filePath)",
    line: Int(line),
    column: Int(column)
  )
  #expect(lostTokens(of: source, in: expansion) == nil, sourceLocation: location)
  // `expectExpansion` requires an expansion; only the diagnostics are of interest.
  expectExpansion(
    of: source,
    to: expansion,
    diagnostics: diagnostics,
    fixed: fixed,
    fileID: fileID,
    filePath: filePath,
    line: line,
    column: column
  )
}
