// SPDX-License-Identifier: MIT

import EnsembleConcurrency
import EnsembleInternals
import Foundation

/// The writer of one store's actions, which encodes and appends them in groups, off the main actor.
///
/// At most one task writes at a time; requests change what it has to do.
final class JournalWriter<State: Codable & Sendable, Action: Codable & Sendable>: FlushableWriter {
  /// A state, with the number of the last action that it contains.
  typealias Numbered = (number: UInt64, state: State)

  /// The end of the recording.
  private enum Ending {
    case close
    case remove
  }

  private struct Work {
    /// The actions to write. The last one is the last of its drain.
    var actions: [RecordedAction<Action>] = []
    var isRunning = false
    /// Whether somebody waits, so that nothing is collected.
    var isUrgent = false
    /// The number of the task that writes. Another one takes its place while it waits for a state.
    var turn = 0
    /// Whether the task waits for the main actor, and writes nothing.
    var isAwaitingState = false
    /// The end that is asked for, or has been reached; nil for none.
    var ending: Ending?
    /// Whether the store is being closed, or is closed.
    var isClosing = false
    /// Whether the store is closed or removed.
    var isClosed = false
    /// The last state of a store that is released.
    var final: Numbered?
    /// The number of the last action that the journal has.
    var committed: UInt64
    var lastSnapshot: UInt64
    /// The number of the last action that the journal had when a snapshot was to be saved last.
    /// If that failed, as many actions as between two snapshots come before the next attempt.
    var lastAttempt: UInt64 = 0
    /// Whether a snapshot is due that gave way to a flush.
    var isSnapshotPostponed = false
    /// Whether actions are missing that only a snapshot can contain.
    var hasGap = false
    var waiters: [Waiter] = []
    var endWaiters: [CheckedContinuation<Void, any Error>] = []
    /// Those who wait until actions up to a number are tried, while the main actor may be blocked.
    var flushWaiters: [Waiter] = []
    var pause: Task<Void, Never>?
    var hasReportedFailure = false

    mutating func takeWaiters(upTo number: UInt64) -> [CheckedContinuation<Void, any Error>] {
      defer { waiters.removeAll { $0.number <= number } }
      return waiters.filter { $0.number <= number }.map(\.continuation)
    }

    mutating func takeFlushWaiters() -> [CheckedContinuation<Void, any Error>] {
      // Actions that are there have not been tried.
      let next: UInt64 = isClosed ? .max : actions.first?.number ?? .max
      defer { flushWaiters.removeAll { $0.number < next } }
      return flushWaiters.filter { $0.number < next }.map(\.continuation)
    }
  }

  /// A reason not to save a snapshot now, which is no failure.
  private enum Interruption: Error {
    /// Somebody waits for a flush, and the state is on the main actor.
    case postponed
    /// Another task has begun to write while this one waited for a state.
    case turnLost
  }

  private struct Waiter {
    let number: UInt64
    let continuation: CheckedContinuation<Void, any Error>
  }

  private let work: LockIsolated<Work>
  private let journal: any OpenJournal
  private let id: String
  private let version: Int
  private let options: JournalOptions
  private let current: @MainActor @Sendable () -> Numbered?

  /// Creates a writer.
  ///
  /// - Parameters:
  ///   - journal: The open journal.
  ///   - id: The name of the store.
  ///   - version: The version of the state and the actions.
  ///   - options: The options of the store.
  ///   - number: The number of the last action that the journal has.
  ///   - lastSnapshot: The number of the last snapshot.
  ///   - current: A closure that returns the newest state; nil for a store that is released.
  init(
    _ journal: any OpenJournal,
    id: String,
    version: Int,
    options: JournalOptions,
    after number: UInt64,
    lastSnapshot: UInt64,
    current: @escaping @MainActor @Sendable () -> Numbered?
  ) {
    self.journal = journal
    self.id = id
    self.version = version
    self.options = options
    self.current = current
    work = LockIsolated(Work(committed: number, lastSnapshot: lastSnapshot))
    OpenWriters.add(self)
  }

