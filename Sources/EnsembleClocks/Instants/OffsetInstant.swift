// SPDX-License-Identifier: MIT

/// A point in the time of a clock that exists only in the program: its distance from zero.
public struct OffsetInstant<Duration: DurationProtocol & Hashable>: InstantProtocol {
  /// The distance from the zero of the clock's time.
  public let offset: Duration

  /// Creates an instant at a distance from zero.
  public init(offset: Duration = .zero) {
    self.offset = offset
  }

  public func advanced(by duration: Duration) -> Self {
    Self(offset: offset + duration)
  }

  public func duration(to other: Self) -> Duration {
    other.offset - offset
  }

  public static func < (lhs: Self, rhs: Self) -> Bool {
    lhs.offset < rhs.offset
  }
}

extension OffsetInstant: CustomStringConvertible {
  public var description: String { "\(offset)" }
}
