// SPDX-License-Identifier: MIT

/// A limit to how often something is done: some at once, and so many per second on average.
package struct TokenBucket: Sendable {
  private let perSecond: Double
  private let capacity: Double
  private var tokens: Double
  private var filled: Duration

  package init(perSecond: Double, capacity: Double, now: Duration) {
    self.perSecond = perSecond
    self.capacity = capacity
    tokens = capacity
    filled = now
  }

  /// Takes tokens, all or none.
  ///
  /// - Returns: Nil if they were there; otherwise the seconds until they will be.
  package mutating func take(_ count: Int, now: Duration) -> Double? {
    tokens = min(capacity, tokens + perSecond * (now - filled).inSeconds)
    filled = now
    let missing = min(Double(count), capacity) - tokens
    guard missing > 0 else {
      tokens -= Double(count)
      return nil
    }
    return missing / perSecond
  }

  /// Takes tokens for what was done already. Those that are not there are missing for what comes next.
  package mutating func charge(_ count: Int) { tokens -= Double(count) }
}

extension Duration {
  package var inSeconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}
