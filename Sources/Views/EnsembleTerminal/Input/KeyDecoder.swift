// SPDX-License-Identifier: MIT

/// An incremental decoder of the bytes that a terminal sends.
///
/// Bytes may arrive in any portions. Unknown sequences are dropped; malformed text becomes `�`.
/// Long pasted text is delivered in pieces.
struct KeyDecoder {
  /// The maximum size in bytes of a piece of pasted text, apart from the rest of its last
  /// character.
  static let pieceSize = 1 << 16

  private var pending: [UInt8] = []
  private var pasted: [UInt8]?
  private var keys: [KeyStroke] = []
  private var text: [UInt8] = []

  /// Whether incomplete bytes are buffered.
  ///
  /// The rest may never arrive: the caller waits a moment and calls ``flush()``. For the end of
  /// pasted text it waits longer and calls ``flushPaste()``.
  var isWaiting: Bool { !pending.isEmpty && pasted == nil }

  /// Returns the keys that these bytes complete.
  mutating func decode(_ bytes: some Sequence<UInt8>) -> [KeyStroke] {
    pending.append(contentsOf: bytes)
    var index = 0
    while index < pending.count, let next = step(at: index) {
      index = next
    }
    pending.removeFirst(index)
    return take()
  }

  /// Returns the keys in the buffered bytes, after nothing has followed them.
  ///
  /// The rest of an answer of the terminal may come late, over a slow line, and must not become
  /// text.
  mutating func flush() -> [KeyStroke] {
    guard isWaiting, !isWaitingForAnswer else { return [] }
    return flushAll()
  }

  /// Whether the answer to the question for the background has begun.
  private var isWaitingForAnswer: Bool {
    pending.count > 2 && pending[0] == .escape && pending[1] == UInt8(ascii: "]") && isAnswer(at: 2)
  }

  private mutating func flushAll() -> [KeyStroke] {
    guard isWaiting else { return [] }
    if pending[0] == .escape {
      // A lone escape byte is the escape key; an incomplete sequence is not a sequence.
      if pending.count == 1 { press(.plain(.escape)) }
      if pending.count == 2 { press(.alt(Character(Unicode.Scalar(pending[1])))) }
    } else {
      text += pending
    }
    pending.removeAll()
    return take()
  }

  /// Returns the keys in the buffered bytes, after a silence so long that the end of the paste must
  /// be lost.
  mutating func flushPaste() -> [KeyStroke] {
    endPiece()
    pasted = nil
    return take() + flushAll()
  }

  private mutating func take() -> [KeyStroke] {
    endText()
    defer { keys.removeAll() }
    return keys
  }

  // MARK: Steps

  /// Consumes the sequence at an index. Returns the index after it; nil if more bytes are needed.
  private mutating func step(at index: Int) -> Int? {
    if pasted != nil { return stepInPaste(at: index) }
    let byte = pending[index]
    switch byte {
    case .escape: return stepAfterEscape(at: index)
    case 0x20...0x7E: text.append(byte)
    case 0x80...: return stepInCharacter(at: index)
    default: press(KeyStroke(controlByte: byte))
    }
    return index + 1
  }

  /// Consumes a character of several bytes, of which the last may be missing.
  private mutating func stepInCharacter(at index: Int) -> Int? {
    let count = pending[index].sequenceCount
    var end = index + 1
    while end < min(index + count, pending.count), pending[end] & 0xC0 == 0x80 { end += 1 }
    if end == pending.count, end < index + count { return nil }
    text += pending[index..<end]
    return end
  }

  private mutating func stepAfterEscape(at index: Int) -> Int? {
    guard index + 1 < pending.count else { return nil }
    let byte = pending[index + 1]
    switch byte {
    case UInt8(ascii: "["): return stepInControlSequence(from: index + 2)
    case UInt8(ascii: "]") where isAnswer(at: index + 2): return stepInAnswer(at: index + 2)
    case UInt8(ascii: "O"):
      guard index + 2 < pending.count else { return nil }
      press(KeySequence(parameters: [], final: pending[index + 2]).key)
      return index + 3
    case .escape:
      press(.plain(.escape))
      return index + 1
    case 0x20...0x7E:
      press(.alt(Character(Unicode.Scalar(byte))))
    case 0x80...:
      press(.plain(.escape))
      return index + 1
    default:
      press(KeyStroke(controlByte: byte).map { KeyStroke(key: $0.key, modifiers: .alt) })
    }
    return index + 2
  }

  private static let answerStart: [UInt8] = Array("11;".utf8)

  /// Returns whether the answer to the question for the background begins at an index, as far as
  /// it has arrived. Otherwise the bytes before it are a key with alt.
  private func isAnswer(at start: Int) -> Bool {
    Self.answerStart.starts(with: pending[start...].prefix(Self.answerStart.count))
  }

