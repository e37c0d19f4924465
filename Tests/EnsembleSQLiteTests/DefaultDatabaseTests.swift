// SPDX-License-Identifier: MIT

#if SQLite
import EnsembleDependencies
@testable import EnsembleSQLite
import EnsembleSharing
import EnsembleTestSupport
import Foundation
import GRDB
import TestTools
import Testing

@Suite("Databases", .timeLimit(.minutes(10)))
struct DefaultDatabaseTests {
  @Dependency(\.defaultDatabase) var database

  @Test("Each test has an empty database of its own", arguments: 0..<3)
  func isolation(_: Int) throws {
    #expect(try database.read { try $0.tableExists("t") } == false)
    try database.write { try $0.execute(sql: "CREATE TABLE t (a)") }
  }

  @Test("A program without a database is told how to set one")
  @MainActor func missing() {
    expectReport("No database was set", "$0.defaultDatabase = try defaultDatabase()") {
      withDependencies {
        $0.context = .live
      } operation: {
        @Dependency(\.defaultDatabase) var database
        #expect((try? database.read { try Int.fetchOne($0, sql: "SELECT 1") }) == 1)
      }
    }
  }

  @Test("In tests and previews, a database is opened in memory")
  func inMemory() throws {
    for context in [DependencyContext.test, .preview] {
      let database = try withDependencies {
        $0.context = context
      } operation: {
        try defaultDatabase(path: "/no/such/folder/x.sqlite")
      }
      #expect(database is DatabaseQueue)
    }
  }

  @Test("In a program, a database is a pool in WAL mode, in folders that are made")
  func live() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("some/folder/x.sqlite")
    let database = try withDependencies {
      $0.context = .live
    } operation: {
      try defaultDatabase(path: path)
    }
    let pool = try #require(database as? DatabasePool)
    let waits = if case .timeout = pool.configuration.busyMode { true } else { false }
    #expect(waits)
    let mode = try database.read { try String.fetchOne($0, sql: "PRAGMA journal_mode") }
    #expect(mode == "wal")
    #expect(FileManager.default.fileExists(atPath: path))
    try database.close()
  }

  @Test("A database that cannot be opened is an error that names the path")
  func unopenable() throws {
    let error = #expect(throws: DatabaseOpeningError.self) {
      try withDependencies {
        $0.context = .live
      } operation: {
        try defaultDatabase(path: "/dev/null/x.sqlite")
      }
    }
    #expect("\(error!)".contains("'/dev/null/x.sqlite' could not be opened"))
  }

  #if !canImport(Darwin)
  @Test("The database is in the folder of the program's state, or of the user's data")
  func location() {
    func path(_ environment: [String: String]) -> String {
      DatabaseLocation.standard(environment: environment, home: "/home/a", program: "app")
    }
    #expect(path([:]) == "/home/a/.local/share/app/database.sqlite")
    #expect(path(["XDG_DATA_HOME": "/data"]) == "/data/app/database.sqlite")
    #expect(path(["XDG_DATA_HOME": "data"]) == "/home/a/.local/share/app/database.sqlite")
    #expect(path(["STATE_DIRECTORY": "/a:/b", "XDG_DATA_HOME": "/c"]) == "/a/database.sqlite")
  }
  #endif

  @Test("Values in a pool are written, followed and read")
  func pool() async throws {
    let folder = try TemporaryFolder()
    let pool = try DatabasePool(path: folder.path("x.sqlite"))
    let count = makeShared(0, "count", in: pool)
    count.withLock { $0 = 1 }
    try await count.save()
    #expect(try pool.text("count") == "1")
    try pool.put("2", at: "count")
    try await pool.settle()
    #expect(count.wrappedValue == 2)
    try await count.load()
    #expect(count.wrappedValue == 2)
  }

  @Test("The changes of another connection are found in an interval")
  func otherConnection() async throws {
    let folder = try TemporaryFolder()
    let pool = try DatabasePool(path: folder.path("x.sqlite"))
    let other = try DatabaseQueue(path: folder.path("x.sqlite"))
    try await pool.write { try $0.execute(sql: "CREATE TABLE t (a)") }
    let count = makeShared(0, "count", in: pool)
    let rows = FetchOne(
      wrappedValue: 0,
      SQLRequest<Int>(sql: "SELECT count(*) FROM t"),
      database: pool
    )
    let clock = ManualClock()
    let subscription = withDependencies {
      $0.continuousClock = clock
    } operation: {
      pool.followOtherProcesses()
    }
    await clock.sleeping()
    try other.put("5", at: "count")
    try await other.write { try $0.execute(sql: "INSERT INTO t VALUES (1)") }
    try await pool.settle()
    #expect(count.wrappedValue == 0)
    await clock.tick(1)
    try await pool.settle()
    #expect(count.wrappedValue == 5)
    for await value in rows.values where value == 1 { break }
    subscription.cancel()
    await clock.sleeping(0)
  }
}
#endif
