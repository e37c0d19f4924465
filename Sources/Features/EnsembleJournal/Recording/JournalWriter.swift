// SPDX-License-Identifier: MIT

import EnsembleConcurrency
import EnsembleInternals
import Foundation

/// The writer of one store's actions, which encodes and appends them in groups, off the main actor.
///
/// Performs the commands and steps of its ``JournalWork``. At most one task writes at a time.
final class JournalWriter<State: Codable & Sendable, Action: Codable & Sendable>: FlushableWriter {
  typealias Work = JournalWork<State, Action, CheckedContinuation<Void, any Error>>

  private struct Value: Sendable {
    var work: Work
    /// The pause of the writing task.
    var pause: Task<Void, Never>?
  }

  private let value: LockIsolated<Value>
  private let journal: any OpenJournal
  private let id: String
  private let version: Int
  private let options: JournalOptions
  private let current: @MainActor @Sendable () -> Work.Numbered?

  /// Creates a writer.
  ///
  /// - Parameters:
  ///   - journal: The open journal.
  ///   - id: The name of the store.
  ///   - version: The version of the state and the actions.
  ///   - options: The options of the store.
  ///   - number: The number of the last action in the journal.
  ///   - lastSnapshot: The number of the last snapshot.
  ///   - current: A closure that returns the newest state; nil for a store that is released.
  init(
    _ journal: any OpenJournal,
    id: String,
    version: Int,
    options: JournalOptions,
    after number: UInt64,
    lastSnapshot: UInt64,
    current: @escaping @MainActor @Sendable () -> Work.Numbered?
  ) {
    self.journal = journal
    self.id = id
    self.version = version
    self.options = options
    self.current = current
    let work = Work(
      id: id,
      entriesPerSnapshot: options.entriesPerSnapshot,
      committed: number,
      lastSnapshot: lastSnapshot
    )
    value = LockIsolated(Value(work: work))
    OpenWriters.add(self)
  }

  deinit {
    OpenWriters.remove(ObjectIdentifier(self))
  }

  // MARK: Requests

  /// Adds the actions of a drain to the next group.
  func add(_ actions: [RecordedAction<Action>]) {
    update { $0.add(actions, &$1) }
  }

  /// Waits until the journal has all actions up to a number.
  ///
  /// - Throws: The error of the journal, if it refuses the actions.
  func commit(_ number: UInt64) async throws {
    try await withCheckedThrowingContinuation { waiter in
      update { $0.commit(number, waiter, &$1) }
    }
  }

  /// Checks that the store still belongs to this process.
  ///
  /// - Throws: The error of the journal.
  func check() async throws {
    if value.withValue({ $0.work.isClosing }) { return }
    try await journal.check()
  }

  /// Writes the remaining actions and a snapshot, and closes the store in the journal.
  ///
  /// - Throws: The error of the journal, if they cannot be written. The store then stays open.
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

  private func end(by ending: Work.Ending) async throws {
    try await withCheckedThrowingContinuation { waiter in
      update { $0.end(by: ending, waiter, &$1) }
    }
  }

  /// Closes the store without waiting, because it is released.
  func release(_ final: Work.Numbered) {
    update { $0.release(final, &$1) }
  }

  func flush() async {
    // The writing task reports errors.
    try? await withCheckedThrowingContinuation { waiter in
      update { $0.flush(waiter, &$1) }
    }
  }

  // MARK: Commands

  /// Changes the work, and performs the resulting commands.
  ///
  /// Values that are no longer needed are released with the commands, outside of the lock.
  @discardableResult
  private func update<Result: Sendable>(
    _ change: @Sendable (inout Work, inout Work.Commands) -> Result
  ) -> Result {
    updateValue { change(&$0.work, &$1) }
  }

