// SPDX-License-Identifier: MIT

import Ensemble
import Testing

@MainActor
@Suite("Mutation in place")
struct InPlaceTests {
  /// A value that detects mutations while its storage is shared.
  struct Payload {
    final class Storage {
      var value = 0
    }

    private var storage = Storage()
    let copies: Recorder<Int>

    init(copies: Recorder<Int>) {
      self.copies = copies
    }

    var value: Int {
      get { storage.value }
      set {
        if !isKnownUniquelyReferenced(&storage) {
          copies.record(newValue)
          storage = Storage()
        }
        storage.value = newValue
      }
    }
  }

  @Reducer
  struct Row {
    @ObservableState
    struct State: Identifiable {
      let id: Int
      var payload: Payload
      var count = 0
    }

    enum Action {
      case bump
    }

    var body: some ReducerOf<Self> {
      Reduce { state, _ in
        state.payload.value += 1
        state.count += 1
        return .none
      }
    }
  }

  @Reducer
  struct List {
    @ObservableState
    struct State {
      var rows: IdentifiedArrayOf<Row.State> = []
      var selected: Row.State?
    }

    enum Action {
      case rows(IdentifiedActionOf<Row>)
      case selected(Row.Action)
      case bumpAll
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        if case .bumpAll = action {
          for id in state.rows.ids { state.rows[id: id]?.payload.value += 1 }
        }
        return .none
      }
      .forEach(\.rows, action: \.rows) { Row() }
      .ifLet(\.selected, action: \.selected) { Row() }
    }
  }

  let copies = Recorder<Int>()
  let store: StoreOf<List>

  init() {
    let copies = copies
    store = Store(
      initialState: List.State(
        rows: IdentifiedArray(
          uniqueElements: (0..<1_000).map {
            Row.State(id: $0, payload: Payload(copies: copies))
          }
        ),
        selected: Row.State(id: -1, payload: Payload(copies: copies))
      )
    ) {
      List()
    }
  }

  @Test func `a row's action copies no row`() {
    for id in 0..<1_000 { store.send(.rows(.element(id: id, action: .bump))) }
    #expect(copies.count == 0)
  }

  @Test func `mutating every row in the parent copies no row`() {
    store.send(.bumpAll)
    #expect(copies.count == 0)
  }

  @Test func `an optional child's action copies nothing`() {
    store.send(.selected(.bump))
    #expect(copies.count == 0)
  }

  @Test func `observed rows are mutated in place`() {
    let watches = (0..<10).map { id in Watch { [store] in store.rows[id: id]?.count } }
    let ids = Watch { [store] in store.rows.ids.count }
    for id in 0..<1_000 { store.send(.rows(.element(id: id, action: .bump))) }
    #expect(copies.count == 0)
    #expect(watches.allSatisfy { $0.shown == 1 })
    #expect(ids.take() == 0)
  }

  @Test func `only rows with stores are copied`() {
    let stores = Array(store.scope(\.rows, action: \.rows).prefix(10))
    for id in 0..<1_000 { store.send(.rows(.element(id: id, action: .bump))) }
    #expect(copies.count <= stores.count)
    let first = copies.count
    for id in 0..<1_000 { store.send(.rows(.element(id: id, action: .bump))) }
    #expect(copies.count == first)
    #expect(stores.allSatisfy { $0.count == 2 })
  }

  @Test func `an action of a row's store does not copy other rows`() throws {
    let row = try #require(store.scope(\.rows, action: \.rows).last)
    row.send(.bump)
    row.send(.bump)
    #expect(row.count == 2)
    #expect(copies.count <= 1)
  }
}
