// SPDX-License-Identifier: MIT

/// The state of a ``StoreReplica``: actions to append, callers that wait, and the next step.
///
/// A state machine without side effects. Its inputs are requests of the store and results of the
/// journal; its outputs are ``Commands``, which the replica performs at once, and the ``Step`` that
/// its task performs next. One task at a time performs steps.
struct ReplicaWork<Held, Waiter> {
  /// An action that this replica has sent.
  struct Outgoing {
    let held: Held
    /// The seed of the action's random numbers, by which the action is also recognized in the
    /// journal.
    let seed: (high: UInt64, low: UInt64)
  }

  /// The next step of the task.
  enum Step {
    /// Append actions, then call ``didAppend()``, ``didConflict()`` or ``didFail(_:isFinal:_:)``,
    /// and ``willProcess(_:seed:)`` for each entry.
    case append(ArraySlice<Outgoing>)
    /// Read the entries after ``number``, call ``willProcess(_:seed:)`` for each of them, and then
    /// ``didRead()`` or ``didFail(_:isFinal:_:)``.
    case read
    /// End the task.
    case stop
  }

  /// The commands for the replica, which it performs at once.
  struct Commands {
    /// Whether a task is to start, which begins with ``next()``.
    var startsTask = false
    /// Whether ``retry(_:)`` is to be called in a second.
    var startsRetry = false
    /// The waiters to resume, with their error; nil for success.
    var resumed: [(waiter: Waiter, error: (any Error)?)] = []
    /// The actions that no replica will process.
    var dropped: [Held] = []
    /// A failure of the journal that was not reported before.
    var problem: (any Error)?
    /// Whether the replica has ended, and leaves the journal.
    var leaves = false
  }

  private enum Phase {
    case idle
    case appending
    case reading
    /// Entries of other replicas are read, because the journal has refused an append.
    case resolving(conflictAfter: UInt64)
    case ended(any Error)
  }

  /// A caller that waits until this replica has processed a number of its own actions.
  fileprivate struct Wait {
    let count: Int
    /// The first attempt whose failure ends the wait.
    let attempt: Int
    let waiter: Waiter
  }

  /// The number of actions that are appended at once.
  static var batch: Int { 256 }

  private let id: String
  /// The number of the last action that this replica has processed.
  private(set) var number: UInt64
  private(set) var outbox: [Outgoing] = []
  private var phase = Phase.idle
  /// Whether there may be new entries or outgoing actions.
  private var isAwakened = false
  /// Whether further actions are dropped, because the replica is being closed.
  private var isClosing = false
  private var isRetrying = false
  private var hasReportedProblem = false
  /// The number of actions that this replica has sent, and the number of these that were processed
  /// or dropped.
  private var (sentCount, doneCount) = (0, 0)
  private var waits: [Wait] = []
  /// The number of attempts to reach the journal.
  private var attempts = 0

  /// - Parameters:
  ///   - id: The name of the store, for errors.
  ///   - number: The number of the last action that the state contains.
  init(id: String, number: UInt64) {
    self.id = id
    self.number = number
  }

  /// The error with which the replica has ended; nil for none.
  var failure: (any Error)? { if case .ended(let error) = phase { error } else { nil } }

  // MARK: Requests

  /// Looks for new entries.
  mutating func awaken(_ commands: inout Commands) {
    if failure != nil { return }
    isAwakened = true
    guard case .idle = phase else { return }
    phase = .reading
    commands.startsTask = true
  }

  /// Adds an action that this replica has sent.
  mutating func add(_ held: Held, seed: (UInt64, UInt64), _ commands: inout Commands) {
    guard failure == nil, !isClosing else { return commands.dropped.append(held) }
    outbox.append(Outgoing(held: held, seed: seed))
    sentCount += 1
    awaken(&commands)
  }

  /// Adds a waiter, which is resumed when this replica has processed all actions that it has sent
  /// so far, or when the next attempt to append them fails.
  mutating func commit(_ waiter: Waiter, _ commands: inout Commands) {
    if let failure {
      commands.resumed.append((waiter, failure))
    } else if doneCount >= sentCount {
      commands.resumed.append((waiter, nil))
    } else {
      waits.append(Wait(count: sentCount, attempt: attempts + 1, waiter: waiter))
      awaken(&commands)
    }
  }

