// SPDX-License-Identifier: MIT

extension FeaturePlan {
  /// The generated enum of actions.
  var action: [String] {
    let cases = actionCases
    let names = Set(cases.flattened().map(\.name))
    var protocols: [String] = []
    if shape.isBindable { protocols.append("EnsembleCore.BindableAction") }
    protocols += groupProtocols
    protocols += ["EnsembleCasePaths.CasePathable", "EnsembleCasePaths.CasePathIterable"]
    let indirection = isRecursive && !names.isEmpty ? "indirect " : ""
    let header =
      "\(access.prefix)\(indirection)enum Action: "
      + shape.conformances.action.stated.list + protocols.nonisolated
    return ["@Ensemble.CasePathable"] + cases.lines { [$0.declaration] }.block(header)
  }

  /// The protocols for the groups of actions that directives add to the feature.
  private var groupProtocols: [String] {
    let own: [ActionCase] = cases.flattened()
    let isGroup = { (actionCase: ActionCase) in
      ["view", "delegate", "_internal"].contains(actionCase.name)
    }
    let isPlain = { (actionCase: ActionCase) in
      actionCase.payload.count == 1 && actionCase.payload[0].label == nil
    }
    let delegates = own.contains { $0.name == "delegate" }
    if delegates, own.filter(isGroup).allSatisfy(isPlain),
      !children.contains(where: { ["view", "_internal"].contains($0.name) })
    {
      return ["EnsembleBoundaries._ComposedFeatureAction"]
    }
    let hasView = own.contains { $0.name == "view" && $0.payload.count == 1 }
    return (hasView ? ["EnsembleCore.ViewAction"] : [])
      + (delegates ? ["EnsembleComposition.DelegatingAction"] : [])
  }

  /// Whether the feature is one of its own children.
  private var isRecursive: Bool {
    children.contains { $0.feature == name || $0.feature == "Self" }
  }

  /// Whether a number can identify each case of the actions.
  var isNumbered: Bool { written.knowsActionCases && !actionNames.isEmpty }

  /// The names of the cases, without duplicates.
  var actionNames: [String] {
    var seen: Set<String> = []
    return actionCases.flattened().map(\.name).filter { seen.insert($0).inserted }
  }

  /// The function that returns the number of an action's case.
  var number: [String] {
    let positions = Dictionary(uniqueKeysWithValues: actionNames.enumerated().map { ($1, $0) })
    let cases = actionCases.lines { actionCase in
      ["case .\(actionCase.name): return \(positions[actionCase.name] ?? -1)"]
    }
    // A handwritten `Action` may have cases that no part of the feature handles.
    return cases.switching(on: "action", orElse: "return -1")
      .block("private static func _$number(of action: Action) -> Swift.Int")
  }
}
