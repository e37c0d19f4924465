// SPDX-License-Identifier: MIT

import Ensemble

extension Benchmarks {
  static func sharing() async -> [Row] {
    let floor = LockIsolated(0)
    var total = 0
    let lockedRead = measure(2_000_000) { for _ in 0..<$0 { total &+= floor.value } }
    let lockedWrite = measure(2_000_000) { for _ in 0..<$0 { floor.withValue { $0 &+= 1 } } }
    @Shared(.inMemory("benchmark")) var count = 0
    let shared = $count
    let read = measure(2_000_000) { for _ in 0..<$0 { total &+= shared.wrappedValue } }
    let write = measure(1_000_000) { for _ in 0..<$0 { shared.withLock { $0 &+= 1 } } }
    use(total)
    return [
      Row(id: "s1", work: "@Shared: read", figure: read, floor: lockedRead, target: 30),
      Row(id: "s1", work: "@Shared: withLock", figure: write, floor: lockedWrite, target: 150),
    ] + sharedRows()
  }

  /// The cost of a change that the stores of 1,000 rows observe, or not.
  private static func sharedRows() -> [Row] {
    let store = Store(initialState: SharingRows.State()) { SharingRows() }
    let rows = store.scope(state: \.rows, action: \.rows).map { $0 }
    @Shared(.palette) var palette
    let shared = $palette

    func observe(_ read: @escaping @MainActor (StoreOf<SharingRow>) -> Void) {
      for row in rows {
        withObservationTracking {
          read(row)
        } onChange: {
        }
      }
    }
    func change(_ runs: Int, _ read: @escaping @MainActor (StoreOf<SharingRow>) -> Void) -> Double {
      let clock = ContinuousClock()
      var best = Double.infinity
      for _ in 0..<runs {
        observe(read)
        best = min(best, nanoseconds(clock.measure { shared.withLock { $0.accent &+= 1 } }))
      }
      return best
    }

    // The same number of observers of one property of an observable class.
    let model = Model()
    let clock = ContinuousClock()
    var floor = Double.infinity
    for _ in 0..<20 {
      for _ in rows { withObservationTracking({ use(model.count) }, onChange: {}) }
      floor = min(floor, nanoseconds(clock.measure { model.count &+= 1 }))
    }

    let alone = measure(100_000) { for _ in 0..<$0 { shared.withLock { $0.accent &+= 1 } } }
    let told = change(20) { _ = $0.palette.accent }
    let others = change(20) { _ = $0.palette.text }
    return [
      Row(
        id: "s2",
        work: "1,000 row stores read a field that changes: per row",
        figure: (told - alone) / 1_000,
        floor: floor / 1_000,
        target: 1_000
      ),
      Row(
        id: "s2",
        work: "1,000 row stores read another field: the change",
        figure: others,
        floor: alone,
        target: nil
      ),
    ]
  }
}

/// A value that all rows share.
@ObservableState
struct Palette: Equatable, Sendable {
  var accent = 0
  var text = 0
}

extension SharedReaderKey where Self == InMemoryKey<Palette>.Default {
  static var palette: Self { Self[.inMemory("palette"), default: Palette()] }
}

@Reducer
struct SharingRows {
  @ObservableState
  struct State {
    var rows = IdentifiedArray(uniqueElements: (0..<1_000).map { SharingRow.State(id: $0) })
  }
  enum Action {
    case rows(IdentifiedActionOf<SharingRow>)
  }
  var body: some ReducerOf<Self> {
    EmptyReducer().forEach(\.rows, action: \.rows) { SharingRow() }
  }
}

@Reducer
struct SharingRow {
  @ObservableState
  struct State: Identifiable {
    let id: Int
    @Shared(.palette) var palette
  }
  enum Action {
    case tap
  }
}
