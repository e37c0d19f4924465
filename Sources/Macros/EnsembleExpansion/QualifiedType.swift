// SPDX-License-Identifier: MIT

import SwiftSyntax

extension SyntaxProtocol {
  /// The qualified name of the declared or extended type; nil for a local type.
  var qualifiedType: TypeSyntax? {
    if let declaration = self.as(ExtensionDeclSyntax.self) {
      return declaration.extendedType.trimmed
    }
    guard let name = asProtocol((any NamedDeclSyntax).self)?.name.trimmed else { return nil }
    guard let surrounding = surroundingScope else {
      return TypeSyntax(IdentifierTypeSyntax(name: name))
    }
    return surrounding.qualifiedType.map {
      TypeSyntax(MemberTypeSyntax(baseType: $0, name: name))
    }
  }

  /// Whether no extension can name the type, because it or an enclosing type is private.
  var isPrivateMember: Bool {
    guard let surrounding = surroundingScope else { return false }
    let modifiers = asProtocol((any WithModifiersSyntax).self)?.modifiers ?? []
    return modifiers.contains { $0.name.tokenKind == .keyword(.private) }
      || surrounding.isPrivateMember
  }

  /// The innermost type, extension or code block around the node.
  private var surroundingScope: Syntax? {
    var scope = parent
    while let candidate = scope {
      if candidate.isProtocol((any DeclGroupSyntax).self) || candidate.isCode { return candidate }
      scope = candidate.parent
    }
    return nil
  }

  private var isCode: Bool {
    self.is(CodeBlockSyntax.self) || self.is(ClosureExprSyntax.self)
      || self.is(AccessorBlockSyntax.self)
  }
}
