// SPDX-License-Identifier: MIT

import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder

extension Diagnostic {
  static func presentsOutsideState(on attribute: AttributeSyntax) -> Diagnostic {
    Diagnostic(
      id: "presentsOutsideState",
      on: attribute,
      "'@\(attribute.baseName)' can only be applied to a property of a struct with "
        + "'@ObservableState'"
    )
  }

  static func presentsElsewhere(_ declaration: some DeclSyntaxProtocol) -> Diagnostic {
    Diagnostic(
      id: "presentsElsewhere",
      on: declaration,
      "'@Presents' can only be applied to a property"
    )
  }

  static func presentsWithoutType(_ name: TokenSyntax) -> Diagnostic {
    Diagnostic(
      id: "presentsWithoutType",
      on: name,
      "'@Presents' requires '\(name.text)' to have an explicit optional type"
    )
  }

  static func presentsRequired(_ type: TypeSyntax) -> Diagnostic {
    let fix = Replacement("make it optional", of: type, with: type.madeOptional)
    return Diagnostic(
      id: "presentsRequired",
      on: type,
      "'@Presents' requires an optional type: the value is 'nil' while nothing is presented",
      fix: fix
    )
  }

  static func presentsConstant(_ specifier: TokenSyntax) -> Diagnostic {
    Diagnostic(
      id: "presentsConstant",
      on: specifier,
      "'@Presents' requires a 'var': dismissal sets it to 'nil'",
      fix: Replacement(
        "replace with 'var'",
        of: specifier,
        with: specifier.with(\.tokenKind, .keyword(.var))
      )
    )
  }

  static func presentsComputed(_ accessors: AccessorBlockSyntax) -> Diagnostic {
    Diagnostic(id: "presentsComputed", on: accessors, "'@Presents' requires a stored property")
  }

  static func presentsModified(_ modifier: DeclModifierSyntax) -> Diagnostic {
    Diagnostic(
      id: "presentsModified",
      on: modifier,
      "'@Presents' cannot be applied to a '\(modifier.name.text)' property"
    )
  }

  static func presentsUnobserved(
    _ attribute: AttributeSyntax,
    of property: VariableDeclSyntax
  ) -> Diagnostic {
    Diagnostic(
      id: "presentsUnobserved",
      on: attribute,
      "a presented property is always observed",
      fix: Replacement(
        "remove '@ObservationStateIgnored'",
        of: property,
        with: property.without(attribute)
      )
    )
  }
}

extension TypeSyntax {
  /// The type as an optional, parenthesized if its spelling requires it.
  fileprivate var madeOptional: TypeSyntax {
    let trimmed = trimmed.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType ?? trimmed
    let isSimple =
      trimmed.is(IdentifierTypeSyntax.self) || trimmed.is(MemberTypeSyntax.self)
      || trimmed.is(ArrayTypeSyntax.self) || trimmed.is(DictionaryTypeSyntax.self)
      || trimmed.is(TupleTypeSyntax.self)
    let text = isSimple ? "\(trimmed)?" : "(\(trimmed))?"
    return TypeSyntax(stringLiteral: text)
      .with(\.leadingTrivia, leadingTrivia)
      .with(\.trailingTrivia, trailingTrivia)
  }
}
