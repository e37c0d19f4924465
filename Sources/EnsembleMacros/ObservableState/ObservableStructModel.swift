// SPDX-License-Identifier: MIT

import SwiftDiagnostics
import SwiftSyntax

/// What `@ObservableState` knows about a struct.
struct ObservableStructModel: Sendable {
  let access: Access
  let fields: [Conditional<Field>]

  /// One observed property and the number it is known by at run time.
  struct Field: Sendable {
    let index: Int
    let name: String

    /// The name of the property that holds the value.
    var storage: String { storageName(of: name) }
  }

  /// Every observed property, whatever `#if` branch it stands in.
  var everyField: [Field] { fields.flattened() }

  /// Reads the struct, numbering its observed properties in source order.
  static func parse(
    _ declaration: StructDeclSyntax,
    access: Access
  ) -> Parsed<ObservableStructModel> {
    var indices: [String: Int] = [:]
    var diagnostics: [Diagnostic] = []
    let fields = collect(from: declaration.memberBlock.members) { member -> [Field] in
      guard let property = member.as(VariableDeclSyntax.self) else { return [] }
      switch ObservedProperty(property) {
      case .plain, .unobserved:
        return []
      case .broken(let reasons):
        diagnostics += reasons
        return []
      case .tracked(let name):
        // Branches of an `#if` that declare the same property share its number.
        let index = indices[name] ?? indices.count
        indices[name] = index
        return [Field(index: index, name: name)]
      }
    }
    let model = ObservableStructModel(access: access, fields: fields)
    return Parsed(model: model, diagnostics: diagnostics)
  }
}

/// The name of the property that stores the value of an observed one.
func storageName(of property: String) -> String {
  "_\(property.filter { $0 != "`" })"
}
