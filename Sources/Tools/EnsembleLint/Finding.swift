// SPDX-License-Identifier: MIT

/// A source location that a rule objects to.
package struct Finding: Equatable, Sendable {
  /// The weight of a finding.
  package enum Severity: String, Codable, Sendable {
    case warning
    case error
  }

  /// A replacement of a part of a file, by offsets in UTF-8.
  package struct Edit: Equatable, Sendable {
    package let range: Range<Int>
    package let text: String
  }

  /// The identifier of the rule.
  package let rule: String
  package let message: String
  package internal(set) var severity = Severity.warning
  /// The path of the file.
  package let file: String
  /// The line, from 1 on.
  package let line: Int
  /// The column in UTF-8, from 1 on.
  package let column: Int
  /// The edits that fix the finding without other changes in behavior; empty if there is no such
  /// fix.
  package let fix: [Edit]
}

extension [Finding] {
  /// The findings in the order of their locations.
  var inOrder: [Finding] {
    sorted { ($0.file, $0.line, $0.column, $0.rule) < ($1.file, $1.line, $1.column, $1.rule) }
  }
}