  /// Consumes the answer up to its end: a bell, or an escape byte and a backslash.
  private mutating func stepInAnswer(at start: Int) -> Int? {
    guard let end = pending[start...].firstIndex(where: { $0 < 0x20 || $0 > 0x7E }) else {
      // Longer than any answer.
      return pending.count - start > 64 ? pending.count : nil
    }
    if pending[end] == .escape, end + 1 == pending.count { return nil }
    let isEnded = pending[end] == .escape && pending[end + 1] == UInt8(ascii: "\\")
    if isEnded || pending[end] == 0x07 {
      let text = String(decoding: pending[(start + Self.answerStart.count)..<end], as: UTF8.self)
      press(TerminalBackground(answer: text).map { .plain(.background($0)) })
    }
    return isEnded ? end + 2 : pending[end] == 0x07 ? end + 1 : end
  }

  /// Consumes parameters and the final byte that gives them a meaning.
  private mutating func stepInControlSequence(from start: Int) -> Int? {
    // A function key of a Linux console.
    if start < pending.count, pending[start] == UInt8(ascii: "[") {
      guard start + 1 < pending.count else { return nil }
      return (0x40...0x7E).contains(pending[start + 1]) ? start + 2 : start + 1
    }
    if start < pending.count, pending[start] == .mouse { return stepInOldReport(from: start + 1) }
    let isParameter = { (byte: UInt8) in (0x20...0x3F).contains(byte) }
    guard let end = pending[start...].firstIndex(where: { !isParameter($0) }) else {
      // Longer than any known sequence.
      return pending.count - start > 64 ? pending.count : nil
    }
    let sequence = KeySequence(
      parameters: KeySequence.parameters(pending[start..<end]),
      final: pending[end]
    )
    // A sequence that was interrupted by other bytes.
    guard (0x40...0x7E).contains(sequence.final) else { return end }
    if pending[start] == UInt8(ascii: "<") {
      let isRelease = sequence.final == .mouseRelease
      guard isRelease || sequence.final == .mouse else { return end + 1 }
      let event = MouseEvent(pending[(start + 1)..<end], isRelease: isRelease)
      press(event.map { .plain(.mouse($0)) })
    } else if sequence.beginsPaste {
      endText()
      pasted = []
    } else {
      press(sequence.key)
    }
    return end + 1
  }

  /// Consumes a report of the mouse in three bytes, by a terminal that does not know the later
  /// encoding.
  private mutating func stepInOldReport(from start: Int) -> Int? {
    let bytes = pending[start...].prefix(3)
    if let other = bytes.firstIndex(where: { $0 < 32 }) { return other }
    guard bytes.count == 3 else { return nil }
    let numbers = bytes.map { Int($0) - 32 }
    let event = MouseEvent(
      code: numbers[0],
      column: numbers[1],
      row: numbers[2],
      isRelease: false
    )
    press(event.map { .plain(.mouse($0)) })
    return start + 3
  }

  private static let pasteEnd: [UInt8] = [.escape] + "[201~".utf8

  private mutating func stepInPaste(at index: Int) -> Int? {
    if pending[index] == .escape {
      let rest = pending[index...].prefix(Self.pasteEnd.count)
      if rest.elementsEqual(Self.pasteEnd) {
        endPiece()
        pasted = nil
        return index + Self.pasteEnd.count
      }
      if Self.pasteEnd.starts(with: rest) { return nil }
    }
    if isPieceFull(before: pending[index]) { endPiece() }
    pasted?.append(pending[index])
    return index + 1
  }

  /// Returns whether a new piece begins with a byte.
  ///
  /// No piece ends within a character. Malformed text extends a piece by no more than the length of
  /// one.
  private func isPieceFull(before byte: UInt8) -> Bool {
    guard let excess = pasted.map({ $0.count - Self.pieceSize }), excess >= 0 else { return false }
    let isWithinCharacter = byte & 0xC0 == 0x80 || byte == UInt8(ascii: "\n")
    return !isWithinCharacter || excess >= 4
  }

  // MARK: Output

  private mutating func endPiece() {
    guard let bytes = pasted, !bytes.isEmpty else { return }
    keys.append(.plain(.paste(String(decoding: bytes, as: UTF8.self))))
    pasted = []
  }

  private mutating func press(_ key: KeyStroke?) {
    endText()
    if let key { keys.append(key) }
  }

  private mutating func endText() {
    guard !text.isEmpty else { return }
    keys.append(.plain(.text(String(decoding: text, as: UTF8.self))))
    text.removeAll(keepingCapacity: true)
  }
}

extension UInt8 {
  fileprivate static let escape: UInt8 = 0x1B
  /// The last byte of a report of the mouse: of a press or a movement, or of a release.
  fileprivate static let mouse = UInt8(ascii: "M")
  fileprivate static let mouseRelease = UInt8(ascii: "m")

  /// The number of bytes of a character that begins with this byte.
  fileprivate var sequenceCount: Int {
    switch self {
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: 1
    }
  }
}