  deinit {
    OpenWriters.remove(ObjectIdentifier(self))
  }

  // MARK: Requests

  /// Adds the actions of a drain to those that the next group contains.
  func add(_ actions: [RecordedAction<Action>]) {
    let limit = Int(clamping: max(1_000, options.entriesPerSnapshot))
    // Old actions are released outside of the lock, because that may run code of the application.
    let old = work.withValue { work -> [RecordedAction<Action>] in
      if work.isClosed { return [] }
      if work.hasReportedFailure, work.actions.count >= limit {
        // A snapshot is smaller than what cannot be written.
        defer { (work.actions, work.hasGap) = ([], true) }
        return work.actions
      }
      work.actions += actions
      return []
    }
    withExtendedLifetime(old) {}
    start()
  }

  /// Waits until the journal has all actions up to a number.
  ///
  /// - Throws: The error of the journal, if it refuses the actions.
  func commit(_ number: UInt64) async throws {
    try await withCheckedThrowingContinuation { continuation in
      let result = request { [id] work in
        let isRemoved = work.isClosed && work.ending == .remove
        if work.committed >= number, !isRemoved { return .success(()) }
        if work.isClosed { return .failure(JournalError.notOpen(store: id)) }
        work.waiters.append(Waiter(number: number, continuation: continuation))
        return nil
      }
      if let result { continuation.resume(with: result) }
    }
  }

  /// Checks that the store still belongs to this process.
  ///
  /// - Throws: The error of the journal.
  func check() async throws {
    if work.withValue({ $0.isClosed || $0.isClosing }) { return }
    try await journal.check()
  }

  /// Writes the remaining actions and a snapshot, and closes the store in the journal.
  ///
  /// - Throws: The error of the journal, if it refuses them. The store is open then.
  func close() async throws {
    try await end(by: .close)
  }

  /// Removes the store from the journal, without writing the remaining actions.
  ///
  /// - Throws: The error of the journal, after which the store is open, and `JournalError.notOpen`
  ///   for a store that was closed.
  func remove() async throws {
    try await end(by: .remove)
  }

  private func end(by ending: Ending) async throws {
    try await withCheckedThrowingContinuation { continuation in
      let result = request { [id] work -> Result<Void, any Error>? in
        // A store that is closed, or about to be, cannot be removed any more.
        if ending == .remove, work.ending != .remove, work.isClosed || work.isClosing {
          return .failure(JournalError.notOpen(store: id))
        }
        if work.isClosed { return .success(()) }
        if work.ending != .remove { work.ending = ending }
        work.endWaiters.append(continuation)
        return nil
      }
      if let result { continuation.resume(with: result) }
    }
  }

  /// Closes the store without waiting, because it is released.
  func release(_ final: Numbered) {
    _ = request { work in
      if work.isClosed { return .success(()) }
      work.final = final
      if work.ending == nil { work.ending = .close }
      return nil
    }
  }

  func flush() async {
    // Errors are reported by the task that writes.
    try? await withCheckedThrowingContinuation {
      (continuation: CheckedContinuation<Void, any Error>) in
      let result = request { work in
        let isIdle = !work.isRunning && work.actions.isEmpty && work.ending == nil
        if work.isClosed || isIdle { return .success(()) }
        let last = work.actions.last?.number ?? 0
        work.flushWaiters.append(Waiter(number: last, continuation: continuation))
        return nil
      }
      if let result { continuation.resume(with: result) }
    }
  }

  /// Changes what is to be done, and begins at once unless the change returns a result.
  private func request(
    _ change: @Sendable (inout Work) -> Result<Void, any Error>?
  ) -> Result<Void, any Error>? {
    let (result, pause) = work.withValue { work -> (Result<Void, any Error>?, Task<Void, Never>?) in
      let result = change(&work)
      if result == nil { work.isUrgent = true }
      return (result, work.pause)
    }
    if result == nil {
      pause?.cancel()
      start()
    }
    return result
  }

