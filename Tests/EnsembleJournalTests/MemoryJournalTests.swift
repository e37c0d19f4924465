// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleJournal
import Foundation
import JournalTools
import TestTools
import Testing

@Suite("Journals in memory")
struct MemoryJournalTests {
  @Test(arguments: [nil, 0, 10_000] as [Int?])
  func `it keeps the promises of all journals`(bytes: Int?) async throws {
    func contract() -> JournalContract { JournalContract(MemoryJournal(bytesPerStore: bytes)) }
    try await contract().keepsWhatIsWritten()
    try await contract().skipsToSnapshot()
    try await contract().setsAside()
    try await contract().removes()
    try await contract().lists()
    try await contract().checks()
    let journal = MemoryJournal(bytesPerStore: bytes)
    try await JournalContract(journal).opensOnce(journal)
  }

  @Test(arguments: JournalContract.conflicts)
  func `entries that do not follow the last one are refused as a whole`(
    numbers: [UInt64]
  ) async throws {
    try await JournalContract(MemoryJournal()).refuses(numbers)
  }

  @Test func `a store has what was written to it`() async throws {
    let journal = MemoryJournal()
    let (store, _) = try await journal.open("a")
    await #expect(throws: JournalError.inUse(store: "a")) { _ = try await journal.open("a") }
    try await store.save(JournalSnapshot(0))
    try await store.append([JournalEntry(1), JournalEntry(2)])
    await #expect(throws: JournalError.conflict(store: "a", number: 2)) {
      try await store.append([JournalEntry(2)])
    }
    try await store.save(JournalSnapshot(1))
    await store.close()
    let (next, contents) = try await journal.open("a")
    #expect(contents.snapshot == JournalSnapshot(1))
    #expect(contents.entries == [JournalEntry(2)])
    await store.close()
    await #expect(throws: JournalError.notOpen(store: "a")) {
      try await store.append([JournalEntry(3)])
    }
    #expect(try await next.setAside(beginningWith: JournalSnapshot(5)) == "a.1")
    #expect(journal.contents(of: "a").snapshot == JournalSnapshot(5))
    #expect(journal.contents(of: "a.1").entries == [JournalEntry(2)])
  }

  // MARK: Bounds

  private static func size(of entries: some Sequence<JournalEntry>) -> Int {
    entries.reduce(0) { $0 + MemoryLayout<JournalEntry>.stride + $1.action.count }
  }

  private static func size(of snapshot: JournalSnapshot?) -> Int {
    snapshot.map { MemoryLayout<JournalSnapshot>.stride + $0.state.count } ?? 0
  }

  private static func size(of history: [JournalContents]) -> Int {
    history.reduce(0) { $0 + size(of: $1.entries) + size(of: $1.snapshot) }
  }

  @Test func `a journal without a bound keeps nothing from before a snapshot`() async throws {
    let journal = MemoryJournal()
    try await JournalContract(journal).fillWithSnapshots()
    #expect(journal.history(of: "a").compactMap(\.snapshot) == [JournalSnapshot(30)])
    #expect(journal.history(of: "a").flatMap(\.entries) == [JournalEntry(31)])
    #expect(journal.history(of: "b").isEmpty)
  }

  @Test func `a journal keeps earlier snapshots and their entries within its bound`() async throws {
    let journal = MemoryJournal(bytesPerStore: 1_000_000)
    try await JournalContract(journal).fillWithSnapshots()
    let history = journal.history(of: "a")
    #expect(history.compactMap(\.snapshot) == [0, 10, 20, 30].map { JournalSnapshot($0) })
    #expect(history.flatMap(\.entries) == (1...31).map { JournalEntry($0) })
    #expect(history.map(\.entries.count) == [10, 10, 10, 1])
    #expect(journal.contents(of: "a").entries == [JournalEntry(31)])
  }

  @Test func `the oldest snapshots are evicted with the entries up to the next one`() async throws {
    // The size of everything from snapshot 10 on.
    let snapshots = [10, 20, 30].map { JournalSnapshot($0) }
    let entries = (11...31).map { JournalEntry($0) }
    let bytes = snapshots.reduce(Self.size(of: entries)) { $0 + Self.size(of: $1) }
    for (bound, first) in [(bytes, 10), (bytes - 1, 20)] as [(Int, UInt64)] {
      let journal = MemoryJournal(bytesPerStore: bound)
      try await JournalContract(journal).fillWithSnapshots()
      let history = journal.history(of: "a")
      #expect(history.first?.snapshot == JournalSnapshot(first))
      #expect(history.flatMap(\.entries) == (first + 1...31).map { JournalEntry($0) })
    }
  }

  @Test func `entries after the last snapshot are kept beyond the bound`() async throws {
    let journal = MemoryJournal(bytesPerStore: 1_000)
    let store = try await JournalContract(journal).filled(100)
    #expect(journal.history(of: "a").map(\.entries.count) == [100])
    try await store.save(JournalSnapshot(100))
    #expect(journal.history(of: "a").compactMap(\.snapshot) == [JournalSnapshot(100)])
    #expect(journal.contents(of: "a").entries == [])
    await store.close()
  }

  @Test func `after each snapshot, a store is within the bound`() async throws {
    var random = SplitMix(seed: 1)
    for bound in [0, 500, 2_000, 10_000] {
      let journal = MemoryJournal(bytesPerStore: bound)
      let (store, _) = try await journal.open("a")
      var number: UInt64 = 0
      for _ in 0..<200 {
        try await store.save(JournalSnapshot(number))
        let history = journal.history(of: "a")
        #expect(Self.size(of: history) <= max(bound, Self.size(of: JournalSnapshot(number))))
        expectNoGap(in: history, upTo: number)
        let entries = (0..<UInt64(random.next(30))).map { JournalEntry(number + $0 + 1) }
        try await store.append(entries)
        number += UInt64(entries.count)
        expectNoGap(in: journal.history(of: "a"), upTo: number)
      }
      await store.close()
    }
  }

  /// Expects that the entries of each snapshot lead to the next one.
  private func expectNoGap(in history: [JournalContents], upTo last: UInt64) {
    let ends: [UInt64?] = history.dropFirst().map { $0.snapshot?.number } + [last]
    for (span, end) in zip(history, ends) {
      guard let start = span.snapshot?.number, let end else {
        Issue.record("A snapshot is missing.")
        continue
      }
      #expect(start <= end)
      #expect(span.entries.map(\.number) == (start..<max(start, end)).map { $0 + 1 })
    }
  }

  @Test func `a snapshot of the same number takes the place of the last one`() async throws {
    let journal = MemoryJournal(bytesPerStore: 1_000_000)
    let store = try await JournalContract(journal).filled(2)
    try await store.save(JournalSnapshot(2))
    let migrated = JournalSnapshot(number: 2, version: 2, state: Data("{}".utf8))
    try await store.save(migrated)
    await store.close()
    #expect(journal.history(of: "a").compactMap(\.snapshot) == [JournalSnapshot(0), migrated])
  }

  @Test func `what is set aside or removed takes its history along`() async throws {
    let journal = MemoryJournal(bytesPerStore: 1_000_000)
    try await JournalContract(journal).fillWithSnapshots()
    let (store, _) = try await journal.open("a")
    _ = try await store.setAside(beginningWith: JournalSnapshot(0))
    #expect(journal.history(of: "a.1").count == 4)
    #expect(journal.history(of: "a").count == 1)
    try await store.remove()
    #expect(journal.history(of: "a").isEmpty)
  }

  @MainActor
  @Test func `what is kept leads from each snapshot to the next one`() async throws {
    let journal = MemoryJournal(bytesPerStore: 6_000)
    let store = try await Ledger.open(in: journal)
    for _ in 0..<100 {
      store.send(.added)
      try await store.journal?.commit()
    }
    try await store.journal?.close()
    let history = journal.history(of: "ledger")
    #expect(history.count > 1)
    #expect(history.first?.snapshot?.number != 0)
    for (span, next) in zip(history, history.dropFirst()) {
      let copy = MemoryJournal()
      let (writer, _) = try await copy.open("ledger")
      try await writer.save(try #require(span.snapshot))
      try await writer.append(span.entries)
      await writer.close()
      let replayed = try await Ledger.open(in: copy)
      let json = try #require(next.snapshot).state
      #expect(try JSONDecoder().decode(Ledger.State.self, from: json) == replayed.state)
    }
  }
}
