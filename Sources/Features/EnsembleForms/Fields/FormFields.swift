// SPDX-License-Identifier: MIT

import EnsembleCore

// The feature writes fields by key path; other programs refer to them by stable names.
// `@FormFields` sees syntax but not types, so it generates one call per property, and overloads
// decide whether the property is a field. A property with `@FormField` uses the constrained
// initializer, so a type that is not a `FormValue` is an error at the property.

/// The fields of a form, by name.
///
/// Created from an array literal of ``FormField``s, or by the macro `@FormFields`. Names must be
/// distinct: a second field of the same name is reported as an issue and left out.
public struct FormFields<Root>: Sendable {
  private var fields: [FormField<Root>] = []

  /// Creates an empty list of fields.
  public init() {}

  /// Adds a field at the end.
  public mutating func append(_ field: FormField<Root>) {
    if contains(where: { $0.name == field.name }) {
      field.location.report(
        """
        There are two form fields with the name '\(field.name)'; the second one, \
        '\(fieldDescription(of: field.keyPath))', was left out. Give it another name.
        """
      )
    } else {
      fields.append(field)
    }
  }

  /// The names of the fields, in order.
  public var names: [String] { fields.map(\.name) }

  /// Returns the field with a name.
  ///
  /// - Throws: ``FormError/unknownField(name:known:)`` if there is none.
  public func field(named name: String) throws(FormError) -> FormField<Root> {
    guard let field = fields.first(where: { $0.name == name }) else {
      throw .unknownField(name: name, known: names)
    }
    return field
  }

  /// Returns the field at a key path, if it has a name.
  public func field(at keyPath: PartialKeyPath<Root>) -> FormField<Root>? {
    fields.first { $0.keyPath == keyPath }
  }

  /// Returns the names and texts of all fields, for displaying the form: `displayName: Blob`.
  public func texts(of root: Root) -> [(name: String, text: String)] {
    fields.map { ($0.name, $0.text(in: root)) }
  }
}

extension FormFields: ExpressibleByArrayLiteral {
  public init(arrayLiteral fields: FormField<Root>...) {
    for field in fields { append(field) }
  }
}

extension FormFields: RandomAccessCollection {
  public var startIndex: Int { fields.startIndex }
  public var endIndex: Int { fields.endIndex }
  public subscript(position: Int) -> FormField<Root> { fields[position] }
}

// `@FormFields` generates these calls for properties whose types it cannot determine.
extension FormFields {
  /// Adds a field for a property with a ``FormValue``.
  public mutating func _$property<Value: FormValue>(
    _ name: String,
    _ keyPath: WritableKeyPath<Root, Value>
  ) {
    append(FormField(name, keyPath))
  }

  /// Ignores a property whose type is not a ``FormValue``.
  @_disfavoredOverload
  public mutating func _$property<Value>(_ name: String, _ keyPath: KeyPath<Root, Value>) {}
}
