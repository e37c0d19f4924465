// SPDX-License-Identifier: MIT

#if SQLite
import EnsembleDependencies
import EnsembleSQLite
import EnsembleSharing
import EnsembleTestSupport
import GRDB
import Testing

@Suite("Errors of values in rows", .timeLimit(.minutes(10)))
struct SQLiteErrorTests {
  @Dependency(\.defaultDatabase) var database

  @Test("A row that cannot be decoded is left alone, and the error names it")
  func undecodable() async throws {
    try database.put("{", at: "count")
    @Shared(.sqlite("count")) var count = 3
    #expect(count == 3)
    let error = try #require($count.loadError as? DatabaseValueError)
    #expect(error.operation == .decode)
    #expect(error.description.hasPrefix("The value 'count' of the table 'shared' could not be"))
    try await database.settle()
    #expect(try database.text("count") == "{")
  }

  @Test("The next change replaces a row that could not be decoded, and ends the error")
  func replacingUndecodable() async throws {
    try database.put("{", at: "count")
    @Shared(.sqlite("count")) var count = 3
    $count.withLock { $0 = 4 }
    try await $count.save()
    #expect(try database.text("count") == "4")
    #expect($count.loadError == nil)
  }

  @Test("An outside change that cannot be decoded keeps the value")
  func undecodableOutsideChange() async throws {
    @Shared(.sqlite("count")) var count = 3
    try database.put("x", at: "count")
    try await database.settle()
    #expect(count == 3)
    #expect($count.loadError is DatabaseValueError)
    try database.put("5", at: "count")
    try await database.settle()
    #expect(count == 5)
    #expect($count.loadError == nil)
  }

  @Test("Loading throws the error of decoding")
  func loading() async throws {
    @Shared(.sqlite("count")) var count = 3
    try database.put("x", at: "count")
    await #expect(throws: DatabaseValueError.self) { try await $count.load() }
    #expect(count == 3)
  }

  @Test("A table of another shape is an error that names it")
  func otherShape() async throws {
    try await database.write { try $0.execute(sql: "CREATE TABLE shared (a)") }
    @Shared(.sqlite("count")) var count = 3
    #expect("\($count.loadError!)".contains("'count' of the table 'shared' could not be read"))
    $count.withLock { $0 = 4 }
    await #expect(throws: DatabaseValueError.self) { try await $count.save() }
    #expect(count == 4)
  }

  @Test("A value that cannot be written stays, with an error until it can")
  func unwritable() async throws {
    @Shared(.sqlite("count")) var count = 0
    try database.setReadOnly(true)
    $count.withLock { $0 = 1 }
    await #expect(throws: DatabaseValueError.self) { try await $count.save() }
    #expect(count == 1)
    let error = try #require($count.saveError as? DatabaseValueError)
    #expect(error.operation == .write)
    #expect(error.description.contains("'count' of the table 'shared' could not be written"))
    try database.setReadOnly(false)
    try await $count.save()
    #expect($count.saveError == nil)
    #expect(try database.text("count") == "1")
  }

  @Test("A value that cannot be encoded stays, and the row as well")
  func unencodable() async throws {
    @Shared(.sqlite("ratio")) var ratio = 0.5
    try await $ratio.save()
    $ratio.withLock { $0 = .nan }
    await #expect(throws: DatabaseValueError.self) { try await $ratio.save() }
    #expect(ratio.isNaN)
    #expect(try database.text("ratio") == "0.5")
  }

  @Test("A value that cannot be written does not keep others from it")
  func others() async throws {
    try await database.write { db in
      try db.execute(
        sql: """
          CREATE TABLE shared (key TEXT PRIMARY KEY, value TEXT CHECK (value < 10), version INTEGER)
          """
      )
    }
    let values = (0..<8).map { makeShared(0, "\($0)", in: database) }
    for (index, value) in values.enumerated() { value.withLock { $0 = index == 3 ? 99 : 1 } }
    try await database.settle()
    for (index, value) in values.enumerated() {
      #expect((value.saveError != nil) == (index == 3))
      #expect(try database.text("\(index)") == (index == 3 ? nil : "1"))
    }
  }

  @Test("After a failed write, an outside change still becomes the value")
  func outsideAfterFailure() async throws {
    @Shared(.sqlite("count")) var count = 0
    try await $count.save()
    try database.setReadOnly(true)
    $count.withLock { $0 = 1 }
    await #expect(throws: DatabaseValueError.self) { try await $count.save() }
    try database.setReadOnly(false)
    try database.put("7", at: "count")
    try await database.settle()
    #expect(count == 7)
  }
}
#endif
