// SPDX-License-Identifier: MIT

import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder

extension Diagnostic {
  static func misplacedClient(on keyword: TokenSyntax) -> Diagnostic {
    Diagnostic(
      id: "dependencyClientKind",
      on: keyword,
      "'@DependencyClient' can only be applied to a struct"
    )
  }

  static func severalEndpoints(_ declaration: VariableDeclSyntax) -> Diagnostic {
    Diagnostic(id: "severalEndpoints", on: declaration, "each endpoint requires its own 'var'")
  }

  static func missingType(of binding: PatternBindingSyntax) -> Diagnostic {
    var fixed = binding
    fixed.typeAnnotation = TypeAnnotationSyntax(
      colon: .colonToken(trailingTrivia: .space),
      type: "<#Type#>" as TypeSyntax,
      trailingTrivia: binding.pattern.trailingTrivia
    )
    fixed.pattern.trailingTrivia = []
    return Diagnostic(
      id: "clientPropertyType",
      on: binding.pattern,
      "'@DependencyClient' requires the type of '\(binding.pattern.trimmedDescription)' to be "
        + "written out",
      fix: Replacement("add a type annotation", of: binding, with: fixed)
    )
  }

  static func repeatedMethod(_ name: String, on node: Syntax) -> Diagnostic {
    Diagnostic(
      id: "repeatedEndpointMethod",
      on: node,
      "another endpoint already has the method '\(name)'"
    )
  }
}
