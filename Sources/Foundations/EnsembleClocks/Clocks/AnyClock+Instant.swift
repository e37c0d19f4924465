// SPDX-License-Identifier: MIT

extension AnyClock {
  /// A point in the time of any clock.
  public struct Instant: InstantProtocol {
    private let base: any InstantProtocol<Duration>

    /// Creates a type-erased instant.
    public init(_ base: some InstantProtocol<Duration>) {
      self.base = base
    }

    /// Returns the instant as its own type.
    func unwrapped<I: InstantProtocol>(as type: I.Type) -> I {
      guard let instant = base as? I else {
        preconditionFailure("An instant of \(Swift.type(of: base)) was used as \(type).")
      }
      return instant
    }

    /// Returns the instant after a duration.
    public func advanced(by duration: Duration) -> Self {
      func advanced(_ base: some InstantProtocol<Duration>) -> Self {
        Self(base.advanced(by: duration))
      }
      return advanced(base)
    }

    /// Returns the duration to another instant of the same kind of clock.
    public func duration(to other: Self) -> Duration {
      func duration<I: InstantProtocol<Duration>>(from base: I) -> Duration {
        base.duration(to: other.unwrapped(as: I.self))
      }
      return duration(from: base)
    }

    /// Returns a Boolean value that indicates whether an instant precedes another of the same
    /// clock.
    public static func < (lhs: Self, rhs: Self) -> Bool {
      func isLess<I: InstantProtocol<Duration>>(_ base: I) -> Bool {
        base < rhs.unwrapped(as: I.self)
      }
      return isLess(lhs.base)
    }

    /// Returns a Boolean value that indicates whether two instants are equal.
    ///
    /// Instants of different kinds of clock are not equal.
    public static func == (lhs: Self, rhs: Self) -> Bool {
      AnyHashable(lhs.base) == AnyHashable(rhs.base)
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(base)
    }
  }
}
