// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleInspector

extension Benchmarks {
  static func inspector() -> [Row] { [attached(Tally.State()) { Tally() }] }

  /// The time of an action of a store that is recorded, while no inspector is open, beyond the same send without a record.
  private static func attached(
    _ state: Tally.State,
    reducer: () -> Tally
  ) -> Row {
    let plain = Store(initialState: state, reducer: reducer)
    let floor = measure(1_000_000) { for _ in 0..<$0 { plain.send(.tapped) } }
    let store = Store(initialState: state, reducer: reducer)
    Inspector.attach(store)
    // The record becomes full, and forgets its oldest actions from then on.
    let figure = measure(1_000_000) { for _ in 0..<$0 { store.send(.tapped) } }
    return Row(
      id: "x1",
      work: "an action of an inspected store, beyond the send",
      figure: figure - floor,
      floor: floor,
      target: 150
    )
  }
}
