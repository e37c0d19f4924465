// SPDX-License-Identifier: MIT

/// What only one browser, or one page, is told: 192 random bits from the system, in 32 characters.
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

  /// A secret that was made elsewhere.
  init(_ text: String) { self.text = text }

  /// Whether a text is the secret. Takes as long for each text of the same length.
  package func matches(_ other: String) -> Bool {
    let own = text.utf8
    let other = other.utf8
    guard own.count == other.count else { return false }
    var difference: UInt8 = 0
    for (left, right) in zip(own, other) { difference |= left ^ right }
    return difference == 0
  }
}
