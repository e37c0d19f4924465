// SPDX-License-Identifier: MIT

import SwiftSyntax
import SwiftSyntaxMacros

/// Implements `@_ComposedActions`, which adds case paths to the enums nested in `Actions` or in
/// grouped actions.
enum ComposedActionsMacro: MemberAttributeMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    member.as(EnumDeclSyntax.self).map(pathAttributes) ?? []
  }
}
