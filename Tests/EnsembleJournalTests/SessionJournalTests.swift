// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleConcurrency
import Foundation
import JournalTools
import Testing

@testable import EnsembleJournal

@MainActor
@Suite("The journal of a session")
struct SessionJournalTests {
  private let journal = MemoryJournal()

  private func store(
    of session: SessionJournal,
    _ id: String = "",
    options: JournalOptions = JournalOptions(delay: .zero)
  ) async throws -> StoreOf<Notes> {
    try await session.store(initialState: Notes.State(), id: id, options: options) { Notes() }
  }

  @Test func `all stores of a session continue`() async throws {
    for expected in 0...2 {
      let session = SessionJournal(journal, name: "ada")
      let (first, second) = (try await store(of: session), try await store(of: session, "other"))
      #expect(session.continues == (expected > 0))
      #expect(first.notes.count == expected)
      #expect(second.notes.count == 2 * expected)
      first.send(.addTapped("Milk"))
      second.send(.addTapped("Bread"))
      second.send(.addTapped("Salt"))
      try await session.commit()
      #expect(journal.contents(of: "ada-other").entries.count == 2)
      try await session.close()
    }
    let names = try await journal.stores(beginningWith: "", unusedSince: nil)
    #expect(names == ["ada", "ada-other"])
  }

  @Test func `a session without a journal begins anew`() async throws {
    for _ in 1...2 {
      let session = SessionJournal()
      let store = try await store(of: session)
      #expect(store.draft == "")
      #expect(store.journal == nil)
      store.send(.binding(.set(\.draft, "Milk")))
      try await session.commit()
      try await session.close()
      #expect(!session.continues)
    }
  }

  @Test func `a removed session leaves nothing`() async throws {
    let session = SessionJournal(journal, name: "ada")
    let stores = [try await store(of: session), try await store(of: session, "other")]
    for store in stores { store.send(.addTapped("Milk")) }
    try await session.remove()
    #expect(try await journal.stores(beginningWith: "", unusedSince: nil) == [])
    await #expect(throws: JournalError.notOpen(store: "ada")) { try await session.commit() }
  }

  @Test func `a finished session is kept if it was used`() async throws {
    let unused = SessionJournal(journal, name: "unused")
    _ = try await store(of: unused)
    try await unused.finish()
    let used = SessionJournal(journal, name: "used")
    try await store(of: used).send(.addTapped("Milk"))
    try await used.finish()
    let again = SessionJournal(journal, name: "used")
    _ = try await store(of: again)
    try await again.finish()
    #expect(try await journal.stores(beginningWith: "", unusedSince: nil) == ["used"])
  }

  @Test func `what was damaged is kept although nothing was done`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = FileJournal(folder: folder)
    let session = SessionJournal(files, name: "ada")
    let first = try await store(of: session)
    first.send(.addTapped("Milk"))
    try await session.close()
    let path = folder.appending(path: "ada")
    for name in try FileManager.default.contentsOfDirectory(atPath: path.path)
    where name.hasPrefix("snapshot") {
      try Data("no".utf8).write(to: path.appending(path: name))
    }
    let problems = LockIsolated<[String]>([])
    let again = SessionJournal(files, name: "ada")
    let options = JournalOptions(delay: .zero) { text in problems.withValue { $0.append(text) } }
    #expect(try await store(of: again, options: options).notes.isEmpty)
    #expect(!again.continues)
    #expect(!problems.value.isEmpty)
    try await again.finish()
    let names = try FileManager.default.contentsOfDirectory(atPath: path.path)
    #expect(names.contains { $0.hasSuffix(".damaged") }, "\(names)")
  }

  @Test func `actions that come while a snapshot is saved are there after closing`() async throws {
    let slow = SlowJournal(base: journal)
    let session = SessionJournal(slow, name: "ada")
    let options = JournalOptions(delay: .zero, entriesPerSnapshot: 1)
    let store = try await store(of: session, options: options)
    await slow.holdNextSave()
    store.send(.addTapped("Milk"))
    await slow.isSaving()
    store.send(.addTapped("Bread"))
    let closing = Task { try await session.close() }
    await Task.yield()
    await slow.release()
    try await closing.value
    let again = SessionJournal(journal, name: "ada")
    #expect(try await self.store(of: again).notes.map(\.text) == ["Milk", "Bread"])
  }
}

/// A journal that can be held while it saves a snapshot.
private actor SlowJournal: Journal {
  private let base: MemoryJournal
  private var mustHold = false
  private var held: CheckedContinuation<Void, Never>?
  private var watcher: CheckedContinuation<Void, Never>?

  init(base: MemoryJournal) { self.base = base }

  func holdNextSave() { mustHold = true }

  func release() { held?.resume() }

  /// Waits until a snapshot is being saved.
  func isSaving() async {
    if held == nil { await withCheckedContinuation { watcher = $0 } }
  }

  fileprivate func pass() async {
    guard mustHold else { return }
    mustHold = false
    await withCheckedContinuation {
      held = $0
      watcher?.resume()
    }
  }

  func open(_ id: String) async throws -> (store: any OpenJournal, contents: JournalContents) {
    let (store, contents) = try await base.open(id)
    return (SlowStore(base: store, journal: self), contents)
  }

  func stores(beginningWith prefix: String, unusedSince date: Date?) async throws -> [String] {
    try await base.stores(beginningWith: prefix, unusedSince: date)
  }
}

private struct SlowStore: OpenJournal {
  let base: any OpenJournal
  let journal: SlowJournal

  func append(_ entries: [JournalEntry]) async throws { try await base.append(entries) }

  func save(_ snapshot: JournalSnapshot) async throws {
    await journal.pass()
    try await base.save(snapshot)
  }

  func setAside(beginningWith snapshot: JournalSnapshot) async throws -> String {
    try await base.setAside(beginningWith: snapshot)
  }

  func remove() async throws { try await base.remove() }

  func close() async { await base.close() }
}
