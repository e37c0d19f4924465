// SPDX-License-Identifier: MIT

#if SQLite
import Dispatch
import EnsembleDependencies
import EnsembleSQLite
import EnsembleSharing
import EnsembleTestSupport
import GRDB
import TestTools
import Testing

@Suite("Values in rows", .timeLimit(.minutes(10)))
struct SQLiteKeyTests {
  @Dependency(\.defaultDatabase) var database

  struct Settings: Codable, Equatable, Sendable {
    var theme = "light"
    var size = 12
  }

  @Test("Without a row, the value is the default, and reading makes no table")
  func readingMakesNothing() async throws {
    @Shared(.sqlite("settings")) var settings = Settings()
    #expect(settings == Settings())
    try await $settings.load()
    try await database.settle()
    #expect(try await database.read { try $0.tableExists("shared") } == false)
  }

  @Test("A change makes the table and the row, and counts the row's version")
  func change() async throws {
    @Shared(.sqlite("settings")) var settings = Settings()
    $settings.withLock { $0.theme = "dark" }
    try await $settings.save()
    #expect(try database.text("settings") == #"{"size":12,"theme":"dark"}"#)
    let version = try #require(try database.version("settings"))
    try await $settings.save()
    #expect(try database.version("settings") == version + 1)
  }

  @Test("A new property has the value of the row at once")
  func initialValue() throws {
    try database.put(#"{"size":20,"theme":"dark"}"#, at: "settings")
    @Shared(.sqlite("settings")) var settings = Settings()
    #expect(settings == Settings(theme: "dark", size: 20))
    #expect(!$settings.isLoading)
  }

  @Test("Properties with one key share the value; other keys and tables have their own")
  func identity() async throws {
    @Shared(.sqlite("a")) var first = 0
    @Shared(.sqlite("a")) var same = 0
    @Shared(.sqlite("b")) var other = 0
    @Shared(.sqlite("a", table: "numbers")) var elsewhere = 0
    $first.withLock { $0 = 1 }
    $elsewhere.withLock { $0 = 2 }
    #expect([first, same, other, elsewhere] == [1, 1, 0, 2])
    try await database.settle()
    #expect(try database.text("a") == "1")
    #expect(try database.text("a", table: "numbers") == "2")
  }

  @Test("The last of many changes is written, and few transactions write them")
  func coalescing() async throws {
    @Shared(.sqlite("count")) var count = 0
    for number in 1...1_000 { $count.withLock { $0 = number } }
    try await $count.save()
    #expect(try database.text("count") == "1000")
    #expect(try database.version("count")! < 900)
  }

  @Test("A commit that is made elsewhere becomes the value")
  func outsideChange() async throws {
    @Shared(.sqlite("count")) var count = 0
    try database.put("5", at: "count")
    try await database.settle()
    #expect(count == 5)
    try database.put("6", at: "count")
    try await database.settle()
    #expect(count == 6)
  }

  @Test("A change of the value without a new version is one as well")
  func outsideChangeWithoutVersion() async throws {
    @Shared(.sqlite("count")) var count = 0
    try database.put("5", at: "count")
    try await database.write { try $0.execute(sql: "UPDATE shared SET value = '7'") }
    try await database.settle()
    #expect(count == 7)
  }

  @Test("A row that is deleted makes the default the value")
  func deletion() async throws {
    @Shared(.sqlite("count")) var count = 1
    $count.withLock { $0 = 2 }
    try await $count.save()
    try database.delete("count")
    try await database.settle()
    #expect(count == 1)
  }

  @Test("A transaction that is rolled back changes nothing")
  func rollback() async throws {
    @Shared(.sqlite("count")) var count = 1
    try await $count.save()
    try await database.writeWithoutTransaction { db in
      try db.inTransaction {
        try db.execute(sql: "UPDATE shared SET value = '7'")
        return .rollback
      }
    }
    try await database.settle()
    #expect(count == 1)
  }

  @Test("An own write does not come back over a later change")
  func noEcho() async throws {
    @Shared(.sqlite("count")) var count = 0
    let seen = Recorder<Int>()
    let subscription = Task { [values = $count.values] in
      for await value in values { seen.record(value) }
    }
    for number in 1...300 {
      $count.withLock { $0 = number }
      #expect(count == number)
      if number.isMultiple(of: 10) { await Task.yield() }
    }
    try await $count.save()
    try await database.settle()
    subscription.cancel()
    #expect(count == 300)
    #expect(seen.values == seen.values.sorted())
  }

  @Test("A value may be changed while its thread has access to the database")
  func changeInsideAccess() async throws {
    @Shared(.sqlite("count")) var count = 0
    try await database.write { [$count] _ in $count.withLock { $0 = 3 } }
    try await database.settle()
    #expect(try database.text("count") == "3")
  }

  @Test("The database may be accessed while the value is changed")
  func accessInsideChange() async throws {
    @Shared(.sqlite("count")) var count = 0
    $count.withLock { $0 = 1 }
    try $count.withLock { [database] count in
      try database.write { db in try db.execute(sql: "CREATE TABLE t (a)") }
      count = 2
    }
    try await $count.save()
    #expect(try database.text("count") == "2")
  }

  @Test("Loading takes over the row, but not over a change that waits")
  func loading() async throws {
    @Shared(.sqlite("count")) var count = 0
    try database.put("5", at: "count")
    try await $count.load()
    #expect(count == 5)
    $count.withLock { $0 = 6 }
    try await $count.load()
    #expect(count == 6)
    try await $count.save()
    #expect(try database.text("count") == "6")
  }

  @Test("A property can be given another key")
  func retarget() async throws {
    try database.put("5", at: "b")
    @Shared(.sqlite("a")) var count = 1
    try await $count.load(.sqlite("b"))
    #expect(count == 5)
    $count.withLock { $0 = 6 }
    try await $count.save()
    #expect(try database.text("b") == "6")
    #expect(try database.text("a") == nil)
  }

  @Test("A required value must have a row")
  func required() async throws {
    await #expect(throws: MissingValueError.self) {
      try await Shared<Int>(require: .sqlite("count"))
    }
    try database.put("5", at: "count")
    #expect(try await Shared<Int>(require: .sqlite("count")).wrappedValue == 5)
  }

