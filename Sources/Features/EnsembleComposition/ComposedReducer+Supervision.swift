// SPDX-License-Identifier: MIT

import EnsembleCore

extension ComposedReducer: ReducerContainer {
  // Unknown here, since the parts are values.
  package static var partTypes: [any Reducer.Type]? { nil }
  package var contained: [any Reducer] { pipeline(for: .everything).map { [$0] } ?? [] }

  package func supervisionParts() -> [SupervisionPart<State, Action>] {
    pipeline(for: .everything)?.supervisionParts() ?? []
  }
}
