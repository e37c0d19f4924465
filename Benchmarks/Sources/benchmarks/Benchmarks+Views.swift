// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleUI

extension Benchmarks {
  /// The time of an action of a row, of the evaluation of its view alone, and of finding the
  /// difference.
  static func views() async -> [Row] {
    let store = Store(initialState: List.State(rows: 1_000)) { List() }
    func sends(_ count: Int) {
      for index in 0..<count {
        store.send(.rows(.element(id: (index &* 7919) % 1_000, action: .toggle)))
      }
    }
    let floor = measure(10_000, sends)
    let host = ViewHost(RowsView(store: store))
    var changed = 0
    let figure = measure(10_000) {
      for index in 0..<$0 {
        store.send(.rows(.element(id: (index &* 7919) % 1_000, action: .toggle)))
        changed += host.changes().updated.count
      }
    }
    host.close()
    guard changed > 0 else { return [] }
    return [
      Row(
        id: "v",
        work: "a view of one row of 1,000, beyond its action",
        figure: figure - floor,
        floor: floor,
        target: 20_000
      )
    ]
  }
}

private struct RowsView: View {
  let store: StoreOf<List>

  var body: some View {
    VStack {
      ForEach(store.scope(state: \.rows, action: \.rows)) { RowView(store: $0) }
    }
  }
}

private struct RowView: View {
  let store: StoreOf<Item>

  var body: some View {
    HStack {
      Text("\(store.count)")
      Text(store.isOn ? "On" : "Off")
      Button("Toggle") { store.send(.toggle) }
    }
  }
}
