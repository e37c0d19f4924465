// SPDX-License-Identifier: MIT

import EnsembleCore

/// The access of a store to its journal, for example to wait until all actions are recorded.
@MainActor
public struct StoreJournal<State: Codable & Sendable, Action: Codable & Sendable> {
  /// The recorder or the replica behind the store.
  private enum Source {
    case recorder(StoreRecorder<State, Action>)
    case replica(StoreReplica<State, Action>)
  }

  private let source: Source

  init(_ recorder: StoreRecorder<State, Action>) {
    source = .recorder(recorder)
  }

  init(_ replica: StoreReplica<State, Action>) {
    source = .replica(replica)
  }

  /// The number of the last action that the store has processed.
  public var lastNumber: UInt64 {
    switch source {
    case .recorder(let recorder): recorder.number
    case .replica(let replica): replica.number
    }
  }

  /// A Boolean value that indicates whether the store continued a recorded one, rather than
  /// beginning with its initial state.
  public var continues: Bool {
    switch source {
    case .recorder(let recorder): recorder.continues
    case .replica(let replica): replica.continues
    }
  }

  /// Whether the journal has entries of the store that must be kept.
  var isUsed: Bool {
    switch source {
    case .recorder(let recorder): recorder.continues || recorder.hadProblems || recorder.number > 0
    case .replica: true
    }
  }

  /// Waits until the journal has all actions that were sent so far.
  ///
  /// Wait for it before you report an action to the outside, such as in a server's response. A
  /// replicated store has then processed them.
  ///
  /// - Throws: The error of the journal, if the actions cannot be written. They are kept, and the
  ///   next action or call tries again.
  public func commit() async throws {
    switch source {
    case .recorder(let recorder): try await recorder.writer.commit(recorder.number)
    case .replica(let replica): try await replica.commit()
    }
  }

  /// Checks that no other process has opened the store.
  func check() async throws {
    switch source {
    case .recorder(let recorder): try await recorder.writer.check()
    case .replica(let replica): try replica.check()
    }
  }

  /// Waits until the journal has all actions that were sent so far, saves a snapshot, and closes
  /// the store in the journal.
  ///
  /// The store stays usable, but later actions are not recorded; a replicated store drops them.
  /// Close it before the program ends, so that the next start has no actions to replay.
  ///
  /// - Throws: The error of the journal. The store then stays open in the journal.
  public func close() async throws {
    switch source {
    case .recorder(let recorder): try await recorder.writer.close()
    case .replica(let replica): try await replica.close()
    }
  }

  /// Removes the store from the journal, and stops recording. A replicated store only leaves the
  /// journal, and the other replicas keep it.
  ///
  /// The store stays usable in memory. A later store with the same name begins with its initial
  /// state. Removing it again has no effect.
  ///
  /// - Throws: The error of the journal, after which the store is open and recorded as before, and
  ///   ``JournalError/notOpen(store:)`` for a store that was closed.
  public func remove() async throws {
    switch source {
    case .recorder(let recorder): try await recorder.writer.remove()
    case .replica(let replica): try await replica.close()
    }
  }
}

extension Store where State: Codable & Sendable, Action: Codable & Sendable {
  /// The journal of the store; nil for a store without one, and for child stores.
  public var journal: StoreJournal<State, Action>? {
    if let recorder = rootEngine?.recorder as? StoreRecorder<State, Action> {
      return StoreJournal(recorder)
    }
    return (rootEngine?.gate as? StoreReplica<State, Action>).map { StoreJournal($0) }
  }
}
