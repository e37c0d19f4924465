// SPDX-License-Identifier: MIT

// The sample code of the article Previews. `.ci/check-snippets` compares the two.

import Ensemble
import EnsembleUI
import Testing

// snippet: client
@DependencyClient
nonisolated struct QuoteClient: Sendable {
  var random: @Sendable () async throws -> String
}

nonisolated extension QuoteClient: TestDependencyKey {
  static let testValue = QuoteClient()
  static let previewValue = QuoteClient { "Simplicity is prerequisite for reliability." }
}
// end

@Reducer
struct Quotes {
  @ObservableState
  struct State: Equatable {
    var quote = ""
    var isLoading = false
  }

  enum Action {
    case loaded(String)
    case loadTapped
  }

  @Dependency(QuoteClient.self) var quotes

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .loadTapped:
        state.isLoading = true
        return .run { [quotes] send in await send(.loaded(try await quotes.random())) }
      case .loaded(let quote):
        state.quote = quote
        state.isLoading = false
        return .none
      }
    }
  }
}

struct QuotesView: View {
  let store: StoreOf<Quotes>

  var body: some View {
    Text(store.quote)
    Button("Load") { store.send(.loadTapped) }
      .disabled(store.isLoading)
  }
}

// snippet: previews
#Preview("Loading") {
  QuotesView(
    store: Store(initialState: Quotes.State(isLoading: true)) {
      EmptyReducer()
    }
  )
}

#Preview("Loaded by a client of previews") {
  QuotesView(store: Store(initialState: Quotes.State()) { Quotes() })
}
// end

@MainActor
@Suite struct PreviewsTests {
  // snippet: test
  @Test func `the button waits while a quote is loaded`() {
    let store = Store(initialState: Quotes.State(isLoading: true)) {
      EmptyReducer<Quotes.State, Quotes.Action>()
    }
    let host = ViewHost(QuotesView(store: store))
    #expect(host.button("Load").isDisabled)
    print(host.outline)
  }
  // end

  @Test func `the value of previews holds in their context`() async {
    let store = Store(initialState: Quotes.State()) {
      Quotes()
    } withDependencies: {
      $0.context = .preview
    }
    await store.send(.loadTapped).finish()
    #expect(store.quote == "Simplicity is prerequisite for reliability.")
  }
}
