// SPDX-License-Identifier: MIT

import SwiftSyntax
import SwiftSyntaxMacros

/// An expansion of `#Preview` to nothing. The compiler has type-checked the preview by then.
struct PreviewMacro: DeclarationMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax,
    in context: some MacroExpansionContext
  ) -> [DeclSyntax] {
    []
  }
}
