// SPDX-License-Identifier: MIT

// The sample code of the article Views. `.ci/check-snippets` compares the two.

import Ensemble
import EnsembleApp
import EnsembleUI
import Foundation
import Testing

private enum Program {
  // snippet: program
  struct CounterView: View {
    let store: StoreOf<Counter>

    var body: some View {
      HStack {
        Button("+") { store.send(.incrementTapped) }
        Text("\(store.count)")
      }
    }
  }

  @MainActor
  struct CountingApp: App {
    var body: some Scene {
      WindowGroup("Counter") {
        CounterView(store: Store(initialState: Counter.State()) { Counter() })
      }
    }
  }
  // end
}

// snippet: places
@CasePathable
enum Place: Equatable {
  case list
  case detail(Int)
}

let addresses = AddressMap<Place>(
  AddressRoute(\.list, "/"),
  AddressRoute(\.detail, "/:syncUp")
)
// end

@Reducer
private struct Places {
  @ObservableState
  struct State: Equatable {
    var place = Place.list
  }

  enum Action {
    case opened(Place)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .opened(let place):
        state.place = place
        return .none
      }
    }
  }
}

private struct AddressedView: View {
  @Bindable var store: StoreOf<Places>

  var body: some View {
    // snippet: address
    AppView(store: store)
      .address($store.place.sending(\.opened), in: addresses)
    // end
  }

  struct AppView: View {
    let store: StoreOf<Places>
    var body: some View { Text("\(store.place)") }
  }
}

private struct Notes: Codable, Equatable {
  var lines: [String] = []

  // snippet: scoped
  init(contentsOf url: URL) throws {
    #if canImport(Darwin)
    let isScoped = url.startAccessingSecurityScopedResource()
    defer { if isScoped { url.stopAccessingSecurityScopedResource() } }
    #endif
    self = try JSONDecoder().decode(Self.self, from: Data(contentsOf: url))
  }
  // end
}

private enum StorageRoom: String, CaseIterable {
  case shop, cellar
}

private struct StorageBox: Identifiable {
  let id: Int
  let name: String
  let pieces: Int
  let room: StorageRoom
}

private enum Storage {
  // snippet: storage
  struct StorageView: View {
    @State private var room = StorageRoom.shop
    let boxes: [StorageBox]

    var body: some View {
      Picker("Room", selection: $room) {
        ForEach(StorageRoom.allCases, id: \.self) { Text($0.rawValue).tag($0) }
      }
      Table(boxes.filter { $0.room == room }) {
        TableColumn("Name", value: \.name)
        TableColumn("Pieces") { Text("\($0.pieces)") }
      }
    }
  }
  // end
}

@MainActor
@Suite struct ViewsTests {
  @Test func `a table shows what is in the chosen room`() {
    let host = ViewHost(
      Storage.StorageView(boxes: [
        StorageBox(id: 1, name: "Tea", pieces: 3, room: .shop),
        StorageBox(id: 2, name: "Wine", pieces: 12, room: .cellar),
      ])
    )
    #expect(host.texts.contains("Tea"))
    #expect(host.picker("Room").select("cellar"))
    #expect(!host.texts.contains("Tea"))
    #expect(host.texts.contains("12"))
  }

  @Test func `the counter of the article counts`() {
    let store = Store(initialState: Counter.State()) { Counter() }
    let host = ViewHost(Program.CounterView(store: store))
    host.button("+").tap()
    #expect(host.texts == ["1"])
  }

  @Test func `a view with addresses shows the place of its state`() {
    let store = Store(initialState: Places.State(place: .detail(7))) { Places() }
    #expect(ViewHost(AddressedView(store: store)).texts == ["detail(7)"])
  }

  @Test func `a file that is missing is an error`() {
    #expect(throws: (any Error).self) {
      try Notes(contentsOf: URL(filePath: "/no/such/file"))
    }
  }
}
