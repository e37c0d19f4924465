// SPDX-License-Identifier: MIT

/// The appearance of an element. The renderer decides everything that is not set.
public struct ElementStyle: Equatable, Sendable {
  /// A Boolean value that indicates whether text is bold.
  public var isBold = false
  /// A Boolean value that indicates whether text is italic.
  public var isItalic = false
  /// A Boolean value that indicates whether text is struck through.
  public var isStruckThrough = false
  /// The font of text; nil for the renderer's default.
  public var font: Font?
  /// The color of text and symbols; nil for the renderer's default.
  public var foreground: Color?
  /// A Boolean value that indicates whether there is space around the element.
  public var isPadded = false
  /// The state of the element that screen readers announce.
  public var trait: Trait?
  /// The name for screen readers, tests and scripts, instead of the element's text.
  public var spokenLabel: String? {
    get { spoken?.label }
    set { spoken = newValue.map(Spoken.init) }
  }
  /// The spoken label, held indirectly: each element has a style, but few have a spoken label.
  private var spoken: Spoken?

  private final class Spoken: Equatable, Sendable {
    let label: String

    init(_ label: String) {
      self.label = label
    }

    static func == (lhs: Spoken, rhs: Spoken) -> Bool { lhs.label == rhs.label }
  }

  /// Creates a style with default values.
  public init() {}

  /// A state of an element that is not part of its content.
  public enum Trait: Hashable, Sendable {
    /// The element is the selected one of several.
    case selected
    /// The content of the element is shown, or hidden.
    case expanded, collapsed
  }
}
