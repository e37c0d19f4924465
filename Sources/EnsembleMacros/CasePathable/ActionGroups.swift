// SPDX-License-Identifier: MIT

extension CasePathableModel {
  /// The property that tells the group of an action; nil if that is better left to its default.
  ///
  /// The default asks at run time, so it can be wrong about nothing: it does for cases that may not be
  /// there.
  var group: [String]? {
    let certain: [EnumCase] = cases.unconditional()
    let groups = cases.flattened().filter { ActionGroup(rawValue: $0.name) != nil }
    guard
      isBounded, !groups.isEmpty,
      groups.allSatisfy({ group in
        group.isPlainGroup && certain.contains { $0.name == group.name }
      })
    else { return nil }
    let types = ActionGroup.allCases.map { group in
      groups.first { $0.name == group.rawValue }?.payload[0].type ?? "Swift.Never"
    }
    let header = """
      \(access.prefix)var _group: EnsembleCore._ActionGroup<\(types.joined(separator: ", "))>
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

/// A group of a feature's actions, by the name of its case.
private enum ActionGroup: String, CaseIterable {
  case view, delegate
  case `internal` = "_internal"
}

extension EnumCase {
  /// Whether the case carries a group as the protocol wants it.
  fileprivate var isPlainGroup: Bool {
    payload.count == 1 && payload[0].label == nil && !payload[0].isNever
      && !availability.isUnavailable && availability.platforms == nil
  }
}
