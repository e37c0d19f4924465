// SPDX-License-Identifier: MIT

/// An instant of a simulated clock, defined by its distance from zero.
public struct OffsetInstant<Duration: DurationProtocol & Hashable>: InstantProtocol {
  /// The distance from zero.
  public let offset: Duration

  /// Creates an instant at a distance from zero.
  public init(offset: Duration = .zero) {
    self.offset = offset
  }

  /// Returns the instant after a duration.
  public func advanced(by duration: Duration) -> Self {
    Self(offset: offset + duration)
  }

  /// Returns the duration to another instant.
  public func duration(to other: Self) -> Duration {
    other.offset - offset
  }

  /// Returns a Boolean value that indicates whether an instant precedes another.
  public static func < (lhs: Self, rhs: Self) -> Bool {
    lhs.offset < rhs.offset
  }
}

extension OffsetInstant: CustomStringConvertible {
  public var description: String { "\(offset)" }
}
