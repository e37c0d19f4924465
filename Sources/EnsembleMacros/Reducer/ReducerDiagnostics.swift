// SPDX-License-Identifier: MIT

import SwiftDiagnostics
import SwiftSyntax

extension Diagnostic {
  static func misplacedReducer(on keyword: TokenSyntax) -> Diagnostic {
    Diagnostic(id: "reducerKind", on: keyword, "'@Reducer' can only be applied to a struct")
  }

  static func reduce(_ name: TokenSyntax) -> Diagnostic {
    Diagnostic(
      .warning,
      id: "reduceInReducer",
      on: name,
      "'reduce(into:action:)' should not be used with '@Reducer'; use 'body'"
    )
  }
}
