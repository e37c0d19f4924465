// SPDX-License-Identifier: MIT

import SwiftSyntax
import SwiftSyntaxBuilder

extension ObservableEnumModel {
  /// The members that `@ObservableState` adds to an enum, in the order of the output.
  var members: [DeclSyntax] {
    let identity = switching(orElse: "Swift.fatalError()", identity)
      .block("\(access.prefix)var _$id: EnsembleCore.ObservableStateID")
    let caseID = switching(orElse: "Swift.fatalError()", caseID)
      .block("\(access.prefix)var _$caseID: EnsembleCore.ObservableCaseID?")
    let modification = switching(orElse: "break", modification)
      .block("\(access.prefix)mutating func _$willModify()")
    return [
      ([lastInCompletion] + identity).declaration,
      ([lastInCompletion] + caseID).declaration,
      ([lastInCompletion] + deprecation + modification).declaration,
    ]
  }

  /// The attribute that silences warnings in members that construct deprecated cases.
  private var deprecation: [String] {
    let everyCase: [Case] = cases.flattened()
    return everyCase.contains { $0.availability.isDeprecated } ? ["@available(*, deprecated)"] : []
  }

  private func switching(orElse statement: String, _ branch: (Case) -> [String]) -> [String] {
    // The compiler would report a `switch` over an enum without cases as unreachable.
    guard !cases.isEmpty else { return statement == "break" ? [] : [statement] }
    return cases.lines { $0.availability.isUnavailable ? [] : branch($0) }
      .switching(on: "self", orElse: statement)
  }

  private func identity(_ enumCase: Case) -> [String] {
    let (pattern, value) =
      if enumCase.state != nil {
        ("case let .\(enumCase.name)(state)", "._$id(for: state)")
      } else {
        ("case .\(enumCase.name)", enumCase.payload.isEmpty ? "._$inert" : "._$unknown")
      }
    return ["\(pattern): return \(value)._$tag(\(enumCase.index))"]
  }

  private func caseID(_ enumCase: Case) -> [String] {
    let (pattern, payload) =
      enumCase.state == nil
      ? ("case .\(enumCase.name)", "") : ("case let .\(enumCase.name)(state)", ", state")
    return ["\(pattern): return ._$case(\(enumCase.index)\(payload))"]
  }

  private func modification(_ enumCase: Case) -> [String] {
    guard let state = enumCase.state else { return ["case .\(enumCase.name): break"] }
    return [
      "case var .\(enumCase.name)(state):",
      "  EnsembleCore._$willModify(&state)",
      "  self = .\(enumCase.name)(\(state.labelPrefix)state)",
    ]
  }
}
