// SPDX-License-Identifier: MIT

import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder

/// What `@ObservableState` knows about a struct.
struct ObservableStructModel: Sendable {
  let access: Access
  let fields: [Conditional<Field>]

  /// One observed property and the number it is known by at run time.
  struct Field: Sendable {
    let index: Int
    let name: String
    let isPresented: Bool

    /// The attribute that makes the property record under its number.
    var attribute: AttributeSyntax {
      isPresented
        ? "@Ensemble.PresentationStateTracked(\(raw: index))"
        : "@Ensemble.ObservationStateTracked(\(raw: index))"
    }

    /// The name of the property that other code reaches what is stored by.
    var stateName: String { isPresented ? "$\(name)" : name }

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
    func field(_ name: String, isPresented: Bool) -> Field {
      // Branches of an `#if` that declare the same property share its number.
      let index = indices[name] ?? indices.count
      indices[name] = index
      return Field(index: index, name: name, isPresented: isPresented)
    }
    let fields = collect(from: declaration.memberBlock.members) { member -> [Field] in
      guard let property = member.as(VariableDeclSyntax.self) else { return [] }
      switch ObservedProperty(property) {
      case .plain, .unobserved:
        return []
      case .broken(let reasons):
        diagnostics += reasons
        return []
      case .tracked(let name):
        return [field(name, isPresented: false)]
      case .presented(let name):
        return [field(name, isPresented: true)]
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
