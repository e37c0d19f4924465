// SPDX-License-Identifier: MIT

import SwiftSyntax

extension AttributeSyntax {
  /// The last component of the attribute's name, without module and generic arguments.
  var baseName: String { attributeName.lastComponent ?? attributeName.trimmedDescription }
}

extension AttributeListSyntax {
  /// The attributes directly in the list, without those inside `#if`.
  var direct: [AttributeSyntax] {
    compactMap { element in
      guard case .attribute(let attribute) = element else { return nil }
      return attribute
    }
  }

  /// Returns the first attribute with one of the given names, qualified or not.
  func first(named names: String...) -> AttributeSyntax? {
    direct.first { names.contains($0.baseName) }
  }

  /// Returns whether an attribute with one of the given names is in the list.
  ///
  /// Attributes inside `#if` count.
  func mentions(_ names: Set<String>) -> Bool {
    contains { element in
      switch element {
      case .attribute(let attribute):
        return names.contains(attribute.baseName)
      case .ifConfigDecl(let block):
        return block.clauses.contains { clause in
          guard case .attributes(let attributes) = clause.elements else { return false }
          return attributes.mentions(names)
        }
      }
    }
  }

  /// The source text of every `@available` attribute in the list.
  var availability: [String] {
    direct.filter { $0.baseName == "available" }.map(\.trimmedDescription)
  }
}

extension TypeSyntaxProtocol {
  /// The last name of a nominal type, qualified or not.
  var lastComponent: String? {
    if let identifier = self.as(IdentifierTypeSyntax.self) { return identifier.name.text }
    return self.as(MemberTypeSyntax.self)?.name.text
  }

  /// The generic argument of a nominal type with exactly one.
  var onlyGenericArgument: TypeSyntax? {
    let clause =
      self.as(IdentifierTypeSyntax.self)?.genericArgumentClause
      ?? self.as(MemberTypeSyntax.self)?.genericArgumentClause
    guard let arguments = clause?.arguments, arguments.count == 1 else { return nil }
    return arguments.first?.argument.as(TypeSyntax.self)
  }
}
