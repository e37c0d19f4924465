// SPDX-License-Identifier: MIT

import SwiftSyntax

/// The parsed property of `@ObservationStateTracked`.
struct TrackedProperty: Sendable {
  let index: String
  let storageName: String
  let annotation: String
  let initializer: String

  /// Parses the property; returns nil for a declaration other than a single stored variable.
  init?(_ declaration: some DeclSyntaxProtocol, attribute: AttributeSyntax) {
    guard
      let bindings = declaration.as(VariableDeclSyntax.self)?.bindings,
      bindings.count == 1,
      let binding = bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
      !binding.isComputed,
      let index = attribute.fieldNumber
    else { return nil }
    self.index = index
    storageName = EnsembleMacros.storageName(of: name.text)
    annotation = binding.typeAnnotation.map { ": \($0.type.trimmedDescription)" } ?? ""
    let isOptional = binding.typeAnnotation?.type.is(OptionalTypeSyntax.self) ?? false
    let value = binding.initializer?.value.trimmedDescription ?? (isOptional ? "nil" : nil)
    initializer = value.map { " = \($0)" } ?? ""
  }

  /// The property that holds the value.
  var storage: DeclSyntax { "private var \(storageName)\(annotation)\(initializer)".declaration }

  /// The accessors that record reads and writes of the value.
  var accessors: [AccessorDeclSyntax] {
    [
      """
      @storageRestrictions(initializes: \(storageName))
      init(initialValue) {
        \(storageName) = initialValue
      }
      """.accessor,
      """
      get {
        _$observationRegistrar.access(\(index))
        return \(storageName)
      }
      """.accessor,
      """
      set {
        _$observationRegistrar.assign(newValue, to: &\(storageName), field: \(index))
      }
      """.accessor,
      """
      _modify {
        let change = _$observationRegistrar.willModify(&\(storageName), field: \(index))
        defer {
          _$observationRegistrar.didModify(&\(storageName), field: \(index), change)
        }
        yield &\(storageName)
      }
      """.accessor,
    ]
  }
}
