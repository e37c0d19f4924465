// SPDX-License-Identifier: MIT

import Foundation

/// The runs of effects with names, which end when they are cancelled or when the test ends them.
///
/// `@unchecked Sendable`: the mutable members are guarded by the lock.
final class EffectRuns: @unchecked Sendable {
  private let lock = NSLock()
  private var running: [String: (number: Int, continuation: AsyncStream<Never>.Continuation)] = [:]
  private var starts: [String: Int] = [:]
  private var waiting: [(names: Set<String>, continuation: CheckedContinuation<Void, Never>)] = []

  /// Runs until the task is cancelled, or the test calls `end`.
  func run(_ name: String) async {
    let (stream, continuation) = AsyncStream<Never>.makeStream()
    let number = update {
      starts[name, default: 0] += 1
      let number = starts[name, default: 0]
      running[name] = (number, continuation)
      return number
    }
    for await _ in stream {}
    update {
      // A later run with the same name may have started meanwhile.
      if running[name]?.number == number { running[name] = nil }
    }
  }

  /// Ends a run.
  func end(_ name: String) {
    lock.withLock { running[name] }?.continuation.finish()
  }

  /// Waits until exactly the given effects are running.
  func are(_ names: Set<String>) async {
    await withCheckedContinuation { continuation in
      update { waiting.append((names, continuation)) }
    }
  }

  /// The number of starts of a name.
  func count(of name: String) -> Int {
    lock.withLock { starts[name, default: 0] }
  }

  @discardableResult
  private func update<R>(_ change: () -> R) -> R {
    let (result, reached) = lock.withLock {
      let result = change()
      let names = Set(running.keys)
      let reached = waiting.filter { $0.names == names }
      waiting.removeAll { $0.names == names }
      return (result, reached)
    }
    for waiter in reached { waiter.continuation.resume() }
    return result
  }
}
