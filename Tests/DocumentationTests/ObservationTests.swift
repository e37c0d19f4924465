// SPDX-License-Identifier: MIT

// The sample code of the article Observation. `.ci/check-snippets` compares the two.

import Ensemble
import EnsembleUI
import TestTools
import Testing

// snippet: feature
@Reducer
struct Recording {
  @ObservableState
  struct State: Equatable {
    var title = "Nocturne"
    var position = 0
    @ObservationStateIgnored var plays = 0
  }

  enum Action {
    case ticked
    case titleChanged(String)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .ticked:
        state.position += 1
        state.plays += 1
        return .none
      case .titleChanged(let title):
        state.title = title
        return .none
      }
    }
  }
}
// end

// snippet: views
struct RecordingView: View {
  let store: StoreOf<Recording>

  var body: some View {
    VStack {
      Text(store.title)
      PositionView(store: store)
    }
  }
}

struct PositionView: View {
  let store: StoreOf<Recording>

  var body: some View {
    Text("\(store.position) s")
  }
}
// end

@MainActor
@Suite struct ObservationTests {
  // snippet: test
  @Test func `a tick updates the position alone`() {
    let store = Store(initialState: Recording.State()) { Recording() }
    let host = ViewHost(RecordingView(store: store))
    _ = host.changes()

    store.send(.ticked)
    #expect(host.changes().updated.count == 1)
    #expect(host.texts == ["Nocturne", "1 s"])
  }
  // end

  @Test func `observe follows a field`() async {
    let store = Store(initialState: Recording.State()) { Recording() }
    var titles: [String] = []
    // snippet: observe
    let token = observe { titles.append(store.title) }
    // end
    store.send(.ticked)
    store.send(.titleChanged("Prelude"))
    #expect(await eventually { titles.count == 2 })
    #expect(titles == ["Nocturne", "Prelude"])
    token.cancel()
  }
}
