// SPDX-License-Identifier: MIT

/// An incremental splitter of bytes into lines.
struct LineSplitter {
  private var pending: [UInt8] = []

  /// Returns the lines that these bytes complete.
  mutating func split(_ bytes: [UInt8]) -> [String] {
    var lines: [String] = []
    for byte in bytes {
      if byte == UInt8(ascii: "\n") { lines.append(take()) } else { pending.append(byte) }
    }
    return lines
  }

  /// Returns the text after the last line break, if there is any.
  mutating func finish() -> String? { pending.isEmpty ? nil : take() }

  private mutating func take() -> String {
    defer { pending.removeAll(keepingCapacity: true) }
    return String(decoding: pending, as: UTF8.self)
  }
}
