// SPDX-License-Identifier: MIT

import Dispatch

/// A scheduler for file writes.
package protocol FileScheduler: Sendable {
  /// The minimum time between two writes of a file; nil to write each change at once.
  var interval: Duration? { get }
  /// Performs work as soon as possible, possibly before this returns.
  func perform(_ work: @escaping @Sendable () -> Void)
  /// Performs work after a duration.
  func perform(after duration: Duration, _ work: @escaping @Sendable () -> Void)
}

/// A scheduler that writes on other threads.
///
/// ``WriteBehind`` orders the writes of each file, by letting one run at a time. So a slow file
/// does not delay other files.
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

/// A scheduler that writes before it returns.
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
