// SPDX-License-Identifier: MIT

#if PostgreSQL
import EnsembleJournal
@testable import EnsemblePostgreSQL
import Foundation
import TestTools
import Testing

/// A separate schema in the test server, which is removed when the object is deallocated.
final class Server: Sendable {
  /// The parameters of connections to the server.
  static var parameters: String? { ProcessInfo.processInfo.environment["ENSEMBLE_POSTGRESQL"] }

  let schema = "s" + UUID().uuidString.replacing("-", with: "").lowercased()
  private let connection: Connection

  init() async throws {
    let parameters = try #require(Self.parameters)
    connection = Connection(parameters)
    try await connection.run { [schema] connection, _ in
      try connection.execute("CREATE SCHEMA \(schema)")
      try connection.execute("SET search_path = \(schema)")
    }
  }

  deinit {
    connection.tryLater { [schema] in
      try $0.execute("DROP SCHEMA \(schema) CASCADE; DROP ROLE IF EXISTS \(schema)")
    }
  }

  /// The connection parameters for the test's schema.
  var database: String {
    "\(Self.parameters ?? "") options='-c search_path=\(schema)' application_name=\(schema)"
  }

  /// Executes a statement, and returns the first column of its rows.
  func rows(_ sql: String) async throws -> [String] {
    try await connection.run { connection, _ in
      try connection.query(sql).map { $0.columns.first.flatMap { $0 } ?? "NULL" }
    }
  }

  /// Calls a function with a connection that sees the schema.
  func perform(_ body: @escaping @Sendable (Connection) throws -> Void) async throws {
    try await connection.run { connection, _ in try body(connection) }
  }

  /// Makes all leases expire.
  func endLeases() async throws {
    _ = try await rows("UPDATE ensemble_journal_store SET deadline = '2000-01-01'")
  }

  /// Returns the processes of the server that the connections of journals have.
  func processes() async throws -> [Int32] {
    try await rows("SELECT pid FROM pg_stat_activity WHERE application_name = '\(schema)'")
      .compactMap { Int32($0) }
  }

  /// Ends all connections of journals, as the failure of a network would.
  func endConnections() async throws {
    _ = try await rows(
      """
      SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity
      WHERE application_name = '\(schema)'
      """
    )
  }
}

extension Server {
  /// Ends all leases and opens a store, again if a lease was renewed in between.
  func afterLeaseEnd<Result>(
    isolation: isolated (any Actor)? = #isolation,
    _ open: () async throws -> Result
  ) async throws -> Result {
    try await whenFree {
      try await endLeases()
      return try await open()
    }
  }
}

/// Opens a store, again as long as another process has it.
func whenFree<Result>(
  isolation: isolated (any Actor)? = #isolation,
  _ open: () async throws -> Result
) async throws -> Result {
  var result: Result?
  _ = try await eventually {
    do {
      result = try await open()
      return true
    } catch JournalError.inUse {
      return false
    }
  }
  return try #require(result)
}
#endif
