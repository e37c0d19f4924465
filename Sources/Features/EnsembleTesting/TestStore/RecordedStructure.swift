// SPDX-License-Identifier: MIT

import EnsembleInternals
import IssueReporting

/// Creates a struct from the values of its stored fields, without an initializer.
///
/// A test that was generated from a session begins with such a value, since a type's initializers
/// may not be able to create the recorded state:
///
/// ```swift
/// let store = TestStore(
///   initialState: recorded(Facts.State.self, ["number": 7, "fact": "7 is odd and prime."])
/// ) {
///   Facts()
/// }
/// ```
///
/// The fields have the names of the source code, also those that are private or constant, observed
/// by `@ObservableState`, or behind a property wrapper: `count` is a `Shared<Int>` if it is
/// declared as `@Shared var count: Int`. Default values and observers of the declaration are not
/// used.
///
/// A field that is not listed is blank: `false`, zero, an empty string or collection, `nil`, the
/// first case of a `CaseIterable` enum, or a struct of blank fields. A listed value has the type of
/// its field, with these exceptions: an optional and a `@Presents` field take the value or `nil`; a
/// set, an `IdentifiedArrayOf` and a `StackState` take an array; numbers of all types take an
/// `Int`, and those with a fraction a `Double`.
///
/// A name without a field, a name that is listed twice, and a value of another type are reported as
/// issues, and ignored. The value cannot be created if a field without a blank value is not listed,
/// if the type is not a struct, or if a field holds a function or a weak reference: this is
/// reported as an issue, and stops the program.
///
/// - Parameters:
///   - type: The type of the struct.
///   - values: The values of fields, by their names.
public func recorded<Value>(
  _ type: Value.Type,
  _ values: KeyValuePairs<String, Any?>,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) -> Value {
  var structure = RecordedStructure<Value>()
  let value = structure.make(values)
  for problem in structure.problems {
    reportIssue(problem, fileID: fileID, filePath: filePath, line: line, column: column)
  }
  guard let value else {
    preconditionFailure(structure.problems.joined(separator: "\n\n"), file: (filePath), line: line)
  }
  return value
}

/// A struct that is made from the values of its stored fields.
struct RecordedStructure<Value> {
  /// The reports about the values, in the order of the checks.
  private(set) var problems: [String] = []
  private let fields = isStructure(Value.self) ? storedProperties(of: Value.self) : []

  /// Returns the struct with the listed values, or nil if it cannot be made.
  mutating func make(_ values: KeyValuePairs<String, Any?>) -> Value? {
    guard checkType() else { return nil }
    var valuesByIndex: [Int: Any?] = [:]
    for (name, value) in values {
      guard let index = index(of: name) else {
        problems.append(missingField(name))
        continue
      }
      if valuesByIndex[index] == nil {
        valuesByIndex.updateValue(value, forKey: index)
      } else {
        problems.append("\(description(of: name)) is listed more than once.")
      }
    }
    var isComplete = true
    var parts: [StoredPart] = []
    for (index, field) in fields.enumerated() {
      if let part = part(of: field, valuesByIndex[index]) {
        parts.append(part)
      } else {
        isComplete = false
      }
    }
    return isComplete ? Self.assemble(parts) : nil
  }

  /// Records a problem if values of the type cannot be made, whatever the values of the fields.
  private mutating func checkType() -> Bool {
    let name = typeName(Value.self)
    // The fields of a struct of C may overlap, or be parts of a byte.
    guard isStructure(Value.self), moduleName(of: Value.self) != "__C" else {
      problems.append(
        "A value of '\(name)' cannot be made from stored fields, as the type is not a struct of Swift."
      )
      return false
    }
    let unknown = fields.filter { !$0.isStrong || !hasKnownStorage($0.type) || !fits($0) }
    for field in unknown {
      problems.append(
        """
        A value of '\(name)' cannot be made from stored fields, as '\(sourceName(of: field))' holds a function, \
        a metatype, or a weak or unowned reference.
        """
      )
    }
    return unknown.isEmpty
  }

