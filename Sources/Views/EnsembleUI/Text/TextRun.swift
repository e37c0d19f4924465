// SPDX-License-Identifier: MIT

/// A part of a text with its own style.
public struct TextRun: Hashable, Sendable {
  /// The characters of the part.
  public package(set) var text: String
  /// A Boolean value that indicates whether the part is bold.
  public package(set) var isBold = false
  /// A Boolean value that indicates whether the part is italic.
  public package(set) var isItalic = false
  /// A Boolean value that indicates whether the part is struck through.
  public package(set) var isStruckThrough = false
  /// A Boolean value that indicates whether the part is underlined.
  public package(set) var isUnderlined = false
  /// A Boolean value that indicates whether the part is code.
  public internal(set) var isCode = false
  /// The color of the part; nil for the color of the text.
  public package(set) var foreground: Color?
  /// The color behind the part; nil for none.
  public package(set) var background: Color?
  /// The size and weight of the part; nil for the size and weight of the text.
  public internal(set) var font: Font?
  /// The space between the characters of the part, in points; nil for the tracking of the text.
  public internal(set) var tracking: Double?
  /// The URL that the part leads to.
  public internal(set) var link: String?
  /// The time that the characters show; nil if they stay.
  var time: TimeText?

  package init(_ text: String) {
    self.text = text
  }

  /// Whether the part looks like the rest of its text.
  var isPlain: Bool { self == TextRun(text) }

  /// Returns the part with other characters.
  func with(_ text: String) -> TextRun {
    var copy = self
    copy.text = text
    return copy
  }

  /// Returns the part within text of a style. Its own style comes first.
  func inside(_ style: TextRun) -> TextRun {
    var run = self
    run.isBold = isBold || style.isBold
    run.isItalic = isItalic || style.isItalic
    run.isStruckThrough = isStruckThrough || style.isStruckThrough
    run.isUnderlined = isUnderlined || style.isUnderlined
    run.isCode = isCode || style.isCode
    run.link = link ?? style.link
    return run
  }
}

extension [TextRun] {
  /// The runs with adjacent equal styles joined, and without empty ones.
  var joined: [TextRun] {
    var joined: [TextRun] = []
    for run in self where !run.text.isEmpty {
      if let last = joined.last, run.time == nil, last == run.with(last.text) {
        joined[joined.count - 1].text += run.text
      } else {
        joined.append(run)
      }
    }
    return joined
  }
}
