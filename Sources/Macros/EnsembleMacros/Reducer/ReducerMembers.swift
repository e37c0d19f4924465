// SPDX-License-Identifier: MIT

import SwiftSyntax

extension ReducerModel {
  /// The members that `@Reducer` adds, in the order of the output.
  var members: [DeclSyntax] {
    var members: [DeclSyntax] = []
    let prefix = access.prefix
    if !hasState {
      members.append(
        """
        @Ensemble.ObservableState
        \(prefix)struct State: Swift.Codable, Swift.Equatable, Swift.Hashable, Swift.Sendable {
          \(prefix)init() {}
        }
        """.declaration
      )
    }
    if !hasAction {
      members.append(
        """
        @Ensemble.CasePathable
        \(prefix)enum Action: Swift.Equatable, Swift.Hashable, Swift.Sendable {
        }
        """.declaration
      )
    }
    if !hasBody {
      members.append("\(prefix)let body = EnsembleCore.EmptyReducer<State, Action>()".declaration)
    }
    return members
  }
}
