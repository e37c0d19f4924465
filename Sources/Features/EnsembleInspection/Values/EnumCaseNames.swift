// SPDX-License-Identifier: MIT

/// The names of an enum's cases, as they are declared.
///
/// A key path knows its name only if the program exports its symbols, which programs on Linux do
/// not.
enum EnumCaseNames {
  /// Returns the names of the cases with a payload, in the order of their declaration; nil for a
  /// type that is not an enum.
  static func withPayload(in type: Any.Type) -> [String]? {
    // The layout of metadata is a part of Swift's stable ABI (docs/ABI/TypeMetadata.rst in
    // swiftlang/swift): the first word is the kind, the second one of an enum is its descriptor.
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let kind = metadata.load(as: Int.self)
    guard kind == 0x201 || kind == 0x202 else { return nil }
    let descriptor = metadata.load(
      fromByteOffset: MemoryLayout<Int>.size,
      as: UnsafeRawPointer.self
    )
    // Flags, parent, name, access function, fields: 32 bits each, relative to their own address.
    let fields = follow(descriptor + 16)
    return fields.map(names)
  }

  /// Returns the names of the fields that have a type. For an enum, these are the cases with a
  /// payload, which come first.
  private static func names(in fields: UnsafeRawPointer) -> [String] {
    // A field descriptor has the mangled name and the superclass in 4 bytes each, the kind and the
    // size of a record in 2 bytes each, and the number of records in 4 bytes.
    let size = Int(fields.load(fromByteOffset: 10, as: UInt16.self))
    let count = Int(fields.load(fromByteOffset: 12, as: UInt32.self))
    return (0..<count).compactMap { index in
      // Flags, the mangled type, and the name of a field.
      let record = fields + 16 + index * size
      guard follow(record + 4) != nil, let name = follow(record + 8) else { return nil }
      return String(cString: name.assumingMemoryBound(to: CChar.self))
    }
  }

  /// Returns the target of a relative address; nil for zero.
  private static func follow(_ address: UnsafeRawPointer) -> UnsafeRawPointer? {
    let offset = address.load(as: Int32.self)
    return offset == 0 ? nil : address + Int(offset)
  }
}
