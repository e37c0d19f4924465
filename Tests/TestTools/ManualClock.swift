// SPDX-License-Identifier: MIT

import Dispatch
import Foundation
import IssueReporting

/// A clock whose time advances only on request of a test.
///
/// `@unchecked Sendable`: all mutable state is guarded by the lock.
package final class ManualClock: Clock, @unchecked Sendable {
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

  /// A test that waits for a number of sleeps. The result is false if it has waited for too long.
  private struct Watcher {
    let count: Int
    let continuation: CheckedContinuation<Bool, Never>
  }

  private let lock = NSLock()
  private var time = Instant()
  private var lastID = 0
  private var sleepers: [Int: Sleeper] = [:]
  private var cancelled: Set<Int> = []
  private var watchers: [Int: Watcher] = [:]

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

  /// The number of suspended sleeps.
  package var sleeperCount: Int { lock.withLock { sleepers.count } }

  /// Waits until exactly this many sleeps are suspended.
  ///
  /// After two minutes, and turns for all ready work, it reports an issue and returns: a test that
  /// waits forever would stop all others of its process.
  package func sleeping(
    _ count: Int = 1,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let isReached = await withCheckedContinuation { continuation in
      let id = lock.withLock {
        lastID += 1
        watchers[lastID] = Watcher(count: count, continuation: continuation)
        return lastID
      }
      DispatchQueue.global().asyncAfter(deadline: .now() + 120) { [weak self] in
        Task { @MainActor in
          // On a busy machine, the work that leads to the sleeps may still wait for its turn.
          for _ in 0..<1000 { await Task.yield() }
          self?.giveUp(id)
        }
      }
      resumeWatchers()
    }
    if isReached { return }
    reportIssue(
      "\(count) sleeps were expected on the clock, but there are \(sleeperCount) after two minutes.",
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  /// Advances the time, and ends the sleeps whose deadline has passed.
  package func advance(by duration: Duration) {
    let woken = lock.withLock {
      time = time.advanced(by: duration)
      let due = sleepers.filter { $0.value.deadline <= time }
      for id in due.keys { sleepers[id] = nil }
      return due.values.sorted { $0.deadline < $1.deadline }
    }
    for sleeper in woken { sleeper.continuation.resume() }
  }

  /// Advances the time by a second, and waits until as many sleeps are suspended again.
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
    resumeWatchers()
  }

  private func cancel(_ id: Int) {
    let sleeper = lock.withLock {
      let sleeper = sleepers.removeValue(forKey: id)
      if sleeper == nil { cancelled.insert(id) }
      return sleeper
    }
    sleeper?.continuation.resume(throwing: CancellationError())
    resumeWatchers()
  }

  private func resumeWatchers() {
    let reached = lock.withLock {
      let reached = watchers.filter { $0.value.count == sleepers.count }
      for id in reached.keys { watchers[id] = nil }
      return reached.values
    }
    for watcher in reached { watcher.continuation.resume(returning: true) }
  }

  private func giveUp(_ id: Int) {
    lock.withLock { watchers.removeValue(forKey: id) }?.continuation.resume(returning: false)
  }
}
