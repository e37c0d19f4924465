// SPDX-License-Identifier: MIT

/// A journal whose stores can have replicas in several processes at the same time.
///
/// ``MemoryJournal`` supports replicas within a process, and `PostgreSQLJournal` replicas on
/// several machines.
public protocol SharedJournal: Journal {
  /// Joins a store, or creates it.
  ///
  /// - Parameters:
  ///   - id: The name of the store.
  ///   - onAppend: A function that is called on any thread after other replicas have appended
  ///     entries. Calls may be coalesced or spurious.
  /// - Throws: ``JournalError/inUse(store:owner:)`` if a process has it open exclusively.
  func join(
    _ id: String,
    onAppend: @escaping @Sendable () -> Void
  ) async throws -> (store: any JoinedJournal, contents: JournalContents)
}

/// A store of a journal that several replicas append to.
public protocol JoinedJournal: Sendable {
  /// Saves a state as the first snapshot, unless there is one.
  ///
  /// - Returns: The contents that the store has now.
  func begin(with snapshot: JournalSnapshot) async throws -> JournalContents

  /// Appends entries, all of them or none. Returns when they are durable, even in case of a power
  /// failure.
  ///
  /// - Throws: ``JournalError/conflict(store:number:)`` if the first entry is not the next one, and
  ///   ``JournalError/leaseLost(store:)`` if a process has opened the store exclusively.
  func append(_ entries: [JournalEntry]) async throws

  /// Returns the entries after a number, without a gap.
  ///
  /// - Throws: ``JournalError/forgotten(store:number:)`` if the next entry was removed, because a
  ///   snapshot contains it, or if the storage no longer has the entry with the number.
  func entries(after number: UInt64) async throws -> [JournalEntry]

  /// Saves a snapshot, after which older entries may be forgotten.
  func save(_ snapshot: JournalSnapshot) async throws

  /// Leaves the store. Leaving it again has no effect.
  func leave() async
}