  @Test("Values of two registries with one row follow each other")
  func registries() async throws {
    @Shared(.sqlite("count")) var count = 0
    let other = withDependencies {
      $0.sharedRegistry = SharedRegistry()
    } operation: {
      makeShared(0, "count", in: database)
    }
    $count.withLock { $0 = 1 }
    try await database.settle()
    #expect(other.wrappedValue == 1)
    other.withLock { $0 = 2 }
    try await database.settle()
    #expect(count == 2)
  }

  @Test("A value that nobody uses any more is still written, and then released")
  func release() async throws {
    weak var cell: AnyObject?
    do {
      let count = makeShared(0, "count", in: database)
      cell = count.root
      count.withLock { $0 = 7 }
    }
    try await database.settle()
    #expect(try database.text("count") == "7")
    #expect(cell == nil)
  }

  @Test("Observers are notified once of an outside change, on the main actor")
  @MainActor func notification() async throws {
    @Shared(.sqlite("count")) var count = 0
    let watch = Watch { [$count] in $count.wrappedValue }
    try database.put("5", at: "count")
    try await database.settle()
    await mainQueueTurn()
    #expect(watch.take() == 1)
    #expect(watch.shown == 5)
  }

  @Test("A key describes itself as it was written")
  func description() {
    @Shared(.sqlite("a")) var count = 0
    #expect($count.description == #"Shared<Int>(.sqlite("a"))"#)
    @Shared(.sqlite("a", table: "b")) var other = 0
    #expect($other.description == #"Shared<Int>(.sqlite("a", table: "b"))"#)
  }

  @Test("A name of a table may contain quotes")
  func quotedTable() async throws {
    @Shared(.sqlite("a", table: #"odd "name"; --"#)) var count = 0
    $count.withLock { $0 = 1 }
    try await $count.save()
    #expect(try await database.read { try $0.tableExists(#"odd "name"; --"#) })
  }
}

/// Waits until the main queue has performed all earlier jobs.
@MainActor func mainQueueTurn() async {
  await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
}
#endif
