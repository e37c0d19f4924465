// SPDX-License-Identifier: MIT

/// A source location in a migrated file that needs a change by hand.
///
/// Lines and columns are those of the file after its migration.
package struct MigrationRemark: Codable, Equatable, Sendable {
  package let path: String
  package let line: Int
  package let column: Int

  /// The construct that Ensemble does not have.
  package let message: String

  /// The change to make.
  package let advice: String
}

extension MigrationRemark: CustomStringConvertible {
  package var description: String { "\(path):\(line):\(column): \(message) — \(advice)" }
}
