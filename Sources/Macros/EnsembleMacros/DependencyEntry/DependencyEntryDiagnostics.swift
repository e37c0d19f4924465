// SPDX-License-Identifier: MIT

import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder

extension Diagnostic {
  static func misplacedEntry(_ attribute: AttributeSyntax) -> Diagnostic {
    Diagnostic(
      id: "entryPlace",
      on: attribute,
      "'@DependencyEntry' can only be applied to a property in an extension of 'DependencyValues'"
    )
  }

  static func severalEntries(_ bindings: PatternBindingListSyntax) -> Diagnostic {
    Diagnostic(id: "severalEntries", on: bindings, "each dependency requires its own 'var'")
  }

  static func constantEntry(_ specifier: TokenSyntax) -> Diagnostic {
    Diagnostic(
      id: "entryConstant",
      on: specifier,
      "'@DependencyEntry' requires a 'var', because dependencies can be overridden",
      fix: Replacement(
        "replace 'let' with 'var'",
        of: specifier,
        with: specifier.with(\.tokenKind, .keyword(.var))
      )
    )
  }

  static func modifiedEntry(
    _ modifier: DeclModifierSyntax,
    of property: VariableDeclSyntax
  ) -> Diagnostic {
    let name = modifier.name.text
    return Diagnostic(
      id: "entryModifier",
      on: modifier,
      "'@DependencyEntry' cannot be applied to a '\(name)' property",
      fix: Replacement("remove '\(name)'", of: property, with: property.without(modifier))
    )
  }

  static func computedEntry(_ binding: PatternBindingSyntax) -> Diagnostic {
    let block = binding.accessorBlock.map { Syntax($0) } ?? Syntax(binding)
    return Diagnostic(
      id: "entryAccessors",
      on: block,
      "'@DependencyEntry' requires an initial value instead of accessors",
      fix: binding.withValueOfGetter.map {
        Replacement("make it the initial value", of: binding, with: $0)
      }
    )
  }

  static func missingLiveValue(of binding: PatternBindingSyntax) -> Diagnostic {
    Diagnostic(
      id: "entryValue",
      on: binding.pattern,
      "'@DependencyEntry' requires an initial value, which is the value in a running application",
      fix: Replacement(
        "add an initial value",
        of: binding,
        with: binding.with(initialValue: "<#live value#>")
      )
    )
  }
}

extension VariableDeclSyntax {
  /// Returns the property without a modifier, whose leading trivia the next token gets.
  fileprivate func without(_ modifier: DeclModifierSyntax) -> VariableDeclSyntax {
    var rest = Array(modifiers)
    guard let index = rest.firstIndex(where: { $0.id == modifier.id }) else { return self }
    rest.remove(at: index)
    var result = self
    if index < rest.count {
      rest[index].leadingTrivia = modifier.leadingTrivia
    } else {
      result.bindingSpecifier.leadingTrivia = modifier.leadingTrivia
    }
    result.modifiers = DeclModifierListSyntax(rest)
    return result
  }
}

extension PatternBindingSyntax {
  /// The binding with the only expression of its getter as its initial value.
  fileprivate var withValueOfGetter: PatternBindingSyntax? {
    guard
      initializer == nil,
      case .getter(let items) = accessorBlock?.accessors,
      items.count == 1,
      let value = items.first?.item.as(ExprSyntax.self)
    else { return nil }
    return with(\.accessorBlock, nil).with(initialValue: value.trimmed)
  }

  fileprivate func with(initialValue: ExprSyntax) -> PatternBindingSyntax {
    var result = self
    // Trivia after the type, such as a comment, stays at the end.
    if typeAnnotation == nil { result.pattern.trailingTrivia = [] }
    result.typeAnnotation?.trailingTrivia = []
    result.initializer = InitializerClauseSyntax(
      equal: .equalToken(leadingTrivia: .space, trailingTrivia: .space),
      value: initialValue
    )
    result.trailingTrivia = trailingTrivia
    return result
  }
}
