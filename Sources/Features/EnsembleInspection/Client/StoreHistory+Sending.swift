// SPDX-License-Identifier: MIT

import EnsembleCore

extension StoreHistory {
  package var actionForms: [String] { Array(ValueReader.forms(of: Action.self).prefix(300)) }

  @MainActor
  package func send(_ text: String) throws {
    guard let engine else { throw TravelRefusal.released }
    if engine.isDraining { throw TravelRefusal.processing }
    if travel != nil { throw TravelRefusal.past }
    let action = try ValueReader.value(try SourceTerm(text), as: Action.self)
    // The effects end as they would for a view that does not wait for them.
    _ = engine.send(action)
  }
}
