// SPDX-License-Identifier: MIT

import SwiftSyntax

extension SyntaxProtocol {
  /// The source text, with its later lines outdented by their common indentation.
  var outdented: String {
    let lines = trimmedDescription.split(separator: "\n", omittingEmptySubsequences: false)
    let isBlank = { (line: Substring) in line.allSatisfy(\.isWhitespace) }
    let margins = lines.dropFirst().filter { !isBlank($0) }
      .map { $0.prefix(while: \.isWhitespace).count }
    let margin = margins.min() ?? 0
    return (lines.prefix(1) + lines.dropFirst().map { $0.dropFirst(margin) })
      .joined(separator: "\n")
  }
}

extension [String] {
  /// The lines indented by one level, except blank ones.
  var indented: [String] {
    flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false) }
      .map { $0.isEmpty ? "" : "  \($0)" }
  }

  /// The declaration that the lines spell, unparsed.
  var declaration: DeclSyntax { joined(separator: "\n").declaration }

  /// Returns the call of a function with the elements as its arguments, each on its own lines.
  func call(_ function: String) -> [String] {
    let arguments = indices.map { self[$0] + ($0 == count - 1 ? "" : ",") }
    return ["\(function)("] + arguments.indented + [")"]
  }

  /// Returns a `switch` with the lines as its cases, and a final case for other values.
  ///
  /// If the payloads of all cases are uninhabited, as the payloads for children without actions
  /// are, a `switch` that names every case does not count as exhaustive. A `default` would be
  /// reported as never executed.
  func switching(on value: String, orElse statement: String) -> [String] {
    ["switch \(value) {"] + self + ["case _: \(statement)", "}"]
  }

  /// Returns the lines between the header with an opening brace and a closing brace.
  func block(_ header: String) -> [String] { ["\(header) {"] + indented + ["}"] }
}

// The plugin sends the result of a macro to the compiler as text, and the compiler parses it.
// Parsing it here, too, would take a third of the plugin's time in every debug build.
extension String {
  /// The declaration that the text spells, unparsed: a single token.
  var declaration: DeclSyntax {
    DeclSyntax(MissingDeclSyntax(placeholder: .identifier(self)))
  }

  /// The accessor that the text spells, unparsed: a single token.
  var accessor: AccessorDeclSyntax {
    AccessorDeclSyntax(accessorSpecifier: .identifier(self))
  }
}