  /// Returns whether a field of its type ends before the next field begins.
  private func fits(_ field: StoredProperty) -> Bool {
    let size = size(of: field.type)
    let end = fields.map(\.offset).filter { $0 > field.offset }.min() ?? MemoryLayout<Value>.size
    return size == 0 || field.offset >= 0 && field.offset + size <= end
  }

  // MARK: Fields

  private func index(of name: String) -> Int? {
    fields.firstIndex { $0.name == name && !$0.isHidden }
      ?? fields.firstIndex { $0.nameOfWrapped == name }
  }

  private func sourceName(of field: StoredProperty) -> String {
    // In observable state and for property wrappers, the name of the storage has an underscore that
    // the name in the source lacks.
    field.nameOfWrapped ?? field.name
  }

  /// Returns the value of a field; nil if it has none, which is recorded.
  private mutating func part(of field: StoredProperty, _ value: Any??) -> StoredPart? {
    func open<Field>(_: Field.Type) -> StoredPart? {
      if let value {
        if let value = converted(value, to: Field.self) { return .part(value, field.offset) }
        problems.append(wrongType(of: value, in: field))
      }
      if let value = blank(Field.self) { return .part(value, field.offset) }
      if value == nil {
        problems.append(
          """
          \(description(of: sourceName(of: field))) has no value. A field of the type \
          '\(typeName(field.type))' must be listed, as the type has no blank value.
          """
        )
      }
      return nil
    }
    return open(field.type)
  }

  private func description(of name: String) -> String {
    "The field '\(name)' of '\(typeName(Value.self))'"
  }

  private func missingField(_ name: String) -> String {
    let names = fields.filter { !$0.isHidden }.map { "'\(sourceName(of: $0))'" }
    let rest = names.isEmpty ? "It has none." : "Its fields: \(names.joined(separator: ", "))."
    return "'\(typeName(Value.self))' has no stored field '\(name)'.\n\n\(rest)"
  }

  private func wrongType(of value: Any?, in field: StoredProperty) -> String {
    let name = value.map { "a value of the type '\(typeName(type(of: $0)))'" } ?? "'nil'"
    return """
      \(description(of: sourceName(of: field))) has the type '\(typeName(field.type))' and cannot hold \(name).
      """
  }
}

/// A value for a stored field, with the offset of the field in the struct.
private struct StoredPart {
  /// Initializes the field in the memory of a struct.
  let initialize: (UnsafeMutableRawPointer) -> Void

  static func part<Field>(_ value: Field, _ offset: Int) -> StoredPart {
    StoredPart { ($0 + offset).initializeMemory(as: Field.self, to: value) }
  }
}

extension RecordedStructure {
  /// Returns the struct with a value for each of its stored fields.
  private static func assemble(_ parts: [StoredPart]) -> Value {
    // The memory has the size and the alignment of the struct. The runtime, which lays structs out,
    // gives the offset and the declared type of each field; `Field` is that type, so a value of
    // exactly this type is written where the field is, aligned as the runtime has aligned it, and
    // `checkType` has excluded fields that are stored in another way than values of their types in
    // generic code, or do not fit. A struct is initialized when all of its stored fields are: there
    // is one part for each, and no field is initialized twice. So `move` reads an initialized
    // value, and takes it out before the memory is freed.
    let memory = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    defer { memory.deallocate() }
    for part in parts { part.initialize(UnsafeMutableRawPointer(memory)) }
    return memory.move()
  }
}

/// Returns the number of bytes that a value of a type takes.
private func size(of type: any Any.Type) -> Int {
  func open<T>(_: T.Type) -> Int { MemoryLayout<T>.size }
  return open(type)
}

/// Returns whether a field of a type is stored as generic code stores its values.
///
/// A function in a field has another calling convention than one in generic code, and a metatype in
/// a field may take no space. Both hold in optionals and tuples as well, but not in other types,
/// whose own code is generic.
private func hasKnownStorage(_ type: any Any.Type) -> Bool {
  if let optional = type as? any AnyOptional.Type { return hasKnownStorage(optional.wrappedType) }
  let name = String(reflecting: type)
  if isTuple(type) { return !name.contains("->") && !name.contains(".Type") }
  return !isFunction(type) && !isMetatype(type)
}
