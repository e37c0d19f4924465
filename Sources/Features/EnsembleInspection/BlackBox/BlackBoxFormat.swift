// SPDX-License-Identifier: MIT

/// The layout of the file of a black box: a header, and slots of one size, in the byte order of the
/// machine.
///
/// The entry with the number `n` lies in the slot `n % count`, so that an entry is never split, and
/// the newest one is found by the numbers alone.
enum BlackBoxFormat {
  static let magic: UInt64 = 0x3158_4f42_534e_45  // "ENSBOX1"
  static let headerSize = 64
  static let slotSize = 256
  /// The offsets in the header, after the magic number.
  enum Header {
    static let slotCount = 8
    static let wallTime = 16
    static let hasEnded = 24
  }
  /// The offsets in a slot.
  enum Slot {
    static let number = 0
    static let time = 8
    static let checksum = 16
    static let action = 24
    static let other = 32
    static let store = 40
    static let duration = 44
    static let line = 48
    static let kind = 52
    static let length = 53
    static let text = 56
  }
  static let textLimit = slotSize - Slot.text

  /// Returns the checksum of the used words of a slot, without the word that holds the checksum.
  static func checksum(_ slot: UnsafeRawPointer, length: Int) -> UInt64 {
    var sum: UInt64 = 0xcbf2_9ce4_8422_2325
    for offset in stride(from: 0, to: Slot.text + length, by: 8) where offset != Slot.checksum {
      sum =
        (sum ^ slot.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) &* 0x9e37_79b9_7f4a_7c15
      sum ^= sum >> 29
    }
    return sum
  }
}
