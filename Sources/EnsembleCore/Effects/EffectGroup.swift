// SPDX-License-Identifier: MIT

/// Everything that one `send` has set going.
///
/// `@unchecked Sendable`: `wasCancelled` is only touched in events of `runtime`, which take turns;
/// everything else is constant.
package final class EffectGroup: @unchecked Sendable {
  private let runtime: EffectRuntime
  private let work: EffectWork.ID
  private var wasCancelled = false

  init(_ runtime: EffectRuntime, _ work: EffectWork.ID) {
    self.runtime = runtime
    self.work = work
  }

  /// True once it was cancelled, even if it had ended by then.
  package var isCancelled: Bool { runtime.read { _ in wasCancelled } }

  /// True once all of it has ended.
  package var isFinished: Bool { runtime.read { $0.isFinished(work) } }

  /// Cancels all of it.
  package func cancel() {
    runtime.update {
      wasCancelled = true
      $0.cancel(work, &$1)
    }
  }

  /// Waits until all of it has ended; returns at once, without giving up the caller's turn, if it has.
  func finished(isolation: isolated (any Actor)? = #isolation) async {
    if isFinished { return }
    await withCheckedContinuation(isolation: isolation) { continuation in
      whenFinished { continuation.resume() }
    }
  }

  /// Calls a function when all of it has ended, on whatever thread that happens; at once if it has.
  package func whenFinished(_ body: @escaping @Sendable () -> Void) {
    let isWaiting = runtime.update { registry, _ in registry.whenFinished(work, body) }
    if !isWaiting { body() }
  }
}
