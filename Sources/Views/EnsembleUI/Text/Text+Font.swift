// SPDX-License-Identifier: MIT

extension Text {
  /// Creates a text from the character of a symbol, or the name of an image.
  // Disfavored, because a missing member as an argument would have no message.
  @_disfavoredOverload
  public init(_ image: Image) {
    self.init(verbatim: image.inlineText)
  }
}

// Modifiers that return a ``Text``, which can be concatenated.
extension Text {
  /// Sets the size and weight of the text.
  public func font(_ font: Font?) -> Text { changed { $0.font = font } }

  /// Gives all digits the same width. It has no effect in a terminal, where they have it.
  public func monospacedDigit() -> Text {
    changed { $0.font = ($0.font ?? .body).monospacedDigit() }
  }

  /// Adds space between characters, in points. It has no effect in a terminal.
  public func tracking(_ tracking: Double) -> Text { changed { $0.tracking = tracking } }

  /// Adds space between characters, in points. It has no effect in a terminal.
  public func kerning(_ kerning: Double) -> Text { tracking(kerning) }

  /// Has no effect: all parts of a text have one baseline.
  public func baselineOffset(_ baselineOffset: Double) -> Text { self }

  /// Sets the color of the text, or the first color of a gradient.
  @_disfavoredOverload
  public func foregroundStyle(_ style: some ShapeStyle) -> Text {
    foregroundStyle(style._paint.firstColor)
  }

  func changed(_ change: (inout TextRun) -> Void) -> Text {
    var runs = styledRuns
    for index in runs.indices { change(&runs[index]) }
    return Text(runs: runs)
  }
}
