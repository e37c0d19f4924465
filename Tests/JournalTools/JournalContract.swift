// SPDX-License-Identifier: MIT

package import EnsembleJournal
import Foundation
import Testing

extension JournalEntry {
  /// Creates an entry whose contents are derived from its number.
  package init(_ number: UInt64, _ text: String = "", isLast: Bool = true) {
    self.init(
      number: number,
      version: 1,
      stamp: JournalStamp(
        time: Date(timeIntervalSinceReferenceDate: Double(number) / 7),
        seed: (number &* 0x9234_5678_9abc_def1, ~number),
        nextStackElement: Int(number) - 3
      ),
      origin: Origin(rawValue: UInt8(number % 3)) ?? .store,
      isLast: isLast,
      action: Data("\"\(number)\(text)\"".utf8)
    )
  }
}

extension JournalSnapshot {
  /// Creates a snapshot whose contents are derived from its number.
  package init(_ number: UInt64) {
    self.init(number: number, version: 1, state: Data("{\"number\":\(number)}".utf8))
  }
}

/// The expectations of all journals.
///
/// The store `a` of the journal is used.
package struct JournalContract {
  private let journal: any Journal

  package init(_ journal: any Journal) {
    self.journal = journal
  }

  /// Returns the contents that another process would find.
  package func contents(of id: String = "a") async throws -> JournalContents {
    let (store, contents) = try await journal.open(id)
    await store.close()
    return contents
  }

  /// Opens a store, and fills it with a snapshot and entries up to a number.
  package func filled(_ count: UInt64) async throws -> any OpenJournal {
    let (store, _) = try await journal.open("a")
    try await store.save(JournalSnapshot(0))
    for number in 0..<count { try await store.append([JournalEntry(number + 1)]) }
    return store
  }

  /// A store has the entries that were written to it, and none of other stores.
  package func keepsWhatIsWritten() async throws {
    let (store, empty) = try await journal.open("a")
    #expect(empty.snapshot == nil && empty.entries == [] && empty.problems == [])
    try await store.save(JournalSnapshot(0))
    try await store.append([])
    try await store.append([JournalEntry(1)])
    try await store.append([JournalEntry(2, isLast: false), JournalEntry(3, "ü\\\"\n\u{0}{},")])
    let (other, _) = try await journal.open("b")
    try await other.save(JournalSnapshot(0))
    try await other.append([JournalEntry(1)])
    await other.close()
    await store.close()
    let contents = try await contents()
    #expect(contents.snapshot == JournalSnapshot(0))
    #expect(
      contents.entries == [
        JournalEntry(1), JournalEntry(2, isLast: false), JournalEntry(3, "ü\\\"\n\u{0}{},"),
      ]
    )
    #expect(contents.problems == [])
  }

  /// Expects that another owner has the store, which the journal may name.
  private func expectInUse(_ journal: any Journal) async {
    await #expect {
      _ = try await journal.open("a")
    } throws: { error in
      if case JournalError.inUse("a", _) = error { true } else { false }
    }
  }

  /// A store can only be opened once, even through another journal with the same storage.
  package func opensOnce(_ second: any Journal) async throws {
    let (store, _) = try await journal.open("a")
    for journal in [journal, second] {
      await expectInUse(journal)
    }
    await store.close()
    let (next, _) = try await second.open("a")
    // The closed store can no longer be written to.
    await store.close()
    await #expect(throws: JournalError.notOpen(store: "a")) {
      try await store.append([JournalEntry(1)])
    }
    await #expect(throws: JournalError.notOpen(store: "a")) {
      try await store.save(JournalSnapshot(0))
    }
    await expectInUse(journal)
    try await next.save(JournalSnapshot(0))
    await next.close()
  }

  /// Lists of numbers that do not follow the entry 1.
  package static let conflicts: [[UInt64]] = [[3], [1], [0], [2, 4], [2, 2]]

  /// Entries that do not follow the last one are refused as a whole.
  package func refuses(_ numbers: [UInt64]) async throws {
    let store = try await filled(1)
    await #expect(throws: JournalError.self) {
      try await store.append(numbers.map { JournalEntry($0) })
    }
    try await store.append([JournalEntry(2)])
    await store.close()
    #expect(try await contents().entries == [JournalEntry(1), JournalEntry(2)])
  }

  /// A snapshot may be later than the entries.
  package func skipsToSnapshot() async throws {
    let store = try await filled(1)
    try await store.save(JournalSnapshot(7))
    await #expect(throws: JournalError.self) { try await store.append([JournalEntry(2)]) }
    try await store.append([JournalEntry(8)])
    await store.close()
    let contents = try await contents()
    #expect(contents.snapshot == JournalSnapshot(7))
    #expect(contents.entries == [JournalEntry(8)])
  }

  /// Names that no store can have.
  package static let invalidNames = ["", "a\0", String(repeating: "x", count: 121), ".1"]

  /// A name that no store can have is refused.
  package func refusesName(_ name: String) async throws {
    await #expect(throws: JournalError.invalidName(name)) { _ = try await journal.open(name) }
  }

  /// After a store is set aside, its name begins with a new store, and the old contents are kept.
  package func setsAside() async throws {
    let store = try await filled(2)
    let place = try await store.setAside(beginningWith: JournalSnapshot(2))
    #expect(place.contains("a.1"))
    try await store.append([JournalEntry(3)])
    #expect(try await store.setAside(beginningWith: JournalSnapshot(0)).contains("a.2"))
    await store.close()
    #expect(try await contents().entries == [])
    #expect(try await contents(of: "a.1").entries == [JournalEntry(1), JournalEntry(2)])
    #expect(try await contents(of: "a.2").entries == [JournalEntry(3)])
    let name = String(repeating: "x", count: 120)
    let (longest, _) = try await journal.open(name)
    try await longest.save(JournalSnapshot(0))
    _ = try await longest.setAside(beginningWith: JournalSnapshot(0))
    await longest.close()
    #expect(try await contents(of: name + ".1").snapshot == JournalSnapshot(0))
  }

  /// After a store is removed, its name begins with a new store, to which earlier openings cannot
  /// write.
  package func removes() async throws {
    let (other, _) = try await journal.open("b")
    try await other.save(JournalSnapshot(0))
    let store = try await filled(3)
    try await store.save(JournalSnapshot(3))
    try await store.append([JournalEntry(4)])
    try await store.remove()
    try await expectNotOpen(store)
    await store.close()
    let (next, empty) = try await journal.open("a")
    #expect(empty.snapshot == nil && empty.entries == [] && empty.problems == [])
    try await next.save(JournalSnapshot(0))
    try await expectNotOpen(store)
    try await next.append([JournalEntry(1)])
    await next.close()
    try await expectNotOpen(next)
    #expect(try await contents().entries == [JournalEntry(1)])
    await other.close()
    #expect(try await contents(of: "b").snapshot == JournalSnapshot(0))
  }

  private func expectNotOpen(_ store: any OpenJournal) async throws {
    await #expect(throws: JournalError.notOpen(store: "a")) {
      try await store.append([JournalEntry(1)])
    }
    await #expect(throws: JournalError.notOpen(store: "a")) {
      try await store.save(JournalSnapshot(7))
    }
    await #expect(throws: JournalError.notOpen(store: "a")) { try await store.remove() }
  }

  /// Stores that are not open are listed by name, without those that were set aside.
  package func lists() async throws {
    #expect(try await names() == [])
    let all = ["b", "a%", "a_", "ab", "a/ü", "A", "."]
    for name in all { _ = try await contents(of: name) }
    #expect(try await names() == all.sorted())
    #expect(try await names("a") == ["a%", "a/ü", "a_", "ab"])
    for name in all { #expect(try await names(name) == [name]) }
    #expect(try await names("ac") == [])
    let (store, _) = try await journal.open("ab")
    try await store.save(JournalSnapshot(0))
    _ = try await store.setAside(beginningWith: JournalSnapshot(0))
    #expect(try await names("ab") == [])
    await store.close()
    #expect(try await names("ab") == ["ab"])
    let (removed, _) = try await journal.open("b")
    try await removed.remove()
    #expect(try await names("b") == [])
    let rest = all.filter { $0 != "b" }.sorted()
    #expect(try await names(unusedSince: Date(timeIntervalSinceNow: 3_600)) == rest)
    #expect(try await names(unusedSince: Date(timeIntervalSinceNow: -3_600)) == [])
  }

  private func names(
    _ prefix: String = "",
    unusedSince date: Date? = nil
  ) async throws -> [String] {
    try await journal.stores(beginningWith: prefix, unusedSince: date)
  }

  /// A check finds the storage, and neither opens nor creates a store.
  package func checks() async throws {
    try await journal.check()
    #expect(try await names() == [])
    let store = try await filled(1)
    try await journal.check()
    try await store.append([JournalEntry(2)])
    await store.close()
    #expect(try await names() == ["a"])
  }

  /// Fills the store with a snapshot for every ten of thirty entries, and one entry more.
  package func fillWithSnapshots() async throws {
    let (store, _) = try await journal.open("a")
    for number: UInt64 in 0...30 {
      if number > 0 { try await store.append([JournalEntry(number)]) }
      if number.isMultiple(of: 10) { try await store.save(JournalSnapshot(number)) }
    }
    try await store.append([JournalEntry(31)])
    await store.close()
    let contents = try await contents()
    #expect(contents.snapshot == JournalSnapshot(30))
    #expect(contents.entries == [JournalEntry(31)])
  }

  /// Expects that damaged entries of a store of five are kept under another name.
  package func keepsDamage(
    behind count: Int,
    _ damage: () async throws -> Void
  ) async throws {
    await (try filled(5)).close()
    try await damage()
    let (store, contents) = try await journal.open("a")
    #expect(contents.entries.count == count)
    #expect(contents.problems.count == 1)
    #expect(contents.problems.first?.contains("'a.1'") == true)
    if contents.snapshot == nil { try await store.save(JournalSnapshot(0)) }
    try await store.append([JournalEntry(UInt64(count) + 1)])
    await store.close()
    #expect(try await self.contents().problems == [])
  }
}
