// SPDX-License-Identifier: MIT

/// The migrations from earlier versions of a store to the program's version.
struct JournalMigrations: Sendable {
  /// The version of the program's state and actions.
  let version: Int
  private let all: [Int: JournalMigration]

  init(to version: Int, _ migrations: [JournalMigration]) {
    self.version = version
    all = Dictionary(migrations.map { ($0.from, $0) }) { first, _ in first }
  }

  /// Returns the migrations from a version to the current one.
  func steps(from version: Int) throws -> [JournalMigration] {
    guard version <= self.version else { throw LaterVersion(version: version, known: self.version) }
    return try (version..<self.version).map { version in
      guard let migration = all[version] else { throw MissingMigration(from: version) }
      return migration
    }
  }
}

private struct LaterVersion: Error, CustomStringConvertible {
  let version: Int
  let known: Int

  var description: String {
    "It has the version \(version), which is later than the program's version \(known)."
  }
}

private struct MissingMigration: Error, CustomStringConvertible {
  let from: Int

  var description: String { "There is no migration from the version \(from)." }
}
