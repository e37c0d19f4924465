// SPDX-License-Identifier: MIT

/// The fields of a form, by name.
///
/// Written as an array of ``FormField``s, or by the macro `@FormFields`. Names should be distinct:
/// a second field of the same name is reported and left out.
public struct FormFields<Root>: Sendable {
  private var fields: [FormField<Root>] = []

  /// No fields.
  public init() {}

  /// Adds a field after the others.
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

  /// The names, in order.
  public var names: [String] { fields.map(\.name) }

  /// The field of a name.
  ///
  /// - Throws: ``FormError/unknownField(name:known:)`` if there is none.
  public func field(named name: String) throws(FormError) -> FormField<Root> {
    guard let field = fields.first(where: { $0.name == name }) else {
      throw .unknownField(name: name, known: names)
    }
    return field
  }

  /// The field at a key path, if it has a name.
  public func field(at keyPath: PartialKeyPath<Root>) -> FormField<Root>? {
    fields.first { $0.keyPath == keyPath }
  }

  /// What all fields hold, for showing the form: `displayName: Blob`.
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

// What `@FormFields` writes for a property whose type it cannot see.
extension FormFields {
  /// Adds a property whose type can be the value of a field.
  public mutating func _$property<Value: FormValue>(
    _ name: String,
    _ keyPath: any WritableKeyPath<Root, Value> & Sendable
  ) {
    append(FormField(name, keyPath))
  }

  /// Leaves out a property whose type cannot be the value of a field.
  @_disfavoredOverload
  public mutating func _$property<Value>(_ name: String, _ keyPath: KeyPath<Root, Value>) {}
}
