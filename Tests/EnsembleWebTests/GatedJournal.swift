// SPDX-License-Identifier: MIT

#if Web
import EnsembleConcurrency
import EnsembleJournal
import Foundation

/// A gate before a journal, which delays or refuses calls.
actor JournalGate {
  private var isClosed = false
  private var error: (any Error)?
  private var held: [CheckedContinuation<Void, Never>] = []
  private var arrivals: [Kind: Int] = [:]
  private var watchers: [(Kind, CheckedContinuation<Void, Never>)] = []

  enum Kind { case opening, appending, checking }

  func close() { isClosed = true }

  func fail(with error: any Error) { self.error = error }

  func open() {
    isClosed = false
    error = nil
    for continuation in held { continuation.resume() }
    held = []
  }

  func pass(_ kind: Kind) async throws {
    if isClosed {
      arrivals[kind, default: 0] += 1
      for (watched, watcher) in watchers where watched == kind { watcher.resume() }
      watchers.removeAll { $0.0 == kind }
      await withCheckedContinuation { held.append($0) }
    }
    if let error { throw error }
  }

  /// The number of checks that the gate has held up.
  var checkCount: Int { arrivals[.checking] ?? 0 }

  /// Waits until the gate holds up an opening.
  func opening() async { await wait(for: .opening) }

  /// Waits until the gate holds up entries.
  func appending() async { await wait(for: .appending) }

  private func wait(for kind: Kind) async {
    if arrivals[kind] != nil { return }
    await withCheckedContinuation { watchers.append((kind, $0)) }
  }
}

struct GatedJournal: Journal {
  let base: MemoryJournal
  let gate: JournalGate
  /// A flag that makes the checks of open stores pass the gate, too.
  var gatesChecks = false

  func open(_ id: String) async throws -> (store: any OpenJournal, contents: JournalContents) {
    try await gate.pass(.opening)
    let (store, contents) = try await base.open(id)
    return (GatedStore(base: store, gate: gate, gatesChecks: gatesChecks), contents)
  }

  func stores(beginningWith prefix: String, unusedSince date: Date?) async throws -> [String] {
    try await base.stores(beginningWith: prefix, unusedSince: date)
  }
}

private struct GatedStore: OpenJournal {
  let base: any OpenJournal
  let gate: JournalGate
  let gatesChecks: Bool

  func append(_ entries: [JournalEntry]) async throws {
    try await gate.pass(.appending)
    try await base.append(entries)
  }

  func save(_ snapshot: JournalSnapshot) async throws { try await base.save(snapshot) }

  func setAside(beginningWith snapshot: JournalSnapshot) async throws -> String {
    try await base.setAside(beginningWith: snapshot)
  }

  func remove() async throws { try await base.remove() }

  func check() async throws {
    if gatesChecks { try await gate.pass(.checking) }
  }

  func close() async { await base.close() }
}

/// A journal whose stores are used again between their listing as unused and their removal.
final class ReturningJournal: Journal {
  let base = MemoryJournal()
  /// The names of the stores that were checked individually before their removal.
  let asked = LockIsolated<[String]>([])

  func open(_ id: String) async throws -> (store: any OpenJournal, contents: JournalContents) {
    try await base.open(id)
  }

  func stores(beginningWith prefix: String, unusedSince date: Date?) async throws -> [String] {
    // The prefix of an application, whose sessions are listed.
    if prefix.hasSuffix(".") {
      return try await base.stores(beginningWith: prefix, unusedSince: date)
    }
    asked.withValue { $0.append(prefix) }
    return []
  }
}
#endif
