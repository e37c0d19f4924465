// SPDX-License-Identifier: MIT

import Dispatch
import EnsembleInternals

/// An executor that runs effects on the main thread, one job at a time, in the order of enqueuing.
///
/// The order of side effects is therefore the same in every run. The executor runs the operations
/// of effects, their calls and their child tasks. Detached tasks, and actors with custom executors,
/// are not affected.
///
/// `@unchecked Sendable`: the only stored property is immutable, and `EffectCount` is guarded by a
/// lock.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
final class EffectExecutor: TaskExecutor, @unchecked Sendable {
  private let activity: EffectCount

  init(_ activity: EffectCount) {
    self.activity = activity
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    activity.begin()
    DispatchQueue.main.async { [self] in
      job.runSynchronously(on: asUnownedTaskExecutor())
      activity.end()
    }
  }
}

/// The number of all jobs of effects so far, and the number of waiting and running jobs.
///
/// `@unchecked Sendable`: all state is guarded by the lock.
final class EffectCount: @unchecked Sendable {
  private let lock = Lock()
  private var begun = 0
  private var running = 0

  func begin() {
    lock.withLock {
      begun += 1
      running += 1
    }
  }

  func end() {
    lock.withLock { running -= 1 }
  }

  /// The number of jobs so far; nil while a job is waiting or running.
  var quiet: Int? {
    lock.withLock { running == 0 ? begun : nil }
  }
}
