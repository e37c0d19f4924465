// SPDX-License-Identifier: MIT

import EnsembleCore
import EnsembleDependencies
import Foundation

extension StoreReplica {
  /// Runs one round: appends the outgoing actions, or else applies entries of other replicas.
  func step() async {
    attempts += 1
    do {
      if outbox.isEmpty {
        try await follow()
      } else {
        try await append()
      }
      hasReportedProblem = false
    } catch let error where error.isFinal {
      options.onProblem(
        """
        This replica of the store '\(id)' cannot go on: \(error)
        Actions that it has not yet appended are lost. Open the store again.
        """
      )
      end(with: error)
    } catch {
      postpone(after: error)
    }
  }

  private func append() async throws {
    guard let engine else { return }
    var batch: [(entry: JournalEntry, action: Action)] = []
    for outgoing in outbox.prefix(256) {
      do {
        let entry = try entry(number + UInt64(batch.count) + 1, of: outgoing)
        // An entry that cannot be decoded would end all replicas.
        batch.append((entry, try decode(entry, engine)))
      } catch {
        if batch.isEmpty { drop(outgoing, because: error) }
        break
      }
    }
    if batch.isEmpty {
      isAwakened = true
      return
    }
    let before = number
    do {
      try await journal.append(batch.map(\.entry))
    } catch JournalError.conflict {
      try await follow()
      isAwakened = true
      if number == before { throw JournalError.conflict(store: id, number: before + 1) }
      return
    }
    isAwakened = true
    for (entry, action) in batch { try process(entry, action, engine) }
    // Only the replica that appended this entry saves, not every replica that processes it.
    let count = options.entriesPerSnapshot
    if before / count < number / count { saveSnapshot() }
  }

  /// Processes the entries that other replicas have appended.
  private func follow() async throws {
    let entries = try await journal.entries(after: number)
    for entry in entries { try process(entry) }
  }

  private func entry(_ number: UInt64, of outgoing: Outgoing) throws -> JournalEntry {
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
  func process(_ entry: JournalEntry) throws {
    guard let engine else { return }
    try process(entry, try decode(entry, engine), engine)
  }

  private func process(
    _ entry: JournalEntry,
    _ action: Action,
    _ engine: Engine<State, Action>
  ) throws {
    guard entry.number == number + 1 else {
      throw JournalError.forgotten(store: id, number: number + 1)
    }
    let own = outbox.first.flatMap { $0.seed == entry.stamp.seed ? $0 : nil }
    number = entry.number
    stackElements.number = entry.stamp.nextStackElement
    stamps.begin(entry.stamp)
    if let own {
      outbox.removeFirst()
      // Decoded from the journal's entry, as in the other replicas.
      engine.admit(own.held.with(action))
    } else {
      engine.apply(action)
    }
    stamps.end()
    if own != nil { finishOne() }
  }

  func decode(_ entry: JournalEntry, _ engine: Engine<State, Action>) throws -> Action {
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

  private func drop(_ outgoing: Outgoing, because error: any Error) {
    outbox.removeAll { $0.seed == outgoing.seed }
    options.onProblem(
      """
      An action of the store '\(id)' cannot be encoded and read again, so no replica processes it: \(error)
      """
    )
    outgoing.held.drop()
    finishOne()
  }

  private func finishOne() {
    doneCount += 1
    let ready = waiters.filter { $0.count <= doneCount }
    waiters.removeAll { $0.count <= doneCount }
    for waiter in ready { waiter.continuation.resume() }
  }

  /// Schedules another attempt, and fails the waiters of this one.
  private func postpone(after error: any Error) {
    if !hasReportedProblem {
      hasReportedProblem = true
      options.onProblem(
        """
        The journal of the store '\(id)' does not answer: \(error)
        Actions wait until it does.
        """
      )
    }
    fail(with: error, upTo: attempts)
    guard retry == nil else { return }
    retry = Task { [weak self] in
      try? await Task.sleep(for: .seconds(1))
      self?.retry = nil
      self?.awaken()
    }
  }

  func end(with error: any Error) {
    failure = error
    for outgoing in outbox { outgoing.held.drop() }
    doneCount += outbox.count
    outbox = []
    engine?.isSupervisedElsewhere = true
    fail(with: error)
    Task { [supervision, journal] in
      await supervision?.leave()
      await journal.leave()
    }
  }

  /// Fails the waiters of attempts up to a number.
  private func fail(with error: any Error, upTo attempt: Int = .max) {
    let failed = waiters.filter { $0.attempt <= attempt }
    waiters.removeAll { $0.attempt <= attempt }
    for waiter in failed { waiter.continuation.resume(throwing: error) }
  }

  // MARK: Snapshots

  private func saveSnapshot() {
    guard let state = engine?.unobservedState else { return }
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
