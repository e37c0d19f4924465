// SPDX-License-Identifier: MIT

import SwiftDiagnostics
import SwiftSyntax

extension Diagnostic {
  static func misplacedReducer(on keyword: TokenSyntax) -> Diagnostic {
    Diagnostic(
      id: "reducerKind",
      on: keyword,
      "'@Reducer' can only be applied to a struct or an enum"
    )
  }

  static func ephemeralWithoutState(_ name: TokenSyntax) -> Diagnostic {
    Diagnostic(
      id: "ephemeralWithoutState",
      on: name,
      "'@ReducerCaseEphemeral' requires a case with a single value of a named type"
    )
  }

  static func ignoredEphemeral(
    _ mark: AttributeSyntax,
    of group: EnumCaseDeclSyntax
  ) -> Diagnostic {
    var bare = group.with(\.attributes, group.attributes.filter { $0.id != mark.id })
    bare.leadingTrivia = group.leadingTrivia
    return Diagnostic(
      id: "ignoredEphemeral",
      on: mark,
      "'@ReducerCaseEphemeral' has no effect on an ignored case",
      fix: Replacement("remove '@ReducerCaseEphemeral'", of: group, with: bare)
    )
  }

  static func misplacedMark(_ mark: AttributeSyntax) -> Diagnostic {
    Diagnostic(
      id: "misplacedReducerCaseMark",
      on: mark,
      "'@\(mark.baseName)' can only be applied to a case of an enum with '@Reducer'"
    )
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
