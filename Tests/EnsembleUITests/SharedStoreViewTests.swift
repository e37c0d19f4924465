// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleSharing
import EnsembleUI
import Testing

/// Views that read shared values next to stores.
@Suite("Shared values next to stores in views")
@MainActor
struct SharedStoreViewTests {
  @Reducer
  struct Counter {
    @ObservableState
    struct State: Equatable {
      @Shared(.inMemory("clicks")) var clicks = 0
      var text = ""
      var ticks = 0
    }

    enum Action {
      case clicked
      case typed(String)
      case ticked
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .clicked: state.$clicks.withLock { $0 += 1 }
        case .typed(let text): state.text = text
        case .ticked: state.ticks += 1
        }
        return .none
      }
    }
  }

  struct Parent: View {
    @Shared(.inMemory("clicks")) private var clicks = 0

    var body: some View {
      VStack {
        Text("\(clicks) clicks")
        Child()
      }
    }
  }

  struct Child: View {
    @State private var store = Store(initialState: Counter.State()) { Counter() }

    var body: some View {
      VStack {
        Text("Text: \(store.text)")
        Button("Type") { store.send(.typed("Hello")) }
        Button("Click") { store.send(.clicked) }
      }
    }
  }

  struct Clicks: View {
    let store: StoreOf<Counter>
    let evaluations: LockIsolated<Int>

    var body: some View {
      let _ = evaluations.withValue { $0 += 1 }
      Text("\(store.clicks) clicks")
    }
  }

  @Test func `a change of a shared value leaves the other state of a view and of its store`() {
    let host = ViewHost(Parent())
    host.button("Type").tap()
    host.button("Click").tap()
    #expect(host.texts.contains("1 clicks"))
    #expect(host.texts.contains("Text: Hello"))
    @Shared(.inMemory("clicks")) var clicks = 0
    $clicks.withLock { $0 = 7 }
    #expect(host.texts.contains("7 clicks"))
    #expect(host.texts.contains("Text: Hello"))
  }

  @Test func `a view that reads a shared field is evaluated when that changes, and only then`() {
    let evaluations = LockIsolated(0)
    let store = Store(initialState: Counter.State()) { Counter() }
    let host = ViewHost(Clicks(store: store, evaluations: evaluations))
    #expect(host.texts == ["0 clicks"])
    let first = evaluations.value
    for _ in 1...10 { store.send(.ticked) }
    #expect(host.texts == ["0 clicks"])
    #expect(evaluations.value == first)
    store.send(.clicked)
    #expect(host.texts == ["1 clicks"])
    #expect(evaluations.value == first + 1)
  }
}
