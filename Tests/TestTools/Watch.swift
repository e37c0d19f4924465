// SPDX-License-Identifier: MIT

import Observation

/// A counter of notifications about the values that `read` reads, which reads again after each of
/// them.
@MainActor
package final class Watch<Value: Sendable> {
  package private(set) var changes = 0
  package private(set) var value: Value
  private let read: @MainActor () -> Value

  package init(_ read: @escaping @MainActor () -> Value) {
    self.read = read
    value = read()
    track()
  }

  private func track() {
    value = withObservationTracking(read) { [weak self] in
      MainActor.assumeIsolated {
        guard let self else { return }
        self.changes += 1
        self.isStale = true
      }
    }
    isStale = false
  }

  private var isStale = false

  /// The number of notifications since the last call.
  package func take() -> Int {
    defer { changes = 0 }
    if isStale { track() }
    return changes
  }

  /// The value of a reader that only reads again after notifications.
  package var shown: Value {
    if isStale { track() }
    return value
  }
}
