// SPDX-License-Identifier: MIT

extension FeaturePlan {
  /// The enum of actions, if none is written.
  var action: [String] {
    let cases = actionCases
    let names = Set(cases.flattened().map(\.name))
    let own = self.cases.flattened()
    var protocols = shape.conformances.action.sorted()
    if shape.isBindable { protocols.append("EnsembleCore.BindableAction") }
    if own.contains(where: { $0.name == "view" && $0.payload.count == 1 }) {
      protocols.append("EnsembleCore.ViewAction")
    }
    if own.contains(where: { $0.name == "delegate" }) {
      protocols.append("EnsembleCore.DelegatingAction")
    }
    protocols += ["EnsembleCasePaths.CasePathable", "EnsembleCasePaths.CasePathIterable"]
    let indirection = isRecursive && !names.isEmpty ? "indirect " : ""
    let header =
      "\(access.prefix)\(indirection)enum Action: \(protocols.joined(separator: ", "))"
    return ["@Ensemble.CasePathable"] + cases.lines { [$0.declaration] }.block(header)
  }

  /// Whether the feature is among its own children.
  private var isRecursive: Bool {
    children.contains { $0.feature == name || $0.feature == "Self" }
  }

  /// Whether the cases of the actions can be told apart by number.
  var isNumbered: Bool { written.knowsActionCases && !actionNames.isEmpty }

  /// The names of the cases, without repetition.
  var actionNames: [String] {
    var seen: Set<String> = []
    return actionCases.flattened().map(\.name).filter { seen.insert($0).inserted }
  }

  /// The function that tells the case of an action by its position.
  var number: [String] {
    let positions = Dictionary(uniqueKeysWithValues: actionNames.enumerated().map { ($1, $0) })
    var cases = actionCases.lines { actionCase in
      ["case .\(actionCase.name): return \(positions[actionCase.name] ?? -1)"]
    }
    if written.hasOtherCases { cases.append("default: return -1") }
    return (["switch action {"] + cases + ["}"])
      .block("private static func _$number(of action: Action) -> Swift.Int")
  }
}
