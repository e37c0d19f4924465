// SPDX-License-Identifier: MIT

/// How an element looks. What is not said is left to the renderer.
public struct ElementStyle: Equatable, Sendable {
  public var isBold = false
  public var isItalic = false
  public var isStruckThrough = false
  public var font: Font?
  public var foreground: Color?
  /// Whether there is space around it.
  public var isPadded = false
  /// What it is called by those who do not show it, instead of what it says.
  public var spokenLabel: String?

  public init() {}
}
