// SPDX-License-Identifier: MIT

import Foundation

/// The undamaged contents of a black box file.
package struct BlackBoxReading: Sendable {
  /// The entries, the oldest first.
  package private(set) var entries: [BlackBoxEntry] = []
  /// The number of damaged entries.
  package private(set) var lostCount = 0
  /// Whether the box was stopped, or its process has exited.
  package let hasEnded: Bool
  /// The time of the start, in nanoseconds since 1970.
  package let start: UInt64

  /// Reads the bytes of a file.
  ///
  /// - Throws: `BlackBoxError` if the file is not a black box.
  package init(_ data: Data) throws {
    typealias Format = BlackBoxFormat
    guard data.count >= Format.headerSize + Format.slotSize else {
      throw BlackBoxError("The file is too short to be a black box: it has \(data.count) bytes.")
    }
    let bytes = [UInt8](data)
    let (magic, hasEnded, start) = bytes.withUnsafeBytes {
      (
        $0.loadUnaligned(as: UInt64.self),
        $0.loadUnaligned(fromByteOffset: Format.Header.hasEnded, as: UInt64.self) == 1,
        $0.loadUnaligned(fromByteOffset: Format.Header.wallTime, as: UInt64.self)
      )
    }
    guard magic == Format.magic else {
      throw BlackBoxError(
        "The file is not a black box of this version: it does not begin with ENSBOX1."
      )
    }
    (self.hasEnded, self.start) = (hasEnded, start)
    // Computed from the size of the file, since a damaged header must not cause reads beyond its
    // end.
    let count = (bytes.count - Format.headerSize) / Format.slotSize
    var damaged = 0
    for index in 0..<count {
      let begin = Format.headerSize + index * Format.slotSize
      let slot = [UInt8](bytes[begin..<begin + Format.slotSize])
      if let entry = Self.entry(slot), Int(entry.number % UInt64(count)) == index {
        entries.append(entry)
      } else if slot.contains(where: { $0 != 0 }) {
        damaged += 1
      }
    }
    entries.sort { $0.number < $1.number }
    lostCount = damaged
  }

  /// Returns the entry in a slot; nil if the slot is empty or damaged.
  private static func entry(_ slot: [UInt8]) -> BlackBoxEntry? {
    typealias Slot = BlackBoxFormat.Slot
    let length = Int(slot[Slot.length])
    guard length <= BlackBoxFormat.textLimit,
      let kind = BlackBoxEntry.Kind(rawValue: slot[Slot.kind])
    else { return nil }
    return slot.withUnsafeBytes { bytes in
      func load<Value: FixedWidthInteger & BitwiseCopyable>(_ offset: Int, _: Value.Type) -> Value {
        bytes.loadUnaligned(fromByteOffset: offset, as: Value.self)
      }
      guard let base = bytes.baseAddress,
        load(Slot.checksum, UInt64.self) == BlackBoxFormat.checksum(base, length: length)
      else { return nil }
      var entry = BlackBoxEntry(
        kind,
        store: load(Slot.store, UInt32.self),
        action: load(Slot.action, UInt64.self),
        effect: load(Slot.other, UInt64.self),
        duration: load(Slot.duration, UInt32.self),
        line: load(Slot.line, UInt32.self),
        text: String(decoding: bytes[Slot.text..<Slot.text + length], as: UTF8.self)
      )
      entry.number = load(Slot.number, UInt64.self)
      entry.time = load(Slot.time, UInt64.self)
      return entry
    }
  }
}