  private func start() {
    let turn = work.withValue { work -> Int? in
      // The main actor may be blocked until those who wait for a flush go on.
      let takesOver = work.isAwaitingState && !work.flushWaiters.isEmpty
      if work.isClosed || work.isRunning && !takesOver { return nil }
      work.isRunning = true
      work.isAwaitingState = false
      work.turn += 1
      return work.turn
    }
    if let turn { Task.detached { await self.run(turn) } }
  }

  // MARK: Writing

  private func run(_ turn: Int) async {
    await pause()
    while let group = nextGroup() {
      do {
        if work.withValue({ $0.ending != .remove }) { try await write(group, turn) }
        try await finish(turn)
        succeed()
      } catch Interruption.postponed {
        work.withValue { $0.isSnapshotPostponed = true }
        succeed()
      } catch Interruption.turnLost {
        return
      } catch {
        return await fail(group, error)
      }
    }
  }

  /// Waits for more actions, unless somebody waits for these.
  private func pause() async {
    let delay = options.delay
    if delay == .zero { return }
    let pause = work.withValue { work -> Task<Void, Never>? in
      if work.isUrgent { return nil }
      // A cancelled pause is over.
      let pause = Task<Void, Never> { _ = try? await Task.sleep(for: delay) }
      work.pause = pause
      return pause
    }
    await pause?.value
    work.withValue { $0.pause = nil }
  }

  /// Returns what is to be written next; nil if there is nothing, after which another task may
  /// begin.
  private func nextGroup() -> [RecordedAction<Action>]? {
    work.withValue { work in
      let isIdle =
        work.actions.isEmpty && !work.hasGap && work.ending == nil && work.flushWaiters.isEmpty
        && !work.isSnapshotPostponed
      work.isSnapshotPostponed = false
      if work.isClosed || isIdle {
        (work.isRunning, work.isUrgent) = (false, false)
        return nil
      }
      defer { work.actions = [] }
      return work.actions
    }
  }

  private func write(_ group: [RecordedAction<Action>], _ turn: Int) async throws {
    try await append(group)
    let mustSave = work.withValue { work in
      let last = max(work.lastSnapshot, work.lastAttempt)
      return work.hasGap || work.committed >= last + options.entriesPerSnapshot
    }
    if mustSave { try await saveSnapshot(turn) }
  }

  /// Appends the drains of a group up to the first one that cannot be encoded.
  private func append(_ group: [RecordedAction<Action>]) async throws {
    if group.isEmpty || work.withValue({ $0.hasGap }) { return }
    var entries: [JournalEntry] = []
    let encoder = JournalCoding.makeEncoder()
    for recorded in group {
      do {
        entries.append(try recorded.entry(version: version, encoder))
      } catch {
        reportUnencodable(recorded.action, error)
        work.withValue { $0.hasGap = true }
        break
      }
    }
    entries.removeSubrange((entries.lastIndex(where: \.isLast) ?? -1) + 1..<entries.count)
    guard let last = entries.last else { return }
    try await journal.append(entries)
    work.withValue { $0.committed = last.number }
  }

  /// Saves the newest state, after the actions that it contains.
  private func saveSnapshot(_ turn: Int) async throws {
    guard let (number, state) = try await newestState(turn) else { return }
    let pending = work.withValue { work in
      defer { work.actions = work.actions.filter { $0.number > number } }
      return work.actions.filter { $0.number <= number }
    }
    do {
      try await append(pending)
      work.withValue { $0.lastAttempt = $0.committed }
      let data = try JournalCoding.makeEncoder().encode(state)
      try await journal.save(JournalSnapshot(number: number, version: version, state: data))
    } catch {
      restore(pending)
      throw error
    }
    work.withValue { work in
      work.lastSnapshot = number
      work.hasGap = false
      work.committed = max(work.committed, number)
    }
  }

