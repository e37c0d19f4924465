// SPDX-License-Identifier: MIT

import EnsembleConcurrency
import EnsembleJournal
import Foundation

/// A journal that fails on request, as with a full disk.
final class FailingJournal: Journal {
  struct Full: Error, CustomStringConvertible {
    var description: String { "full" }
  }

  let memory = MemoryJournal()
  let fails = LockIsolated(false)
  let failsToSave = LockIsolated(false)
  /// The number of attempts to save a snapshot.
  let saves = LockIsolated(0)

  func open(
    _ id: String
  ) async throws -> (store: any OpenJournal, contents: JournalContents) {
    let (store, contents) = try await memory.open(id)
    let opened = Opened(store: store, fails: fails, failsToSave: failsToSave, saves: saves)
    return (opened, contents)
  }

  func stores(beginningWith prefix: String, unusedSince date: Date?) async throws -> [String] {
    try await memory.stores(beginningWith: prefix, unusedSince: date)
  }

  private struct Opened: OpenJournal {
    let store: any OpenJournal
    let fails: LockIsolated<Bool>
    let failsToSave: LockIsolated<Bool>
    let saves: LockIsolated<Int>

    func append(_ entries: [JournalEntry]) async throws {
      if fails.value { throw Full() }
      try await store.append(entries)
    }

    func save(_ snapshot: JournalSnapshot) async throws {
      saves.withValue { $0 += 1 }
      if failsToSave.value { throw Full() }
      try await store.save(snapshot)
    }

    func setAside(beginningWith snapshot: JournalSnapshot) async throws -> String {
      try await store.setAside(beginningWith: snapshot)
    }
    func remove() async throws {
      if fails.value { throw Full() }
      try await store.remove()
    }
    func close() async { await store.close() }
  }
}
