// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleConcurrency
import EnsembleJournal
import Foundation
import JournalTools
import TestTools
import Testing

extension JournaledStoreTests {
  // MARK: Removing

  @Test func `a store continues a recorded one, or begins anew`() async throws {
    let first = try await open()
    #expect(first.journal?.continues == false)
    try await first.journal?.close()
    #expect(first.journal?.continues == false)
    let second = try await open()
    #expect(second.journal?.continues == true)
    try await second.journal?.remove()
    #expect(try await open().journal?.continues == false)
  }

  @Test func `a removed store goes on, but is not recorded`() async throws {
    let first = try await open()
    first.send(.addTapped("a"))
    try await first.journal?.commit()
    try await first.journal?.remove()
    #expect(try await journal.stores(beginningWith: "", unusedSince: nil) == [])
    await #expect(throws: JournalError.notOpen(store: "notes")) {
      try await first.journal?.commit()
    }
    first.send(.addTapped("b"))
    await #expect(throws: JournalError.notOpen(store: "notes")) {
      try await first.journal?.commit()
    }
    #expect(first.notes.map(\.text) == ["a", "b"])
    // Its end is no news.
    try await first.journal?.remove()
    try await first.journal?.close()
    #expect(try await open().notes.isEmpty)
    #expect(problems.all == [])
  }

  @Test func `a store is removed with the actions that wait`() async throws {
    let first = try await open(delay: .seconds(3_600))
    first.send(.addTapped("a"))
    try await first.journal?.remove()
    #expect(try await open().notes.isEmpty)
    #expect(problems.all == [])
  }

  @Test func `a removed store that is released writes nothing`() async throws {
    var store: StoreOf<Notes>? = try await open()
    try await store?.journal?.remove()
    store?.send(.addTapped("a"))
    store = nil
    for _ in 0..<20 { await Task.yield() }
    let (_, contents) = try await journal.open("notes")
    #expect(contents.snapshot == nil)
    #expect(problems.all == [])
  }

  @Test func `a closed store cannot be removed`() async throws {
    let store = try await open()
    try await store.journal?.close()
    await #expect(throws: JournalError.notOpen(store: "notes")) {
      try await store.journal?.remove()
    }
    #expect(journal.contents(of: "notes").snapshot != nil)
  }

  @Test func `a store that cannot be removed is recorded as before`() async throws {
    let failing = FailingJournal()
    let store = try await Store(
      initialState: Notes.State(),
      journal: failing,
      id: "notes",
      options: problems.options(delay: .seconds(3_600))
    ) {
      Notes()
    }
    store.send(.addTapped("a"))
    failing.fails.setValue(true)
    await #expect(throws: FailingJournal.Full.self) { try await store.journal?.remove() }
    failing.fails.setValue(false)
    store.send(.addTapped("b"))
    try await store.journal?.commit()
    #expect(failing.memory.contents(of: "notes").entries.map(\.number) == [1, 2])
    try await store.journal?.remove()
    #expect(try await failing.stores(beginningWith: "", unusedSince: nil) == [])
    #expect(failing.memory.contents(of: "notes").snapshot == nil)
  }
}
