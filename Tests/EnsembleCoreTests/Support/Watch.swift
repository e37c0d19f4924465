// SPDX-License-Identifier: MIT

import Observation

/// Counts how often what `read` reads is told to have changed; reads again after each time.
@MainActor
final class Watch<Value: Sendable> {
  private(set) var changes = 0
  private(set) var value: Value
  private let read: @MainActor () -> Value

  init(_ read: @escaping @MainActor () -> Value) {
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

  /// The changes told since the last time this was asked.
  func take() -> Int {
    defer { changes = 0 }
    if isStale { track() }
    return changes
  }

  /// What a reader shows that only looks again when it was told.
  var shown: Value {
    if isStale { track() }
    return value
  }
}
