// SPDX-License-Identifier: MIT

import ExpansionChecks
import Testing

/// Expects the diagnostics of the macros that a source is annotated with, and no others.
///
/// The expansion must be free of syntax errors and contain the whole source. See
/// ``SourceExpansion/annotatedSource`` for the annotations.
func expectDiagnostics(
  _ annotated: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let source = withoutAnnotations(annotated)
  let expansion = SourceExpansion(of: source)
  let actual = expansion.annotatedSource
  #expect(
    actual == annotated,
    "The diagnostics differ:\n\(LineDifference(from: annotated, to: actual))",
    sourceLocation: sourceLocation
  )
  #expect(lostTokens(of: source, in: expansion.text) == nil, sourceLocation: sourceLocation)
  #expect(!expansion.hasSyntaxErrors, "\(expansion.text)", sourceLocation: sourceLocation)
}

/// Expects the diagnostics that the members of a feature with `@Composer` are annotated with.
func expectDiagnostics(
  inFeature members: String,
  children: String? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let shape = children.map { "@ComposeReducer(children: [\($0)])\n" } ?? ""
  expectDiagnostics(
    in: "\(shape)@Composer\nstruct Feature",
    members,
    sourceLocation: sourceLocation
  )
}

/// Expects the diagnostics that the members of a type are annotated with.
func expectDiagnostics(
  in type: String,
  _ members: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let indented = members.split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)" }
  expectDiagnostics(
    "\(type) {\n\(indented.joined(separator: "\n"))\n}",
    sourceLocation: sourceLocation
  )
}
