// SPDX-License-Identifier: MIT

// The sample code of the article ListsAndRows. `.ci/check-snippets` compares the two.

import Ensemble
import EnsembleUI
import Foundation
import Testing

// snippet: row
@Reducer
struct Errand {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: UUID
    var title = ""
    var isDone = false
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case deleteTapped
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
  }
}
// end

// snippet: list
@Reducer
struct Errands {
  @ObservableState
  struct State: Equatable {
    var rows: IdentifiedArrayOf<Errand.State> = []
  }

  enum Action {
    case addTapped
    case deleted(IndexSet)
    case moved(IndexSet, Int)
    case rows(IdentifiedActionOf<Errand>)
  }

  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .addTapped:
        state.rows.append(Errand.State(id: uuid()))
        return .none
      case .deleted(let offsets):
        state.rows.remove(atOffsets: offsets)
        return .none
      case .moved(let offsets, let destination):
        state.rows.move(fromOffsets: offsets, toOffset: destination)
        return .none
      case .rows(.element(let id, .deleteTapped)):
        state.rows.remove(id: id)
        return .none
      case .rows:
        return .none
      }
    }
    .forEach(\.rows, action: \.rows) { Errand() }
  }
}
// end

// snippet: views
struct ErrandsView: View {
  let store: StoreOf<Errands>

  var body: some View {
    List {
      ForEach(store.scope(state: \.rows, action: \.rows)) { store in
        ErrandRow(store: store)
      }
      .onDelete { store.send(.deleted($0)) }
      .onMove { store.send(.moved($0, $1)) }
      Button("Add") { store.send(.addTapped) }
    }
  }
}

struct ErrandRow: View {
  @Bindable var store: StoreOf<Errand>

  var body: some View {
    HStack {
      TextField("Errand", text: $store.title)
      Toggle("Done", isOn: $store.isDone)
      Button("Delete", role: .destructive) { store.send(.deleteTapped) }
    }
  }
}
// end

// snippet: plain
struct NamesView: View {
  let names: IdentifiedArrayOf<Errand.State>

  var body: some View {
    List {
      ForEach(names) { row in Text(row.title) }
    }
  }
}
// end

// snippet: filter
extension Errands.State {
  var openRows: IdentifiedArrayOf<Errand.State> {
    rows.filter { !$0.isDone }
  }
}
// end

// snippet: filtered
struct OpenErrandsView: View {
  let store: StoreOf<Errands>

  var body: some View {
    List {
      ForEach(store.scope(state: \.openRows, action: \.rows)) { store in
        ErrandRow(store: store)
      }
    }
  }
}
// end

@MainActor
@Suite struct ListsAndRowsTests {
  // snippet: test
  @Test func `a row is added, named and removed by itself`() async {
    let store = TestStore(initialState: Errands.State()) {
      Errands()
    } withDependencies: {
      $0.uuid = .incrementing
    }

    await store.send(.addTapped) {
      $0.rows = [Errand.State(id: UUID(0))]
    }
    await store.send(\.rows[id: UUID(0)].binding.title, "Post office") {
      $0.rows[id: UUID(0)]?.title = "Post office"
    }
    await store.send(\.rows[id: UUID(0)].deleteTapped) {
      $0.rows = []
    }
  }
  // end

  @Test func `a list shows its rows`() {
    let rows: IdentifiedArrayOf = [
      Errand.State(id: UUID(1), title: "Bank"), Errand.State(id: UUID(2), title: "Baker"),
    ]
    let store = Store(initialState: Errands.State(rows: rows)) { Errands() }
    let host = ViewHost(ErrandsView(store: store))
    host.button("Delete").tap()
    #expect(store.rows.map(\.title) == ["Baker"])
    store.send(.moved(IndexSet(integer: 0), 1))
    store.send(.deleted(IndexSet(integer: 0)))
    #expect(store.rows.isEmpty)
    let names = ViewHost(NamesView(names: rows))
    #expect(names.texts == ["Bank", "Baker"])
  }

  @Test func `a filtered list shows the rows that are left, and changes the right one`() {
    let rows: IdentifiedArrayOf = [
      Errand.State(id: UUID(1), title: "Bank", isDone: true),
      Errand.State(id: UUID(2), title: "Baker"),
      Errand.State(id: UUID(3), title: "Market"),
    ]
    let store = Store(initialState: Errands.State(rows: rows)) { Errands() }
    let host = ViewHost(OpenErrandsView(store: store))
    host.button("Delete", at: 1).tap()
    #expect(store.rows.map(\.title) == ["Bank", "Baker"])
    host.toggle("Done").tap()
    #expect(host.controls == [])
    #expect(store.rows.map(\.isDone) == [true, true])
  }
}
