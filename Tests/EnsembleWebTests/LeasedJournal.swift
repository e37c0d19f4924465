// SPDX-License-Identifier: MIT

#if Web
import EnsembleConcurrency
import EnsembleJournal
import Foundation

/// The owners of the stores in a journal, whose leases end when a test says so.
final class LeaseTable: Sendable {
  let journal = MemoryJournal()
  /// The owners by store.
  private let owners = LockIsolated<[String: String]>([:])

  func open(_ id: String, for owner: String) async throws -> (LeasedStore, JournalContents) {
    if let other = owners.value[id] { throw JournalError.inUse(store: id, owner: other) }
    let (store, contents) = try await journal.open(id)
    owners.withValue { $0[id] = owner }
    return (LeasedStore(id: id, base: store, owner: owner, table: self), contents)
  }

  func check(_ id: String, _ owner: String) throws {
    guard owners.value[id] == owner else { throw JournalError.leaseLost(store: id) }
  }

  func release(_ id: String, _ owner: String) {
    owners.withValue { if $0[id] == owner { $0[id] = nil } }
  }

  /// Ends all leases of an owner, which has not closed its stores.
  func end(_ owner: String) {
    owners.withValue { $0 = $0.filter { $0.value != owner } }
    journal.closeAll()
  }
}

struct LeasedJournal: Journal {
  let owner: String
  let table: LeaseTable

  func open(_ id: String) async throws -> (store: any OpenJournal, contents: JournalContents) {
    let (store, contents) = try await table.open(id, for: owner)
    return (store, contents)
  }

  func stores(beginningWith prefix: String, unusedSince date: Date?) async throws -> [String] {
    try await table.journal.stores(beginningWith: prefix, unusedSince: date)
  }
}

struct LeasedStore: OpenJournal {
  let id: String
  let base: any OpenJournal
  let owner: String
  let table: LeaseTable

  func append(_ entries: [JournalEntry]) async throws {
    try table.check(id, owner)
    try await base.append(entries)
  }

  func save(_ snapshot: JournalSnapshot) async throws {
    try table.check(id, owner)
    try await base.save(snapshot)
  }

  func setAside(beginningWith snapshot: JournalSnapshot) async throws -> String {
    try table.check(id, owner)
    return try await base.setAside(beginningWith: snapshot)
  }

  func check() async throws { try table.check(id, owner) }

  func remove() async throws {
    try table.check(id, owner)
    try await base.remove()
    table.release(id, owner)
  }

  func close() async {
    await base.close()
    table.release(id, owner)
  }
}
#endif
