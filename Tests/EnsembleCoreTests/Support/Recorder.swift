// SPDX-License-Identifier: MIT

import Foundation

/// A record of events in order, from any thread.
///
/// `@unchecked Sendable`: the values are guarded by the lock.
final class Recorder<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var recorded: [Value] = []

  var values: [Value] { lock.withLock { recorded } }
  var count: Int { values.count }

  func record(_ value: Value) {
    lock.withLock { recorded.append(value) }
  }
}

extension Recorder where Value == Void {
  func record() { record(()) }
}
