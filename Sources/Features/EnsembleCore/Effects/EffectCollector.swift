// SPDX-License-Identifier: MIT

import EnsembleConcurrency

/// A collector of the effects of all actions that are sent within a call, to wait for them later.
package final class EffectCollector: Sendable {
  @TaskLocal static var current: EffectCollector?

  private let groups = LockIsolated<[EffectGroup]>([])

  package init() {}

  /// Collects the effects of all actions that a closure sends to any store.
  ///
  /// The collectors of enclosing calls collect them, too.
  package func collect(_ body: () -> Void) {
    Self.$current.withValue(self) { body() }
    if let outer = Self.current { groups.value.forEach(outer.add) }
  }

  func add(_ group: EffectGroup) {
    groups.withValue { $0.append(group) }
  }

  /// Whether all collected effects have finished.
  package var isFinished: Bool { groups.value.allSatisfy(\.isFinished) }

  /// Waits until all collected effects have finished, the limit is reached, or the waiting task is
  /// cancelled.
  package func finish<C: Clock>(within limit: Duration, clock: C) async
  where C.Duration == Duration {
    if isFinished { return }
    let (end, continuation) = AsyncStream.makeStream(of: Void.self)
    let timeout = Task {
      try? await clock.sleep(for: limit)
      continuation.finish()
    }
    let last = LockIsolated(groups.value.count)
    for group in groups.value {
      group.whenFinished {
        let isLast = last.withValue {
          $0 -= 1
          return $0 == 0
        }
        if isLast { continuation.finish() }
      }
    }
    for await _ in end {}
    timeout.cancel()
  }
}
