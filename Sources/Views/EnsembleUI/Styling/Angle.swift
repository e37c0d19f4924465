// SPDX-License-Identifier: MIT

/// An angle.
public struct Angle: Hashable, Sendable {
  /// The angle in radians.
  public var radians: Double
  /// The angle in degrees.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// Creates an angle of zero.
  public init() {
    radians = 0
  }

  /// Creates an angle from radians.
  public init(radians: Double) {
    self.radians = radians
  }

  /// Creates an angle from degrees.
  public init(degrees: Double) {
    radians = degrees * .pi / 180
  }

  /// Returns an angle in degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  /// Returns an angle in radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  /// An angle of zero.
  public static let zero = Angle()
}
