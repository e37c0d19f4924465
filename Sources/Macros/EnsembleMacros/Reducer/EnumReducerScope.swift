// SPDX-License-Identifier: MIT

import SwiftSyntax
import SwiftSyntaxBuilder

extension EnumReducerModel {
  /// The enum of stores behind `store.case`.
  var caseScope: [String] {
    let scopes = cases.mapElements { reducerCase in
      EnumCase(
        name: reducerCase.name,
        payload: reducerCase.scopes,
        isSpellable: reducerCase.written.isSpellable,
        availability: reducerCase.availability
      )
    }
    let declarations = scopes.lines { scope in
      scope.availability.attributes + ["case \(scope.name)\(scope.payload.clause)"]
    }
    // The case paths are written out: stores are found through members of this enum, and
    // `@CasePathable` would have to be expanded first.
    let paths = CasePathableModel(name: "CaseScope", access: access, cases: scopes).members
    let header = """
      \(access.prefix)enum CaseScope: nonisolated EnsembleCore._CaseScopeProtocol, \
      nonisolated EnsembleCasePaths.CasePathable, nonisolated EnsembleCasePaths.CasePathIterable
      """
    let contents = declarations + paths.flatMap { ["", $0.description] }
    return ["@dynamicMemberLookup"] + contents.block(header)
  }

  /// The function that returns the case of a store.
  var scope: [String] {
    let header = """
      \(access.prefix)static func scope(\
      _ store: EnsembleCore.Store<Self.State, Self.Action>) -> CaseScope
      """
    return cases.deprecation + ["@MainActor"] + selection.block(header)
  }

  private var selection: [String] {
    CaseSwitch(value: "store.state", type: "Self.State", result: "CaseScope")
      .lines(over: cases, selection)
  }

  private func selection(of reducerCase: ReducerCase, isGrouped: Bool) -> [String] {
    let name = reducerCase.name
    let type = isGrouped ? "CaseScope" : ""
    if reducerCase.availability.isUnavailable { return [] }
    if reducerCase.hasStore {
      let label = reducerCase.written.payload.first?.labelPrefix ?? ""
      let store = "store._scope(case: \\.\(name), action: \\.\(name))"
      return ["case .\(name):", "  return \(type).\(name)(\(label)\(store))"]
    }
    if let platforms = reducerCase.availability.platforms {
      // Only a case without associated values can be limited to platforms.
      return [
        "case .\(name):",
        "  guard #available(\(platforms)) else { Swift.fatalError() }",
        "  return \(type).\(name)",
      ]
    }
    let payload = reducerCase.written.payload
    guard !payload.isEmpty else { return ["case .\(name):", "  return \(type).\(name)"] }
    let values = payload.indices.map { "v\($0)" }
    let arguments = zip(payload, values).map { $0.labelPrefix + $1 }
    return [
      "case let .\(name)(\(values.joined(separator: ", "))):",
      "  return \(type).\(name)(\(arguments.joined(separator: ", ")))",
    ]
  }
}
