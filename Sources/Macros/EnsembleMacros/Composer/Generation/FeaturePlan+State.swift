// SPDX-License-Identifier: MIT

extension FeaturePlan {
  /// Returns the properties of the children in a struct of state.
  func childProperties(_ access: Access) -> [String] {
    children.compactMap { child in
      written.childrenInState.contains(child.name) ? nil : child.property(access)
    }
  }

  /// The attribute for a handwritten struct of state.
  var stateAttribute: String {
    "@Ensemble._ComposedState\(hasScopes ? "(feature: \"\(name)\")" : "")"
  }

  /// The generated struct of state.
  var structState: [String] {
    var protocols = ["EnsembleCore.ObservableState", "Observation.Observable"]
    if hasScopes { protocols.append("EnsembleComposition.ScopePathable") }
    let initializer = access == .implicit ? [] : memberwiseInitializer
    let contents = childProperties(access) + initializer
    let conformances = shape.conformances.ofState.list + protocols.nonisolated
    let header = "\(access.prefix)struct State: \(conformances)"
    return [stateAttribute] + contents.block(header)
  }

  /// The memberwise initializer, which the compiler synthesizes only for structs that are not
  /// public.
  private var memberwiseInitializer: [String] {
    let children = children.filter { $0.state != nil }
    let parameters = children.map { child in
      let initial = child.initialValue ?? (child.isOptional ? "nil" : nil)
      return "\(child.name): \(child.state ?? "")" + (initial.map { " = \($0)" } ?? "")
    }
    let assignments = children.map { "self.\($0.name) = \($0.name)" }
    return assignments.block("\(access.prefix)init(\(parameters.joined(separator: ", ")))")
  }

  /// The generated enum of state.
  var enumState: [String] {
    let protocols = [
      "EnsembleComposition.ScopeSwitchable", "EnsembleCore.ObservableState",
      "Observation.Observable",
      "EnsembleCasePaths.CasePathable", "EnsembleCasePaths.CasePathIterable",
    ]
    var contents = ["\(access.prefix)typealias _ComposedFeature = \(name)"]
    contents += children.map(\.stateCase)
    if let initial = shape.initialCase {
      let isStateless = children.first { $0.name == initial }?.initialState == nil
      contents += ["self = .\(initial)\(isStateless ? "" : "()")"].block("\(access.prefix)init()")
    }
    let conformances = shape.conformances.ofState.list + protocols.nonisolated
    let header = "\(access.prefix)enum State: \(conformances)"
    return ["@Ensemble.CasePathable", "@dynamicMemberLookup", "@Ensemble.ObservableState"]
      + contents.block(header)
  }
}

extension Child {
  /// Returns the property of the child in a struct of state.
  func property(_ access: Access) -> String? {
    guard let state else { return nil }
    let attribute = isPresented ? "@Ensemble.Presents " : ""
    let initial = initialValue.map { " = \($0)" } ?? ""
    return "\(attribute)\(access.prefix)var \(name): \(state)\(initial)"
  }

  fileprivate var isOptional: Bool { state?.hasSuffix("?") ?? false }
}
