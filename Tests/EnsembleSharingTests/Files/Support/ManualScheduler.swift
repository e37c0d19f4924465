// SPDX-License-Identifier: MIT

import EnsembleConcurrency
import EnsembleSharing
import Foundation

/// A scheduler whose work is done, and whose time advances, only on request of a test.
///
/// `@unchecked Sendable`: the mutable state is guarded by the lock.
final class ManualScheduler: FileScheduler, @unchecked Sendable {
  let interval: Duration? = .seconds(1)
  private let lock = NSLock()
  private var works: [@Sendable () -> Void] = []
  private var timers: [(date: Duration, work: @Sendable () -> Void)] = []
  private var time = Duration.zero

  func perform(_ work: @escaping @Sendable () -> Void) {
    lock.withLock { works.append(work) }
  }

  func perform(after duration: Duration, _ work: @escaping @Sendable () -> Void) {
    lock.withLock { timers.append((time + duration, work)) }
  }

  /// The time in nanoseconds.
  var now: Int64 {
    lock.withLock {
      time.components.seconds * 1_000_000_000 + time.components.attoseconds / 1_000_000_000
    }
  }

  /// The number of pending jobs.
  var workCount: Int { lock.withLock { works.count } }

  /// Performs a single job: the first one, or the one at an index.
  func step(_ index: Int = 0) {
    let work = lock.withLock { index < works.count ? works.remove(at: index) : nil }
    work?()
  }

  /// Performs all jobs, including those that the jobs add.
  func run() {
    while workCount > 0 { step() }
  }

  /// Performs all jobs, then the jobs that become due as the time advances.
  func advance(by duration: Duration) {
    run()
    let end = lock.withLock { time + duration }
    while let work = nextTimer(until: end) {
      work()
      run()
    }
    lock.withLock { time = end }
  }

  /// Advances the time, without doing anything.
  func pass(_ duration: Duration) {
    lock.withLock { time += duration }
  }

  /// Fires all expired timers, without performing the jobs that become due.
  func fireTimers() {
    let due = lock.withLock {
      let due = timers.filter { $0.date <= time }
      timers.removeAll { $0.date <= time }
      return due
    }
    for timer in due { timer.work() }
  }

  private func nextTimer(until end: Duration) -> (@Sendable () -> Void)? {
    lock.withLock {
      let index = timers.indices.filter { timers[$0].date <= end }.min {
        timers[$0].date < timers[$1].date
      }
      guard let index else { return nil }
      let timer = timers.remove(at: index)
      time = max(time, timer.date)
      return timer.work
    }
  }
}

/// Files in memory, whose time a test controls.
struct ManualFiles {
  let scheduler: ManualScheduler
  let disk: MemoryDisk
  let storage: FileStorage

  init() {
    let scheduler = ManualScheduler()
    self.scheduler = scheduler
    disk = MemoryDisk { scheduler.now }
    storage = FileStorage(disk: disk, scheduler: scheduler)
    scheduler.pass(.seconds(100))
  }

  func text(_ path: String = "/file.json") -> String? {
    disk.read(path).map { String(decoding: $0.data, as: UTF8.self) }
  }

  func put(_ text: String, at path: String = "/file.json") {
    disk.put(Data(text.utf8), at: path)
  }
}

extension URL {
  static let file = URL(fileURLWithPath: "/file.json")
  static let otherFile = URL(fileURLWithPath: "/other.json")
}

extension Result {
  var isSuccess: Bool { if case .success = self { true } else { false } }
}
