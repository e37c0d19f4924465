// SPDX-License-Identifier: MIT

import ExpansionChecks
import SwiftSyntaxMacrosGenericTestSupport
import Testing

/// Expects what the macros in a source report, and their fix-its to lead to `fixed`.
///
/// Of the expansion it expects that it is free of syntax errors, and has everything that is written.
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
  // The text is given because one has to be; what is compared are the diagnostics.
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
