// SPDX-License-Identifier: MIT

extension FeaturePlan {
  /// The type with a scope path for each child, on which `store.scopes` is based.
  var scopePathsType: [String] {
    let own = children.flatMap { child -> [String] in
      guard let action = child.action, let state = child.state else { return [] }
      let property = child.isPresented ? "$\(child.name)" : child.name
      let stored =
        child.isPresented
        ? "EnsembleCore.PresentationState<\(state.dropLast())>" : state
      let path = ScopePathSource(
        types: "State, \(stored), Action, \(action)",
        state: property,
        action: child.name
      )
      guard case .destination(let reducer) = child.role else {
        return path.property(child.name, access)
      }
      return group(ChildPath(children: [child]), path, reducer)
    }
    let written = scopePaths.flatMap { path in
      ScopePathSource(
        types: "State, \(path.type), Action, \(path.actionType)",
        state: path.property,
        action: path.action
      ).property(path.property, access)
    }
    return (own + written).block("\(access.prefix)struct AllComposedScopePaths")
  }

  /// Returns the scope path of a destination, with its cases as members.
  private func group(
    _ place: ChildPath,
    _ path: ScopePathSource,
    _ reducer: Child.EnumReducer
  ) -> [String] {
    let type = "EnsembleComposition.ScopePathGroup<\(path.types), \(reducer.name)Paths>"
    let value =
      "EnsembleComposition.ScopePathGroup(\(path.expression), members: \(reducer.name)Paths())"
    let members = reducer.children.flatMap { member -> [String] in
      guard let state = member.caseState, let action = member.caseAction else { return [] }
      let place = place.appending(member)
      let path = ScopePathSource(
        types: "State, \(state)?, Action, EnsembleCore.PresentationAction<\(action)>",
        state: place.children.map(\.name).joined(separator: "?."),
        action: place.name
      )
      guard case .destination(let reducer) = member.role else {
        return path.property(member.name, access)
      }
      return group(place, path, reducer)
    }
    return [value].block("\(access.prefix)var \(place.child.name): \(type)")
      + members.block("\(access.prefix)struct \(reducer.name)Paths")
  }

  /// The members that `store.case` requires of a feature with enum state.
  var caseScopes: [[String]] {
    let model = caseModel
    return [model.caseScope, model.scope]
  }
}

/// The source text of a scope path.
private struct ScopePathSource {
  let types: String
  let state: String
  let action: String

  var expression: String {
    "EnsembleComposition.ScopePath(state: \\State.\(state), action: \\Action.Cases.\(action))"
  }

  func property(_ name: String, _ access: Access) -> [String] {
    [expression].block("\(access.prefix)var \(name): EnsembleComposition.ScopePath<\(types)>")
  }
}
