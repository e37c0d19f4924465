// SPDX-License-Identifier: MIT

/// The state of a ``JournalWriter``: actions to write, callers that wait, and the next step.
///
/// A state machine without side effects. Its inputs are requests of the store and results of the
/// journal; its outputs are ``Commands``, which the writer performs at once, and the ``Step`` that
/// the writing task performs next.
///
/// The writer changes it under a lock, where no code of the application may run. So actions and
/// states that are no longer needed are passed out in the commands, and released outside of the
/// lock.
struct JournalWork<State: Sendable, Action: Encodable & Sendable, Waiter: Sendable>: Sendable {
  /// A state, with the number of the last action that it contains.
  typealias Numbered = (number: UInt64, state: State)

  /// The next step of the writing task.
  enum Step: Sendable {
    /// Wait for more actions, then call ``pauseEnded(_:_:)``.
    case pause
    /// Append actions, then call ``didAppend(upTo:isComplete:_:)``.
    case append([RecordedAction<Action>])
    /// Fetch the newest state, then call ``didFetch(_:in:_:)``.
    case fetchState
    /// Save a snapshot, then call ``didSave(_:)``.
    case save(Numbered)
    /// Close the store in the journal, then call ``didEnd(_:)``.
    case close
    /// Remove the store from the journal, then call ``didEnd(_:)``.
    case remove
    /// End the task.
    case stop
  }

  /// The commands for the writer, which it performs at once.
  struct Commands: Sendable {
    /// The number of a task to start, which begins with ``begin(_:_:)``.
    var turn: Int?
    /// Whether the pause ends early.
    var endsPause = false
    /// The waiters to resume, with their error; nil for success.
    var resumed: [(waiter: Waiter, error: (any Error)?)] = []
    /// Actions that are no longer needed. Their release may run code of the application.
    var released: [RecordedAction<Action>] = []
    /// States that are no longer needed. Their release may run code of the application, too.
    var releasedStates: [State] = []
    /// A failure to report.
    var problem: Problem?
  }

  struct Problem: Sendable {
    let error: any Error
    /// Whether the store is released, so that no other attempt follows.
    let isFinal: Bool
    /// Whether the failure was not reported before.
    let isNew: Bool
  }

  enum Ending: Sendable {
    case close
    case remove
  }

  private enum Phase: Sendable {
    case idle
    /// A task begins without a pause, or its pause was ended early.
    case starting
    case pausing
    /// A group is being appended.
    case appending
    case awaitingState(for: Reason)
    /// The actions that a snapshot contains are being appended.
    case preparing(Numbered, for: Reason)
    case saving(Numbered, for: Reason)
    case ending(by: Ending)
    case ended(by: Ending)
  }

  /// The reason for a snapshot.
  private enum Reason: Sendable {
    /// The number of actions since the last snapshot, or actions that cannot be encoded.
    case interval
    case end
  }

  private let id: String
  private let entriesPerSnapshot: UInt64
  private var phase = Phase.idle
  /// The number of the writing task. Another task may replace it while it waits for a state.
  private var turn = 0
  private var requestedEnd: Ending?
  /// The last state of a store, taken when the store was released.
  private var final: Numbered?

  /// The actions to write: those of complete drains only.
  private var pending: [RecordedAction<Action>] = []
  /// The actions that are being written.
  private var inFlight: [RecordedAction<Action>] = []
  /// Whether actions are missing in the journal, so that a snapshot is needed.
  private var hasGap = false
  /// The number of the last action in the journal.
  private(set) var committed: UInt64
  private var lastSnapshot: UInt64
  /// The number of the last committed action at the last attempt to save a snapshot. The next
  /// attempt follows after `entriesPerSnapshot` actions, even if the last one failed.
  private var lastAttempt: UInt64 = 0
  /// Whether a snapshot is due that a flush has postponed.
  private var isSnapshotPostponed = false
  private var hasFailed = false

  /// The waiters for the commit of all actions up to a number.
  private var commits: [(number: UInt64, waiter: Waiter)] = []
  /// The waiters for an attempt to write all actions up to a number. They may block the main actor.
  private var flushes: [(number: UInt64, waiter: Waiter)] = []
  private var ends: [Waiter] = []

  /// Creates the work of a store.
  ///
  /// - Parameters:
  ///   - id: The name of the store, for errors.
  ///   - entriesPerSnapshot: The number of actions between two snapshots.
  ///   - committed: The number of the last action in the journal.
  ///   - lastSnapshot: The number of the last snapshot.
  init(id: String, entriesPerSnapshot: UInt64, committed: UInt64, lastSnapshot: UInt64) {
    self.id = id
    self.entriesPerSnapshot = entriesPerSnapshot
    self.committed = committed
    self.lastSnapshot = lastSnapshot
  }

  /// Whether the store is closed or removed.
  private var end: Ending? { if case .ended(let ending) = phase { ending } else { nil } }

  /// Whether the store is closed or removed, or being closed.
  var isClosing: Bool {
    switch phase {
    case .ending(by: .close), .ended: true
    default: false
    }
  }

