// SPDX-License-Identifier: MIT

#if Web
/// A secret of 192 random bits from the system, encoded in 32 characters.
package struct Secret: Hashable, Sendable {
  package let text: String

  package init() {
    var generator = SystemRandomNumberGenerator()
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)
    var bytes: [UInt8] = []
    for _ in 0..<4 {
      var bits: UInt64 = generator.next()
      for _ in 0..<8 {
        bytes.append(alphabet[Int(bits & 63)])
        bits >>= 6
      }
    }
    text = String(decoding: bytes, as: UTF8.self)
  }

  /// Creates a secret from an existing text.
  init(_ text: String) { self.text = text }

  /// Creates a secret from a text of a client, or returns nil if it cannot be one.
  init?(checking text: String) {
    guard text.utf8.count == 32, text.utf8.allSatisfy(isPathByte) else { return nil }
    self.text = text
  }

  /// Returns whether a text equals the secret. The time depends only on the text's
  /// length.
  package func matches(_ other: String) -> Bool {
    let own = text.utf8
    let other = other.utf8
    guard own.count == other.count else { return false }
    var difference: UInt8 = 0
    for (left, right) in zip(own, other) { difference |= left ^ right }
    return difference == 0
  }
}
#endif
