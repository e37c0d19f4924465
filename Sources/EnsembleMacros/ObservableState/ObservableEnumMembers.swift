// SPDX-License-Identifier: MIT

import SwiftSyntax
import SwiftSyntaxBuilder

extension ObservableEnumModel {
  /// The members `@ObservableState` adds to an enum, in the order they are written.
  var members: [DeclSyntax] {
    let identity = switching(orElse: ["Swift.fatalError()"], identity)
    let modification = switching(orElse: [], modification)
    return [
      identity.block("\(access.prefix)var _$id: EnsembleCore.ObservableStateID").declaration,
      modification.block("\(access.prefix)mutating func _$willModify()").declaration,
    ]
  }

  /// Switches over the cases, avoiding a `switch` that would be reported as unreachable.
  private func switching(
    orElse noCases: [String],
    _ branch: (Case) -> [String]
  ) -> [String] {
    cases.isEmpty ? noCases : ["switch self {"] + cases.lines(branch) + ["}"]
  }

  private func identity(_ enumCase: Case) -> [String] {
    let pattern =
      enumCase.state == nil ? "case .\(enumCase.name)" : "case let .\(enumCase.name)(state)"
    let value =
      if enumCase.state != nil { "._$id(for: state)" } else if enumCase.payload.isEmpty {
        "._$inert"
      } else {
        "._$unknown"
      }
    return ["\(pattern): return \(value)._$tag(\(enumCase.index))"]
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