  private var notOpen: any Error { JournalError.notOpen(store: id) }

  // MARK: Requests

  /// Adds the actions of a drain.
  mutating func add(_ actions: [RecordedAction<Action>], _ commands: inout Commands) {
    if end != nil { return commands.released += actions }
    let limit = Int(clamping: max(1_000, entriesPerSnapshot))
    if hasFailed, pending.count >= limit {
      // Too many unwritten actions: a snapshot replaces them.
      commands.released += pending + actions
      pending = []
      hasGap = true
    } else {
      pending += actions
    }
    start(isUrgent: false, &commands)
  }

  /// Adds a waiter, which is resumed when the journal has all actions up to a number.
  mutating func commit(_ number: UInt64, _ waiter: Waiter, _ commands: inout Commands) {
    if committed >= number, end != .remove {
      commands.resumed = [(waiter, nil)]
    } else if end != nil {
      commands.resumed = [(waiter, notOpen)]
    } else {
      commits.append((number, waiter))
      start(isUrgent: true, &commands)
    }
  }

  /// Adds a waiter, which is resumed after an attempt to write the queued actions.
  mutating func flush(_ waiter: Waiter, _ commands: inout Commands) {
    var isIdle = false
    if case .idle = phase { isIdle = pending.isEmpty && requestedEnd == nil }
    if end != nil || isIdle { return commands.resumed = [(waiter, nil)] }
    flushes.append((pending.last?.number ?? 0, waiter))
    start(isUrgent: true, &commands)
  }

  /// Adds a waiter, which is resumed when the store is closed or removed.
  mutating func end(by ending: Ending, _ waiter: Waiter, _ commands: inout Commands) {
    // A store that is closed, or being closed, can no longer be removed.
    if ending == .remove, isClosing, end != .remove {
      commands.resumed = [(waiter, notOpen)]
    } else if end != nil {
      commands.resumed = [(waiter, nil)]
    } else {
      if requestedEnd != .remove { requestedEnd = ending }
      ends.append(waiter)
      start(isUrgent: true, &commands)
    }
  }

  /// Closes the store because it is released.
  mutating func release(_ final: Numbered, _ commands: inout Commands) {
    guard end == nil else { return }
    self.final = final
    requestedEnd = requestedEnd ?? .close
    start(isUrgent: true, &commands)
  }

  private mutating func start(isUrgent: Bool, _ commands: inout Commands) {
    switch phase {
    case .idle:
      phase = isUrgent ? .starting : .pausing
    case .pausing where isUrgent:
      phase = .starting
      commands.endsPause = true
      return
    // The waiters of a flush may block the main actor until they are resumed.
    case .awaitingState where !flushes.isEmpty:
      phase = .starting
    default:
      return
    }
    turn += 1
    commands.turn = turn
  }

  // MARK: Steps

  /// Returns the first step of a task.
  mutating func begin(_ turn: Int, _ commands: inout Commands) -> Step {
    guard turn == self.turn else { return .stop }
    if case .pausing = phase { return .pause }
    return nextRound(&commands)
  }

  /// Returns the step after a pause.
  mutating func pauseEnded(_ turn: Int, _ commands: inout Commands) -> Step {
    guard turn == self.turn else { return .stop }
    return nextRound(&commands)
  }

  /// Begins to write the pending actions; ends the task if there are none.
  private mutating func nextRound(_ commands: inout Commands) -> Step {
    let isIdle =
      pending.isEmpty && !hasGap && requestedEnd == nil && flushes.isEmpty && !isSnapshotPostponed
    isSnapshotPostponed = false
    if isIdle {
      phase = .idle
      return .stop
    }
    // Actions of the replaced task, which waits for a state.
    releaseInFlight(&commands)
    inFlight = pending
    pending = []
    if requestedEnd == .remove { return finish(&commands) }
    if inFlight.isEmpty || hasGap { return saveIfDue(&commands) }
    phase = .appending
    return .append(inFlight)
  }

  private mutating func saveIfDue(_ commands: inout Commands) -> Step {
    let isDue = hasGap || committed >= max(lastSnapshot, lastAttempt) + entriesPerSnapshot
    return isDue ? beginSnapshot(for: .interval, &commands) : saveBeforeEnd(&commands)
  }

  private mutating func saveBeforeEnd(_ commands: inout Commands) -> Step {
    // Actions may have been added while the last group was written.
    let mustSave =
      requestedEnd == .close && (committed > lastSnapshot || hasGap || !pending.isEmpty)
    return mustSave ? beginSnapshot(for: .end, &commands) : finish(&commands)
  }

  private mutating func beginSnapshot(for reason: Reason, _ commands: inout Commands) -> Step {
    if let final { return prepare(final, for: reason) }
    guard flushes.isEmpty else {
      // Fetching the state requires the main actor, which may be blocked.
      isSnapshotPostponed = true
      return endRound(&commands)
    }
    phase = .awaitingState(for: reason)
    return .fetchState
  }

