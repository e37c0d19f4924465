// SPDX-License-Identifier: MIT

// The sample code of the article StoresAndObservation. `.ci/check-snippets` compares the two.

import Ensemble
import EnsembleUI
import TestTools
import Testing

// snippet: parent
@Reducer
struct Match {
  @ObservableState
  struct State: Equatable {
    var home = Score.State()
    var guest = Score.State()
  }

  enum Action {
    case home(Score.Action)
    case guest(Score.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(\.home, action: \.home) { Score() }
    Scope(\.guest, action: \.guest) { Score() }
  }
}
// end

@Reducer
struct Score {
  @ObservableState
  struct State: Equatable {
    var goals = 0
  }

  enum Action {
    case goalTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .goalTapped:
        state.goals += 1
        return .none
      }
    }
  }
}

// snippet: views
struct MatchView: View {
  let store: StoreOf<Match>

  var body: some View {
    HStack {
      ScoreView(store: store.scope(state: \.home, action: \.home))
      ScoreView(store: store.scope(state: \.guest, action: \.guest))
    }
  }
}

struct ScoreView: View {
  let store: StoreOf<Score>

  var body: some View {
    Button("\(store.goals)") { store.send(.goalTapped) }
  }
}
// end

@MainActor
@Suite struct StoresAndObservationTests {
  @Test func `a store sends and shows`() {
    // snippet: store
    let store = Store(initialState: Match.State()) { Match() }
    store.send(.home(.goalTapped))
    #expect(store.home.goals == 1)
    // end
    let host = ViewHost(MatchView(store: store))
    host.button("0").tap()
    #expect(host.controls == ["1", "1"])
  }

  @Test func `an observation calls again after a change`() async {
    let store = Store(initialState: Match.State()) { Match() }
    var lines: [String] = []
    func show(_ line: String) { lines.append(line) }
    // snippet: observe
    let token = observe { show("Guests: \(store.guest.goals)") }
    // end
    #expect(lines == ["Guests: 0"])
    store.send(.guest(.goalTapped))
    #expect(await eventually { lines.count == 2 })
    #expect(lines == ["Guests: 0", "Guests: 1"])
    token.cancel()
  }
}
