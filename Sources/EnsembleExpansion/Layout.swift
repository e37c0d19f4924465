// SPDX-License-Identifier: MIT

/// The white space of a source text, by offsets of its UTF-8.
struct Layout {
  private let bytes: [UInt8]

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  subscript(range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The first place from `offset` on that has no space or line break.
  func endOfSpace(after offset: Int) -> Int {
    bytes[offset...].firstIndex { !$0.isBlank && !$0.isLineBreak } ?? bytes.count
  }

  /// Whether nothing touches what starts at `offset`.
  func hasSpace(before offset: Int) -> Bool {
    offset == 0 || bytes[offset - 1].isBlank || bytes[offset - 1].isLineBreak
  }

  /// The last place up to `offset` with no space, and at most one line break, behind it.
  func startOfLineEnd(before offset: Int) -> Int {
    var start = startOfBlanks(before: offset)
    if start > 0, bytes[start - 1] == UInt8(ascii: "\n") { start -= 1 }
    if start > 0, bytes[start - 1] == UInt8(ascii: "\r") { start -= 1 }
    return start
  }

  /// The last place up to `offset` with no space or tab in front of it.
  func startOfBlanks(before offset: Int) -> Int {
    bytes[..<offset].lastIndex { !$0.isBlank }.map { $0 + 1 } ?? 0
  }

  /// The space in front of `offset`, if there is nothing else on the line.
  func indentation(at offset: Int) -> String? {
    let start = startOfBlanks(before: offset)
    guard start == 0 || bytes[start - 1].isLineBreak else { return nil }
    return self[start..<offset]
  }

  /// What keeps a declaration that is inserted at `offset` apart from the one that follows: nothing
  /// in front of a blank line or the end of the scope.
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
