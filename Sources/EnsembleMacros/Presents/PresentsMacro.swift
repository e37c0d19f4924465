// SPDX-License-Identifier: MIT

import SwiftSyntax
import SwiftSyntaxMacros

/// Implements `@Presents`, a mark that `@ObservableState` reads.
///
/// The number of the field is known to the struct alone: a macro on a property does not see the
/// properties next to it. So `@ObservableState` adds the attribute that carries the number and
/// makes the code, and this one says what is wrong with the property.
enum PresentsMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    if isInsideState(context.lexicalContext) {
      PresentedProperty.parse(declaration).diagnostics.forEach(context.diagnose)
    } else {
      context.diagnose(.presentsOutsideState(on: node))
    }
    return []
  }
}
