// SPDX-License-Identifier: MIT

/// The decisions about when a file is written, and when it is checked for outside changes.
///
/// At most one job runs at a time. The first change is written at once, by the thread that has made
/// it if that asks ``beginChange()``; a window of time opens when a write begins, and changes
/// inside it wait for its end. An urgent change waits for no window.
///
/// Each event that can make a job possible returns whether a turn is to be queued. A turn asks
/// ``begin()`` for its job, performs it, and tells ``end()``, which returns whether another job is
/// ready. A turn whose job another thread has begun meanwhile has none.
package struct WriteBehind: Equatable, Sendable {
  package enum Job: Equatable, Sendable {
    /// Look for an outside change.
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

  /// Creates the decisions about a file that waits for nothing.
  package init(hasWindows: Bool) {
    self.hasWindows = hasWindows
  }

  /// Whether a change waits to be written.
  package var hasChange: Bool { isDirty }

  /// The value was changed.
  package mutating func change(isUrgent urgent: Bool = false) -> Bool {
    isDirty = true
    isUrgent = isUrgent || urgent
    return queueIfReady()
  }

  /// The value was changed by a thread that can write it.
  ///
  /// Outside changes are not checked before: the write itself finds them.
  ///
  /// - Returns: The job of that thread; nil if the change has to wait, which ``change(isUrgent:)``
  ///   is to be told then.
  package mutating func beginChange() -> Job? {
    guard hasWindows, turn != .running, openWindow == nil else { return nil }
    turn = .running
    return beginWrite()
  }

  /// The file may have been changed outside.
  package mutating func outsideEvent() -> Bool {
    needsCheck = true
    return queueIfReady()
  }

  /// A window has ended.
  package mutating func windowEnded(_ window: Int) -> Bool {
    if openWindow == window { openWindow = nil }
    return queueIfReady()
  }

  /// The change that waits must not be written any more.
  package mutating func discardChange() {
    isDirty = false
    isUrgent = false
  }

  /// Returns the job of a turn; nil if there is none any more.
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

  /// The job has ended.
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
