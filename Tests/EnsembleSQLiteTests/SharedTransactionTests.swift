// SPDX-License-Identifier: MIT

#if SQLite
import Dispatch
import EnsembleDependencies
import EnsembleSQLite
import EnsembleSharing
import EnsembleTestSupport
import GRDB
import IssueReporting
import TestTools
import Testing

@Suite("Transactions of shared values", .timeLimit(.minutes(10)))
struct SharedTransactionTests {
  @Dependency(\.defaultDatabase) var database

  struct Failure: Error {}

  private func move(_ amount: Int, _ from: Shared<Int>, _ to: Shared<Int>) {
    withSharedTransaction(from, to) {
      from.withLock { $0 -= amount }
      to.withLock { $0 += amount }
    }
  }

  @Test("Changes are there at once, and are committed together")
  func together() async throws {
    @Shared(.sqlite("a")) var a = 100
    @Shared(.sqlite("b")) var b = 0
    let sums = Recorder<Int>()
    let observation = try await observeSums(sums)
    try await withSharedTransaction($a, $b) {
      $a.withLock { $0 = 100 }
    }
    for _ in 1...50 {
      move(1, $a, $b)
      await Task.yield()
    }
    #expect(a == 50 && b == 50)
    try await database.settle()
    #expect(try database.text("a") == "50")
    #expect(try database.text("b") == "50")
    observation.cancel()
    #expect(Set(sums.values).subtracting([0, 100]) == [])
  }

  /// Records the sum of both values in each commit.
  private func observeSums(_ sums: Recorder<Int>) async throws -> AnyDatabaseCancellable {
    try database.put("0", at: "c")
    return ValueObservation.tracking { db in
      try Int.fetchOne(db, sql: "SELECT sum(value) FROM shared WHERE key IN ('a', 'b')") ?? 0
    }
    .start(in: database, scheduling: .async(onQueue: .global())) { _ in
    } onChange: {
      sums.record($0)
    }
  }

  @Test("The function's result is returned when the transaction has ended")
  func result() async throws {
    @Shared(.sqlite("a")) var a = 0
    @Shared(.record(Player.self, id: 7)) var player: Player?
    try database.makePlayers()
    let result = try await withSharedTransaction($a, $player) {
      $a.withLock { $0 = 7 }
      $player.withLock { $0 = Player(id: 7, name: "Cy") }
      return "done"
    }
    #expect(result == "done")
    #expect(try database.text("a") == "7")
    #expect(try await database.read { try Player.fetchCount($0) } == 1)
  }

  @Test("If one value cannot be written, none is, until all can")
  func failure() async throws {
    try database.makePlayers("Ada")
    @Shared(.sqlite("a")) var a = 0
    @Shared(.record(Player.self, id: 2)) var player: Player?
    await #expect(throws: DatabaseValueError.self) {
      try await withSharedTransaction($a, $player) {
        $a.withLock { $0 = 1 }
        $player.withLock { $0 = Player(id: 2, name: "Ada") }
      }
    }
    #expect(a == 1 && player?.name == "Ada")
    #expect($a.saveError != nil && $player.saveError != nil)
    #expect(try database.text("a") == nil)

    // Alone, it could be written.
    await #expect(throws: DatabaseValueError.self) { try await $a.save() }
    #expect(try database.text("a") == nil)

    $player.withLock { $0?.name = "Blob" }
    try await $player.save()
    #expect(try database.text("a") == "1")
    #expect(try await database.read { try Player.fetchCount($0) } == 2)
  }

  @Test("A value that cannot be encoded keeps the others from being written")
  func encodingFailure() async throws {
    @Shared(.sqlite("a")) var a = 0
    @Shared(.sqlite("b")) var b = 0.0
    await #expect(throws: DatabaseValueError.self) {
      try await withSharedTransaction($a, $b) {
        $a.withLock { $0 = 1 }
        $b.withLock { $0 = .infinity }
      }
    }
    #expect(try database.text("a") == nil)
  }

  @Test("If the function throws, the values are set back")
  func throwing() async throws {
    @Shared(.sqlite("a")) var a = 1
    @Shared(.sqlite("b")) var b = 2
    #expect(throws: Failure.self) {
      try withSharedTransaction($a, $b) {
        $a.withLock { $0 = 10 }
        throw Failure()
      }
    }
    #expect(a == 1 && b == 2)
    try await database.settle()
    #expect(try database.text("a") == "1")
  }

  @Test("Threads that move amounts keep the sum in every commit")
  func threads() async throws {
    let a = makeShared(1_000, "a", in: database)
    let b = makeShared(0, "b", in: database)
    try await withSharedTransaction(a, b) {}
    let sums = Recorder<Int>()
    let observation = try await observeSums(sums)
    await withTaskGroup { group in
      for task in 1...4 {
        group.addTask {
          for _ in 1...100 {
            move(task.isMultiple(of: 2) ? 1 : 2, a, b)
            await Task.yield()
          }
        }
      }
    }
    try await database.settle()
    observation.cancel()
    #expect(a.wrappedValue == 400 && b.wrappedValue == 600)
    #expect(try database.text("a") == "400")
    // Threads may interleave inside of their functions, but no commit begins meanwhile.
    #expect(Set(sums.values).subtracting([1_000]) == [])
  }

  @Test("A value of another kind is reported, and each change is written by itself")
  @MainActor func otherKey() async throws {
    @Shared(.sqlite("a")) var a = 0
    @Shared(.inMemory("b")) var b = 0
    expectReport("must have keys such as '.sqlite'", #".inMemory("b")"#) {
      withSharedTransaction($a, $b) {
        $a.withLock { $0 = 1 }
        $b.withLock { $0 = 1 }
      }
    }
    try await database.settle()
    #expect(try database.text("a") == "1")
    #expect(b == 1)
  }

  @Test("Values of two databases are reported")
  @MainActor func otherDatabase() throws {
    let a = makeShared(0, "a", in: database)
    let b = makeShared(0, "a", in: try DatabaseQueue())
    expectReport("all of one database") {
      withSharedTransaction(a, b) {}
    }
  }
}
#endif
