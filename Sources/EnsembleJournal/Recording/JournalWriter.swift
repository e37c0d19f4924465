// SPDX-License-Identifier: MIT

import EnsembleConcurrency
import EnsembleInternals
import Foundation

/// The writer of one store's actions, which encodes and appends them in groups, off the main actor.
///
/// At most one task writes at a time; requests change what it has to do.
final class JournalWriter<State: Codable & Sendable, Action: Codable & Sendable>: Sendable {
  /// A state, with the number of the last action that it contains.
  typealias Numbered = (number: UInt64, state: State)

  private struct Work {
    /// The actions to write. The last one is the last of its drain.
    var actions: [RecordedAction<Action>] = []
    var isRunning = false
    /// A Boolean value that indicates whether somebody waits, so that nothing is collected.
    var isUrgent = false
    /// A Boolean value that indicates whether the store is to be closed in the journal.
    var isEnding = false
    var isClosed = false
    /// The last state of a store that is released.
    var final: Numbered?
    /// The number of the last action that the journal has.
    var committed: UInt64
    var lastSnapshot: UInt64
    /// A Boolean value that indicates whether actions are missing that only a snapshot can contain.
    var hasGap = false
    var waiters: [Waiter] = []
    var endWaiters: [CheckedContinuation<Void, any Error>] = []
    var pause: Task<Void, Never>?
    var hasReportedFailure = false

    mutating func takeWaiters(upTo number: UInt64) -> [CheckedContinuation<Void, any Error>] {
      defer { waiters.removeAll { $0.number <= number } }
      return waiters.filter { $0.number <= number }.map(\.continuation)
    }
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
        if work.committed >= number { return .success(()) }
        if work.isClosed { return .failure(JournalError.notOpen(store: id)) }
        work.waiters.append(Waiter(number: number, continuation: continuation))
        return nil
      }
      if let result { continuation.resume(with: result) }
    }
  }

  /// Writes the remaining actions and a snapshot, and closes the store in the journal.
  ///
  /// - Throws: The error of the journal, if it refuses them. The store is open then.
  func end() async throws {
    try await withCheckedThrowingContinuation { continuation in
      let result = request { work in
        if work.isClosed { return .success(()) }
        work.isEnding = true
        work.endWaiters.append(continuation)
        return nil
      }
      if let result { continuation.resume(with: result) }
    }
  }

  /// Does the same without waiting, for a store that is released.
  func release(_ final: Numbered) {
    _ = request { work in
      work.final = final
      work.isEnding = true
      return nil
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
    let mustStart = work.withValue { work in
      if work.isRunning || work.isClosed { return false }
      work.isRunning = true
      return true
    }
    if mustStart { Task.detached { await self.run() } }
  }

  // MARK: Writing

  private func run() async {
    await pause()
    while let group = nextGroup() {
      do {
        try await write(group)
        if work.withValue({ $0.isEnding }) { try await close() }
        succeed()
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

  /// Returns what is to be written next; nil if there is nothing, after which another task may begin.
  private func nextGroup() -> [RecordedAction<Action>]? {
    work.withValue { work in
      let isIdle = work.actions.isEmpty && !work.hasGap && !work.isEnding
      if work.isClosed || isIdle {
        (work.isRunning, work.isUrgent) = (false, false)
        return nil
      }
      defer { work.actions = [] }
      return work.actions
    }
  }

  private func write(_ group: [RecordedAction<Action>]) async throws {
    try await append(group)
    let mustSave = work.withValue { work in
      work.hasGap || work.committed >= work.lastSnapshot + options.entriesPerSnapshot
    }
    if mustSave { try await saveSnapshot() }
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
  private func saveSnapshot() async throws {
    let final = work.withValue { $0.final }
    var newest = final
    if newest == nil { newest = await current() }
    // The store may have been released meanwhile.
    guard let (number, state) = newest ?? work.withValue({ $0.final }) else { return }
    let pending = work.withValue { work in
      defer { work.actions = work.actions.filter { $0.number > number } }
      return work.actions.filter { $0.number <= number }
    }
    do {
      try await append(pending)
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

  private func close() async throws {
    if work.withValue({ $0.committed > $0.lastSnapshot || $0.hasGap }) { try await saveSnapshot() }
    await journal.close()
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
      let ready = work.takeWaiters(upTo: work.committed)
      guard work.isClosed else { return (ready, [] as [CheckedContinuation<Void, any Error>]) }
      defer { work.endWaiters = [] }
      return (ready + work.endWaiters, work.takeWaiters(upTo: .max))
    }
    for waiter in ready { waiter.resume() }
    for waiter in closed { waiter.resume(throwing: JournalError.notOpen(store: id)) }
  }

  /// Keeps actions that the journal does not have for the next attempt.
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
      work.isEnding = false
      let mustReport = !work.hasReportedFailure
      work.hasReportedFailure = true
      // A released store sends no more actions, with which another attempt would begin.
      work.isClosed = work.final != nil
      let ready = work.takeWaiters(upTo: work.committed)
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
