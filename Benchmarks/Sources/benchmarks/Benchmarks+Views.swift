// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleUI
import Observation

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
    let (list, comparison) = rowsOfValues()
    return [
      Row(
        id: "v",
        work: "a view of one row of 1,000, beyond its action",
        figure: figure - floor,
        floor: floor,
        target: 20_000
      ),
      Row(
        id: "v2",
        work: "a list of 1,000 values after a change of one, per row",
        figure: list / 1_000,
        floor: comparison / 1_000,
        target: nil
      ),
    ]
  }

  /// The time of the update of a list of values, of which one has changed, and of comparing all
  /// values by hand.
  private static func rowsOfValues() -> (list: Double, comparison: Double) {
    let model = Ledger()
    let host = ViewHost(LedgerView(model: model))
    var changed = 0
    let list = measure(200) {
      for index in 0..<$0 {
        model.entries[(index &* 7919) % 1_000].amount += 1
        changed += host.changes().updated.count
      }
    }
    host.close()
    guard changed > 0 else { return (0, 0) }
    let old = model.entries
    let comparison = measure(200) {
      for index in 0..<$0 {
        model.entries[(index &* 7919) % 1_000].amount += 1
        changed += zip(old, model.entries).count { $0 != $1 }
      }
    }
    return changed > 0 ? (list, comparison) : (0, 0)
  }
}

/// A value with padding between and after its fields.
private struct Entry: Identifiable, Equatable {
  let id: Int
  var isOpen = false
  var amount = 0
  var note: String? = "A note that is too long to be stored inline"
  var isMarked = true
}

@MainActor
@Observable
private final class Ledger {
  var entries = (0..<1_000).map { Entry(id: $0) }
}

private struct LedgerView: View {
  let model: Ledger

  var body: some View {
    VStack {
      ForEach(model.entries) { EntryRow(entry: $0) }
    }
  }
}

private struct EntryRow: View {
  let entry: Entry

  var body: some View {
    HStack {
      Text("\(entry.amount)")
      Text(entry.isOpen ? "Open" : "Closed")
    }
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
