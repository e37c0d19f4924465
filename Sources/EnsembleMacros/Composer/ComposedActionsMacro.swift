// SPDX-License-Identifier: MIT

import SwiftSyntax
import SwiftSyntaxMacros

/// Implements `@_ComposedActions`, which gives the enums in `Actions`, or in actions with groups, case
/// paths.
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
