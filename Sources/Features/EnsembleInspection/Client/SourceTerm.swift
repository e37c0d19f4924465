// SPDX-License-Identifier: MIT

import Foundation

/// A value that is written as in Swift: a case with its payload, or a literal.
indirect enum SourceTerm: Equatable {
  /// A case, such as `.add(3)`.
  case member(String, [Argument])
  /// A text in quotes.
  case text(String)
  /// A number, `true`, `false` or `nil`.
  case word(String)

  struct Argument: Equatable {
    let label: String?
    let value: SourceTerm
  }

  /// A text that cannot be read.
  struct SyntaxError: Error, CustomStringConvertible {
    let text: String
    let problem: String

    var description: String { "'\(text)' cannot be read: \(problem)" }
  }

  /// Reads a value.
  ///
  /// - Throws: A `SyntaxError`.
  init(_ text: String) throws {
    var reader = Reader(text)
    self = try reader.term()
    try reader.end()
  }
}

private struct Reader {
  private let text: String
  private var rest: Substring
  private var depth = 0
  /// The maximum depth of nested values, so that a text cannot overflow the stack.
  private static let depthLimit = 100

  init(_ text: String) {
    self.text = text
    rest = text[...]
  }

  mutating func end() throws {
    skipSpace()
    if !rest.isEmpty { throw error("there is '\(rest.prefix(20))' after the end.") }
  }

  mutating func term() throws -> SourceTerm {
    depth += 1
    defer { depth -= 1 }
    if depth > Self.depthLimit {
      throw error("values are nested more than \(Self.depthLimit) times.")
    }
    skipSpace()
    if rest.hasPrefix("\"") { return .text(try quoted()) }
    if take(".") {
      let name = word()
      if name.isEmpty { throw error("a name must follow a dot.") }
      return .member(name, try arguments())
    }
    let word = word()
    if word.isEmpty { throw error("a value is missing at '\(rest.prefix(20))'.") }
    // Without a dot, a word is a case if it has a payload or does not begin like a literal.
    if rest.first == "(" { return .member(word, try arguments()) }
    let isLiteral =
      ["true", "false", "nil"].contains(word) || word.first.map { !$0.isLetter } ?? true
    return isLiteral ? .word(word) : .member(word, [])
  }

  private mutating func arguments() throws -> [SourceTerm.Argument] {
    guard take("(") else { return [] }
    var found: [SourceTerm.Argument] = []
    if take(")") { return found }
    while true {
      let label = label()
      found.append(SourceTerm.Argument(label: label, value: try term()))
      if take(",") { continue }
      if take(")") { return found }
      throw error("a ')' is missing.")
    }
  }

  private mutating func label() -> String? {
    skipSpace()
    let saved = rest
    let word = word()
    if !word.isEmpty, word.first?.isLetter == true || word.first == "_", take(":") { return word }
    rest = saved
    return nil
  }

  private mutating func word() -> String {
    let word = rest.prefix {
      $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" || $0 == "." && isNumber
    }
    rest = rest.dropFirst(word.count)
    return String(word)
  }

  /// Whether a number follows, in which a dot is part of the word.
  private var isNumber: Bool { rest.first.map { $0.isNumber || $0 == "-" } ?? false }

  private mutating func quoted() throws -> String {
    rest.removeFirst()
    var result = ""
    while let next = rest.popFirst() {
      switch next {
      case "\"": return result
      case "\\":
        switch rest.popFirst() {
        case "n": result += "\n"
        case "t": result += "\t"
        case "r": result += "\r"
        case "0": result += "\0"
        case "u": result.unicodeScalars.append(try scalar())
        case let other?: result.append(other)
        case nil: break
        }
      default: result.append(next)
      }
    }
    throw error("a text does not end.")
  }

  /// Reads the scalar of an escape such as `\u{e9}`, after the `u`.
  private mutating func scalar() throws -> Unicode.Scalar {
    let digits = rest.dropFirst().prefix { $0.isHexDigit }
    guard rest.first == "{", rest.dropFirst(1 + digits.count).first == "}",
      let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
    else { throw error("a character is missing after '\\u'.") }
    rest = rest.dropFirst(digits.count + 2)
    return scalar
  }

  private mutating func take(_ character: Character) -> Bool {
    skipSpace()
    if rest.first != character { return false }
    rest.removeFirst()
    return true
  }

  private mutating func skipSpace() { rest = rest.drop { $0.isWhitespace } }

  private func error(_ problem: String) -> SourceTerm.SyntaxError {
    SourceTerm.SyntaxError(text: text, problem: problem)
  }
}
