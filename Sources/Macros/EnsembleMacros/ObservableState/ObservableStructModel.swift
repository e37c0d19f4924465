// SPDX-License-Identifier: MIT

import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder

/// The parsed struct of `@ObservableState`.
struct ObservableStructModel: Sendable {
  let access: Access
  let fields: [Conditional<Field>]

  /// An observed property, and its number at run time.
  struct Field: Sendable {
    let index: Int
    let name: String
    let isPresented: Bool

    /// The attribute that makes the property record accesses under its number.
    var attribute: AttributeSyntax {
      isPresented
        ? "@Ensemble.PresentationStateTracked(\(raw: index))"
        : "@Ensemble.ObservationStateTracked(\(raw: index))"
    }

    /// The name of the property through which other code accesses the stored value.
    var stateName: String { isPresented ? "$\(name)" : name }

    /// The name of the property that holds the value.
    var storage: String { storageName(of: name) }
  }

  /// All observed properties, including those of every `#if` branch.
  var everyField: [Field] { fields.flattened() }

  /// Parses the struct, numbering its observed properties in source order.
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

/// Returns the name of the property that stores the value of an observed one.
func storageName(of property: String) -> String {
  "_\(property.filter { $0 != "`" })"
}
