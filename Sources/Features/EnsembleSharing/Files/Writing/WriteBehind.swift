// SPDX-License-Identifier: MIT

/// A state machine that decides when a file is written, and when it is checked for outside changes.
///
/// At most one job runs at a time. The first change is written at once, by the thread that made it
/// if that thread calls ``beginChange()``. Each write opens a time window; changes inside the
/// window wait for its end, unless they are urgent.
///
/// Each event that can make a job possible returns whether to queue a turn. A turn calls
/// ``begin()`` for its job, performs the job, and calls ``end()``, which returns whether another
/// job is ready. If another thread has taken the job in the meantime, the turn has nothing to do.
package struct WriteBehind: Equatable, Sendable {
  package enum Job: Equatable, Sendable {
    /// Check the file for an outside change.
    case check
    /// Write the value, and report the end of the window after its length; nil for no window.
    case write(window: Int?)
  }

  private enum Turn: Equatable {
    case none, queued, running
  }

  private let hasWindows: Bool
  private var turn = Turn.none
  private var isDirty = false
  private var isUrgent = false
  private var needsCheck = false
  private var openWindow: Int?
  private var lastWindow = 0

  /// Creates the state machine for an idle file.
  package init(hasWindows: Bool) {
    self.hasWindows = hasWindows
  }

  /// Whether a change waits to be written.
  package var hasChange: Bool { isDirty }

  /// Records a change of the value.
  package mutating func change(isUrgent urgent: Bool = false) -> Bool {
    isDirty = true
    isUrgent = isUrgent || urgent
    return queueIfReady()
  }

  /// Records a change by a thread that can write the value itself.
  ///
  /// Outside changes are not checked first: the write itself detects them.
  ///
  /// - Returns: The job for that thread; nil if the change has to wait: then call
  ///   ``change(isUrgent:)``.
  package mutating func beginChange() -> Job? {
    guard hasWindows, turn != .running, openWindow == nil else { return nil }
    turn = .running
    return beginWrite()
  }

  /// Records that the file may have been changed by another program.
  package mutating func outsideEvent() -> Bool {
    needsCheck = true
    return queueIfReady()
  }

  /// Records the end of a window.
  package mutating func windowEnded(_ window: Int) -> Bool {
    if openWindow == window { openWindow = nil }
    return queueIfReady()
  }

  /// Discards the pending change.
  package mutating func discardChange() {
    isDirty = false
    isUrgent = false
  }

  /// Returns the job of a turn; nil if there is none left.
  package mutating func begin() -> Job? {
    guard turn == .queued else { return nil }
    guard isReady else {
      turn = .none
      return nil
    }
    turn = .running
    if needsCheck {
      needsCheck = false
      return .check
    }
    return beginWrite()
  }

  private mutating func beginWrite() -> Job {
    discardChange()
    guard hasWindows else { return .write(window: nil) }
    lastWindow += 1
    openWindow = lastWindow
    return .write(window: lastWindow)
  }

  /// Records the end of the running job.
  package mutating func end() -> Bool {
    precondition(turn == .running, "A turn ended that had not begun.")
    turn = .none
    return queueIfReady()
  }

  private var isReady: Bool { needsCheck || isDirty && (openWindow == nil || isUrgent) }

  private mutating func queueIfReady() -> Bool {
    guard turn == .none, isReady else { return false }
    turn = .queued
    return true
  }
}
