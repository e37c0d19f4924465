// SPDX-License-Identifier: MIT

import SwiftSyntaxMacrosGenericTestSupport

/// Expects what the macros in a source report, and their fix-its to lead to `fixed`; whatever they
/// expand to.
func expectDiagnostics(
  of source: String,
  _ diagnostics: DiagnosticSpec...,
  fixed: String? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  expectExpansion(
    of: source,
    to: expanded(source),
    diagnostics: diagnostics,
    fixed: fixed,
    fileID: fileID,
    filePath: filePath,
    line: line,
    column: column
  )
}
