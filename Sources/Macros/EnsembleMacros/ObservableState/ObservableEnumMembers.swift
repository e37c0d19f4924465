// SPDX-License-Identifier: MIT

import SwiftSyntax
import SwiftSyntaxBuilder

extension ObservableEnumModel {
  /// The members that `@ObservableState` adds to an enum, in the order of the output.
  var members: [DeclSyntax] {
    let identity = switching(returning: identityType, identity)
      .block("\(access.prefix)nonisolated var _$id: \(identityType)")
    let caseID = switching(returning: caseIDType, caseID)
      .block("\(access.prefix)var _$caseID: \(caseIDType)?")
    let modification =
      modification
      .block("\(access.prefix)nonisolated mutating func _$willModify()")
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

  private var identityType: String { "EnsembleCore.ObservableStateID" }
  private var caseIDType: String { "EnsembleCore.ObservableCaseID" }

  private func switching(
    returning type: String,
    _ branch: (Case, _ type: String) -> [String]
  ) -> [String] {
    CaseSwitch(value: "self", type: "Self", result: type).lines(over: cases) {
      $0.availability.isUnavailable ? [] : branch($0, $1 ? type : "")
    }
  }

  private func identity(_ enumCase: Case, _ type: String) -> [String] {
    let (pattern, value) =
      if enumCase.state != nil {
        ("case let .\(enumCase.name)(state)", "\(type)._$id(for: state)")
      } else {
        ("case .\(enumCase.name)", type + (enumCase.payload.isEmpty ? "._$inert" : "._$unknown"))
      }
    return ["\(pattern): return \(value)._$tag(\(enumCase.index))"]
  }

  private func caseID(_ enumCase: Case, _ type: String) -> [String] {
    let (pattern, payload) =
      enumCase.state == nil
      ? ("case .\(enumCase.name)", "") : ("case let .\(enumCase.name)(state)", ", state")
    return ["\(pattern): return \(type)._$case(\(enumCase.index)\(payload))"]
  }

  /// The statements that prepare the state of the current case for a modification.
  private var modification: [String] {
    if cases.isEmpty { return [] }
    let groups = cases.groups(of: CaseSwitch.groupSize)
    if groups.count == 1 { return modification(of: "self", cases) }
    // Split into groups as by `CaseSwitch`. A modification does not change the current case, so at
    // most one function modifies the value.
    let functions = groups.enumerated().flatMap { index, group in
      modification(of: "root", group).block("func group\(index)(_ root: inout Self)")
    }
    return functions + groups.indices.map { "group\($0)(&self)" }
  }

  private func modification(of value: String, _ cases: [Conditional<Case>]) -> [String] {
    let branches = cases.lines { enumCase -> [String] in
      if enumCase.availability.isUnavailable { return [] }
      guard let state = enumCase.state else { return ["case .\(enumCase.name): break"] }
      return [
        "case var .\(enumCase.name)(state):",
        "  EnsembleCore._$willModify(&state)",
        "  \(value) = .\(enumCase.name)(\(state.labelPrefix)state)",
      ]
    }
    return branches.switching(on: value, orElse: "break")
  }
}
