// SPDX-License-Identifier: MIT

import EnsembleInternals
import EnsembleSharing

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#elseif os(Windows)
import ucrt
#endif

/// The bytes of a type's values that are significant: all but padding, which a copy need not
/// preserve.
///
/// A layout is computed once per type, by runtime functions that the standard library uses for
/// `Mirror`; see `StoredProperty` and ``EnumComparison`` for their symbols, without which a program
/// does not link. A struct is decomposed only if its fields have Swift's layout: in order,
/// separated by alignment only, up to the size of the struct. For all other types, all bytes are
/// compared, so that at worst a view is evaluated too often.
struct ValueLayout: Sendable {
  private enum Part: Sendable {
    case bytes(offset: Int, count: Int)
    case compared(offset: Int, any ComparedValue.Type)
    case optional(offset: Int, any OptionalValue.Type, payload: ValueLayout)
    case enumeration(offset: Int, count: Int, any Any.Type)
  }

  private var parts: [Part] = []

  init(of type: any Any.Type) {
    append(type, at: 0)
  }

  /// Returns whether two values of the type are the same, except for padding.
  ///
  /// Both pointers are to initialized values of the type.
  @MainActor
  func areSame(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
    parts.allSatisfy { part in
      switch part {
      case .bytes(let offset, let count):
        memcmp(lhs + offset, rhs + offset, count) == 0
      case .compared(let offset, let type):
        type.areSame(lhs + offset, rhs + offset)
      case .optional(let offset, let type, let payload):
        switch (type.isNil(lhs + offset), type.isNil(rhs + offset)) {
        case (true, true): true
        // The payload of an optional is at its start.
        case (false, false): payload.areSame(lhs + offset, rhs + offset)
        default: false
        }
      case .enumeration(let offset, let count, let type):
        memcmp(lhs + offset, rhs + offset, count) == 0
          || EnumComparison.areSame(type, lhs + offset, rhs + offset)
      }
    }
  }

  private mutating func append(_ type: any Any.Type, at offset: Int) {
    let (size, _) = sizeAndAlignment(of: type)
    if let compared = type as? any ComparedValue.Type {
      parts.append(.compared(offset: offset, compared))
    } else if let optional = type as? any OptionalValue.Type {
      let payload = ValueLayout(of: optional.wrapped)
      parts.append(.optional(offset: offset, optional, payload: payload))
    } else if isEnumeration(type) {
      parts.append(.enumeration(offset: offset, count: size, type))
    } else if let fields = Self.fields(of: type) {
      for field in fields {
        if field.isStrong {
          append(field.type, at: offset + field.offset)
        } else {
          // A weak reference is not stored like an optional.
          appendBytes(at: offset + field.offset, sizeAndAlignment(of: field.type).size)
        }
      }
    } else {
      appendBytes(at: offset, size)
    }
  }

  private mutating func appendBytes(at offset: Int, _ count: Int) {
    guard count > 0 else { return }
    if case .bytes(let start, let length)? = parts.last, start + length == offset {
      parts[parts.count - 1] = .bytes(offset: start, count: length + count)
    } else {
      parts.append(.bytes(offset: offset, count: count))
    }
  }

  /// Returns the fields of a struct or a tuple, or nil if they do not account for all of its bytes.
  private static func fields(
    of type: any Any.Type
  ) -> [(type: any Any.Type, offset: Int, isStrong: Bool)]? {
    let isTuple = isTuple(type)
    guard isTuple || isStructure(type) else { return nil }
    // A bit field of C may lie between fields, unknown to reflection.
    if !isTuple, String(reflecting: type).hasPrefix("__C.") { return nil }
    var end = 0
    var fields: [(type: any Any.Type, offset: Int, isStrong: Bool)] = []
    for field in storedProperties(of: type) {
      // The runtime returns `Void` for a type that it cannot find.
      if field.type == Void.self { return nil }
      let (size, alignment) = sizeAndAlignment(of: field.type)
      guard field.offset == (end + alignment - 1) / alignment * alignment else { return nil }
      end = field.offset + size
      fields.append((field.type, field.offset, isTuple || field.isStrong))
    }
    return end == sizeAndAlignment(of: type).size ? fields : nil
  }
}

// Two view values with the same bits hold the same objects and are equal, so the body need not be
// evaluated: a row that holds a store is not evaluated with the view around its list. Closures and
// `@State` have new bits each time, which costs an evaluation.

/// Returns whether two values are the same bit by bit, so that they hold the same objects and are
/// equal.
///
/// The reverse does not hold: equal values may have different bits.
func haveSameBits<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
  withUnsafeBytes(of: lhs) { lhs in
    withUnsafeBytes(of: rhs) { rhs in
      guard let left = lhs.baseAddress, let right = rhs.baseAddress else { return true }
      return memcmp(left, right, lhs.count) == 0
    }
  }
}

/// Returns whether two values are the same, except for padding: they hold the same objects, and are
/// equal.
///
/// The reverse does not hold: equal values may be different, such as two arrays with equal
/// elements.
@MainActor
func haveSameValue<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
  haveSameBits(lhs, rhs) || ValueLayouts.areSame(lhs, rhs)
}

/// A cache of the layouts of types.
@MainActor
private enum ValueLayouts {
  private static var known: [ObjectIdentifier: ValueLayout] = [:]

