// SPDX-License-Identifier: MIT

import Foundation

/// Transforms values on as many threads as there are processors, and returns the results in order.
///
/// - Parameters:
///   - values: The values.
///   - progress: A function that the calling thread calls every few seconds with the number of
///     results.
///   - transform: The transformation.
func concurrentMap<Value: Sendable, Result: Sendable>(
  _ values: [Value],
  progress: (Int) -> Void = { _ in },
  _ transform: @escaping @Sendable (Value) -> Result
) -> [Result] {
  let results = SharedResults<Result>(count: values.count)
  for _ in 0..<min(values.count, ProcessInfo.processInfo.activeProcessorCount) {
    let thread = Thread {
      while let index = results.nextIndex() {
        results.finish(index, with: transform(values[index]))
      }
    }
    // Nested expressions of sources are visited by recursion.
    thread.stackSize = 16 << 20
    thread.start()
  }
  return results.waitForAll(progress)
}

/// The results of threads.
///
/// Every property is read and written while the lock of the condition is held, and no foreign code
/// runs then.
private final class SharedResults<Result: Sendable>: @unchecked Sendable {
  private let condition = NSCondition()
  private var results: [Result?]
  private var started = 0
  private var finished = 0

  init(count: Int) { results = Array(repeating: nil, count: count) }

  /// Returns the index of a value that no thread has taken.
  func nextIndex() -> Int? {
    condition.withLock {
      guard started < results.count else { return nil }
      started += 1
      return started - 1
    }
  }

  func finish(_ index: Int, with result: Result) {
    condition.withLock {
      results[index] = result
      finished += 1
      if finished == results.count { condition.broadcast() }
    }
  }

  func waitForAll(_ progress: (Int) -> Void) -> [Result] {
    while true {
      let (count, isComplete) = condition.withLock {
        let limit = Date(timeIntervalSinceNow: 3)
        while finished < results.count, condition.wait(until: limit) {}
        return (finished, finished == results.count)
      }
      if isComplete { return condition.withLock { results.map { $0! } } }
      progress(count)
    }
  }
}
