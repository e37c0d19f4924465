// SPDX-License-Identifier: MIT

import SwiftSyntax
import SwiftSyntaxMacros

/// Implements `@ComposeReducer` and `@ComposeEnumReducer`, which `@Composer` reads.
enum ComposeShapeMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let feature = declaration.as(StructDeclSyntax.self)
    if !(feature?.attributes.mentions(["Composer"]) ?? false) {
      context.diagnose(.shapeWithoutComposer(node))
    } else if declaration.isConditional(node) {
      context.diagnose(.conditionalAttribute(node))
    }
    return []
  }
}
