// SPDX-License-Identifier: MIT

extension Character {
  /// The number of columns in a terminal: 0, 1 or 2. Invisible and control characters take 0.
  var columns: Int {
    if utf8.count == 1 { return isControl ? 0 : 1 }
    var scalars = unicodeScalars.makeIterator()
    guard let first = scalars.next() else { return 0 }
    let rest = IteratorSequence(scalars)
    if first.properties.isEmoji, let columns = first.emojiColumns(followedBy: rest) {
      return columns
    }
    return min(2, rest.reduce(first.columns) { $0 + $1.columns })
  }

  /// Whether a terminal interprets the character instead of showing it.
  var isControl: Bool {
    guard let first = unicodeScalars.first else { return false }
    return first.value < 0x20 || (0x7F...0x9F).contains(first.value)
  }

  /// Whether terminals may disagree about the width.
  var hasDoubtfulWidth: Bool {
    utf8.count > 1 && unicodeScalars.dropFirst().first != nil
  }
}

extension Unicode.Scalar {
  fileprivate var columns: Int {
    switch properties.generalCategory {
    case .control, .format, .nonspacingMark, .enclosingMark, .surrogate, .lineSeparator,
      .paragraphSeparator:
      return 0
    default:
      break
    }
    // Vowels and finals of Hangul combine with the consonant before them.
    if (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FF).contains(value) { return 0 }
    if isRegionalIndicator { return 1 }
    return properties.isEmojiPresentation || WideRanges.contains(self) ? 2 : 1
  }

  private var isRegionalIndicator: Bool { (0x1F1E6...0x1F1FF).contains(value) }

  /// Returns the width of an emoji that the following scalars turn into a picture; nil if they do
  /// not.
  fileprivate func emojiColumns(followedBy rest: some Sequence<Unicode.Scalar>) -> Int? {
    for scalar in rest {
      // Variation selector 16 requests a picture, and a joiner combines several.
      if scalar.value == 0xFE0F || scalar.value == 0x200D { return 2 }
      if scalar.properties.isEmojiModifier { return 2 }
    }
    return nil
  }
}
