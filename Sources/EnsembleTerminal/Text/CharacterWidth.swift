// SPDX-License-Identifier: MIT

extension Character {
  /// How many columns a terminal gives it: 0, 1 or 2. 0 for what is not seen, and for control characters.
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

  /// Whether it is a character that a terminal obeys rather than shows.
  var isControl: Bool {
    guard let first = unicodeScalars.first else { return false }
    return first.value < 0x20 || (0x7F...0x9F).contains(first.value)
  }

  /// Whether terminals may disagree about how wide it is.
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
    // Vowels and finals of Hangul, which join the consonant before them.
    if (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FF).contains(value) { return 0 }
    if isRegionalIndicator { return 1 }
    return properties.isEmojiPresentation || WideRanges.contains(self) ? 2 : 1
  }

  private var isRegionalIndicator: Bool { (0x1F1E6...0x1F1FF).contains(value) }

  /// The width of an emoji that what follows turns into a picture; nil if nothing does.
  fileprivate func emojiColumns(followedBy rest: some Sequence<Unicode.Scalar>) -> Int? {
    for scalar in rest {
      // A picture is asked for (variation selector 16), or several are joined.
      if scalar.value == 0xFE0F || scalar.value == 0x200D { return 2 }
      if scalar.properties.isEmojiModifier { return 2 }
    }
    return nil
  }
}
