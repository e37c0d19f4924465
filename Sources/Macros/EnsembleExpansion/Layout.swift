// SPDX-License-Identifier: MIT

/// The whitespace of a source text, by UTF-8 offsets.
struct Layout {
  private let bytes: [UInt8]

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  subscript(range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Returns the offset of the first character at or after `offset` that is neither a space nor a
  /// line break.
  func endOfSpace(after offset: Int) -> Int {
    bytes[offset...].firstIndex { !$0.isBlank && !$0.isLineBreak } ?? bytes.count
  }

  /// Whether whitespace or the start of the text precedes `offset`.
  func hasSpace(before offset: Int) -> Bool {
    offset == 0 || bytes[offset - 1].isBlank || bytes[offset - 1].isLineBreak
  }

  /// Returns the start of the blanks before `offset`, including one line break before the blanks.
  func startOfLineEnd(before offset: Int) -> Int {
    var start = startOfBlanks(before: offset)
    if start > 0, bytes[start - 1] == UInt8(ascii: "\n") { start -= 1 }
    if start > 0, bytes[start - 1] == UInt8(ascii: "\r") { start -= 1 }
    return start
  }

  /// Returns the start of the spaces and tabs before `offset`.
  func startOfBlanks(before offset: Int) -> Int {
    bytes[..<offset].lastIndex { !$0.isBlank }.map { $0 + 1 } ?? 0
  }

  /// Returns the whitespace before `offset` if nothing else is on the line before it.
  func indentation(at offset: Int) -> String? {
    let start = startOfBlanks(before: offset)
    guard start == 0 || bytes[start - 1].isLineBreak else { return nil }
    return self[start..<offset]
  }

  /// Returns the separator between a declaration inserted at `offset` and the next one.
  ///
  /// The separator is empty before a blank line and at the end of the scope.
  func lineEnd(after offset: Int, indentation: String) -> String {
    let next = endOfSpace(after: offset)
    guard next < bytes.count, bytes[next] != UInt8(ascii: "}") else { return "" }
    let space = bytes[offset..<next]
    return switch space.count(where: { $0 == UInt8(ascii: "\n") }) {
    case 0: "\n\n\(indentation)"
    case 1 where bytes[next] != UInt8(ascii: "#"): "\n"
    default: ""
    }
  }

  func hasLineBreak(in range: Range<Int>) -> Bool {
    bytes[range].contains(where: \.isLineBreak)
  }
}

extension UInt8 {
  fileprivate var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
  fileprivate var isLineBreak: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
}
