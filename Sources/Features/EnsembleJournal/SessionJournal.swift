// SPDX-License-Identifier: MIT

import EnsembleCore
import EnsembleDependencies

// Stores are named by a hash of the session's id and the browser's cookie, so any process with the
// journal can continue a session, only that browser can request it, and the names are not secret. A
// request with events is answered once the journal has the resulting actions, and no page shows
// their changes before; an earlier design acknowledged events separately from the responses, which
// gave the number in a message two meanings. The SHA-256 is our own, since a library would add
// BoringSSL to every web program.

/// The journal of a session: the stores of one person's use of an application, recorded together.
///
/// A server creates one for each session of an application that is recorded, and passes it to the
/// closure that creates the views. A program with one session, such as one in a terminal, creates
/// its own:
///
/// ```swift
/// let session = SessionJournal(FileJournal(folder: folder), name: "todos")
/// let store = try await session.store(initialState: Todos.State()) { Todos() }
/// ```
@MainActor
public final class SessionJournal {
  /// The name of the session, which is the prefix of the names of its stores.
  public nonisolated let name: String
  private let journal: (any Journal)?
  /// The journal in which other processes have replicas of the stores; nil if this process has the
  /// stores exclusively.
  private let shared: (any SharedJournal)?
  private var stores: [Recorded] = []
  /// The stores, retained until they are closed together: each would close its journal when it is
  /// released.
  private var retained: [AnyObject] = []

  /// The type-erased operations of a session on one of its stores.
  @MainActor
  private struct Recorded {
    let continues: Bool
    let isUsed: @MainActor () -> Bool
    let commit: @MainActor () async throws -> Void
    let check: @MainActor () async throws -> Void
    let close: @MainActor () async throws -> Void
    let remove: @MainActor () async throws -> Void
  }

  /// Creates the journal of a session.
  ///
  /// - Parameters:
  ///   - journal: The journal that has the stores.
  ///   - name: The name of the session, which is also the name of its first store. No other session
  ///     of the journal may have it.
  public nonisolated init(_ journal: any Journal, name: String) {
    self.journal = journal
    self.name = name
    shared = nil
  }

  /// Creates the journal of a session that other processes may have, too, each with replicas of the
  /// stores.
  ///
  /// The stores are those of
  /// ``EnsembleCore/Store/init(initialState:replicatedIn:id:version:migrations:options:reducer:withDependencies:)``.
  ///
  /// - Parameters:
  ///   - journal: The journal that has the stores.
  ///   - name: The name of the session, which is also the name of its first store.
  public nonisolated init(replicatedIn journal: any SharedJournal, name: String) {
    self.journal = journal
    self.name = name
    shared = journal
  }

  /// Creates a session that is not recorded.
  package nonisolated init() {
    journal = nil
    shared = nil
    name = ""
  }

  /// Creates a root store that continues where it was in an earlier process, or a new one.
  ///
  /// - Parameters:
  ///   - initialState: The initial state of a new store.
  ///   - id: The name of the store within the session; empty for its only or first store.
  ///   - version: The version of the state and the actions. Increase it with a change that the
  ///     decoder cannot bridge, and add a migration.
  ///   - migrations: The steps from earlier versions.
  ///   - options: The delay of writing, the number of entries between snapshots, and a function
  ///     that is called with descriptions of problems.
  ///   - restored: An action that is sent to a continued store, since its effects have ended with
  ///     the earlier process; nil for none. It is not sent to a replica of a store.
  ///   - reducer: The reducer of the feature.
  ///   - prepareDependencies: A closure that overrides dependencies for the initial state, the
  ///     reducer and all effects.
  /// - Throws: The error of the journal, if the store cannot be opened.
  public func store<
    State: Codable & Sendable,
    Action: Codable & Sendable,
    R: Reducer<State, Action>
  >(
    initialState: @autoclosure () -> State,
    id: String = "",
    version: Int = 1,
    migrations: [JournalMigration] = [],
    options: JournalOptions = JournalOptions(),
    restored: Action? = nil,
    @ReducerBuilder<State, Action> reducer: () -> R,
    withDependencies prepareDependencies: ((inout DependencyValues) -> Void)? = nil
  ) async throws -> Store<State, Action> {
    guard let journal else {
      return Store(
        initialState: initialState(),
        reducer: reducer,
        withDependencies: prepareDependencies
      )
    }
    let id = id.isEmpty ? name : "\(name)-\(id)"
    let store =
      if let shared {
        try await Store(
          initialState: initialState(),
          replicatedIn: shared,
          id: id,
          version: version,
          migrations: migrations,
          options: options,
          reducer: reducer,
          withDependencies: prepareDependencies
        )
      } else {
        try await Store(
          initialState: initialState(),
          journal: journal,
          id: id,
          version: version,
          migrations: migrations,
          options: options,
          restored: restored,
          reducer: reducer,
          withDependencies: prepareDependencies
        )
      }
    if let recorded = store.journal {
      retained.append(store)
      stores.append(
        Recorded(
          continues: recorded.continues,
          isUsed: { recorded.isUsed },
          commit: { try await recorded.commit() },
          check: { try await recorded.check() },
          close: { try await recorded.close() },
          remove: { try await recorded.remove() }
        )
      )
    }
    return store
  }

  /// A Boolean value that indicates whether any store of the session continued a recorded one.
  public var continues: Bool { stores.contains { $0.continues } }

  /// Waits until the journal has all actions that were sent so far.
  ///
  /// - Throws: The first error of the journal. Another call tries again.
  public func commit() async throws {
    for store in stores { try await store.commit() }
  }

  /// Checks that no other process has opened a store of the session.
  ///
  /// - Throws: `JournalError.leaseLost`, or the error that prevents the check.
  package func check() async throws {
    for store in stores { try await store.check() }
  }

  /// Waits until the journal has all actions that were sent so far, saves snapshots, and closes all
  /// stores. Another process may then open them.
  ///
  /// - Throws: The first error of the journal, after trying all stores.
  public func close() async throws {
    try await end { try await $0.close() }
  }

  /// Removes all stores from the journal. They stay usable, but are no longer recorded.
  ///
  /// - Throws: The first error of the journal, after trying all stores.
  public func remove() async throws {
    try await end { try await $0.remove() }
  }

  /// Closes the stores if any action was recorded, and removes them otherwise.
  package func finish() async throws {
    let isUsed = stores.contains { $0.isUsed() }
    if isUsed { try await close() } else { try await remove() }
  }

  private func end(_ body: @MainActor (Recorded) async throws -> Void) async throws {
    var failure: (any Error)?
    for store in stores {
      do { try await body(store) } catch { failure = failure ?? error }
    }
    if let failure { throw failure }
    retained = []
  }
}
