// SPDX-License-Identifier: MIT

import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder

extension Diagnostic {
  static func misplacedComposer(on keyword: TokenSyntax) -> Diagnostic {
    Diagnostic(id: "composerKind", on: keyword, "'@Composer' can only be applied to a struct")
  }

  static func composedReducer(
    _ attribute: AttributeSyntax,
    of declaration: StructDeclSyntax
  ) -> Diagnostic {
    Diagnostic(
      id: "composedReducer",
      on: attribute,
      "'@Composer' already makes the struct a reducer; remove '@Reducer'",
      fix: Replacement(
        "remove '@\(attribute.attributeName.trimmedDescription)'",
        of: declaration.attributes,
        with: declaration.attributes.without(attribute)
      )
    )
  }

  static func shapeWithoutComposer(_ attribute: AttributeSyntax) -> Diagnostic {
    Diagnostic(
      .warning,
      id: "shapeWithoutComposer",
      on: attribute,
      "'@\(attribute.baseName)' has no effect without '@Composer' on the same struct"
    )
  }

  static func severalShapes(
    _ attribute: AttributeSyntax,
    of declaration: StructDeclSyntax
  ) -> Diagnostic {
    Diagnostic(
      id: "severalShapes",
      on: attribute,
      "a feature can have only one '@ComposeReducer' or '@ComposeEnumReducer'",
      fix: Replacement(
        "remove '@\(attribute.attributeName.trimmedDescription)'",
        of: declaration.attributes,
        with: declaration.attributes.without(attribute)
      )
    )
  }

  static func unknownOption(_ expression: ExprSyntax) -> Diagnostic {
    Diagnostic(
      id: "unknownOption",
      on: expression,
      "options must be written inline, as in '.bindable' or '.action(.equatable)'"
    )
  }

  static func unusedOption(_ expression: ExprSyntax, _ type: String) -> Diagnostic {
    Diagnostic(
      .warning,
      id: "unusedOption",
      on: expression,
      "'\(type)' is declared explicitly; state its conformances there"
    )
  }

  static func unusedInitialState(_ value: ExprSyntax, _ child: String) -> Diagnostic {
    Diagnostic(
      .warning,
      id: "unusedInitialState",
      on: value,
      "'\(child)' is declared explicitly in 'State'; set its initial value there"
    )
  }

  static func unusedInitialCase(_ option: ExprSyntax) -> Diagnostic {
    Diagnostic(
      .warning,
      id: "unusedInitialCase",
      on: option,
      "'State' is declared explicitly; declare its initializer there"
    )
  }

  static func unknownInitialCase(_ literal: ExprSyntax, _ names: [String]) -> Diagnostic {
    Diagnostic(
      id: "unknownInitialCase",
      on: literal,
      "there is no child with this name\(hint(names))"
    )
  }

  static func initialCaseWithoutValue(_ literal: ExprSyntax, _ name: String) -> Diagnostic {
    Diagnostic(
      id: "initialCaseWithoutValue",
      on: literal,
      "'\(name)' has no initial value, so it cannot be the initial case"
    )
  }

  static func enumState(_ keyword: TokenSyntax, _ declaration: StructDeclSyntax) -> Diagnostic {
    Diagnostic(
      id: "composedEnumState",
      on: keyword,
      "a feature whose 'State' is an enum requires '@ComposeEnumReducer'"
    )
  }

  static func structState(_ keyword: TokenSyntax) -> Diagnostic {
    Diagnostic(
      id: "composedStructState",
      on: keyword,
      "'@ComposeEnumReducer' requires 'State' to be an enum"
    )
  }

  static func childWithoutPresents(
    _ name: TokenSyntax,
    of property: VariableDeclSyntax
  ) -> Diagnostic {
    var presented = property
    presented.leadingTrivia = []
    presented = presented.with(
      \.attributes,
      AttributeListSyntax([.attribute("@Presents ")] + Array(presented.attributes))
    )
    presented.leadingTrivia = property.leadingTrivia
    return Diagnostic(
      id: "childWithoutPresents",
      on: name,
      "the child '\(name.text)' is presented, so its property requires '@Presents'",
      fix: Replacement("add '@Presents'", of: property, with: presented)
    )
  }

  static func missingCases(
    _ cases: [String],
    of declaration: EnumDeclSyntax,
    _ name: String
  ) -> Diagnostic {
    let outer = declaration.leadingTrivia.indentation
    var block = declaration.memberBlock
    let inner = block.members.first?.leadingTrivia.indentation ?? outer + .spaces(2)
    if block.members.isEmpty {
      block.leftBrace.trailingTrivia = []
      block.rightBrace.leadingTrivia = .newline + outer
    }
    block.members += cases.map { text in
      MemberBlockItemSyntax(leadingTrivia: .newline + inner, decl: DeclSyntax("\(raw: text)"))
    }
    let list = cases.map { "'\($0)'" }.joined(separator: ", ")
    return Diagnostic(
      id: "missingCases",
      on: declaration.name,
      "'\(name)' lacks \(list)",
      fix: Replacement(
        cases.count == 1 ? "add the case" : "add the cases",
        of: declaration.memberBlock,
        with: block
      )
    )
  }
}

extension AttributeListSyntax {
  /// Returns the list without an attribute, keeping the leading trivia.
  func without(_ attribute: AttributeSyntax) -> AttributeListSyntax {
    var rest = filter { $0.id != attribute.id }
    rest.leadingTrivia = leadingTrivia
    return rest
  }
}

/// Returns a list of names to choose from, for the end of a message.
func hint(_ names: [String]) -> String {
  names.isEmpty
    ? ""
    : "; there \(names.count == 1 ? "is" : "are") "
      + names.map { "'\($0)'" }.joined(separator: ", ")
}
