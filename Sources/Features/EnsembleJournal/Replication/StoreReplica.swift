// SPDX-License-Identifier: MIT

import EnsembleCore
import EnsembleDependencies
import Foundation

/// A replica of a store, in one of several processes.
///
/// One task at a time appends the actions that this replica has sent, or reads the entries that
/// other replicas have appended, and makes the engine process both in the order of the journal:
///
///     send ─▶ hold ─▶ append ─▶ admit, with effects
///                        │ conflict
///     others' entries ◀──┘ ─▶ apply, without effects ─▶ append again
@MainActor
final class StoreReplica<State: Codable & Sendable, Action: Codable & Sendable> {
  /// An action that this replica has sent.
  struct Outgoing: Sendable {
    let held: HeldAction<Action>
    /// The seed of the action's random numbers, by which the action is also recognized in the
    /// journal.
    let seed: (high: UInt64, low: UInt64)
  }

  /// A caller that waits until this replica has processed a number of its own actions.
  struct Waiter {
    let count: Int
    /// The first attempt whose failure ends the wait.
    let attempt: Int
    let continuation: CheckedContinuation<Void, any Error>
  }

  let continues: Bool
  /// The number of the last action that this replica has processed.
  var number: UInt64
  let id: String
  let options: JournalOptions
  let migrations: JournalMigrations
  let stamps: ReducerStamps
  let stackElements: StackElementIDGenerator
  let journal: any JoinedJournal
  weak var engine: Engine<State, Action>?
  let encoder = JournalCoding.makeEncoder()
  let decoder = JournalCoding.makeDecoder()
  var seeds = StampGenerator(seed: (.random(in: 0 ... .max), .random(in: 0 ... .max)))

  var outbox: [Outgoing] = []
  /// The number of actions that this replica has sent, and the number of these that were processed
  /// or dropped.
  var (sentCount, doneCount) = (0, 0)
  var waiters: [Waiter] = []
  /// The number of attempts to reach the journal.
  var attempts = 0
  /// Whether there may be new entries or outgoing actions.
  var isAwakened = false
  var isRunning = false
  var retry: Task<Void, Never>?
  /// The error with which the replica has stopped; nil for none.
  var failure: (any Error)?
  var hasReportedProblem = false
  /// Whether further actions are dropped.
  var isClosing = false
  var supervision: ReplicaSupervision?

  /// Creates the replica of an engine that has the state of an opening.
  init(
    _ journal: any JoinedJournal,
    _ opening: JournalOpening<State, Action>,
    engine: Engine<State, Action>,
    id: String,
    options: JournalOptions
  ) {
    self.journal = journal
    self.engine = engine
    self.id = id
    self.options = options
    migrations = opening.migrations
    stamps = opening.stamps
    stackElements = opening.stackElements
    continues = opening.snapshotNumber > 0 || !opening.entries.isEmpty
    number = opening.snapshotNumber
  }

  deinit {
    // The engine was released, and with it this replica. These actions were never appended.
    for outgoing in outbox { outgoing.held.drop() }
    if outbox.isEmpty { return }
    options.onProblem(
      """
      The store '\(id)' was released before the journal had its last actions (\(outbox.count)), so they are lost.
      """
    )
  }

  // MARK: Requests

  /// Starts a task that reads new entries and appends outgoing actions, unless one is running.
  ///
  /// The task retains the store until the journal has all actions that the store has sent.
  func awaken() {
    isAwakened = true
    guard !isRunning, failure == nil, let engine else { return }
    isRunning = true
    Task {
      while takeAwakening() { await step() }
      isRunning = false
      withExtendedLifetime(engine) {}
    }
  }

  private func takeAwakening() -> Bool {
    defer { isAwakened = false }
    return isAwakened && failure == nil
  }

  /// Processes the entries of an opening.
  ///
  /// - Throws: The error of the first one that cannot be read.
  func replay(_ entries: [JournalEntry]) async throws {
    var isWhole = true
    for (index, entry) in entries.enumerated() {
      // Long replays yield the main actor regularly.
      if index % 1_000 == 999 { await Task.yield() }
      if isWhole, entry.isLast {
        try process(entry)
      } else {
        // A store that one process had exclusively has also recorded the actions that reducers
        // sent.
        try reduceAlone(entry)
      }
      isWhole = entry.isLast
    }
  }

  private func reduceAlone(_ entry: JournalEntry) throws {
    guard let engine else { return }
    let action = try decode(entry, engine)
    number = entry.number
    stackElements.number = entry.stamp.nextStackElement
    stamps.begin(entry.stamp)
    engine.replay(action)
    stamps.end()
  }

  /// Makes this replica start the effects that follow from the state, once it holds the lease.
  func supervise(in journal: any SharedJournal) {
    guard let engine, engine.hasSupervisedParts else { return }
    supervision = ReplicaSupervision(of: id, in: journal) { [weak engine] isHere in
      guard let engine else { return }
      engine.isSupervisedElsewhere = !isHere
      if isHere { _ = engine.supervise() }
    }
  }

  /// Waits until this replica has processed all actions that it has sent so far.
  func commit() async throws {
    if let failure { throw failure }
    if doneCount >= sentCount { return }
    try await withCheckedThrowingContinuation { continuation in
      waiters.append(Waiter(count: sentCount, attempt: attempts + 1, continuation: continuation))
      awaken()
    }
  }

  /// Throws the error with which the replica has stopped, if any.
  func check() throws {
    if let failure { throw failure }
  }

  /// Waits like `commit`, and leaves the store. Later actions are dropped.
  func close() async throws {
    if failure == nil {
      isClosing = true
      do {
        try await commit()
      } catch {
        if failure == nil {
          isClosing = false
          throw error
        }
      }
      end(with: JournalError.notOpen(store: id))
    }
    await supervision?.leave()
    await journal.leave()
  }
}

extension StoreReplica: ActionGate {
  nonisolated func hold(_ action: HeldAction<Action>) {
    // The engine is confined to the main actor.
    MainActor.assumeIsolated {
      guard failure == nil, !isClosing else { return action.drop() }
      outbox.append(Outgoing(held: action, seed: (seeds.next(), seeds.next())))
      sentCount += 1
      awaken()
    }
  }
}
