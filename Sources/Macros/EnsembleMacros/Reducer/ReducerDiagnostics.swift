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

  static func unknownConformance(_ expression: ExprSyntax) -> Diagnostic {
    Diagnostic(
      id: "unknownConformance",
      on: expression,
      "a conformance must be written inline, as in '.equatable'"
    )
  }

  static func conformancesOfStruct(
    _ attribute: AttributeSyntax,
    _ arguments: LabeledExprListSyntax
  ) -> Diagnostic {
    Diagnostic(
      .warning,
      id: "conformancesOfStruct",
      on: arguments,
      "conformances have no effect on a struct; state them at 'State' and 'Action'",
      fix: Replacement("remove the arguments", of: attribute, with: attribute.withoutArguments)
    )
  }

  static func unusedConformances(
    _ unused: ConformanceArguments,
    of type: String,
    in attribute: AttributeSyntax
  ) -> Diagnostic {
    Diagnostic(
      .warning,
      id: "unusedConformances",
      on: unused.label,
      "'\(type)' is declared explicitly; state its conformances there",
      fix: Replacement(
        "remove '\(unused.label.text):'",
        of: attribute,
        with: unused.removed(from: attribute)
      )
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
