// SPDX-License-Identifier: MIT

#if Web
/// A rate limit with a burst capacity.
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

  /// Takes all of the tokens, or none.
  ///
  /// - Returns: Nil on success; otherwise the number of seconds until the tokens are available.
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

  /// Takes tokens for work that is already done. The balance may become negative, which delays
  /// later work.
  package mutating func charge(_ count: Int) { tokens -= Double(count) }
}

extension Duration {
  package var inSeconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}
#endif
