// SPDX-License-Identifier: MIT

import Observation

/// Calls a function, and another one when something that it has read changes.
///
/// Another name of `withObservationTracking`, for code that was written for systems without Observation.
///
/// - Parameters:
///   - apply: The function whose reads are observed.
///   - onChange: Called once, by whoever makes the first change.
/// - Returns: The result of `apply`.
public func withPerceptionTracking<Result>(
  _ apply: () -> Result,
  onChange: @autoclosure () -> @Sendable () -> Void
) -> Result {
  withObservationTracking(apply, onChange: onChange())
}
