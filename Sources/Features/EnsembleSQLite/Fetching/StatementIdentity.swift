// SPDX-License-Identifier: MIT

#if SQLite
import EnsembleConcurrency
import EnsembleDependencies
import Foundation
import GRDB

/// The identity of a GRDB request. Requests themselves cannot be compared.
enum StatementIdentity: Hashable, Sendable {
  /// The statement that the request executes, and the type and number of its results.
  case statement(sql: String, arguments: StatementArguments, result: ObjectIdentifier)
  /// A request that is never equal to another one.
  case unique(UUID)

  /// Creates the identity of a request.
  ///
  /// - Parameters:
  ///   - result: The type of the fetched value.
  ///   - isSingle: Whether the request fetches one row.
  init(
    _ request: some FetchRequest,
    result: Any.Type,
    isSingle: Bool,
    in database: (any DatabaseWriter)?
  ) {
    @Dependency(\.defaultDatabase) var standard
    let prepared = try? (database ?? standard).unsafeReentrantRead { db in
      let prepared = try request.makePreparedRequest(db, forSingleResult: isSingle)
      return Self.isWholeRequest(prepared)
        ? (prepared.statement.sql, prepared.statement.arguments) : nil
    }
    self =
      if let (sql, arguments) = prepared {
        .statement(sql: sql, arguments: arguments, result: ObjectIdentifier(result))
      } else {
        .unique(UUID())
      }
  }

  /// Returns true if the statement determines the result: a row adapter is a function that cannot
  /// be compared, and associated records are fetched by further statements.
  private static func isWholeRequest(_ prepared: PreparedRequest) -> Bool {
    guard prepared.adapter == nil else { return false }
    // Not public; if it is renamed, no request is shared any more, which is slower but correct.
    guard let other = Mirror(reflecting: prepared).descendant("supplementaryFetch") else {
      return false
    }
    return Mirror(reflecting: other).displayStyle == .optional
      && Mirror(reflecting: other).children.isEmpty
  }
}
#endif
