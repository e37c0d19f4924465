// SPDX-License-Identifier: MIT

#if Web
import EnsembleShims

/// The schedule by which a server returns the memory of ended sessions to the operating system.
///
/// An allocator such as that of glibc keeps free memory between pieces that are in use, so that a
/// process stays as large as it was with the most sessions. Returning 100 MB takes some
/// milliseconds, in which other threads may wait for memory. So this happens after many sessions,
/// and when some have ended and no more have followed.
package struct MemoryReturn {
  /// The number of sessions after which memory is returned while others end.
  package static let manySessions = 1_000
  /// The number of sessions after which memory is returned once no more have followed.
  package static let someSessions = 100
  /// The shortest time between two returns, and the time without an ended session after which
  /// some are enough.
  package static let interval = Duration.seconds(10)

  private var endedCount = 0
  /// The sessions that had ended at the last check that found more of them, and its time.
  private var seen: (count: Int, time: Duration) = (0, .zero)
  private var last: Duration?

  package init() {}

  /// Records that a session has released its memory.
  package mutating func sessionEnded() { endedCount += 1 }

  /// Returns whether memory is to be returned now.
  package mutating func isDue(at now: Duration) -> Bool {
    if endedCount != seen.count { seen = (endedCount, now) }
    let isQuiet = now - seen.time >= Self.interval
    guard endedCount >= (isQuiet ? Self.someSessions : Self.manySessions),
      last.map({ now - $0 >= Self.interval }) ?? true
    else { return false }
    (endedCount, seen, last) = (0, (0, now), now)
    return true
  }

  /// Returns free memory to the operating system, beside the main actor.
  static func start() {
    Task.detached(priority: .background) { ensemble_return_memory() }
  }
}
#endif
