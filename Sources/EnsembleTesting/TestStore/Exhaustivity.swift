// SPDX-License-Identifier: MIT

/// How much of what a feature does a test has to assert.
public enum Exhaustivity: Equatable, Sendable {
  /// Everything: every change of the state, every action that effects send, every effect's end.
  case on
  /// What the test mentions. The rest is passed over; with `showSkippedAssertions`, what was passed
  /// over is noted without failing the test.
  case off(showSkippedAssertions: Bool)

  /// What the test mentions; the rest is passed over silently.
  public static let off = Exhaustivity.off(showSkippedAssertions: false)
}
