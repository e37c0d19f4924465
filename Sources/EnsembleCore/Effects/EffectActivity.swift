// SPDX-License-Identifier: MIT

import EnsembleConcurrency

/// Something under way that can be cancelled and waited for: the effects of one `send`, what an
/// identifier covers, a concatenation, one step of it, or one running operation.
///
/// Activities form a tree. One is finished when it is closed (no more work will be added by whoever
/// opened it) and all its children are finished.
///
/// `@unchecked Sendable`: every mutable member is guarded by the lock of `runtime`.
package final class EffectActivity: @unchecked Sendable {
  /// Where an activity is listed, other than in its parent.
  enum Registration {
    case none
    case operation(EffectPathNode)
    case identifier(EffectKey, EffectPathNode)
  }

  let runtime: EffectRuntime
  let parent: EffectActivity?
  /// Whether it is the sending of an answer to an error.
  let isAnswer: Bool
  /// The `send` that all this belongs to.
  var group: EffectActivity { parent?.group ?? self }

  var children: [EffectActivity] = []
  var indexInParent = 0
  /// Unfinished children, and one for not being closed.
  var open = 1
  var onFinish: [@Sendable () -> Void] = []
  /// What comes next, in the isolation of the engine, when this is finished.
  var continuation: (@Sendable () -> Void)?
  var cancelled = false

  var registration = Registration.none
  var indexInNode = 0
  var cancelOperation: (@Sendable () -> Void)?
  /// The number that tools know a running operation by; zero for anything else.
  var serial: UInt64 = 0

  init(_ runtime: EffectRuntime, parent: EffectActivity?, isAnswer: Bool = false) {
    self.runtime = runtime
    self.parent = parent
    self.isAnswer = isAnswer
  }

  package var isCancelled: Bool { runtime.lock.withLock { cancelled } }
  package var isFinished: Bool { runtime.lock.withLock { open == 0 } }

  /// Waits until it is finished; at once if it is.
  func finished() async {
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      whenFinished { continuation.resume() }
    }
  }

  /// Calls a function when it is finished, wherever its last operation ended; at once if it is.
  package func whenFinished(_ body: @escaping @Sendable () -> Void) {
    let isFinished = runtime.lock.withLock {
      if open == 0 { return true }
      onFinish.append(body)
      return false
    }
    if isFinished { body() }
  }

  /// Whether it is an activity, or anywhere below it.
  func isPart(of other: EffectActivity) -> Bool {
    var current: EffectActivity? = self
    while let activity = current {
      if activity === other { return true }
      current = activity.parent
    }
    return false
  }

  package func cancel() {
    runtime.cancel([self])
  }
}
