// SPDX-License-Identifier: MIT

import SwiftDiagnostics
import SwiftSyntax

extension Diagnostic {
  static func dialogWithoutAction(_ name: TokenSyntax) -> Diagnostic {
    Diagnostic(
      id: "dialogWithoutAction",
      on: name,
      "the function needs a parameter 'action', whose type gives the dialog its actions"
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

  static func inoutParameter(_ parameter: FunctionParameterSyntax, _ what: String) -> Diagnostic {
    let type = parameter.type.as(AttributedTypeSyntax.self)
    return Diagnostic(
      id: "inoutParameter",
      on: parameter.type,
      "\(what) cannot change its argument; only 'state' of a synchronous function is 'inout'",
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
      "a function with a directive cannot be generic; nothing says what to call it with"
    )
  }

  static func mutatingFunction(_ modifier: DeclModifierSyntax) -> Diagnostic {
    Diagnostic(
      id: "mutatingDirective",
      on: modifier,
      "a function with a directive cannot change the reducer; change 'state'"
    )
  }

  static func throwingFunction(_ clause: ThrowsClauseSyntax) -> Diagnostic {
    Diagnostic(
      id: "throwingDirective",
      on: clause,
      "only an 'async' function with a directive may throw: its error goes to an action"
    )
  }

  static func notWrittenOut(_ expression: ExprSyntax, _ values: String) -> Diagnostic {
    Diagnostic(
      id: "notWrittenOut",
      on: expression,
      "the value must be written out, as it is read by its spelling: \(values)"
    )
  }

  static func failureWithoutError(_ expression: ExprSyntax) -> Diagnostic {
    Diagnostic(
      id: "failureWithoutError",
      on: expression,
      "the function throws no error that 'failure' could get"
    )
  }
}
