// SPDX-License-Identifier: MIT

import Foundation

/// The file format of entries and snapshots.
///
/// A file is an eight-byte mark with the version of the format, then records. A record is its
/// length, a checksum of the length and the contents, and the contents; numbers are little-endian.
enum JournalFormat {
  static let mark = Data("ENSJRN01".utf8)
  static let headerSize = 8
  /// The maximum size of a record, by which a corrupted length is recognized.
  static let limit = 1 << 28

  /// The bit that marks the last entry of a group: an external action and the actions that follow
  /// from it.
  private static let lastFlag: UInt8 = 0x80

  // MARK: Records

  /// Returns a record with the given contents.
  ///
  /// - Throws: A `RecordTooLarge` for contents beyond the limit.
  static func record(_ contents: Data) throws -> Data {
    guard contents.count <= limit else { throw RecordTooLarge(count: contents.count) }
    var record = Data(capacity: headerSize + contents.count)
    record.append(UInt32(contents.count))
    record.append(checksum(of: contents))
    record.append(contents)
    return record
  }

  /// Returns the contents of the record at an offset, and the offset of the next one; nil if the
  /// record is damaged.
  static func contents(in data: Data, at offset: Int) -> (contents: Data, end: Int)? {
    var reader = JournalReader(data[(data.startIndex + offset)...])
    guard let count: UInt32 = reader.read(), let expected: UInt32 = reader.read(),
      count <= limit, let contents = reader.bytes(Int(count)),
      checksum(of: contents) == expected
    else { return nil }
    return (contents, offset + headerSize + contents.count)
  }

  private static func checksum(of contents: Data) -> UInt32 {
    var length = Data()
    length.append(UInt32(contents.count))
    return CRC32C.checksum(of: contents, after: CRC32C.checksum(of: length))
  }

  // MARK: Entries and snapshots

  static func encode(_ entry: JournalEntry) -> Data {
    var data = Data(capacity: 49 + entry.action.count)
    data.append(entry.number)
    data.append(entry.stamp.time.timeIntervalSinceReferenceDate.bitPattern)
    data.append(entry.stamp.seed.high)
    data.append(entry.stamp.seed.low)
    data.append(UInt64(bitPattern: Int64(entry.stamp.nextStackElement)))
    data.append(UInt64(bitPattern: Int64(entry.version)))
    data.append(entry.origin.rawValue | (entry.isLast ? lastFlag : 0))
    data.append(entry.action)
    return data
  }

  static func entry(_ data: Data) -> JournalEntry? {
    var reader = JournalReader(data)
    guard let number: UInt64 = reader.read(), let time: UInt64 = reader.read(),
      let high: UInt64 = reader.read(), let low: UInt64 = reader.read(),
      let next: UInt64 = reader.read(), let version: UInt64 = reader.read(),
      let flags: UInt8 = reader.read(),
      let origin = JournalEntry.Origin(rawValue: flags & ~lastFlag)
    else { return nil }
    return JournalEntry(
      number: number,
      version: Int(Int64(bitPattern: version)),
      stamp: JournalStamp(
        time: Date(timeIntervalSinceReferenceDate: Double(bitPattern: time)),
        seed: (high, low),
        nextStackElement: Int(Int64(bitPattern: next))
      ),
      origin: origin,
      isLast: flags & lastFlag != 0,
      action: reader.rest
    )
  }

  static func encode(_ snapshot: JournalSnapshot) -> Data {
    var data = Data(capacity: 16 + snapshot.state.count)
    data.append(snapshot.number)
    data.append(UInt64(bitPattern: Int64(snapshot.version)))
    data.append(snapshot.state)
    return data
  }

  static func snapshot(_ data: Data) -> JournalSnapshot? {
    var reader = JournalReader(data)
    guard let number: UInt64 = reader.read(), let version: UInt64 = reader.read() else {
      return nil
    }
    return JournalSnapshot(
      number: number,
      version: Int(Int64(bitPattern: version)),
      state: reader.rest
    )
  }
}

/// The error for a record that is too large to be read back.
private struct RecordTooLarge: Error, CustomStringConvertible {
  let count: Int

  var description: String {
    "A state or an action of \(count) bytes is too large; the limit is \(JournalFormat.limit)."
  }
}

/// A reader of the numbers in a record.
private struct JournalReader {
  private(set) var rest: Data

  init(_ data: Data) {
    rest = data
  }

  mutating func bytes(_ count: Int) -> Data? {
    guard rest.count >= count else { return nil }
    defer { rest = rest.dropFirst(count) }
    return Data(rest.prefix(count))
  }

  mutating func read<Number: FixedWidthInteger>() -> Number? {
    let size = MemoryLayout<Number>.size
    guard rest.count >= size else { return nil }
    defer { rest = rest.dropFirst(size) }
    return rest.prefix(size).reversed().reduce(0) { $0 << 8 | Number(truncatingIfNeeded: $1) }
  }
}

extension Data {
  fileprivate mutating func append(_ number: some FixedWidthInteger) {
    Swift.withUnsafeBytes(of: number.littleEndian) { append(contentsOf: $0) }
  }
}

/// The cyclic redundancy check of RFC 3720, with the polynomial of Castagnoli.
enum CRC32C {
  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { value, _ in value >> 1 ^ (value & 1 == 1 ? 0x82f6_3b78 : 0) }
  }

  /// Returns the checksum of a concatenation, from the checksum of the first part and the bytes of
  /// the second.
  static func checksum(of data: Data, after previous: UInt32 = 0) -> UInt32 {
    ~data.reduce(~previous) { table[Int(UInt8(truncatingIfNeeded: $0) ^ $1)] ^ $0 >> 8 }
  }
}
