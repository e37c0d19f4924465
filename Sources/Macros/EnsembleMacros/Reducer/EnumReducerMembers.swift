// SPDX-License-Identifier: MIT

import SwiftSyntax
import SwiftSyntaxBuilder

extension EnumReducerModel {
  /// The members that `@Reducer` adds, in the order of the output.
  var members: [DeclSyntax] {
    let members: [(Member, [String])] = [
      (.state, state), (.action, action), (.body, body), (.caseScope, caseScope), (.scope, scope),
    ]
    return members.filter { !present.contains($0.0) }.map { $0.1.declaration }
  }

  private var indirection: String { isIndirect ? "indirect " : "" }

  private var state: [String] {
    let cases = cases.lines { reducerCase in
      let indirection = reducerCase.isIndirect ? "indirect " : ""
      let payload = stateClause(of: reducerCase)
      return reducerCase.attributes + ["\(indirection)case \(reducerCase.name)\(payload)"]
    }
    // The attributes would add these conformances in extensions. The members of an enum are
    // expanded only when its conformance is checked, and extensions added at that time crash the
    // compiler.
    let conformances = [
      "EnsembleCore.CaseReducerState", "EnsembleCore.ObservableState", "Observation.Observable",
      "EnsembleCasePaths.CasePathable", "EnsembleCasePaths.CasePathIterable",
    ]
    let header = """
      \(access.prefix)\(indirection)enum State: \(stateConformances.list)\
      \(conformances.nonisolated)
      """
    let contents = ["\(access.prefix)typealias StateReducer = \(name)"] + cases
    return ["@Ensemble.CasePathable", "@dynamicMemberLookup", "@Ensemble.ObservableState"]
      + contents.block(header)
  }

  /// Returns the payload of a case of the state, with its initial value.
  private func stateClause(of reducerCase: ReducerCase) -> String {
    reducerCase.states.clause(with: reducerCase.composed?.initialValues ?? [])
  }

  private var action: [String] {
    let cases = cases.lines { reducerCase in
      let payload = reducerCase.actions.clause
      // A case with an uninhabited payload needs neither `indirect` nor availability.
      if case .ignored = reducerCase.role { return ["case \(reducerCase.name)\(payload)"] }
      let indirection = reducerCase.isIndirect ? "indirect " : ""
      return reducerCase.availability.attributes
        + ["\(indirection)case \(reducerCase.name)\(payload)"]
    }
    let header = """
      \(access.prefix)\(indirection)enum Action: \
      \(actionConformances.list)nonisolated EnsembleCasePaths.CasePathable, \
      nonisolated EnsembleCasePaths.CasePathIterable
      """
    return ["@Ensemble.CasePathable"] + cases.block(header)
  }

  private var body: [String] {
    let children = cases.filterElements { $0.reducer != nil && !$0.availability.isUnavailable }
    let header = "\(access.prefix)static var body: EnsembleCore.Reduce<Self.State, Self.Action>"
    guard !children.isEmpty else {
      return ["return EnsembleCore.Reduce(EnsembleCore.EmptyReducer())"].block(header)
    }
    let additions = children.lines { child -> [String] in
      child.reducer.map { addition(of: child, $0) } ?? []
    }
    let statements =
      ["var cases = EnsembleCore._CaseReducers<Self.State, Self.Action>()"] + additions
      + ["return EnsembleCore.Reduce(cases)"]
    return children.deprecation + statements.block(header)
  }

  private func addition(of child: ReducerCase, _ reducer: String) -> [String] {
    let paths = ["\\Self.State.Cases.\(child.name)", "action: \\Self.Action.Cases.\(child.name)"]
    guard let location = child.composed?.location else {
      return [reducer].block("cases.add(\(paths.joined(separator: ", ")))")
    }
    let closure = [reducer].block("child:").joined(separator: "\n")
    return (paths + [closure] + location.arguments).call("cases.add")
  }
}

extension [EnumCase.Parameter] {
  /// The payload in parentheses, or an empty text.
  var clause: String { clause(with: []) }

  /// Returns the payload with a default value for each associated value, if there are as many.
  func clause(with defaults: [String]) -> String {
    if isEmpty { return "" }
    let values = indices.map { index in
      let value = defaults.count == count ? " = \(defaults[index])" : ""
      return self[index].labelPrefix + self[index].type + value
    }
    return "(\(values.joined(separator: ", ")))"
  }
}

extension [Conditional<ReducerCase>] {
  /// The attribute that silences warnings in members that name deprecated cases.
  var deprecation: [String] {
    let everyCase: [ReducerCase] = flattened()
    return everyCase.contains { $0.availability.isDeprecated } ? ["@available(*, deprecated)"] : []
  }
}
