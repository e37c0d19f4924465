// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleUI
import EnsembleWeb
import Foundation

/// Serves long lists to the browser walk, at the port that is its argument.
@main
struct LongList {
  static func main() async throws {
    var configuration = WebConfiguration()
    configuration.port = CommandLine.arguments.last.flatMap { UInt16($0) } ?? 0
    let apps = [
      WebApp(path: "items", title: "Items") {
        ItemsView(store: Store(initialState: Items.State(count: 2_000)) { Items() })
      },
      WebApp(path: "shared", title: "Shared", isShared: true) {
        ItemsView(store: Store(initialState: Items.State(count: 2_000)) { Items() })
      },
    ]
    try await WebServer(configuration: configuration, apps: apps).run {
      FileHandle.standardOutput.write(Data("http://127.0.0.1:\($0)\n".utf8))
    }
  }
}

@Reducer
struct Item {
  @ObservableState
  struct State: Identifiable {
    let id: Int
    var note = ""
    var count = 0
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case incrementTapped
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      if case .incrementTapped = action { state.count += 1 }
      return .none
    }
  }
}

@Reducer
struct Items {
  @ObservableState
  struct State {
    var items: IdentifiedArrayOf<Item.State>

    init(count: Int) {
      items = IdentifiedArray(uniqueElements: (0..<count).map { Item.State(id: $0) })
    }
  }

  enum Action {
    case addTapped
    case items(IdentifiedActionOf<Item>)
    case removeTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .addTapped:
        let first = state.items.first?.id ?? 0
        for number in 1...10 { state.items.insert(Item.State(id: first - number), at: 0) }
      case .removeTapped: state.items.removeFirst(10)
      case .items: break
      }
      return .none
    }
    .forEach(\.items, action: \.items) { Item() }
  }
}

private struct ItemsView: View {
  let store: StoreOf<Items>

  var body: some View {
    HStack {
      Button("Add ten") { store.send(.addTapped) }
      Button("Remove ten") { store.send(.removeTapped) }
    }
    List {
      ForEach(store.scope(state: \.items, action: \.items)) { ItemView(store: $0) }
    }
    Text("The end")
  }
}

private struct ItemView: View {
  @Bindable var store: StoreOf<Item>

  var body: some View {
    HStack {
      Text("Item \(store.state.id): \(store.count)")
      // Rows are not of one height.
      if store.state.id.isMultiple(of: 7) { Text(String(repeating: "More of it. ", count: 20)) }
      Button("Count \(store.state.id)") { store.send(.incrementTapped) }
      TextField("Note \(store.state.id)", text: $store.note)
    }
  }
}
