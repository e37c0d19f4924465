// SPDX-License-Identifier: MIT

import Foundation

/// A storage in which stores record their actions, each store under a name.
///
/// A store that is opened in a journal continues where it was when its process ended:
///
/// ```swift
/// let journal = FileJournal(folder: folder)
/// let store = try await Store(
///   initialState: Todos.State(),
///   journal: journal,
///   id: "todos"
/// ) {
///   Todos()
/// }
/// ```
///
/// ``FileJournal`` stores them in files, and ``MemoryJournal`` in memory. A custom journal must
/// meet the requirements of each function; apart from their numbers, entries and snapshots are
/// opaque to it.
public protocol Journal: Sendable {
  /// Opens a store exclusively, or creates it.
  ///
  /// The entries end with the last one of a group, of an action and those that follow from it.
  ///
  /// - Parameter id: The name of the store.
  /// - Returns: The store, its last snapshot, and the longest sequence of entries after it.
  /// - Throws: ``JournalError/inUse(store:owner:)`` if it is open already.
  func open(_ id: String) async throws -> (store: any OpenJournal, contents: JournalContents)

  /// Returns the sorted names of the stores that are not open.
  ///
  /// A store whose owner has ended is listed as soon as another process may open it. Stores that
  /// were set aside, whose names end with a dot and a number, are not listed.
  ///
  /// - Parameters:
  ///   - prefix: The characters with which the names begin; none of them has a special meaning.
  ///   - date: The date since which the stores were neither opened nor written; nil for all stores.
  func stores(beginningWith prefix: String, unusedSince date: Date?) async throws -> [String]

  /// Checks that the storage of the journal is available, at little cost.
  ///
  /// A web server calls it every few seconds, and is not ready for new visitors while it fails. The
  /// default lists the stores with a prefix that no store has. Implement it in a journal where
  /// listing visits all stores.
  ///
  /// - Throws: The error that makes the storage unavailable.
  func check() async throws

  /// A Boolean value that indicates whether other processes open stores of the journal, possibly of
  /// a later version of the program; false by default.
  ///
  /// If `true`, a store that a later version has written is not opened, since it belongs to that
  /// version. In other journals such a store is set aside, as one that cannot be read.
  var hasOtherProcesses: Bool { get }
}

extension Journal {
  public var hasOtherProcesses: Bool { false }

  public func check() async throws {
    _ = try await stores(beginningWith: "check-", unusedSince: nil)
  }
}

/// A store that is open in a journal, for one writer.
public protocol OpenJournal: Sendable {
  /// Appends entries to a store that has a snapshot. Returns when they are durable, even in case of
  /// a power failure.
  ///
  /// Appends all of them or none.
  ///
  /// - Throws: ``JournalError/conflict(store:number:)`` if the first entry is not the next one, and
  ///   ``JournalError/notOpen(store:)`` after `close`.
  func append(_ entries: [JournalEntry]) async throws

  /// Saves a snapshot, after which entries up to its number may be forgotten.
  ///
  /// The next entry is the one after the snapshot, even if entries before it were never appended.
  func save(_ snapshot: JournalSnapshot) async throws

  /// Moves the contents of the store to another name, because they cannot be read, and begins with
  /// a new snapshot.
  ///
  /// - Parameter snapshot: The state with which the store begins.
  /// - Returns: A description of where the contents are now.
  func setAside(beginningWith snapshot: JournalSnapshot) async throws -> String

  /// Removes the contents of the store, and closes it.
  ///
  /// The next opening of its name creates a new, empty store. If the process ends meanwhile, the
  /// store is either removed or unchanged.
  ///
  /// - Throws: ``JournalError/notOpen(store:)`` after `close`, and the same errors as `append` if
  ///   another process has opened the store. The store then stays open and complete.
  func remove() async throws

  /// Checks that no other process has opened the store, which might otherwise be noticed only by
  /// the next write.
  ///
  /// It is called every few seconds, so it should be cheap. The default does nothing, for journals
  /// whose stores cannot be taken over.
  ///
  /// - Throws: ``JournalError/leaseLost(store:)`` if another process has opened it.
  func check() async throws

  /// Closes the store, so that it can be opened again. Closing it twice has no effect.
  func close() async
}

extension OpenJournal {
  public func check() async throws {}
}

extension JournalContents {
  /// Checks that a program can continue a store that a later version may have written.
  ///
  /// - Throws: ``JournalError/laterVersion(store:version:known:)``.
  func checkVersion(_ known: Int, of store: String) throws {
    let latest = max(snapshot?.version ?? known, entries.map(\.version).max() ?? known)
    if latest > known {
      throw JournalError.laterVersion(store: store, version: latest, known: known)
    }
  }
}

