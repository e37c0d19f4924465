// SPDX-License-Identifier: MIT

#if SQLite
import EnsembleDependencies
public import GRDB
import IssueReporting

extension DependencyValues {
  /// The database of keys and requests. They capture it when they are created.
  ///
  /// Set it when the program starts:
  ///
  /// ```swift
  /// try prepareDependencies {
  ///   $0.defaultDatabase = try defaultDatabase()
  /// }
  /// ```
  ///
  /// Each test and each preview has its own empty database in memory. A program that does not set a
  /// database also gets one in memory, and an issue is reported.
  public var defaultDatabase: any DatabaseWriter {
    get { self[DefaultDatabaseKey.self] }
    set { self[DefaultDatabaseKey.self] = newValue }
  }
}

private enum DefaultDatabaseKey: DependencyKey {
  static var liveValue: any DatabaseWriter {
    reportIssue(
      """
      No database was set, so an empty one in memory is used, which is lost when the program \
      ends. Set one when the program starts:

          try prepareDependencies {
            $0.defaultDatabase = try defaultDatabase()
          }
      """
    )
    return emptyDatabase()
  }
  static var previewValue: any DatabaseWriter { emptyDatabase() }
  static var testValue: any DatabaseWriter { emptyDatabase() }

  private static func emptyDatabase() -> any DatabaseWriter {
    do {
      return try DatabaseQueue()
    } catch {
      fatalError("SQLite cannot open a database in memory: \(error)")
    }
  }
}
#endif
