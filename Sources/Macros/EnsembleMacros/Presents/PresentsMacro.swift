// SPDX-License-Identifier: MIT

import SwiftSyntax
import SwiftSyntaxMacros

/// Implements `@Presents`, which `@ObservableState` reads.
///
/// Only a macro on the struct knows the number of the field: a macro on a property does not see the
/// properties next to it. So `@ObservableState` adds the attribute that carries the number and
/// expands to the code, and this macro only diagnoses the property.
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
