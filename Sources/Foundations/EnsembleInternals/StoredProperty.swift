// SPDX-License-Identifier: MIT

// A mirror does not reveal where a property is stored, whether it is a constant, or its declared
// type. The standard library gets these facts from runtime functions with stable symbols, for
// printing and for key paths.

/// A stored property of a struct.
package struct StoredProperty {
  /// The name of the storage, such as `_count` for an observed property.
  package let name: String
  /// The declared type.
  package let type: any Any.Type
  /// The distance in bytes from the start of the struct.
  package let offset: Int
  package let isVariable: Bool
  /// Whether the property is neither weak nor unowned.
  package let isStrong: Bool

  /// The name in source code of a property whose accessors a macro or a property wrapper adds; nil
  /// if the name has no such form.
  package var nameOfWrapped: String? {
    name.hasPrefix("_") && !isHidden ? String(name.dropFirst()) : nil
  }

  /// Whether source code cannot name the property: it is the bookkeeping of a
  /// macro, or the storage of a lazy property.
  package var isHidden: Bool { isHiddenProperty(name) }
}

/// Returns whether source code cannot name a stored property.
package func isHiddenProperty(_ name: String) -> Bool {
  name.hasPrefix("_$") || name.hasPrefix("$__lazy_storage_$_")
}

/// Returns whether a type is a struct.
package func isStructure(_ type: any Any.Type) -> Bool { kind(of: type) == 0x200 }

/// Returns whether a type is an enum, except an optional.
package func isEnumeration(_ type: any Any.Type) -> Bool { kind(of: type) == 0x201 }

/// Returns whether a type is a tuple.
package func isTuple(_ type: any Any.Type) -> Bool { kind(of: type) == 0x301 }

/// Returns whether a type is a function type.
package func isFunction(_ type: any Any.Type) -> Bool { kind(of: type) == 0x302 }

/// Returns whether a type is the metatype of a concrete type, such as `Int.Type`.
package func isMetatype(_ type: any Any.Type) -> Bool { kind(of: type) == 0x304 }

/// Returns the stored properties of a struct, in the order of declaration.
package func storedProperties(of type: any Any.Type) -> [StoredProperty] {
  (0..<runtimeFieldCount(type)).map { storedProperty(at: $0, of: type) }
}

/// Returns a stored property of a struct.
///
/// - Parameters:
///   - index: The position of the property among the children of a mirror that is not custom.
///   - type: The type of the struct.
package func storedProperty(at index: Int, of type: any Any.Type) -> StoredProperty {
  var field = RuntimeField()
  let fieldType = runtimeField(type, index: index, &field)
  defer { field.freeName?(field.name) }
  return StoredProperty(
    name: field.name.map { String(cString: $0) } ?? "",
    type: fieldType,
    offset: runtimeFieldOffset(type, index: index),
    isVariable: field.isVariable,
    isStrong: field.isStrong
  )
}

private struct RuntimeField {
  var name: UnsafePointer<CChar>?
  var freeName: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
  var isStrong = false
  var isVariable = false
}

@_silgen_name("swift_getMetadataKind")
private func kind(of type: any Any.Type) -> UInt

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func runtimeFieldCount(_ type: any Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func runtimeField(
  _ type: any Any.Type,
  index: Int,
  _ field: UnsafeMutablePointer<RuntimeField>
) -> any Any.Type

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func runtimeFieldOffset(_ type: any Any.Type, index: Int) -> Int
