// SPDX-License-Identifier: MIT

import EnsembleCore

/// The journal of one store, for waiting until it has the store's actions.
@MainActor
public struct StoreJournal<State: Codable & Sendable, Action: Codable & Sendable> {
  private let recorder: StoreRecorder<State, Action>

  init(_ recorder: StoreRecorder<State, Action>) {
    self.recorder = recorder
  }

  /// The number of the last action.
  public var lastNumber: UInt64 { recorder.number }

  /// Waits until the journal has all actions that were sent so far.
  ///
  /// Wait for it before telling others about an action, such as in the answer of a server.
  ///
  /// - Throws: The error of the journal, if it refuses the actions. They are kept, and the next action or
  ///   call is another attempt.
  public func commit() async throws {
    try await recorder.writer.commit(recorder.number)
  }

  /// Waits until the journal has all actions that were sent so far, saves a snapshot, and closes the store
  /// in the journal.
  ///
  /// The store goes on, but its later actions are not recorded. Close it before the program ends, so that
  /// nothing waits and the next start has nothing to repeat.
  ///
  /// - Throws: The error of the journal. The store is open then.
  public func close() async throws {
    try await recorder.writer.end()
  }
}

extension Store where State: Codable & Sendable, Action: Codable & Sendable {
  /// The journal of the store; nil for a store without one, and for the store of a part.
  public var journal: StoreJournal<State, Action>? {
    (rootEngine?.recorder as? StoreRecorder<State, Action>).map(StoreJournal.init)
  }
}
