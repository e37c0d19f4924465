// SPDX-License-Identifier: MIT

import Foundation

/// A record of events in order, from any thread.
///
/// `@unchecked Sendable`: the values are guarded by the lock.
package final class Recorder<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var recorded: [Value] = []

  package init() {}

  package var values: [Value] { lock.withLock { recorded } }
  package var count: Int { values.count }

  /// Returns the values since the last call, and removes them.
  package func take() -> [Value] {
    lock.withLock {
      defer { recorded = [] }
      return recorded
    }
  }

  package func record(_ value: Value) {
    lock.withLock { recorded.append(value) }
  }
}

extension Recorder where Value == Void {
  package func record() { record(()) }
}
