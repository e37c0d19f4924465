// SPDX-License-Identifier: MIT

#if SQLite
import EnsembleDependencies
import EnsembleSQLite
import EnsembleSharing
import EnsembleTestSupport
import GRDB
import IssueReporting
import TestTools
import Testing

/// Random sequences of all operations on a value in a row.
@Suite("Interleavings of values in rows", .timeLimit(.minutes(10)))
struct SQLiteInterleavingTests {
  @Test("The last commit holds, in the row and in the value", arguments: 0..<10)
  func lastCommitHolds(chunk: Int) async throws {
    let database = try DatabaseQueue()
    for run in 0..<1_000 {
      try await Interleaving(seed: UInt64(chunk * 1_000 + run), database).run()
    }
  }

  @Test("The same holds for a pool on disk", arguments: 0..<4)
  func pool(chunk: Int) async throws {
    let folder = try TemporaryFolder()
    let database = try DatabasePool(path: folder.path("x.sqlite"))
    for run in 0..<50 {
      try await Interleaving(seed: UInt64(100_000 + chunk * 50 + run), database).run()
    }
  }
}

/// A sequence of random operations, with the possible values after them.
private final class Interleaving {
  private let seed: UInt64
  private let database: any DatabaseWriter
  private let registry = SharedRegistry()
  private var random: SplitMix
  private var property: Shared<Int>?
  /// The key of the property.
  private var key: String
  private let keys: [String]
  /// The numbers that the row of each key may have; nil for no row.
  private var rows: [String: Set<Int?>]
  /// Whether a change of the value may not be written to the row of a key yet.
  private var isWaiting: [String: Bool] = [:]
  private var hasRetargeted = false
  private var last = 0

  init(seed: UInt64, _ database: any DatabaseWriter) {
    self.seed = seed
    self.database = database
    random = SplitMix(seed: seed)
    keys = ["a\(seed)", "b\(seed)"]
    key = keys[0]
    rows = [keys[0]: [nil], keys[1]: [nil]]
  }

  func run() async throws {
    property = make()
    for _ in 0..<Int.random(in: 3...14, using: &random) { try await step() }
    try await settle()
    // A final outside change reaches the value, and a final change of the value reaches the row.
    try outside()
    try await settle()
    if property == nil { property = make() }
    change()
    try await settle()
  }

  private func step() async throws {
    switch Int.random(in: 0..<12, using: &random) {
    case 0...2: change()
    case 3, 4: try outside()
    case 5: try delete()
    case 6: property = nil
    case 7: property = property ?? make()
    case 8: try await property?.load()
    case 9: try await retarget()
    case 10: try await save()
    default: try await settle()
    }
  }

  private func make() -> Shared<Int> {
    withDependencies {
      $0.sharedRegistry = registry
    } operation: {
      makeShared(0, key, in: database)
    }
  }

  private func change() {
    guard let property else { return }
    last += 1
    property.withLock { $0 = last }
    #expect(property.wrappedValue == last, "seed \(seed)")
    // The change will be committed after all commits so far.
    rows[key] = [last]
    isWaiting[key] = true
  }

  private func outside() throws {
    last += 1
    try database.put("\(last)", at: key)
    noteOutside(last)
  }

  private func delete() throws {
    try database.delete(key)
    noteOutside(nil)
  }

  private func noteOutside(_ number: Int?) {
    if isWaiting[key] == true {
      rows[key]!.insert(number)
    } else {
      rows[key] = [number]
    }
  }

  private func retarget() async throws {
    guard let property else { return }
    hasRetargeted = true
    key = key == keys[0] ? keys[1] : keys[0]
    try await withDependencies {
      $0.sharedRegistry = registry
    } operation: {
      try await property.load(.sqlite(key, database: database))
    }
  }

  private func save() async throws {
    guard let property else { return }
    try await property.save()
    // Saves the current value, which is unknown if an outside commit has not been delivered yet.
    let number = try database.text(key).flatMap { Int($0) }
    rows[key] = [number]
    isWaiting[key] = false
    #expect(number != nil, "seed \(seed)")
  }

  private func settle() async throws {
    try await database.settle()
    for (key, possible) in rows {
      let number = try database.text(key).flatMap { Int($0) }
      #expect(possible.contains(number), "seed \(seed): row '\(key)'")
      rows[key] = [number]
      isWaiting[key] = false
      guard key == self.key, let property else { continue }
      // Without a row, the value is the default, which is the value of before for another key.
      if number == nil, hasRetargeted { continue }
      #expect(property.wrappedValue == number ?? 0, "seed \(seed): value of '\(key)'")
    }
  }
}
#endif
