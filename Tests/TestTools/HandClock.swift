// SPDX-License-Identifier: MIT

import Foundation

/// A clock whose time only moves when a test moves it.
///
/// `@unchecked Sendable`: everything mutable is guarded by the lock.
package final class HandClock: Clock, @unchecked Sendable {
  package struct Instant: InstantProtocol {
    package var offset = Swift.Duration.zero

    package func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    package func duration(to other: Instant) -> Duration { other.offset - offset }
    package static func < (lhs: Instant, rhs: Instant) -> Bool { lhs.offset < rhs.offset }
  }

  private struct Sleeper {
    let deadline: Instant
    let continuation: CheckedContinuation<Void, any Error>
  }

  private let lock = NSLock()
  private var time = Instant()
  private var lastID = 0
  private var sleepers: [Int: Sleeper] = [:]
  private var cancelled: Set<Int> = []
  private var watchers: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []

  package init() {}

  package var now: Instant { lock.withLock { time } }
  package let minimumResolution = Swift.Duration.zero

  package func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let id = lock.withLock {
      lastID += 1
      return lastID
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation {
        add(Sleeper(deadline: deadline, continuation: $0), id)
      }
    } onCancel: {
      cancel(id)
    }
  }

  /// How many sleep now.
  package var sleeperCount: Int { lock.withLock { sleepers.count } }

  /// Waits until exactly this many sleep.
  package func sleeping(_ count: Int = 1) async {
    await withCheckedContinuation { continuation in
      lock.withLock { watchers.append((count, continuation)) }
      tellWatchers()
    }
  }

  /// Moves the time on, and wakes who has slept enough.
  package func advance(by duration: Duration) {
    let woken = lock.withLock {
      time = time.advanced(by: duration)
      let due = sleepers.filter { $0.value.deadline <= time }
      for id in due.keys { sleepers[id] = nil }
      return due.values.sorted { $0.deadline < $1.deadline }
    }
    for sleeper in woken { sleeper.continuation.resume() }
  }

  /// Lets a second pass for all who sleep, and waits until as many sleep again.
  package func tick(_ count: Int) async {
    await sleeping(count)
    advance(by: .seconds(1))
    await sleeping(count)
  }

  private func add(_ sleeper: Sleeper, _ id: Int) {
    let isCancelled = lock.withLock {
      if cancelled.remove(id) != nil { return true }
      sleepers[id] = sleeper
      return false
    }
    if isCancelled { sleeper.continuation.resume(throwing: CancellationError()) }
    tellWatchers()
  }

  private func cancel(_ id: Int) {
    let sleeper = lock.withLock {
      let sleeper = sleepers.removeValue(forKey: id)
      if sleeper == nil { cancelled.insert(id) }
      return sleeper
    }
    sleeper?.continuation.resume(throwing: CancellationError())
    tellWatchers()
  }

  private func tellWatchers() {
    let told = lock.withLock {
      let told = watchers.filter { $0.count == sleepers.count }
      watchers.removeAll { $0.count == sleepers.count }
      return told
    }
    for watcher in told { watcher.continuation.resume() }
  }
}
