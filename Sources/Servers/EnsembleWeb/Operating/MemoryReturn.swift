// SPDX-License-Identifier: MIT

#if Web
import EnsembleShims

/// The schedule by which a server returns the memory of ended sessions to the operating system.
///
/// An allocator such as that of glibc keeps free memory between pieces that are in use, so that a
/// process stays as large as it was with the most sessions. Returning 100 MB takes some
/// milliseconds, in which other threads may wait for memory, so that this happens after many
/// sessions only, and not often.
package struct MemoryReturn {
  /// The number of sessions whose memory is worth the time: some megabytes.
  package static let sessions = 1_000
  /// The shortest time between two returns.
  package static let interval = Duration.seconds(10)

  private var endedCount = 0
  private var last: Duration?

  package init() {}

  /// Records that a session has released its memory.
  package mutating func sessionEnded() { endedCount += 1 }

  /// Returns whether memory is to be returned now.
  package mutating func isDue(at now: Duration) -> Bool {
    guard endedCount >= Self.sessions, last.map({ now - $0 >= Self.interval }) ?? true else {
      return false
    }
    (endedCount, last) = (0, now)
    return true
  }

  /// Returns free memory to the operating system, beside the main actor.
  static func start() {
    Task.detached(priority: .background) { ensemble_return_memory() }
  }
}
#endif
