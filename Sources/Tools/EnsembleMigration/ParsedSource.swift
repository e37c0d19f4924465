// SPDX-License-Identifier: MIT

import SwiftDiagnostics
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// A mistake in the syntax of a file.
package struct SyntaxError: Equatable, Sendable, CustomStringConvertible {
  package let path: String
  package let line: Int
  package let column: Int
  package let message: String

  /// The mistake in the format of compilers.
  package var description: String { "\(path):\(line):\(column): error: \(message)" }

  /// The line of the report for a file that stays as it is.
  var remark: MigrationRemark {
    MigrationRemark(
      path: path,
      line: line,
      column: column,
      message: "the file does not parse and stays: \(message)",
      advice: "mend it, and run the command again"
    )
  }
}

/// A file that was read and parsed.
package struct ParsedSource: Sendable {
  let path: String
  let source: String
  let lines: LineEndings
  let tree: SourceFileSyntax
  let errors: [SyntaxError]

  package init(_ source: String, path: String) {
    self.path = path
    self.source = source
    lines = LineEndings(of: source)
    (tree, errors) = parse(lines.text, path: path)
  }
}

/// Parses a file as Swift 5, where `/Action.row` is a prefix operator, or else as Swift 6, which
/// has regular expressions.
func parse(_ source: String, path: String) -> (tree: SourceFileSyntax, errors: [SyntaxError]) {
  var failure: (tree: SourceFileSyntax, errors: [SyntaxError])?
  for version in [Parser.SwiftVersion.v5, .v6] {
    var parser = Parser(source, swiftVersion: version)
    let tree = SourceFileSyntax.parse(from: &parser)
    let errors = ParseDiagnosticsGenerator.diagnostics(for: tree)
      .filter { $0.diagMessage.severity == .error }
    if errors.isEmpty { return (tree, []) }
    let lines = SourceLocationConverter(fileName: path, tree: tree)
    failure = (
      tree,
      errors.map {
        let location = lines.location(for: $0.position)
        return SyntaxError(
          path: path,
          line: location.line,
          column: location.column,
          message: $0.message
        )
      }
    )
  }
  return failure!
}
