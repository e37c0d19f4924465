// SPDX-License-Identifier: MIT

import Ensemble
import Testing

/// Arrays and dictionaries of observable states.
@MainActor
@Suite("Observing plain arrays and dictionaries")
struct PlainCollectionTests {
  private let store = Store(initialState: Library.State()) { Library() }

  @Test func `a change within an array's element notifies only its own readers`() {
    let count = Watch { store.books.count }
    let first = Watch { store.books[0].title }
    let second = Watch { store.books[1].title }
    store.send(.change { $0.books[0].title = "new" })
    #expect(count.take() == 0)
    #expect(first.take() == 1)
    #expect(second.take() == 0)
    store.send(.change { $0.books[1].pages += 1 })
    #expect(count.take() + first.take() + second.take() == 0)
  }

  @Test func `readers of a dictionary's value are notified only of that value`() {
    let count = Watch { store.byName.count }
    let a = Watch { store.byName["a"]?.title }
    let b = Watch { store.byName["b"]?.title }
    store.send(.change { $0.byName["a"]?.title = "new" })
    #expect(count.take() == 0)
    #expect(a.take() == 1)
    #expect(b.take() == 0)
    #expect(a.value == "new")
  }

  @Test(arguments: Library.restructurings)
  fileprivate func `inserting, removing, moving or replacing an element notifies readers`(
    change: Library.Restructuring
  ) {
    let books = Watch { store.books.map(\.title) }
    let byName = Watch { store.byName.mapValues(\.title) }
    store.send(.change(change.change))
    #expect(books.shown == store.books.map(\.title))
    #expect(byName.shown == store.byName.mapValues(\.title))
  }

  @Test func `moving a value to another key notifies readers`() {
    store.send(.change { $0.byName = ["x": Volume.State(title: "x")] })
    let keys = Watch { Array(store.byName.keys) }
    store.send(
      .change {
        let value = $0.byName.removeValue(forKey: "x")
        $0.byName["y"] = value
      }
    )
    #expect(keys.take() == 1)
    #expect(keys.shown == ["y"])
  }

  @Test func `a change of an element while a copy is retained notifies readers`() {
    let titles = Watch { store.books.map(\.title) }
    let copy = store.books
    store.send(.change { $0.books[0].title = "new" })
    #expect(titles.shown.first == "new")
    #expect(copy[0].title == "one")
  }

  @Test func `optional arrays and arrays of enums behave like arrays`() {
    let drafts = Watch { store.drafts?.count }
    let items = Watch { store.items.count }
    store.send(.change { $0.drafts?[0].title = "new" })
    store.send(
      .change {
        guard case .book(var book) = $0.items[0] else { return }
        book.title = "new"
        $0.items[0] = .book(book)
      }
    )
    #expect(drafts.take() == 0)
    store.send(.change { $0.drafts = nil })
    #expect(drafts.take() == 1)
    store.send(.change { $0.items[0] = .gap })
    #expect(items.take() == 1)
  }

  @Test func `readers stay up to date after random operations`() {
    var random = SystemRandom(state: 42)
    let titles = Watch { store.books.map { "\($0.title) \($0.pages)" } }
    var copies = [store.books]
    for step in 0..<500 {
      let count = store.books.count
      let index = count == 0 ? 0 : Int.random(in: 0..<count, using: &random)
      let other = copies.randomElement(using: &random) ?? []
      let choice = Int.random(in: 0..<8, using: &random)
      store.send(
        .change {
          switch choice {
          case 0: $0.books.append(Volume.State(title: "\(step)"))
          case 1 where count > 0: $0.books.remove(at: index)
          case 2 where count > 0: $0.books[index].title = "\(step)"
          case 3: $0.books.reverse()
          case 4: $0.books = other
          case 5 where count > 0 && !other.isEmpty: $0.books[index] = other[0]
          case 6 where count > 0:
            var copy = $0.books[index]
            copy.pages = step
            $0.books[index] = copy
          default: break
          }
        }
      )
      if choice == 7 { copies.append(store.books) }
      if copies.count > 4 { copies.removeFirst() }
      #expect(titles.shown == store.books.map { "\($0.title) \($0.pages)" })
    }
  }
}

@Reducer
private struct Library {
  @ObservableState
  struct State {
    var books = [Volume.State(title: "one"), Volume.State(title: "two")]
    var byName = ["a": Volume.State(title: "a"), "b": Volume.State(title: "b")]
    var drafts: [Volume.State]? = [Volume.State(title: "draft")]
    var items: [Item] = [.book(Volume.State(title: "item")), .gap]
  }

  enum Action {
    case change((inout State) -> Void)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .change(let change) = action { change(&state) }
      return .none
    }
  }

  @ObservableState
  enum Item {
    case book(Volume.State)
    case gap
  }

  struct Restructuring: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let change: @Sendable (inout State) -> Void
  }

  static let restructurings = [
    Restructuring(testDescription: "append") { $0.books.append(Volume.State(title: "three")) },
    Restructuring(testDescription: "remove") { $0.books.removeLast() },
    Restructuring(testDescription: "swap") { $0.books.swapAt(0, 1) },
    Restructuring(testDescription: "replace") { $0.books[1] = Volume.State(title: "other") },
    Restructuring(testDescription: "assign") { $0.books = [] },
    Restructuring(testDescription: "copy") { $0.books[0] = $0.books[1] },
    Restructuring(testDescription: "insert a key") { $0.byName["c"] = Volume.State(title: "c") },
    Restructuring(testDescription: "remove a key") { $0.byName["a"] = nil },
    Restructuring(testDescription: "replace a value") { $0.byName["a"] = Volume.State(title: "z") },
  ]
}

@Reducer
private struct Volume {
  @ObservableState
  struct State {
    var title: String
    var pages = 0
  }
  enum Action {}
  var body: some ReducerOf<Self> { EmptyReducer() }
}

/// A generator of numbers from a seed.
private struct SystemRandom: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 33)
  }
}
