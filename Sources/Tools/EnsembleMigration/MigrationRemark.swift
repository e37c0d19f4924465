// SPDX-License-Identifier: MIT

/// A source location in a migrated file that needs a change by hand.
///
/// Lines and columns refer to the file after its migration.
package struct MigrationRemark: Codable, Equatable, Sendable {
  package let path: String
  package let line: Int
  package let column: Int

  /// The construct that Ensemble does not have.
  package let message: String

  /// The change to make.
  package let advice: String

  /// The kind of an error of the compiler, which a verification has found; nil for a location that
  /// a rule has found.
  package let kind: String?

  package init(
    path: String,
    line: Int,
    column: Int,
    message: String,
    advice: String,
    kind: String? = nil
  ) {
    self.path = path
    self.line = line
    self.column = column
    self.message = message
    self.advice = advice
    self.kind = kind
  }
}

extension MigrationRemark: CustomStringConvertible {
  package var description: String { "\(path):\(line):\(column): \(message) — \(advice)" }
}
