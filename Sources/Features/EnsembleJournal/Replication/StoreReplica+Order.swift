// SPDX-License-Identifier: MIT

import EnsembleCore
import EnsembleDependencies
import Foundation

extension StoreReplica {
  /// Appends actions that this replica has sent, and processes them.
  func append(_ outgoing: ArraySlice<Work.Outgoing>, _ engine: Engine<State, Action>) async {
    var batch: [(entry: JournalEntry, action: Action)] = []
    for outgoing in outgoing {
      do {
        let entry = try entry(number + UInt64(batch.count) + 1, of: outgoing)
        // An entry that cannot be decoded would end all replicas.
        batch.append((entry, try decode(entry, engine)))
      } catch {
        if batch.isEmpty { return dropFirst(because: error) }
        break
      }
    }
    do {
      let before = number
      do {
        try await journal.append(batch.map(\.entry))
      } catch JournalError.conflict {
        return change { work, _ in work.didConflict() }
      }
      change { work, _ in work.didAppend() }
      for (entry, action) in batch { try process(entry, action, engine) }
      // Only the replica that appended this entry saves, not every replica that processes it.
      let count = options.entriesPerSnapshot
      if before / count < number / count { saveSnapshot(of: engine) }
    } catch {
      fail(with: error)
    }
  }

  /// Processes the entries that other replicas have appended.
  func read(_ engine: Engine<State, Action>) async {
    do {
      for entry in try await journal.entries(after: number) {
        try process(entry, try decode(entry, engine), engine)
      }
      try change { work, _ in try work.didRead() }
    } catch {
      fail(with: error)
    }
  }

  private func fail(with error: any Error) {
    // The replica may have been closed meanwhile.
    if error.isFinal, work.failure == nil {
      options.onProblem(
        """
        This replica of the store '\(id)' cannot go on: \(error)
        Actions that it has not yet appended are lost. Open the store again.
        """
      )
    }
    change { $0.didFail(error, isFinal: error.isFinal, &$1) }
  }

  private func dropFirst(because error: any Error) {
    options.onProblem(
      """
      An action of the store '\(id)' cannot be encoded and read again, so no replica processes it: \(error)
      """
    )
    change { $0.dropFirst(&$1) }
  }

  // MARK: Entries

  private func entry(_ number: UInt64, of outgoing: Work.Outgoing) throws -> JournalEntry {
    JournalEntry(
      number: number,
      version: migrations.version,
      stamp: JournalStamp(
        time: Date(),
        seed: outgoing.seed,
        // Derived from the entry's number, so that it is the same in all replicas.
        nextStackElement: Int(truncatingIfNeeded: number &* 4_096)
      ),
      origin: outgoing.held.isFromEffect ? .effect : .store,
      isLast: true,
      action: try encoder.encode(outgoing.held.action)
    )
  }

  /// Processes an entry, whose number must be the next one.
  private func process(
    _ entry: JournalEntry,
    _ action: Action,
    _ engine: Engine<State, Action>
  ) throws {
    let own = try change { work, _ in
      try work.willProcess(entry.number, seed: entry.stamp.seed)
    }
    stackElements.number = entry.stamp.nextStackElement
    stamps.begin(entry.stamp)
    if let own {
      // Decoded from the journal's entry, as in the other replicas.
      engine.admit(own.held.with(action))
    } else {
      engine.apply(action)
    }
    stamps.end()
    if own != nil { change { $0.didProcess(&$1) } }
  }

  private func decode(_ entry: JournalEntry, _ engine: Engine<State, Action>) throws -> Action {
    do {
      let json = try migrations.steps(from: entry.version).reduce(entry.action) {
        try $1.action($0)
      }
      return try DependencyValues.withCurrent(engine.dependencies ?? DependencyValues()) {
        try decoder.decode(Action.self, from: json)
      }
    } catch {
      throw JournalError.unreadable(store: id, number: entry.number, reason: "\(error)")
    }
  }

  /// Processes the entries of an opening.
  ///
  /// - Throws: The error of the first one that cannot be read.
  func replay(_ entries: [JournalEntry]) async throws {
    guard let engine else { return }
    var isWhole = true
    for (index, entry) in entries.enumerated() {
      // Long replays yield the main actor regularly.
      if index % 1_000 == 999 { await Task.yield() }
      let action = try decode(entry, engine)
      if isWhole, entry.isLast {
        try process(entry, action, engine)
      } else {
        // A store that one process had exclusively has also recorded the actions that reducers
        // sent.
        reduceAlone(entry, action, engine)
      }
      isWhole = entry.isLast
    }
  }

  private func reduceAlone(
    _ entry: JournalEntry,
    _ action: Action,
    _ engine: Engine<State, Action>
  ) {
    change { work, _ in work.replay(entry.number) }
    stackElements.number = entry.stamp.nextStackElement
    stamps.begin(entry.stamp)
    engine.replay(action)
    stamps.end()
  }

  // MARK: Snapshots

  private func saveSnapshot(of engine: Engine<State, Action>) {
    guard let state = engine.unobservedState else { return }
    let (number, version, copy) = (number, migrations.version, detached(state))
    Task.detached { [journal, options, id] in
      do {
        let json = try JournalCoding.makeEncoder().encode(copy)
        try await journal.save(JournalSnapshot(number: number, version: version, state: json))
      } catch {
        options.onProblem("A snapshot of the store '\(id)' cannot be saved: \(error)")
      }
    }
  }
}

extension Error {
  /// Whether the error is final, so that a retry is useless.
  fileprivate var isFinal: Bool {
    switch self as? JournalError {
    case .conflict, .forgotten, .leaseLost, .notOpen, .unreadable: true
    case .inUse, .invalidName, .laterVersion, nil: false
    }
  }
}
