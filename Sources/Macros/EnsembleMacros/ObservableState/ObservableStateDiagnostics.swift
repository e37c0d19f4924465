// SPDX-License-Identifier: MIT

import SwiftDiagnostics
import SwiftSyntax

extension Diagnostic {
  static func misplacedObservableState(on keyword: TokenSyntax) -> Diagnostic {
    Diagnostic(
      id: "observableStateKind",
      on: keyword,
      "'@ObservableState' can only be applied to a struct or an enum"
    )
  }

  static func severalProperties(on property: VariableDeclSyntax) -> Diagnostic {
    Diagnostic(
      id: "severalObservedProperties",
      on: property,
      "each observed property requires its own 'var'"
    )
  }

  static func observer(_ accessor: AccessorDeclSyntax) -> Diagnostic {
    Diagnostic(
      id: "observedPropertyObserver",
      on: accessor.accessorSpecifier,
      "property observers are not supported on observed state"
    )
  }

  static func trackedOutsideState(on attribute: AttributeSyntax) -> Diagnostic {
    Diagnostic(
      id: "trackedOutsideState",
      on: attribute,
      "'@ObservationStateTracked' can only be applied to a property of a struct with "
        + "'@ObservableState'"
    )
  }

  static func foreignIgnored(_ attribute: AttributeSyntax) -> Diagnostic {
    let name = TypeSyntax(IdentifierTypeSyntax(name: .identifier("ObservationStateIgnored")))
    return Diagnostic(
      id: "foreignObservationIgnored",
      on: attribute,
      "'@ObservationIgnored' has no effect on observed state",
      fix: Replacement(
        "replace with '@ObservationStateIgnored'",
        of: attribute,
        with: attribute.with(\.attributeName, name.withTrivia(of: attribute.attributeName))
      )
    )
  }

  static func foreignTracked(
    _ attribute: AttributeSyntax,
    of property: VariableDeclSyntax
  ) -> Diagnostic {
    Diagnostic(
      id: "foreignObservationTracked",
      on: attribute,
      "'@ObservationTracked' does not track observed state",
      fix: Replacement(
        "remove '@ObservationTracked'",
        of: property,
        with: property.without(attribute)
      )
    )
  }
}

extension VariableDeclSyntax {
  /// Returns the property without an attribute.
  func without(_ attribute: AttributeSyntax) -> VariableDeclSyntax {
    var bare = with(\.attributes, attributes.filter { $0.id != attribute.id })
    bare.leadingTrivia = leadingTrivia
    return bare
  }
}

extension SyntaxProtocol {
  /// Returns the node with the trivia of another node.
  fileprivate func withTrivia(of other: some SyntaxProtocol) -> Self {
    with(\.leadingTrivia, other.leadingTrivia).with(\.trailingTrivia, other.trailingTrivia)
  }
}
