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
///
/// ``ReplicaWork`` decides what is next; the replica does it.
@MainActor
final class StoreReplica<State: Codable & Sendable, Action: Codable & Sendable> {
  typealias Work = ReplicaWork<HeldAction<Action>, CheckedContinuation<Void, any Error>>

  let continues: Bool
  let id: String
  let options: JournalOptions
  let migrations: JournalMigrations
  let stamps: ReducerStamps
  let stackElements: StackElementIDGenerator
  let journal: any JoinedJournal
  weak var engine: Engine<State, Action>?
  let encoder = JournalCoding.makeEncoder()
  let decoder = JournalCoding.makeDecoder()
  private var seeds = StampGenerator(seed: (.random(in: 0 ... .max), .random(in: 0 ... .max)))
  private(set) var work: Work
  private var supervision: ReplicaSupervision?

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
    work = Work(id: id, number: opening.snapshotNumber)
  }

  deinit {
    // The engine was released, and with it this replica. These actions were never appended.
    for outgoing in work.outbox { outgoing.held.drop() }
    if work.outbox.isEmpty { return }
    options.onProblem(
      """
      The store '\(id)' was released before the journal had its last actions (\(work.outbox.count)), so they are lost.
      """
    )
  }

  /// The number of the last action that this replica has processed.
  var number: UInt64 { work.number }

  /// Changes the work, and performs its commands.
  func change<R>(_ body: (inout Work, inout Work.Commands) throws -> R) rethrows -> R {
    var commands = Work.Commands()
    defer { perform(commands) }
    return try body(&work, &commands)
  }

  private func perform(_ commands: Work.Commands) {
    for held in commands.dropped { held.drop() }
    if commands.leaves {
      engine?.isSupervisedElsewhere = true
      Task { [supervision, journal] in
        await supervision?.leave()
        await journal.leave()
      }
    }
    if let error = commands.problem {
      options.onProblem(
        """
        The journal of the store '\(id)' does not answer: \(error)
        Actions wait until it does.
        """
      )
    }
    for (waiter, error) in commands.resumed {
      if let error { waiter.resume(throwing: error) } else { waiter.resume() }
    }
    if commands.startsTask {
      if let engine { start(engine) } else { finish(with: JournalError.notOpen(store: id)) }
    }
    if commands.startsRetry {
      Task { [weak self] in
        try? await Task.sleep(for: .seconds(1))
        self?.change { $0.retry(&$1) }
      }
    }
  }

  /// Starts the task that performs steps.
  ///
  /// The task retains the store until the journal has all actions that the store has sent.
  private func start(_ engine: Engine<State, Action>) {
    Task {
      steps: while true {
        switch work.next() {
        case .append(let outgoing): await append(outgoing, engine)
        case .read: await read(engine)
        case .stop: break steps
        }
      }
      withExtendedLifetime(engine) {}
    }
  }

  // MARK: Requests

  /// Looks for new entries.
  func awaken() {
    guard engine != nil else { return }
    change { $0.awaken(&$1) }
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
    try await withCheckedThrowingContinuation { waiter in
      change { $0.commit(waiter, &$1) }
    }
  }

  /// Throws the error with which the replica has stopped, if any.
  func check() throws {
    if let failure = work.failure { throw failure }
  }

  /// Waits like `commit`, and leaves the store. Later actions are dropped.
  func close() async throws {
    if work.failure == nil {
      work.setClosing(true)
      do {
        try await commit()
      } catch {
        if work.failure == nil {
          work.setClosing(false)
          throw error
        }
      }
      finish(with: JournalError.notOpen(store: id))
    }
    await supervision?.leave()
    await journal.leave()
  }

  /// Ends the replica.
  private func finish(with error: any Error) { change { $0.end(with: error, &$1) } }
}

extension StoreReplica: ActionGate {
  nonisolated func hold(_ action: HeldAction<Action>) {
    // The engine is confined to the main actor.
    MainActor.assumeIsolated {
      change { $0.add(action, seed: (seeds.next(), seeds.next()), &$1) }
    }
  }
}
