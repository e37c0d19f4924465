// SPDX-License-Identifier: MIT

/// The effects of one external `send`, including those of all actions that follow from it.
///
/// `@unchecked Sendable`: `wasCancelled` is only accessed in events of `runtime`, which are
/// serialized; the other members are constant.
package final class EffectGroup: @unchecked Sendable {
  private let runtime: EffectRuntime
  private let work: EffectWork.ID
  private var wasCancelled = false

  init(_ runtime: EffectRuntime, _ work: EffectWork.ID) {
    self.runtime = runtime
    self.work = work
  }

  /// Whether the effects were cancelled, even if they had already finished.
  package var isCancelled: Bool { runtime.read { _ in wasCancelled } }

  /// Whether all effects have finished.
  package var isFinished: Bool { runtime.read { $0.isFinished(work) } }

  /// Cancels all effects.
  package func cancel() {
    runtime.update {
      wasCancelled = true
      $0.cancel(work, &$1)
    }
  }

  /// Waits until all effects have finished; returns without suspending if they have.
  func finished(isolation: isolated (any Actor)? = #isolation) async {
    if isFinished { return }
    await withCheckedContinuation(isolation: isolation) { continuation in
      whenFinished { continuation.resume() }
    }
  }

  /// Calls a closure when all effects have finished, on any thread; immediately if they have.
  package func whenFinished(_ body: @escaping @Sendable () -> Void) {
    let isWaiting = runtime.update { registry, _ in registry.whenFinished(work, body) }
    if !isWaiting { body() }
  }
}
