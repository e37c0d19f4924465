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
  /// What is to be told of its state where it is not seen.
  public var trait: Trait?
  /// What it is called by those who do not show it, instead of what it says.
  public var spokenLabel: String? {
    get { spoken?.label }
    set { spoken = newValue.map(Spoken.init) }
  }
  /// Few elements have one, and each element has a style.
  private var spoken: Spoken?

  private final class Spoken: Equatable, Sendable {
    let label: String

    init(_ label: String) {
      self.label = label
    }

    static func == (lhs: Spoken, rhs: Spoken) -> Bool { lhs.label == rhs.label }
  }

  public init() {}

  /// What an element is at the moment, beyond what it is.
  public enum Trait: Hashable, Sendable {
    /// Of several it is the one that is chosen.
    case selected
    /// What belongs to it is shown, or not.
    case expanded, collapsed
  }
}
