// SPDX-License-Identifier: MIT

import Dispatch

/// The scheduler of the writes of files.
package protocol FileScheduler: Sendable {
  /// The least time between two writes of a file; nil to write each change at once.
  var interval: Duration? { get }
  /// Performs work soon.
  func perform(_ work: @escaping @Sendable () -> Void)
  /// Performs work after a duration.
  func perform(after duration: Duration, _ work: @escaping @Sendable () -> Void)
}

/// A scheduler that works on other threads.
///
/// The order of the writes of a file comes from ``WriteBehind``, which lets one run at a time, so
/// that a slow file keeps no other one waiting.
package struct QueueScheduler: FileScheduler {
  package let interval: Duration? = .seconds(1)
  private let queue = DispatchQueue.global(qos: .utility)

  package init() {}

  package func perform(_ work: @escaping @Sendable () -> Void) {
    queue.async(execute: work)
  }

  package func perform(after duration: Duration, _ work: @escaping @Sendable () -> Void) {
    queue.asyncAfter(deadline: .now() + duration.inSeconds, execute: work)
  }
}

/// A scheduler that works before it returns.
package struct ImmediateScheduler: FileScheduler {
  package let interval: Duration? = nil

  package init() {}

  package func perform(_ work: @escaping @Sendable () -> Void) {
    work()
  }

  package func perform(after duration: Duration, _ work: @escaping @Sendable () -> Void) {
    work()
  }
}

extension Duration {
  var inSeconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}
