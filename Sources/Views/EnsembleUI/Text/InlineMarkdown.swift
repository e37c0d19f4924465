// SPDX-License-Identifier: MIT

/// A parser of the inline marks of Markdown: `**bold**`, `*italic*`, `~~struck~~`, `` `code` ``,
/// `[link](url)` and `^[text](attributes)`. Marks without a partner are text.
struct InlineMarkdown {
  private var characters: [Character] = []
  /// For each character, whether it can be a mark.
  private var canMark: [Bool] = []
  /// Texts with their own styles, by the index of the character that stands for each.
  private var styledTexts: [Int: [TextRun]] = [:]

  init(_ parts: [LocalizedStringKey.Part]) {
    for part in parts {
      switch part {
      case .markdown(let text): append(text, isMarkdown: true)
      case .verbatim(let text): append(text, isMarkdown: false)
      case .styled(let runs):
        styledTexts[characters.count] = runs
        append("\u{FFFC}", isMarkdown: false)
      }
    }
  }

  private mutating func append(_ text: String, isMarkdown: Bool) {
    characters += text
    canMark += Array(repeating: isMarkdown, count: characters.count - canMark.count)
  }

  /// Returns whether a byte of UTF-8 is a mark.
  static func isMark(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "`"),
      UInt8(ascii: "["), UInt8(ascii: "\\"):
      true
    default: false
    }
  }

  /// The text in its styles.
  var runs: [TextRun] {
    var runs: [TextRun] = []
    parse(characters.indices, TextRun(""), depth: 0, into: &runs)
    return runs.joined
  }

  /// Spans are nested no deeper than this, so that a text cannot use up the stack.
  private static let maxDepth = 16

  /// The searches within a range that have failed. They are not repeated, so the time is linear.
  private struct Failures {
    /// The marks without a partner.
    var marks: Set<String> = []
    /// The index before which no link begins.
    var linkStart = 0
  }

  private func parse(
    _ range: Range<Int>,
    _ style: TextRun,
    depth: Int,
    into runs: inout [TextRun]
  ) {
    guard depth < Self.maxDepth else {
      return append(range, style, to: &runs)
    }
    var index = range.lowerBound
    var text = ""
    var failures = Failures()
    func flush() {
      if !text.isEmpty { runs.append(style.with(text)) }
      text = ""
    }
    while index < range.upperBound {
      if isMark("\\", at: index), index + 1 < range.upperBound, isPunctuation(at: index + 1) {
        text.append(characters[index + 1])
        index += 2
      } else if let span = span(at: index, in: range, style, &failures) {
        flush()
        if span.style.isCode {
          append(span.content, span.style, to: &runs)
        } else {
          parse(span.content, span.style, depth: depth + 1, into: &runs)
        }
        index = span.end
      } else if let styled = styledTexts[index] {
        flush()
        runs += styled.map { $0.inside(style) }
        index += 1
      } else {
        text.append(characters[index])
        index += 1
      }
    }
    flush()
  }

  /// Adds characters as they are, and the texts between them.
  private func append(_ range: Range<Int>, _ style: TextRun, to runs: inout [TextRun]) {
    var start = range.lowerBound
    for index in styledTexts.keys.filter(range.contains).sorted() {
      runs.append(style.with(String(characters[start..<index])))
      runs += styledTexts[index, default: []].map { $0.inside(style) }
      start = index + 1
    }
    runs.append(style.with(String(characters[start..<range.upperBound])))
  }

  private func text(of range: Range<Int>) -> String {
    var runs: [TextRun] = []
    append(range, TextRun(""), to: &runs)
    return runs.map(\.text).joined()
  }

  private struct Span {
    let content: Range<Int>
    let end: Int
    let style: TextRun
  }

  /// Returns the span that begins at an index; nil if none does.
  private func span(
    at index: Int,
    in range: Range<Int>,
    _ style: TextRun,
    _ failures: inout Failures
  ) -> Span? {
    guard canMark[index] else { return nil }
    switch characters[index] {
    case "[": return link(at: index, in: range, style, &failures)
    case "^": return attributed(at: index, in: range, style, &failures)
    case "`": return delimited("`", at: index, in: range, style, &failures) { $0.isCode = true }
    case "~":
      return delimited("~~", at: index, in: range, style, &failures) { $0.isStruckThrough = true }
    case "*", "_":
      let mark = String(characters[index])
      return delimited(mark + mark, at: index, in: range, style, &failures) { $0.isBold = true }
        ?? delimited(mark, at: index, in: range, style, &failures) { $0.isItalic = true }
    default: return nil
    }
  }

  private func delimited(
    _ mark: String,
    at index: Int,
    in range: Range<Int>,
    _ style: TextRun,
    _ failures: inout Failures,
    _ change: (inout TextRun) -> Void
  ) -> Span? {
    let start = index + mark.count
    guard start < range.upperBound, !failures.marks.contains(mark), isMark(mark, at: index) else {
      return nil
    }
    let isCode = mark == "`"
    if !isCode {
      guard !characters[start].isWhitespace else { return nil }
      if mark.first == "_", isLetter(at: index - 1) { return nil }
    }
    guard let end = partner(of: mark, from: start, in: range) else {
      failures.marks.insert(mark)
      return nil
    }
    var style = style
    change(&style)
    return Span(content: start..<end, end: end + mark.count, style: style)
  }

  private func partner(of mark: String, from start: Int, in range: Range<Int>) -> Int? {
    let isCode = mark == "`"
    var index = start
    while index + mark.count <= range.upperBound {
      if !isCode, isMark("\\", at: index) {
        index += 2
        continue
      }
      guard isMark(mark, at: index), index > start else {
        index += 1
        continue
      }
      if !isCode, mark.count == 1, index + 1 < range.upperBound, isMark(mark, at: index + 1) {
        // A pair belongs to bold text inside.
        index += 2
        continue
      }
      let isClosing =
        isCode
        || !characters[index - 1].isWhitespace
          && !(mark.first == "_" && isLetter(at: index + mark.count))
      // Of three marks, the first closes the text inside.
      if isClosing {
        let hasThird = mark.count == 2 && index + 2 < range.upperBound
        return hasThird && isMark(String(mark.prefix(1)), at: index + 2) ? index + 1 : index
      }
      index += mark.count
    }
    return nil
  }

  /// Returns the span of `[text](url)`.
  private func link(
    at index: Int,
    in range: Range<Int>,
    _ style: TextRun,
    _ failures: inout Failures
  ) -> Span? {
    guard index >= failures.linkStart else { return nil }
    guard let close = (index..<range.upperBound).first(where: { isMark("]", at: $0) }) else {
      failures.linkStart = range.upperBound
      return nil
    }
    guard close + 1 < range.upperBound, isMark("(", at: close + 1) else {
      failures.linkStart = close
      return nil
    }
    let end = (close + 2..<range.upperBound).first {
      characters[$0] == ")" || characters[$0].isWhitespace
    }
    guard let end, isMark(")", at: end) else {
      failures.linkStart = end ?? range.upperBound
      return nil
    }
    var style = style
    style.link = text(of: close + 2..<end)
    return Span(content: index + 1..<close, end: end + 1, style: style)
  }

  /// Returns the span of `^[text](attributes)`.
  ///
  /// The attributes, such as those that inflect a word in SwiftUI, have no effect.
  private func attributed(
    at index: Int,
    in range: Range<Int>,
    _ style: TextRun,
    _ failures: inout Failures
  ) -> Span? {
    guard index >= failures.linkStart, index + 1 < range.upperBound, isMark("[", at: index + 1)
    else { return nil }
    guard let close = (index + 2..<range.upperBound).first(where: { isMark("]", at: $0) }) else {
      failures.linkStart = range.upperBound
      return nil
    }
    guard close + 1 < range.upperBound, isMark("(", at: close + 1) else { return nil }
    guard let end = (close + 2..<range.upperBound).first(where: { isMark(")", at: $0) }) else {
      failures.linkStart = range.upperBound
      return nil
    }
    return Span(content: index + 2..<close, end: end + 1, style: style)
  }

  // MARK: Characters

  private func isMark(_ mark: String, at index: Int) -> Bool {
    for (offset, character) in mark.enumerated() {
      guard index + offset < characters.count, canMark[index + offset],
        characters[index + offset] == character
      else { return false }
    }
    return true
  }

  private func isPunctuation(at index: Int) -> Bool {
    canMark[index] && characters[index].isASCII
      && (characters[index].isPunctuation || characters[index].isSymbol)
  }

  private func isLetter(at index: Int) -> Bool {
    characters.indices.contains(index) && (characters[index].isLetter || characters[index].isNumber)
  }
}