  /// Returns the newest state; nil if the store is gone.
  ///
  /// - Throws: An `Interruption`.
  private func newestState(_ turn: Int) async throws -> Numbered? {
    let final = try work.withValue { work -> Numbered? in
      if let final = work.final { return final }
      guard work.flushWaiters.isEmpty else { throw Interruption.postponed }
      work.isAwaitingState = true
      return nil
    }
    if let final { return final }
    let newest = await current()
    return try work.withValue { work -> Numbered? in
      guard work.turn == turn else { throw Interruption.turnLost }
      work.isAwaitingState = false
      // The store may have been released meanwhile.
      return newest ?? work.final
    }
  }

  /// Closes or removes the store in the journal, if somebody asks for it.
  private func finish(_ turn: Int) async throws {
    let mustSave = work.withValue { work in
      // Actions may have come while the last group was written.
      work.ending == .close
        && (work.committed > work.lastSnapshot || work.hasGap || !work.actions.isEmpty)
    }
    if mustSave { try await saveSnapshot(turn) }
    let ending = work.withValue { work in
      work.isClosing = work.ending == .close
      return work.ending
    }
    switch ending {
    case .close: await journal.close()
    case .remove: try await journal.remove()
    case nil: return
    }
    let old = work.withValue { work in
      work.isClosed = true
      defer { work.actions = [] }
      return work.actions
    }
    withExtendedLifetime(old) {}
  }

  // MARK: Results

  /// Resumes those who wait for what is done.
  private func succeed() {
    let (ready, closed) = work.withValue { work in
      work.hasReportedFailure = false
      let ready = work.takeWaiters(upTo: work.committed) + work.takeFlushWaiters()
      guard work.isClosed else { return (ready, [] as [CheckedContinuation<Void, any Error>]) }
      defer { work.endWaiters = [] }
      return (ready + work.endWaiters, work.takeWaiters(upTo: .max))
    }
    for waiter in ready { waiter.resume() }
    for waiter in closed { waiter.resume(throwing: JournalError.notOpen(store: id)) }
  }

  /// Puts uncommitted actions back at the head of the queue for the next attempt.
  private func restore(_ actions: [RecordedAction<Action>]) {
    work.withValue { work in
      work.actions.insert(contentsOf: actions.filter { $0.number > work.committed }, at: 0)
    }
  }

  /// Keeps a group for the next attempt, and tells those who wait for it.
  private func fail(_ group: [RecordedAction<Action>], _ error: any Error) async {
    restore(group)
    let (ready, failed, mustReport, isReleased) = work.withValue { work in
      work.isRunning = false
      work.isUrgent = false
      work.ending = nil
      let mustReport = !work.hasReportedFailure
      work.hasReportedFailure = true
      // A released store sends no more actions, with which another attempt would begin.
      work.isClosed = work.final != nil
      let ready = work.takeWaiters(upTo: work.committed) + work.flushWaiters.map(\.continuation)
      work.flushWaiters = []
      defer { work.endWaiters = [] }
      return (
        ready, work.takeWaiters(upTo: .max) + work.endWaiters, mustReport, work.final != nil
      )
    }
    for waiter in ready { waiter.resume() }
    for waiter in failed { waiter.resume(throwing: error) }
    if mustReport || isReleased {
      options.onProblem(
        """
        The journal of the store '\(id)' cannot be written: \(error)
        \(isReleased ? "The store was released, so its last actions are lost." : Self.advice(on: error))
        """
      )
    }
    if isReleased { await journal.close() }
  }

  private static func advice(on error: any Error) -> String {
    if case .leaseLost? = error as? JournalError {
      return "The store goes on in this process, but none of its later actions is kept."
    }
    return "The store goes on, and its next action is another attempt."
  }

  private func reportUnencodable(_ action: Action, _ error: any Error) {
    options.onProblem(
      """
      An action of the store '\(id)' cannot be encoded, so a snapshot of the state takes its place:

          \(debugText(of: action).replacing("\n", with: "\n    "))

      \(error)
      """
    )
  }
}
