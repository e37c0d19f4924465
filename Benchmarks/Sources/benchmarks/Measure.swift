// SPDX-License-Identifier: MIT

/// A line of the table.
struct Row {
  let id: String
  let work: String
  /// The result, in `unit`: nanoseconds per operation, or bytes.
  let figure: Double
  /// The cost of the same work written by hand, or the figure of another row.
  let floor: Double?
  /// The target, in the unit of the figure.
  let target: Double?
  var unit = "ns"
}

/// Returns the time of one operation: the best of several runs, which is the least disturbed.
@MainActor
func measure(
  _ iterations: Int,
  runs: Int = 7,
  _ body: @MainActor (Int) -> Void
) -> Double {
  var best = Double.infinity
  let clock = ContinuousClock()
  for _ in 0..<runs {
    let time = clock.measure { body(iterations) }
    best = min(best, nanoseconds(time) / Double(iterations))
  }
  return best
}

@MainActor
func measure(
  _ iterations: Int,
  runs: Int = 5,
  _ body: @MainActor (Int) async -> Void
) async -> Double {
  var best = Double.infinity
  let clock = ContinuousClock()
  for _ in 0..<runs {
    let start = clock.now
    await body(iterations)
    best = min(best, nanoseconds(start.duration(to: clock.now)) / Double(iterations))
  }
  return best
}

func nanoseconds(_ duration: Duration) -> Double {
  let parts = duration.components
  return Double(parts.seconds) * 1e9 + Double(parts.attoseconds) / 1e9
}

/// Prevents the optimizer from removing a computation.
@inline(never)
@_optimize(none)
func use<T>(_ value: T) {}