/// The contents of a store in a journal.
public struct JournalContents: Sendable {
  /// The last snapshot; nil for a new store.
  public var snapshot: JournalSnapshot?
  /// The entries after the snapshot, in the order of their numbers, without a gap.
  public var entries: [JournalEntry]
  /// Descriptions of the damaged parts, and of where they were moved.
  public var problems: [String]

  /// Creates the contents of a store.
  public init(
    snapshot: JournalSnapshot? = nil,
    entries: [JournalEntry] = [],
    problems: [String] = []
  ) {
    self.snapshot = snapshot
    self.entries = entries
    self.problems = problems
  }
}

/// An action that a store has processed.
public struct JournalEntry: Equatable, Sendable {
  /// The sender of an action.
  public enum Origin: UInt8, Sendable {
    /// A call of `send` on a store.
    case store = 0
    /// An operation of an effect.
    case effect = 1
    /// A reducer that returned it as a `.send` effect.
    case reducer = 2
  }

  /// The number of the entry in its store, beginning with 1.
  public var number: UInt64
  /// The version of the state and the actions, which the application counts.
  public var version: Int
  /// The values from which the reducer took dates, identifiers and random numbers.
  public var stamp: JournalStamp
  /// The sender of the action.
  public var origin: Origin
  /// A Boolean value that indicates whether the action is the last one of a group: an external
  /// action and the actions that follow from it.
  ///
  /// The actions of a group are kept or lost together.
  public var isLast: Bool
  /// The action of the root feature, in JSON.
  public var action: Data

  /// Creates an entry.
  public init(
    number: UInt64,
    version: Int,
    stamp: JournalStamp,
    origin: Origin,
    isLast: Bool,
    action: Data
  ) {
    self.number = number
    self.version = version
    self.stamp = stamp
    self.origin = origin
    self.isLast = isLast
    self.action = action
  }
}

/// A state of a store, from which the entries after it are replayed.
public struct JournalSnapshot: Equatable, Sendable {
  /// The number of the last entry that the state contains; 0 for the initial state.
  public var number: UInt64
  /// The version of the state and the actions, which the application counts.
  public var version: Int
  /// The state of the root feature, in JSON.
  public var state: Data

  /// Creates a snapshot.
  public init(number: UInt64, version: Int, state: Data) {
    self.number = number
    self.version = version
    self.state = state
  }
}

/// An error of a journal.
public enum JournalError: Error, Equatable, CustomStringConvertible {
  /// The store is already open in this process or another one; `owner` names the process, if the
  /// journal knows.
  case inUse(store: String, owner: String? = nil)
  /// The store is not open.
  case notOpen(store: String)
  /// The number of an entry is not the next one: another process has written to the store.
  case conflict(store: String, number: UInt64)
  /// Another process has opened the store, because this one did not extend its lease in time.
  case leaseLost(store: String)
  /// The name of a store is empty or too long.
  case invalidName(String)
  /// An entry that a replica has not processed was removed, because a snapshot contains it.
  case forgotten(store: String, number: UInt64)
  /// A later version of the program has written the store, in a journal that other processes use.
  case laterVersion(store: String, version: Int, known: Int)
  /// This program cannot read an entry that other replicas have processed.
  case unreadable(store: String, number: UInt64, reason: String)

  public var description: String {
    switch self {
    case .inUse(let store, nil):
      "The store '\(store)' is open already. Close it first, or wait for the end of the other process."
    case .inUse(let store, let owner?):
      "The store '\(store)' is open already, in the process '\(owner)'. Close it first, or wait for its end."
    case .notOpen(let store): "The store '\(store)' is not open."
    case .conflict(let store, let number):
      """
      The entry \(number) of the store '\(store)' is not the next one, so nothing was written: \
      something else has written to the store.
      """
    case .leaseLost(let store):
      """
      The lease of the store '\(store)' has expired, and another process has taken it over. Nothing \
      was written.
      """
    case .laterVersion(let store, let version, let known):
      """
      The store '\(store)' has the version \(version), which is later than the program's version \(known). \
      It is left to the later program.
      """
    case .unreadable(let store, let number, let reason):
      "The entry \(number) of the store '\(store)' cannot be read: \(reason)"
    case .forgotten(let store, let number):
      """
      The entry \(number) of the store '\(store)' is gone, because others have saved snapshots after it. Open \
      the store again.
      """
    case .invalidName(let name):
      "'\(name)' cannot be the name of a store: it is empty or too long for a file."
    }
  }
}
