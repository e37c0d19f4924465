// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleTestSupport
import EnsembleUI
import Testing

struct Book: Equatable, Identifiable {
  let id: Int
  var title = ""
}

struct Shelf: Hashable {
  var number = 0
}

/// A choice with or without a value.
@CasePathable
enum Choice<Value> {
  case chosen(Value)
  case nothing
}

/// A feature whose values conform to protocols in the module's default isolation.
@Reducer
struct Library {
  @ObservableState
  struct State: Equatable {
    var books: [Book] = []
    var places: [Shelf: Book] = [:]
  }

  enum Action {
    case added(Book)
    case loadTapped
    case loaded(Book)
    case placed(Book, on: Shelf)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .added(let book), .loaded(let book):
        state.books.append(book)
        return .none
      case .loadTapped:
        return .send(.loaded(Book(id: 7)))
      case .placed(let book, on: let shelf):
        state.places[shelf] = book
        return .none
      }
    }
  }
}

struct WidestTitleKey: PreferenceKey {
  static let defaultValue = 0.0
  static func reduce(value: inout Double, nextValue: () -> Double) {
    value = max(value, nextValue())
  }
}

struct LibraryView: View {
  let store: StoreOf<Library>
  @State private var changes = 0
  @State private var width = 0.0

  var body: some View {
    VStack {
      Text("\(changes) changes, \(Int(width))")
      ForEach(store.books) { Text($0.title) }
      ForEach(Array(store.places.keys), id: \.self) { Text("Shelf \($0.number)") }
      Text("Widest").preference(key: WidestTitleKey.self, value: 3)
    }
    .onChange(of: store.books) { changes += 1 }
    .onChange(of: store.places) { _, places in changes += places.count }
    .onPreferenceChange(WidestTitleKey.self) { width = $0 }
  }
}

@MainActor
@Suite("Values in a module's default isolation")
struct ValueTests {
  @Test("a payload that is compared in the isolation is received")
  func payloads() async {
    let store = TestStore(initialState: Library.State()) { Library() }
    await store.send(\.added, Book(id: 1)) { $0.books = [Book(id: 1)] }
    await store.send(.loadTapped)
    await store.receive(\.loaded, Book(id: 7)) { $0.books.append(Book(id: 7)) }
    await store.send(.placed(Book(id: 1), on: Shelf(number: 2))) {
      $0.places = [Shelf(number: 2): Book(id: 1)]
    }
  }

  @Test("a view observes values, keys of dictionaries and preferences")
  func views() {
    let store = Store(initialState: Library.State()) { Library() }
    let host = ViewHost(LibraryView(store: store))
    store.send(.added(Book(id: 1, title: "Emma")))
    store.send(.placed(Book(id: 1), on: Shelf(number: 2)))
    #expect(host.texts == ["2 changes, 3", "Emma", "Shelf 2", "Widest"])
  }

  @Test("a generic enum has paths to its cases")
  func genericEnums() {
    #expect(Choice.chosen(3)[case: \.chosen] == 3)
    #expect(Choice<Int>.nothing.is(\.nothing))
  }
}
