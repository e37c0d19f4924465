// SPDX-License-Identifier: MIT

/// An amount in cents.
public struct Money: Hashable, Codable, Sendable, Comparable {
  public var cents: Int

  public init(cents: Int) {
    self.cents = cents
  }

  public static let zero = Money(cents: 0)

  public static func < (lhs: Money, rhs: Money) -> Bool {
    lhs.cents < rhs.cents
  }

  public static func + (lhs: Money, rhs: Money) -> Money {
    Money(cents: lhs.cents + rhs.cents)
  }

  public static func - (lhs: Money, rhs: Money) -> Money {
    Money(cents: lhs.cents - rhs.cents)
  }

  public static func * (lhs: Money, rhs: Int) -> Money {
    Money(cents: lhs.cents * rhs)
  }

  public static func += (lhs: inout Money, rhs: Money) {
    lhs = lhs + rhs
  }

  /// Takes off a part, rounded to the benefit of the customer.
  public func reduced(byPercent percent: Int) -> Money {
    guard (1...100).contains(percent) else { return self }
    return Money(cents: cents * (100 - percent) / 100)
  }

  /// The amount as it stands on a price tag.
  public var label: String {
    let sign = cents < 0 ? "-" : ""
    let euros = abs(cents) / 100
    let rest = abs(cents) % 100
    return "\(sign)\(euros).\(rest < 10 ? "0" : "")\(rest) €"
  }

  /// Reads an amount as somebody types it: `3`, `3.5`, `3,50`.
  public init?(text: String) {
    let parts = text.split(whereSeparator: { $0 == "." || $0 == "," })
    guard (1...2).contains(parts.count), let euros = Int(parts[0]), euros >= 0 else { return nil }
    guard parts.count == 2 else {
      self.init(cents: euros * 100)
      return
    }
    guard parts[1].count <= 2, let rest = Int(parts[1]), rest >= 0 else { return nil }
    self.init(cents: euros * 100 + (parts[1].count == 1 ? rest * 10 : rest))
  }
}

extension Sequence where Element == Money {
  public func sum() -> Money {
    reduce(.zero, +)
  }
}
