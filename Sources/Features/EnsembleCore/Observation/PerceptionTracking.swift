// SPDX-License-Identifier: MIT

import Observation

/// Calls a closure, and another one when a value that the first has read changes.
///
/// An alias of `withObservationTracking` for code that was written for systems without Observation.
///
/// - Parameters:
///   - apply: The closure whose reads are observed.
///   - onChange: A closure that is called once, on the thread of the first change.
/// - Returns: The result of `apply`.
public func withPerceptionTracking<Result>(
  _ apply: () -> Result,
  onChange: @autoclosure () -> @Sendable () -> Void
) -> Result {
  withObservationTracking(apply, onChange: onChange())
}
