// SPDX-License-Identifier: MIT

/// One line of the table.
struct Row {
  let id: String
  let work: String
  /// Nanoseconds per operation, or bytes where `unit` says so.
  let figure: Double
  /// What the same work costs by hand, or another row's figure.
  let floor: Double?
  /// What it must reach, in the figure's unit.
  let target: Double?
  var unit = "ns"
}

/// The time of one operation: the best of several runs, which is the least disturbed one.
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

/// Keeps the optimizer from dropping a computation.
@inline(never)
@_optimize(none)
func use<T>(_ value: T) {}
