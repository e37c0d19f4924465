// SPDX-License-Identifier: MIT

/// A journal whose stores can have replicas in several processes at the same time.
///
/// ``MemoryJournal`` is one for the stores of a process, and `PostgreSQLJournal` for those of
/// several machines.
public protocol SharedJournal: Journal {
  /// Joins a store, or creates it.
  ///
  /// - Parameters:
  ///   - id: The name of the store.
  ///   - onAppend: A function that is called on any thread after other replicas have appended
  ///     entries. Calls may be coalesced, and spurious.
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

  /// Appends entries, all of them or none, and returns when they would survive the end of the
  /// computer's power.
  ///
  /// - Throws: ``JournalError/conflict(store:number:)`` if the first entry is not the next one, and
  ///   ``JournalError/leaseLost(store:)`` if a process has opened the store exclusively.
  func append(_ entries: [JournalEntry]) async throws

  /// Returns the entries after a number, without a gap.
  ///
  /// - Throws: ``JournalError/forgotten(store:number:)`` if the next entry is gone, because a
  ///   snapshot contains it.
  func entries(after number: UInt64) async throws -> [JournalEntry]

  /// Saves a snapshot, after which older entries may be forgotten.
  func save(_ snapshot: JournalSnapshot) async throws

  /// Leaves the store. Leaving it again has no effect.
  func leave() async
}