  static func areSame<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
    let layout = layout(of: Value.self)
    return withUnsafeBytes(of: lhs) { lhs in
      withUnsafeBytes(of: rhs) { rhs in
        guard let left = lhs.baseAddress, let right = rhs.baseAddress else { return true }
        return layout.areSame(left, right)
      }
    }
  }

  private static func layout(of type: any Any.Type) -> ValueLayout {
    if let layout = known[ObjectIdentifier(type)] { return layout }
    let layout = ValueLayout(of: type)
    known[ObjectIdentifier(type)] = layout
    return layout
  }
}

// MARK: Types with a comparison of their own

/// A type whose values may be equivalent although they refer to different objects.
private protocol ComparedValue: SendableMetatype {
  @MainActor static func areSame(_ lhs: Self, _ rhs: Self) -> Bool
}

extension ComparedValue {
  @MainActor
  fileprivate static func areSame(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
    areSame(
      lhs.assumingMemoryBound(to: Self.self).pointee,
      rhs.assumingMemoryBound(to: Self.self).pointee
    )
  }
}

extension String: ComparedValue {
  // Not with `==`, for which a composed character equals its parts.
  fileprivate static func areSame(_ lhs: String, _ rhs: String) -> Bool {
    lhs.utf8.count == rhs.utf8.count && lhs.utf8.elementsEqual(rhs.utf8)
  }
}

extension Substring: ComparedValue {
  fileprivate static func areSame(_ lhs: Substring, _ rhs: Substring) -> Bool {
    // The indices are part of the value.
    lhs.startIndex == rhs.startIndex && lhs.endIndex == rhs.endIndex
      && String.areSame(lhs.base, rhs.base)
  }
}

// `ForEach(Array($items))` derives new elements each time. Skipping an evaluation is safe, since a
// body observes the values that it reads.
extension Shared: ComparedValue {
  fileprivate static func areSame(_ lhs: Shared, _ rhs: Shared) -> Bool {
    lhs.isSame(as: rhs)
  }
}

extension SharedReader: ComparedValue {
  fileprivate static func areSame(_ lhs: SharedReader, _ rhs: SharedReader) -> Bool {
    lhs.isSame(as: rhs)
  }
}

private protocol OptionalValue: SendableMetatype {
  static var wrapped: any Any.Type { get }
  static func isNil(_ pointer: UnsafeRawPointer) -> Bool
}

extension Optional: OptionalValue {
  fileprivate static var wrapped: any Any.Type { Wrapped.self }

  fileprivate static func isNil(_ pointer: UnsafeRawPointer) -> Bool {
    if case .none = pointer.assumingMemoryBound(to: Self.self).pointee { true } else { false }
  }
}

// MARK: Enums

/// The comparison of two values of an enum by case and payload, if the enum is `Equatable`.
///
/// The bytes that a case does not use may differ in two copies. The functions of the
/// runtime are those that the standard library uses to print enums and to reflect their payloads.
@MainActor
private enum EnumComparison {
  static func areSame(
    _ type: any Any.Type,
    _ lhs: UnsafeRawPointer,
    _ rhs: UnsafeRawPointer
  ) -> Bool {
    func compare<Value>(_: Value.Type) -> Bool {
      areSame(
        lhs.assumingMemoryBound(to: Value.self).pointee,
        rhs.assumingMemoryBound(to: Value.self).pointee
      )
    }
    return _openExistential(type, do: compare)
  }

  private static func areSame<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
    // The name of a case leaves out its labels, which two cases may differ in alone; and '==' may
    // leave out anything, such as the identity of an object.
    guard let equatable = lhs as? any Equatable, isEqual(equatable, rhs) else { return false }
    guard let name = runtimeCaseName(lhs), name == runtimeCaseName(rhs) else { return false }
    let count = runtimeChildCount(lhs, type: Value.self)
    guard count == runtimeChildCount(rhs, type: Value.self) else { return false }
    guard count > 0 else { return true }
    return haveSamePayload(payload(of: lhs), payload(of: rhs))
  }

  private static func isEqual<Value: Equatable>(_ value: Value, _ other: Any) -> Bool {
    other as? Value == value
  }

  private static func payload<Value>(of value: Value) -> Any {
    var name: UnsafePointer<CChar>?
    var free: NameRelease?
    defer { free?(name) }
    return runtimeChild(of: value, type: Value.self, index: 0, &name, &free)
  }

  private static func haveSamePayload(_ lhs: Any, _ rhs: Any) -> Bool {
    func compare<Payload>(_ payload: Payload) -> Bool {
      guard let other = rhs as? Payload else { return false }
      return haveSameValue(payload, other)
    }
    guard type(of: lhs) == type(of: rhs) else { return false }
    return _openExistential(lhs, do: compare)
  }
}

private typealias NameRelease = @convention(c) (UnsafePointer<CChar>?) -> Void

@_silgen_name("swift_EnumCaseName")
private func runtimeCaseName<Value>(_ value: Value) -> UnsafePointer<CChar>?

@_silgen_name("swift_reflectionMirror_count")
private func runtimeChildCount<Value>(_ value: Value, type: any Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_subscript")
private func runtimeChild<Value>(
  of value: Value,
  type: any Any.Type,
  index: Int,
  _ name: UnsafeMutablePointer<UnsafePointer<CChar>?>,
  _ free: UnsafeMutablePointer<NameRelease?>
) -> Any

private func sizeAndAlignment(of type: any Any.Type) -> (size: Int, alignment: Int) {
  func open<Value>(_: Value.Type) -> (size: Int, alignment: Int) {
    (MemoryLayout<Value>.size, MemoryLayout<Value>.alignment)
  }
  return _openExistential(type, do: open)
}
