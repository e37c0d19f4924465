// SPDX-License-Identifier: MIT

/// Finds the lines in bytes that come in any portions.
struct LineSplitter {
  private var pending: [UInt8] = []

  /// The lines that are complete with these bytes.
  mutating func split(_ bytes: [UInt8]) -> [String] {
    var lines: [String] = []
    for byte in bytes {
      if byte == UInt8(ascii: "\n") { lines.append(take()) } else { pending.append(byte) }
    }
    return lines
  }

  /// What comes after the last line break, if anything does.
  mutating func finish() -> String? { pending.isEmpty ? nil : take() }

  private mutating func take() -> String {
    defer { pending.removeAll(keepingCapacity: true) }
    return String(decoding: pending, as: UTF8.self)
  }
}