  /// Begins or stops to drop further actions, for a replica that is being closed.
  mutating func setClosing(_ isClosing: Bool) { self.isClosing = isClosing }

  /// Ends the replica.
  mutating func end(with error: any Error, _ commands: inout Commands) {
    if failure != nil { return }
    phase = .ended(error)
    commands.dropped += outbox.map(\.held)
    doneCount += outbox.count
    outbox = []
    commands.leaves = true
    fail(with: error, upTo: .max, &commands)
  }

  /// Tries again after a failure.
  mutating func retry(_ commands: inout Commands) {
    isRetrying = false
    awaken(&commands)
  }

  // MARK: Steps

  /// Returns the next step of the task.
  mutating func next() -> Step {
    switch phase {
    case .ended: return .stop
    case .resolving: return .read
    case .idle, .appending, .reading: break
    }
    guard isAwakened else {
      phase = .idle
      return .stop
    }
    isAwakened = false
    attempts += 1
    phase = outbox.isEmpty ? .reading : .appending
    return outbox.isEmpty ? .read : .append(outbox.prefix(Self.batch))
  }

  /// Records that the journal has the actions of the step, or the first of them.
  mutating func didAppend() {
    isAwakened = true
    hasReportedProblem = false
  }

  /// Records that the journal has entries of other replicas, and has refused the actions.
  mutating func didConflict() {
    if case .appending = phase { phase = .resolving(conflictAfter: number) }
  }

  /// Records that the entries after a number were read and processed.
  ///
  /// - Throws: An error if the journal has refused the actions for no reason.
  mutating func didRead() throws {
    if case .resolving(let old) = phase {
      if number == old { throw JournalError.conflict(store: id, number: number + 1) }
      phase = .reading
      isAwakened = true
    }
    hasReportedProblem = false
  }

  /// Records that a step has failed. The actions are kept for the next attempt.
  ///
  /// - Parameter isFinal: Whether a retry is useless, so that the replica ends.
  mutating func didFail(_ error: any Error, isFinal: Bool, _ commands: inout Commands) {
    if isFinal { return end(with: error, &commands) }
    if failure != nil { return }
    phase = .reading
    if !hasReportedProblem { commands.problem = error }
    hasReportedProblem = true
    fail(with: error, upTo: attempts, &commands)
    if !isRetrying { commands.startsRetry = true }
    isRetrying = true
  }

  /// Begins to process an entry, whose number must be the next one.
  ///
  /// - Returns: The action, if this replica has sent it. Call ``didProcess(_:)`` afterwards.
  /// - Throws: An error if entries are missing.
  mutating func willProcess(
    _ number: UInt64,
    seed: (high: UInt64, low: UInt64)
  ) throws -> Outgoing? {
    guard number == self.number + 1 else {
      throw JournalError.forgotten(store: id, number: self.number + 1)
    }
    self.number = number
    guard let own = outbox.first, own.seed == seed else { return nil }
    outbox.removeFirst()
    return own
  }

  /// Records that an action of this replica was processed.
  mutating func didProcess(_ commands: inout Commands) {
    doneCount += 1
    commands.resumed += waits.filter { $0.count <= doneCount }.map { ($0.waiter, nil) }
    waits.removeAll { $0.count <= doneCount }
  }

  /// Processes an entry before the replica has sent actions.
  mutating func replay(_ number: UInt64) { self.number = number }

  /// Drops the first action, which cannot be encoded.
  mutating func dropFirst(_ commands: inout Commands) {
    guard !outbox.isEmpty else { return }
    commands.dropped.append(outbox.removeFirst().held)
    isAwakened = true
    didProcess(&commands)
  }

  /// Fails the waiters of attempts up to a number.
  private mutating func fail(
    with error: any Error,
    upTo attempt: Int,
    _ commands: inout Commands
  ) {
    commands.resumed += waits.filter { $0.attempt <= attempt }.map { ($0.waiter, error) }
    waits.removeAll { $0.attempt <= attempt }
  }
}

extension ReplicaWork: Sendable where Held: Sendable, Waiter: Sendable {}
extension ReplicaWork.Outgoing: Sendable where Held: Sendable {}
extension ReplicaWork.Wait: Sendable where Waiter: Sendable {}
