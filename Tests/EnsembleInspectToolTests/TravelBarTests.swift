// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleInspection
import EnsembleInspector
import EnsembleTerminal
import EnsembleUI
import Observation
import Testing

@Reducer
private struct Lamp {
  @ObservableState
  struct State: Equatable {
    var level = 0
    var other = 0
  }

  enum Action {
    case brighterTapped
    case otherTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .brighterTapped: state.level += 1
      case .otherTapped: state.other += 1
      }
      return .none
    }
  }
}

private struct LampView: View {
  let store: StoreOf<Lamp>

  var body: some View {
    Text("Level \(store.level)")
    Button("Brighter") { store.send(.brighterTapped) }
  }
}

@MainActor
@Suite("The bar of a store that shows its past", .timeLimit(.minutes(10)))
struct TravelBarTests {
  private let timeline = StoreTimeline()

  private func makeStore() -> StoreOf<Lamp> {
    timeline.recording { Store(initialState: Lamp.State()) { Lamp() } }
  }

  private func hasBar(_ host: ViewHost) -> Bool { host.text(containing: "You see action") != nil }

  @Test func `each tree that shows the store has it, and no other one`() async {
    let store = makeStore()
    for _ in 1...3 { store.send(.brighterTapped) }
    let hosts = [ViewHost(LampView(store: store)), ViewHost(LampView(store: store))]
    let other = ViewHost(
      LampView(store: Store(initialState: Lamp.State()) { Lamp() })
    )
    timeline.show(1)
    for host in hosts {
      await host.wait(timeout: .seconds(300)) { $0.texts.contains("You see action 1 of 3.") }
    }
    #expect(!hasBar(other))
    timeline.show(2)
    for host in hosts {
      await host.wait(timeout: .seconds(300)) { $0.texts.contains("You see action 2 of 3.") }
    }
    timeline.returnToPresent()
    for host in hosts { await host.wait(timeout: .seconds(300)) { !hasBar($0) } }
  }

  @Test func `a tree has it although nothing that it shows is different`() async {
    let store = makeStore()
    store.send(.brighterTapped)
    store.send(.otherTapped)
    let host = ViewHost(LampView(store: store))
    timeline.show(1)
    await host.wait(timeout: .seconds(300)) { $0.texts.contains("You see action 1 of 2.") }
    #expect(host.texts.contains("Level 1"))
  }

  @Test func `what is pressed is refused with a word, and never done`() async {
    let store = makeStore()
    for _ in 1...3 { store.send(.brighterTapped) }
    let host = ViewHost(LampView(store: store))
    timeline.show(1)
    host.button("Brighter").tap()
    await host.wait(timeout: .seconds(300)) { $0.texts.contains(".brighterTapped was refused.") }
    host.button("Back to now").tap()
    await host.wait(timeout: .seconds(300)) { !hasBar($0) }
    #expect(host.texts.contains("Level 3"))
    host.button("Brighter").tap()
    #expect(host.texts.contains("Level 4"))
  }

  @Test func `it offers to continue from the past`() async {
    let store = makeStore()
    for _ in 1...3 { store.send(.brighterTapped) }
    let host = ViewHost(LampView(store: store))
    timeline.show(1)
    host.button("Continue from here").tap()
    await host.wait(timeout: .seconds(300)) { !hasBar($0) }
    host.button("Brighter").tap()
    #expect(host.texts.contains("Level 2"))
  }

  @Test func `one tree has the bars of two stores`() async {
    let second = StoreTimeline()
    let store = makeStore()
    let other = second.recording { Store(initialState: Lamp.State()) { Lamp() } }
    for store in [store, other] { for _ in 1...2 { store.send(.brighterTapped) } }
    let host = ViewHost(
      VStack {
        LampView(store: store)
        LampView(store: other)
      }
    )
    timeline.show(0)
    second.show(1)
    await host.wait(timeout: .seconds(300)) {
      $0.texts.contains("You see action 0 of 2.") && $0.texts.contains("You see action 1 of 2.")
    }
    timeline.returnToPresent()
    await host.wait(timeout: .seconds(300)) {
      !$0.texts.contains("You see action 0 of 2.") && $0.texts.contains("You see action 1 of 2.")
    }
  }

  @Test func `it goes with its store`() async {
    let shelf = Shelf()
    shelf.store = makeStore()
    shelf.store?.send(.brighterTapped)
    let host = ViewHost(ShelfView(shelf: shelf))
    timeline.show(0)
    await host.wait(timeout: .seconds(300)) { hasBar($0) }
    shelf.store = nil
    await host.wait(timeout: .seconds(300)) { !hasBar($0) }
  }

  @Test func `it goes with its store, also if the timeline is released before`() async {
    let shelf = Shelf()
    weak var history: AnyObject?
    var timeline: StoreTimeline? = StoreTimeline()
    shelf.store = timeline?.recording { Store(initialState: Lamp.State()) { Lamp() } }
    shelf.store?.send(.brighterTapped)
    let host = ViewHost(ShelfView(shelf: shelf))
    history = shelf.store?.record(in: .shared)
    #expect(history != nil)
    timeline?.show(0)
    await host.wait(timeout: .seconds(300)) { hasBar($0) }
    timeline = nil
    shelf.store = nil
    await host.wait(timeout: .seconds(300)) { !hasBar($0) }
    StoreInspection.shared.forgetReleasedStores()
    #expect(history == nil)
  }

  @Test func `a tree that is opened during the travel has it`() async {
    let store = makeStore()
    for _ in 1...3 { store.send(.brighterTapped) }
    timeline.show(1)
    let host = ViewHost(LampView(store: store))
    await host.wait(timeout: .seconds(300)) { $0.texts.contains("You see action 1 of 3.") }
    let other = ViewHost(LampView(store: Store(initialState: Lamp.State()) { Lamp() }))
    await host.wait(timeout: .seconds(300)) { hasBar($0) }
    #expect(!hasBar(other))
    timeline.returnToPresent()
    await host.wait(timeout: .seconds(300)) { !hasBar($0) }
  }

  @Test func `a tree that was invalid as the travel began has it`() async {
    let store = makeStore()
    let host = ViewHost(LampView(store: store))
    for _ in 1...3 { store.send(.brighterTapped) }
    timeline.show(1)
    await host.wait(timeout: .seconds(300)) { $0.texts.contains("You see action 1 of 3.") }
  }

  @Test func `a tree that comes to show the store has it after a press that is refused`() async {
    let shelf = Shelf()
    let store = makeStore()
    for _ in 1...3 { store.send(.brighterTapped) }
    timeline.show(1)
    let host = ViewHost(ShelfView(shelf: shelf))
    shelf.store = store
    await host.wait(timeout: .seconds(300)) { $0.texts.contains("Level 1") }
    host.button("Brighter").tap()
    await host.wait(timeout: .seconds(300)) { $0.texts.contains(".brighterTapped was refused.") }
  }

  @Test func `a terminal in a page has it, too`() async {
    let store = makeStore()
    for _ in 1...3 { store.send(.brighterTapped) }
    let host = ViewHost(TerminalView(columns: 70, rows: 6) { LampView(store: store) })
    timeline.show(1)
    await host.wait(timeout: .seconds(300)) { host in
      host.texts.contains { $0.hasPrefix("You see action 1 of 3.") && $0.contains("Back to now") }
    }
  }
}

/// A place for a store.
@MainActor
@Observable
private final class Shelf {
  var store: StoreOf<Lamp>?
}

private struct ShelfView: View {
  let shelf: Shelf

  var body: some View { if let store = shelf.store { LampView(store: store) } }
}
