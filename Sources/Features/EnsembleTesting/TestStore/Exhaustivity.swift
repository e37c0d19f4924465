// SPDX-License-Identifier: MIT

/// The extent to which a test must assert the behavior of a feature.
public enum Exhaustivity: Equatable, Sendable {
  /// The assertion of every change of the state, every action of an effect and every effect's end.
  case on
  /// The assertion of only those parts that the test mentions.
  ///
  /// Everything else is skipped. With `showSkippedAssertions`, skipped assertions are noted without
  /// failing the test.
  case off(showSkippedAssertions: Bool)

  /// The assertion of only those parts that the test mentions; the rest is skipped silently.
  public static let off = Exhaustivity.off(showSkippedAssertions: false)
}
