// SPDX-License-Identifier: MIT

nonisolated extension View {
  /// Limits the number of lines of text; nil for no limit.
  public func lineLimit(_ number: Int?) -> some View {
    style { $0.drawing.inherited.lineLimit = number.map { max(1, $0) } }
  }

  /// Limits the number of lines of text to the upper bound of a range. The lower one has no effect.
  public func lineLimit(_ limit: some RangeExpression<Int>) -> some View {
    lineLimit(limit.relative(to: 1..<1_000).last)
  }

  /// Limits the number of lines of text, and optionally takes the space of all of them.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    style {
      $0.drawing.inherited.lineLimit = max(1, limit)
      $0.drawing.inherited.reservesLines = reservesSpace
    }
  }

  /// Aligns the lines of a text that has several.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    style { $0.drawing.inherited.textAlignment = alignment }
  }

  /// Adds space between the lines of a text, in points. It has no effect in a terminal.
  public func lineSpacing(_ lineSpacing: Double) -> some View {
    style { $0.drawing.inherited.lineSpacing = lineSpacing }
  }

  /// Adds space between characters, in points. It has no effect in a terminal.
  public func tracking(_ tracking: Double) -> some View {
    style { $0.drawing.inherited.tracking = tracking }
  }

  /// Adds space between characters, in points. It has no effect in a terminal.
  public func kerning(_ kerning: Double) -> some View { tracking(kerning) }

  /// Sets the part of a line that is left out if the text is too long. Browsers leave out the end.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    style { $0.drawing.inherited.truncation = mode }
  }
}

extension Text {
  /// The part of a line that is left out if the text is too long.
  public enum TruncationMode: Hashable, Sendable {
    /// The beginning.
    case head
    /// The end.
    case tail
    /// The middle.
    case middle
  }
}
