// SPDX-License-Identifier: MIT

import SwiftSyntax
import SwiftSyntaxBuilder

extension SyntaxProtocol {
  /// The source text, its later lines moved left as far as they go together.
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
  /// The lines one level deeper, leaving blank ones alone.
  var indented: [String] {
    flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false) }
      .map { $0.isEmpty ? "" : "  \($0)" }
  }

  /// The declaration that the lines spell.
  var declaration: DeclSyntax { "\(raw: joined(separator: "\n"))" }

  /// The call of a function with the elements as its arguments, each on lines of its own.
  func call(_ function: String) -> [String] {
    let arguments = indices.map { self[$0] + ($0 == count - 1 ? "" : ",") }
    return ["\(function)("] + arguments.indented + [")"]
  }

  /// The `switch` with the lines as its cases, and one for the rest.
  ///
  /// If the cases of an enum all carry types without values, as children without actions have, one that
  /// names them all does not count as exhaustive. A `default` would be reported as never executed.
  func switching(on value: String, orElse statement: String) -> [String] {
    ["switch \(value) {"] + self + ["case _: \(statement)", "}"]
  }

  /// The lines between an opening line ending in a brace and the closing brace.
  func block(_ header: String) -> [String] { ["\(header) {"] + indented + ["}"] }
}
