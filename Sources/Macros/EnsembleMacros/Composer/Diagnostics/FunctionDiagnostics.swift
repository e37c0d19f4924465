// SPDX-License-Identifier: MIT

import SwiftDiagnostics
import SwiftSyntax

extension Diagnostic {
  static func dialogWithoutAction(_ name: TokenSyntax) -> Diagnostic {
    Diagnostic(
      id: "dialogWithoutAction",
      on: name,
      "the function requires a parameter 'action', whose type becomes the dialog's actions"
    )
  }

  static func unknownParameter(
    _ parameter: FunctionParameterSyntax,
    _ labels: [String]
  ) -> Diagnostic {
    let list = labels.map { "'\($0)'" }.joined(separator: ", ")
    let name = parameter.secondName?.text ?? ""
    // Offers `state: inout State` for `_ state: inout State`.
    let isNamed = parameter.firstName.tokenKind == .wildcard && labels.contains(name)
    let named = parameter.with(\.firstName, .identifier(name)).with(\.secondName, nil)
    return Diagnostic(
      id: "unknownParameter",
      on: parameter.firstName,
      "a parameter here must have one of the labels \(list)",
      fix: isNamed ? Replacement("use the label '\(name)'", of: parameter, with: named) : nil
    )
  }

  static func inoutParameter(_ parameter: FunctionParameterSyntax, _ owner: String) -> Diagnostic {
    let type = parameter.type.as(AttributedTypeSyntax.self)
    return Diagnostic(
      id: "inoutParameter",
      on: parameter.type,
      "\(owner) cannot change its argument; only 'state' of a synchronous function can be 'inout'",
      fix: type.map {
        Replacement("remove 'inout'", of: parameter.type, with: $0.baseType.trimmed)
      }
    )
  }

  static func variadicParameter(_ ellipsis: TokenSyntax) -> Diagnostic {
    Diagnostic(id: "variadicParameter", on: ellipsis, "a case cannot carry a variadic value")
  }

  static func genericFunction(_ clause: GenericParameterClauseSyntax) -> Diagnostic {
    Diagnostic(
      id: "genericDirective",
      on: clause,
      "a function with a directive cannot be generic, because its generic arguments cannot be inferred"
    )
  }

  static func mutatingFunction(_ modifier: DeclModifierSyntax) -> Diagnostic {
    Diagnostic(
      id: "mutatingDirective",
      on: modifier,
      "a function with a directive cannot be 'mutating'; change 'state' instead"
    )
  }

  static func throwingFunction(_ clause: ThrowsClauseSyntax) -> Diagnostic {
    Diagnostic(
      id: "throwingDirective",
      on: clause,
      "a synchronous function with a directive cannot throw; only an 'async' one can"
    )
  }

  static func valueNotLiteral(_ expression: ExprSyntax, _ values: String) -> Diagnostic {
    Diagnostic(
      id: "valueNotLiteral",
      on: expression,
      "the value must be a literal: \(values)"
    )
  }

  static func failureWithoutError(_ expression: ExprSyntax) -> Diagnostic {
    Diagnostic(
      id: "failureWithoutError",
      on: expression,
      "'failure' requires a function that throws"
    )
  }
}
