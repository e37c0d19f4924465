// SPDX-License-Identifier: MIT

import SwiftSyntax

extension SyntaxProtocol {
  /// The type that is declared or extended, with the types around it, or nothing if it is local.
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

  /// Whether an extension cannot name the type, because it or a type around it is a private member.
  var isPrivateMember: Bool {
    guard let surrounding = surroundingScope else { return false }
    let modifiers = asProtocol((any WithModifiersSyntax).self)?.modifiers ?? []
    return modifiers.contains { $0.name.tokenKind == .keyword(.private) }
      || surrounding.isPrivateMember
  }

  /// The innermost type, extension or piece of code around the node.
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