  private func updateValue<Result: Sendable>(
    _ change: @Sendable (inout Value, inout Work.Commands) -> Result
  ) -> Result {
    let (result, commands, pause) = value.withValue { value in
      var commands = Work.Commands()
      let result = change(&value, &commands)
      return (result, commands, value.pause)
    }
    if commands.endsPause { pause?.cancel() }
    for (waiter, error) in commands.resumed {
      if let error { waiter.resume(throwing: error) } else { waiter.resume() }
    }
    if let problem = commands.problem { report(problem) }
    if let turn = commands.turn { Task.detached { await self.run(turn) } }
    return result
  }

  // MARK: Writing

  private func run(_ turn: Int) async {
    var step = beginning(turn)
    while true {
      switch step {
      case .pause:
        step = await pause(turn)
      case .append(let actions):
        step = await append(actions)
      case .fetchState:
        let newest = await current()
        step = update { $0.didFetch(newest, in: turn, &$1) }
      case .save(let (number, state)):
        step = await attempt {
          let data = try JournalCoding.makeEncoder().encode(state)
          try await self.journal.save(
            JournalSnapshot(number: number, version: self.version, state: data)
          )
        } then: {
          $0.didSave(&$1)
        }
      case .close:
        await journal.close()
        step = update { $0.didEnd(&$1) }
      case .remove:
        step = await attempt {
          try await self.journal.remove()
        } then: {
          $0.didEnd(&$1)
        }
      case .stop:
        return
      }
    }
  }

  private func attempt(
    _ operation: () async throws -> Void,
    then change: @Sendable (inout Work, inout Work.Commands) -> Work.Step
  ) async -> Work.Step {
    do {
      try await operation()
    } catch {
      return await fail(error)
    }
    return update(change)
  }

  private func fail(_ error: any Error, isComplete: Bool = true) async -> Work.Step {
    let isEnd = update { work, commands in
      _ = work.didFail(error, isComplete: isComplete, &commands)
      return commands.problem?.isFinal == true
    }
    if isEnd { await journal.close() }
    return .stop
  }

  /// Returns the first step of a task, and begins its pause.
  private func beginning(_ turn: Int) -> Work.Step {
    let delay = options.delay
    return updateValue { value, commands in
      let step = value.work.begin(turn, &commands)
      guard case .pause = step else { return step }
      if delay == .zero { return value.work.pauseEnded(turn, &commands) }
      // From now on, an urgent request can cancel the pause.
      value.pause = Task { _ = try? await Task.sleep(for: delay) }
      return step
    }
  }

  /// Waits for more actions, unless a caller waits for the pending ones.
  private func pause(_ turn: Int) async -> Work.Step {
    await value.withValue(\.pause)?.value
    return updateValue { value, commands in
      value.pause = nil
      return value.work.pauseEnded(turn, &commands)
    }
  }

  /// Appends the drains of a group up to the first one that cannot be encoded.
  private func append(_ group: [RecordedAction<Action>]) async -> Work.Step {
    var entries: [JournalEntry] = []
    var isComplete = true
    let encoder = JournalCoding.makeEncoder()
    for recorded in group {
      do {
        entries.append(try recorded.entry(version: version, encoder))
      } catch {
        reportUnencodable(recorded.action, error)
        isComplete = false
        break
      }
    }
    entries.removeSubrange((entries.lastIndex(where: \.isLast) ?? -1) + 1..<entries.count)
    if !entries.isEmpty {
      do {
        try await journal.append(entries)
      } catch {
        return await fail(error, isComplete: isComplete)
      }
    }
    let last = entries.last?.number
    return update { [isComplete] in $0.didAppend(upTo: last, isComplete: isComplete, &$1) }
  }

  // MARK: Problems

  private func report(_ problem: Work.Problem) {
    guard problem.isNew || problem.isFinal else { return }
    let rest =
      problem.isFinal
      ? "The store was released, so its last actions are lost." : Self.advice(on: problem.error)
    options.onProblem(
      """
      The journal of the store '\(id)' cannot be written: \(problem.error)
      \(rest)
      """
    )
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
