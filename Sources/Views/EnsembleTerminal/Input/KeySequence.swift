// SPDX-License-Identifier: MIT

/// The sequence of a key without a character: numeric parameters, and a final byte that gives them
/// a meaning.
struct KeySequence {
  let parameters: [Int]
  let final: UInt8

  /// Returns the numbers before the final byte. An invalid number counts as 0.
  static func parameters(_ bytes: ArraySlice<UInt8>) -> [Int] {
    bytes.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map {
      Int(String(decoding: $0, as: UTF8.self)) ?? 0
    }
  }

  var beginsPaste: Bool { final == UInt8(ascii: "~") && parameters.first == 200 }

  /// The key of the sequence; nil if it is unknown.
  var key: KeyStroke? {
    if final == UInt8(ascii: "Z") { return .backTab }
    let key = final == UInt8(ascii: "~") ? numberedKey : letterKey
    return key.map { KeyStroke(key: $0, modifiers: modifiers) }
  }

  private var modifiers: KeyStroke.Modifiers {
    guard parameters.count > 1, (2...8).contains(parameters[1]) else { return [] }
    return KeyStroke.Modifiers(rawValue: parameters[1] - 1)
  }

  private var letterKey: Key? {
    switch Character(Unicode.Scalar(final)) {
    case "A": .up
    case "B": .down
    case "C": .right
    case "D": .left
    case "F": .end
    case "H": .home
    // Of the keypad. A control sequence with this end is a report of the mouse.
    case "M": parameters.isEmpty ? .enter : nil
    default: nil
    }
  }

  private var numberedKey: Key? {
    switch parameters.first {
    case 1, 7: .home
    case 3: .delete
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    default: nil
    }
  }
}

extension KeyStroke {
  /// Creates the key press of a control character; nil if there is none.
  init?(controlByte byte: UInt8) {
    switch byte {
    case 0x09: self = .plain(.tab)
    case 0x0A, 0x0D: self = .plain(.enter)
    case 0x08, 0x7F: self = .plain(.backspace)
    case 0x01...0x1A: self = .control(Character(Unicode.Scalar(byte + 0x60)))
    default: return nil
    }
  }
}
