// SPDX-License-Identifier: MIT

import SwiftSyntax
import SwiftSyntaxBuilder

extension [String] {
  /// The lines one level deeper, leaving blank ones alone.
  var indented: [String] {
    flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false) }
      .map { $0.isEmpty ? "" : "  \($0)" }
  }

  /// The declaration that the lines spell.
  var declaration: DeclSyntax { "\(raw: joined(separator: "\n"))" }

  /// The lines between an opening line ending in a brace and the closing brace.
  func block(_ header: String) -> [String] { ["\(header) {"] + indented + ["}"] }
}
