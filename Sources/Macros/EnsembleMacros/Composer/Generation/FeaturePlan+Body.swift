// SPDX-License-Identifier: MIT

extension FeaturePlan {
  /// The composition of all parts of the feature, one statement for each.
  var body: [String] {
    let name = written.hasBody ? "composedBody" : "body"
    let type = "EnsembleComposition.ComposedReducer<Self.State, Self.Action>"
    let header = "\(access.prefix)var \(name): \(type)"
    let statements =
      bindings + scopes + functions(.beforeCore) + functions(.core) + operators
      + changes + functions(.afterCore)
    let checks = delegateChecks
    let creation = creation
    guard !statements.isEmpty else {
      return (checks + ["return \(creation[0])"] + creation.dropFirst()).block(header)
    }
    let start = ["var feature = \(creation[0])"] + creation.dropFirst()
    return (start + statements + checks + ["return feature"]).block(header)
  }

  private var creation: [String] {
    let type = "EnsembleComposition.ComposedReducer<Self.State, Self.Action>"
    guard isNumbered else { return ["\(type)()"] }
    let names = actionNames.map { "\"\($0)\"" }.joined(separator: ", ")
    return ["\(type)("] + ["cases: [\(names)],", "number: Self._$number"].indented + [")"]
  }

  private var bindings: [String] {
    guard shape.isBindable else { return [] }
    return [
      "feature.add(.binding, \"binding\", for: \"binding\", EnsembleCore.BindingReducer())"
    ]
  }

  private var scopes: [String] {
    guard !shape.isEnum else { return [] }
    return children.flatMap { child -> [String] in
      guard case .feature = child.role else { return [] }
      return [
        "feature.add(",
        "  .child,",
        "  \"\(child.name)\",",
        "  for: \"\(child.name)\",",
        "  EnsembleCore.Scope(state: \\State.\(child.name), action: \\Action.Cases.\(child.name)) {",
      ]
        + [reducer(of: child)].indented.indented
        + ["  }", ")"]
    }
  }

  /// Returns the expression that creates the reducer of a child.
  func reducer(of child: Child) -> String {
    written.reducers[child.name] ?? child.reducer ?? "\(child.feature ?? "")()"
  }

  private func functions(_ stage: FunctionDirective.Stage) -> [String] {
    functions.filterElements { $0.stage == stage && !$0.isChange }.lines { $0.addition }
  }

  private var changes: [String] {
    functions.filterElements(\.isChange).lines { $0.addition }
  }

  /// Calls that make the compiler warn if a child delegates and no directive handles it.
  private var delegateChecks: [String] {
    let seesAll = functions.flattened().contains { function in
      if case .every = function.trigger { true } else { false }
    }
    guard !seesAll else { return [] }
    let delegating = shape.everyChild.compactMap { path -> (name: String, feature: String)? in
      guard let feature = path.child.feature, !["Self", name].contains(feature) else { return nil }
      return handledChildren.isDisjoint(with: path.names) ? (path.name, feature) : nil
    }
    return delegating.map {
      "EnsembleComposition._ignoresDelegate(of: \($0.feature).Action.self)  // \($0.name)"
    }
  }
}

extension FunctionDirective {
  fileprivate var isChange: Bool {
    if case .change = trigger { true } else { false }
  }
}
