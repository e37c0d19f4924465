// SPDX-License-Identifier: MIT

import SwiftSyntax
import SwiftSyntaxBuilder

extension ReducerModel {
  /// The members that `@Reducer` adds, in the order of the output.
  var members: [DeclSyntax] {
    var members: [DeclSyntax] = []
    let prefix = access.prefix
    if !hasState {
      members.append(
        """
        @Ensemble.ObservableState
        \(raw: prefix)struct State: Swift.Codable, Swift.Equatable, Swift.Hashable, Swift.Sendable {
          \(raw: prefix)init() {}
        }
        """
      )
    }
    if !hasAction {
      members.append(
        """
        @Ensemble.CasePathable
        \(raw: prefix)enum Action: Swift.Equatable, Swift.Hashable, Swift.Sendable {
        }
        """
      )
    }
    if !hasBody {
      members.append("\(raw: prefix)let body = EnsembleCore.EmptyReducer<State, Action>()")
    }
    return members
  }
}