  /// Continues with the newest state, nil if the store was released.
  mutating func didFetch(
    _ newest: Numbered?,
    in turn: Int,
    _ commands: inout Commands
  ) -> Step {
    guard turn == self.turn, case .awaitingState(let reason) = phase else { return .stop }
    // The store may have been released meanwhile.
    guard let newest = newest ?? final else { return goOn(after: reason, &commands) }
    return prepare(newest, for: reason)
  }

  /// Appends the actions that a snapshot contains, before it is saved.
  private mutating func prepare(_ newest: Numbered, for reason: Reason) -> Step {
    let contained = pending.filter { $0.number <= newest.number }
    pending.removeAll { $0.number <= newest.number }
    inFlight += contained
    phase = .preparing(newest, for: reason)
    return contained.isEmpty || hasGap ? save() : .append(contained)
  }

  private mutating func save() -> Step {
    guard case .preparing(let newest, let reason) = phase else { return .stop }
    lastAttempt = committed
    phase = .saving(newest, for: reason)
    return .save(newest)
  }

  /// Records that actions were appended.
  ///
  /// - Parameters:
  ///   - number: The number of the last one; nil if none was.
  ///   - isComplete: False if one of them cannot be encoded.
  mutating func didAppend(
    upTo number: UInt64?,
    isComplete: Bool,
    _ commands: inout Commands
  ) -> Step {
    if let number { committed = number }
    if !isComplete { hasGap = true }
    if case .appending = phase { return saveIfDue(&commands) }
    return save()
  }

  /// Records that the snapshot was saved.
  mutating func didSave(_ commands: inout Commands) -> Step {
    guard case .saving(let saved, let reason) = phase else { return .stop }
    commands.releasedStates.append(saved.state)
    lastSnapshot = saved.number
    hasGap = false
    committed = max(committed, saved.number)
    return goOn(after: reason, &commands)
  }

  private mutating func goOn(after reason: Reason, _ commands: inout Commands) -> Step {
    switch reason {
    case .interval: saveBeforeEnd(&commands)
    // If the store was released while an earlier state was saved, its final state is saved next.
    // Otherwise the actions before the snapshot are kept.
    case .end where final != nil: saveBeforeEnd(&commands)
    case .end: finish(&commands)
    }
  }

  /// Closes or removes the store if that was requested, or else ends the round.
  private mutating func finish(_ commands: inout Commands) -> Step {
    guard let requestedEnd else { return endRound(&commands) }
    phase = .ending(by: requestedEnd)
    return requestedEnd == .close ? .close : .remove
  }

  private mutating func endRound(_ commands: inout Commands) -> Step {
    hasFailed = false
    releaseInFlight(&commands)
    resumeCommits(&commands)
    // The pending actions have not been tried yet.
    let next = pending.first?.number ?? .max
    commands.resumed += flushes.filter { $0.number < next }.map { ($0.waiter, nil) }
    flushes.removeAll { $0.number < next }
    return nextRound(&commands)
  }

  private mutating func releaseInFlight(_ commands: inout Commands) {
    commands.released += inFlight
    inFlight = []
  }

  private mutating func resumeCommits(_ commands: inout Commands) {
    commands.resumed += commits.filter { $0.number <= committed }.map { ($0.waiter, nil) }
    commits.removeAll { $0.number <= committed }
  }

  /// Records that the store was closed or removed in the journal.
  mutating func didEnd(_ commands: inout Commands) -> Step {
    guard case .ending(let ending) = phase else { return .stop }
    phase = .ended(by: ending)
    commands.released += inFlight + pending
    (inFlight, pending) = ([], [])
    resumeCommits(&commands)
    commands.resumed += (flushes.map(\.waiter) + ends).map { ($0, nil) }
    commands.resumed += commits.map { ($0.waiter, notOpen) }
    (flushes, ends, commits) = ([], [], [])
    return .stop
  }

  /// Records that a step has failed. The actions are kept for the next attempt, which begins with
  /// the next request.
  ///
  /// - Parameter isComplete: False if an action of the step cannot be encoded.
  mutating func didFail(
    _ error: any Error,
    isComplete: Bool = true,
    _ commands: inout Commands
  ) -> Step {
    if !isComplete { hasGap = true }
    pending = inFlight.filter { $0.number > committed } + pending
    releaseInFlight(&commands)
    switch phase {
    case .preparing(let newest, _), .saving(let newest, _):
      commands.releasedStates.append(newest.state)
    default: break
    }
    requestedEnd = nil
    // A released store sends no further actions, which would start another attempt.
    phase = final == nil ? .idle : .ended(by: .close)
    resumeCommits(&commands)
    commands.resumed += flushes.map { ($0.waiter, nil) }
    commands.resumed += (commits.map(\.waiter) + ends).map { ($0, error) }
    (flushes, ends, commits) = ([], [], [])
    commands.problem = Problem(error: error, isFinal: final != nil, isNew: !hasFailed)
    hasFailed = true
    return .stop
  }
}
