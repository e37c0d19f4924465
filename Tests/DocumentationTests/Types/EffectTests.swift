// SPDX-License-Identifier: MIT

// The sample code of the documentation of Effect. `.ci/check-snippets` compares the two.

import Ensemble
import Testing

// snippet: example
@Reducer
struct Translation {
  @ObservableState
  struct State: Equatable {
    var word = ""
    var result = ""
  }

  enum Action {
    case wordChanged(String)
    case translated(Result<String, any Error>)
    case cancelTapped
  }

  enum CancelID { case request }

  @Dependency(TranslationClient.self) var client

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .wordChanged(let word):
        state.word = word
        return .run { [client] send in
          await send(.translated(Result { try await client.translate(word) }))
        }
        .cancellable(id: CancelID.request, cancelInFlight: true)
      case .translated(let result):
        state.result = (try? result.get()) ?? "?"
        return .none
      case .cancelTapped:
        return .cancel(id: CancelID.request)
      }
    }
  }
}
// end

@DependencyClient
nonisolated struct TranslationClient: Sendable {
  var translate: @Sendable (_ word: String) async throws -> String
}

nonisolated extension TranslationClient: TestDependencyKey {
  static let testValue = TranslationClient()
}

@MainActor
@Suite struct EffectTests {
  @Test func `the result of an effect is an action`() async {
    let store = TestStore(initialState: Translation.State()) {
      Translation()
    } withDependencies: {
      $0[TranslationClient.self].translate = { "\($0)!" }
    }
    await store.send(.wordChanged("ja")) { $0.word = "ja" }
    await store.receive(\.translated) { $0.result = "ja!" }
    await store.send(.cancelTapped)
  }
}
