// SPDX-License-Identifier: MIT

/// Waits until a condition holds, and lets other tasks run meanwhile.
///
/// Unlike a loop without an end, it does not stop all tests if a program is broken.
///
/// - Returns: Whether the condition held before the limit, and before the task was cancelled.
package func eventually(
  within limit: Duration = .seconds(300),
  isolation: isolated (any Actor)? = #isolation,
  _ condition: () async throws -> Bool
) async rethrows -> Bool {
  let start = ContinuousClock.now
  while try await !condition() {
    if Task.isCancelled || start.duration(to: .now) > limit { return false }
    await Task.yield()
  }
  return true
}
