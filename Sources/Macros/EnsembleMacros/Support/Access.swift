// SPDX-License-Identifier: MIT

import SwiftSyntax
import SwiftSyntaxMacros

/// The access level that a generated member needs to witness a public protocol requirement.
enum Access: String {
  case `public` = "public "
  case package = "package "
  case implicit = ""

  /// The access modifier of a generated declaration, followed by a space.
  var prefix: String { rawValue }

  /// Reads the access level of a type, or of the extension around it.
  init(of declaration: some DeclGroupSyntax, in lexicalContext: [Syntax]) {
    if let stated = Access(stated: declaration.modifiers) {
      self = stated
      return
    }
    // The members of a `public extension` are public without a modifier.
    let surrounding = lexicalContext.first?.as(ExtensionDeclSyntax.self)
    self = surrounding.flatMap { Access(stated: $0.modifiers) } ?? .implicit
  }

  private init?(stated modifiers: DeclModifierListSyntax) {
    for modifier in modifiers where modifier.detail == nil {
      switch modifier.name.tokenKind {
      case .keyword(.public): self = .public
      case .keyword(.package): self = .package
      case .keyword(.open), .keyword(.internal), .keyword(.fileprivate), .keyword(.private):
        self = .implicit
      default: continue
      }
      return
    }
    return nil
  }
}
