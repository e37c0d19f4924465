// SPDX-License-Identifier: MIT

import SwiftDiagnostics
import SwiftSyntax

/// A field, and the syntax that determines its name.
struct MarkedField {
  let field: FormFieldsModel.Field
  let node: Syntax

  /// Parses the fields of a declaration.
  static func parse(_ property: VariableDeclSyntax) -> Parsed<[MarkedField]> {
    let mark = property.attributes.first(named: "FormField")
    if let ignored = property.attributes.first(named: "FormFieldIgnored") {
      return Parsed(model: [], diagnostics: mark == nil ? [] : [.ignoredField(ignored)])
    }
    return mark.map { parse(property, mark: $0) } ?? parseUnmarked(property)
  }

  /// Parses a declaration without `@FormField`, whose fields are named like the properties.
  private static func parseUnmarked(_ property: VariableDeclSyntax) -> Parsed<[MarkedField]> {
    let bindings = property.isWritableByOthers ? property.bindings.filter { !$0.isComputed } : []
    return Parsed(
      model: bindings.compactMap(\.name).map { name in
        MarkedField(
          field: FormFieldsModel.Field(property: name.text, name: name.bareText, isMarked: false),
          node: Syntax(name)
        )
      }
    )
  }

  /// Parses a declaration with `@FormField`.
  private static func parse(
    _ property: VariableDeclSyntax,
    mark: AttributeSyntax
  ) -> Parsed<[MarkedField]> {
    guard
      property.isWritable,
      property.bindings.count == 1,
      let name = property.bindings.first?.name
    else {
      return Parsed(model: [], diagnostics: [.unwritableField(mark)])
    }
    let field: (String) -> MarkedField = {
      MarkedField(
        field: FormFieldsModel.Field(property: name.text, name: $0, isMarked: true),
        node: Syntax(mark)
      )
    }
    guard let argument = mark.arguments?.as(LabeledExprListSyntax.self)?.first?.expression else {
      return Parsed(model: [field(name.bareText)])
    }
    guard
      let stated = argument.as(StringLiteralExprSyntax.self)?.plainText,
      stated.isFieldName
    else {
      return Parsed(model: [], diagnostics: [.brokenFieldName(argument)])
    }
    return Parsed(model: [field(stated)])
  }
}

extension VariableDeclSyntax {
  /// Whether the declaration is an instance property that can be set.
  fileprivate var isWritable: Bool {
    bindingSpecifier.tokenKind == .keyword(.var)
      && !modifiers.isStatic
      && bindings.allSatisfy(\.isWritable)
  }

  /// Whether other code can set the property, without restrictions.
  fileprivate var isWritableByOthers: Bool {
    isWritable
      && !modifiers.contains { modifier in
        // The setter of `private(set)` or `internal(set)` is less accessible than the property.
        if modifier.detail != nil { return true }
        switch modifier.name.tokenKind {
        case .keyword(.private), .keyword(.fileprivate), .keyword(.lazy), .keyword(.weak),
          .keyword(.unowned):
          return true
        default:
          return false
        }
      }
  }
}

extension PatternBindingSyntax {
  fileprivate var name: TokenSyntax? { pattern.as(IdentifierPatternSyntax.self)?.identifier }

  fileprivate var isWritable: Bool {
    switch accessorBlock?.accessors {
    case nil: true
    case .getter: false
    case .accessors(let accessors):
      !isComputed
        || accessors.contains {
          [.keyword(.set), .keyword(._modify)].contains($0.accessorSpecifier.tokenKind)
        }
    }
  }
}

extension StringLiteralExprSyntax {
  /// The text of a literal on one line without escapes.
  fileprivate var plainText: String? {
    guard
      openingPounds == nil,
      openingQuote.tokenKind == .stringQuote,
      segments.count <= 1
    else { return nil }
    guard let segment = segments.first else { return "" }
    guard let text = segment.as(StringSegmentSyntax.self)?.content.text else { return nil }
    return text.contains("\\") ? nil : text
  }
}

extension String {
  /// Whether the name is unambiguous in `name=value`.
  fileprivate var isFieldName: Bool {
    !isEmpty && !contains("=") && first?.isWhitespace == false && last?.isWhitespace == false
  }
}
