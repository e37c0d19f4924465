// SPDX-License-Identifier: MIT

import Dispatch
import EnsembleConcurrency

/// Runs the effects of a test on the main thread, one job at a time, in the order in which they
/// became ready: the order of what they do is the same in every run.
///
/// Reaches the operations of effects, and what they call or start as child tasks. What they hand to
/// detached tasks and to actors with executors of their own runs where it always does.
///
/// `@unchecked Sendable`: the count is guarded by the lock.
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

/// How many jobs of effects there have been, and how many are waiting or running.
///
/// `@unchecked Sendable`: everything is guarded by the lock.
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

  /// The jobs so far, or nil while some are yet to run.
  var quiet: Int? {
    lock.withLock { running == 0 ? begun : nil }
  }
}
