// SPDX-License-Identifier: MIT

/// A part of a source code whose text has one color.
struct SourceSpan: Equatable {
  /// A kind of text.
  enum Kind {
    case plain, keyword, type, literal, comment, attribute
  }

  var kind: Kind
  var text: String
}

/// A scanner that finds the keywords, types, literals, comments and attributes of Swift sources.
///
/// It knows tokens, and no syntax: enough for colors, at a hundredth of the build time of a parser.
struct SwiftHighlighter {
  private let bytes: [UInt8]
  private var index = 0
  /// The number of interpolations around the current index.
  private var depth = 0
  private var spans: [SourceSpan] = []

  /// Interpolations are nested no deeper than this, so that a source cannot use up the stack.
  private static let maxDepth = 64

  /// Returns the parts of a source, in order. Together they are the source.
  static func spans(of source: String) -> [SourceSpan] {
    var scanner = SwiftHighlighter(source)
    scanner.scanCode(isInterpolation: false)
    return scanner.spans
  }

  private init(_ source: String) { bytes = Array(source.utf8) }

  private func byte(_ offset: Int = 0) -> UInt8? {
    bytes.indices.contains(index + offset) ? bytes[index + offset] : nil
  }

  private func hasPrefix(_ text: StaticString) -> Bool {
    bytes[index...].starts(
      with: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    )
  }

  private mutating func add(_ kind: SourceSpan.Kind, from start: Int) {
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    if text.isEmpty { return }
    if spans.last?.kind == kind {
      spans[spans.count - 1].text += text
    } else {
      spans.append(SourceSpan(kind: kind, text: text))
    }
  }

  private mutating func skip(while condition: (UInt8) -> Bool) {
    while let byte = byte(), condition(byte) { index += 1 }
  }

  // MARK: Code

  /// Scans code until its end, or until the parenthesis that closes an interpolation.
  private mutating func scanCode(isInterpolation: Bool) {
    var parentheses = 0
    while let byte = byte() {
      let start = index
      switch byte {
      case UInt8(ascii: "/") where hasPrefix("//"):
        skip { $0 != UInt8(ascii: "\n") }
        add(.comment, from: start)
      case UInt8(ascii: "/") where hasPrefix("/*"): scanBlockComment()
      case UInt8(ascii: "\""): scanString(hashes: 0)
      case UInt8(ascii: "#"): scanHash()
      case UInt8(ascii: "@"):
        index += 1
        skip(while: isIdentifier)
        add(.attribute, from: start)
      case UInt8(ascii: "`"):
        index += 1
        skip { $0 != UInt8(ascii: "`") && $0 != UInt8(ascii: "\n") }
        if self.byte() == UInt8(ascii: "`") { index += 1 }
        add(.plain, from: start)
      case UInt8(ascii: "0")...UInt8(ascii: "9"): scanNumber()
      case let byte where isIdentifier(byte): scanWord()
      default:
        if byte == UInt8(ascii: "(") { parentheses += 1 }
        if byte == UInt8(ascii: ")") {
          if isInterpolation, parentheses == 0 { return }
          parentheses -= 1
        }
        index += 1
        add(.plain, from: start)
      }
    }
  }

  private mutating func scanWord() {
    let start = index
    skip(while: isIdentifier)
    let word = String(decoding: bytes[start..<index], as: UTF8.self)
    let isMember = start > 0 && bytes[start - 1] == UInt8(ascii: ".")
    if keywords.contains(word), !isMember || word == "self" || word == "init" {
      add(.keyword, from: start)
    } else {
      add(word.first?.isUppercase == true ? .type : .plain, from: start)
    }
  }

  private mutating func scanNumber() {
    let start = index
    skip(while: isIdentifier)
    // In `0..<3`, the period belongs to the operator.
    if byte() == UInt8(ascii: "."), let next = byte(1), isDigit(next) {
      index += 1
      skip(while: isIdentifier)
    }
    add(.literal, from: start)
  }

  private mutating func scanBlockComment() {
    let start = index
    var depth = 0
    repeat {
      if hasPrefix("/*") {
        depth += 1
        index += 2
      } else if hasPrefix("*/") {
        depth -= 1
        index += 2
      } else {
        index += 1
      }
    } while depth > 0 && index < bytes.count
    add(.comment, from: start)
  }

  /// Scans a `#`: of a string with delimiters, a regular expression, a directive, or a macro.
  private mutating func scanHash() {
    let start = index
    skip { $0 == UInt8(ascii: "#") }
    let hashes = index - start
    switch byte() {
    case UInt8(ascii: "\""):
      index = start
      scanString(hashes: hashes)
    case UInt8(ascii: "/"):
      index += 1
      skip { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "/") }
      skip { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "#") }
      add(.literal, from: start)
    default:
      skip(while: isIdentifier)
      let isDirective = ["#if", "#else", "#elseif", "#endif"].contains { directive in
        bytes[start..<index].elementsEqual(directive.utf8)
      }
      add(isDirective ? .keyword : .attribute, from: start)
    }
  }

  // MARK: Strings

  private mutating func scanString(hashes: Int) {
    var start = index
    index += hashes
    let isLong = hasPrefix("\"\"\"")
    let quotes = isLong ? 3 : 1
    index += quotes
    while let byte = byte() {
      if byte == UInt8(ascii: "\n"), !isLong { break }
      if byte == UInt8(ascii: "\""), closes(quotes, hashes) {
        index += quotes + hashes
        break
      }
      index += 1
      guard byte == UInt8(ascii: "\\"),
        (0..<hashes).allSatisfy({ self.byte($0) == UInt8(ascii: "#") })
      else { continue }
      index += hashes
      guard self.byte() == UInt8(ascii: "("), depth < Self.maxDepth else {
        index = min(index + 1, bytes.count)
        continue
      }
      index += 1
      add(.literal, from: start)
      depth += 1
      scanCode(isInterpolation: true)
      depth -= 1
      start = index
    }
    add(.literal, from: start)
  }

  private func closes(_ quotes: Int, _ hashes: Int) -> Bool {
    (0..<quotes).allSatisfy { byte($0) == UInt8(ascii: "\"") }
      && (0..<hashes).allSatisfy { byte(quotes + $0) == UInt8(ascii: "#") }
  }
}

private func isDigit(_ byte: UInt8) -> Bool {
  (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
}

/// Returns whether a byte is a part of an identifier. Those of other scripts than Latin are.
private func isIdentifier(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
    true
  default: isDigit(byte)
  }
}

private let keywords: Set<String> = [
  "Any", "Self", "as", "associatedtype", "async", "await", "borrowing", "break", "case", "catch",
  "class", "consuming", "continue", "convenience", "default", "defer", "deinit", "didSet", "do",
  "each", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "final", "for",
  "func",
  "get", "guard", "if", "import", "in", "indirect", "init", "inout", "internal", "is", "isolated",
  "lazy", "let", "mutating", "nil", "nonisolated", "open", "operator", "override", "package",
  "private", "protocol", "public", "repeat", "required", "rethrows", "return", "self", "sending",
  "set", "some", "any", "static", "struct", "subscript", "super", "switch", "throw", "throws",
  "true", "try", "typealias", "unowned", "var", "weak", "where", "while", "willSet", "actor",
]
