// SPDX-License-Identifier: MIT

extension CasePathableModel {
  /// The property that returns the group of an action; nil to use the default implementation.
  ///
  /// The default implementation finds the group at run time, so it is correct for every enum. It is
  /// used if a case of a group may be absent.
  var group: [String]? {
    let certain: [EnumCase] = cases.unconditional()
    let groups = cases.flattened().filter { ActionGroup(rawValue: $0.name) != nil }
    guard
      isBounded, !groups.isEmpty,
      groups.allSatisfy({ group in
        group.isValidGroup && certain.contains { $0.name == group.name }
      })
    else { return nil }
    let types = ActionGroup.allCases.map { group in
      groups.first { $0.name == group.rawValue }?.payload[0].type ?? "Swift.Never"
    }
    let header = """
      \(access.prefix)nonisolated var _group: EnsembleBoundaries._ActionGroup<\(types.joined(separator: ", "))>
      """
    return deprecation
      + cases.lines(branch).switching(on: "self", orElse: "return .other").block(header)
  }

  private func branch(_ enumCase: EnumCase) -> [String] {
    if enumCase.availability.isUnavailable { return [] }
    guard let group = ActionGroup(rawValue: enumCase.name) else {
      return ["case .\(enumCase.name): return .other"]
    }
    return ["case .\(enumCase.name)(let action): return .\(group)(action)"]
  }
}

/// A group of a feature's actions, named as its case.
private enum ActionGroup: String, CaseIterable {
  case view, delegate
  case `internal` = "_internal"
}

extension EnumCase {
  /// Whether the case meets the requirement of the protocol for groups.
  fileprivate var isValidGroup: Bool {
    payload.count == 1 && payload[0].label == nil && !payload[0].isNever
      && !availability.isUnavailable && availability.platforms == nil
  }
}
