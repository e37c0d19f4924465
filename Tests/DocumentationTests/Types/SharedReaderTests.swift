// SPDX-License-Identifier: MIT

// The sample code of the documentation of SharedReader. `.ci/check-snippets` compares the two.

import Ensemble
import Testing

// snippet: example
@Reducer
struct Badge {
  @ObservableState
  struct State: Equatable {
    @SharedReader(.unread) var unread

    var text: String { unread > 9 ? "9+" : "\(unread)" }
  }

  enum Action {}
}

extension SharedReaderKey where Self == InMemoryKey<Int>.Default {
  static var unread: Self { Self[.inMemory("unread"), default: 0] }
}
// end

@MainActor
@Suite struct SharedReaderTests {
  @Test func `a reader has the value of the others`() {
    let store = Store(initialState: Badge.State()) { Badge() }
    @Shared(.unread) var unread
    $unread.withLock { $0 = 12 }
    #expect(store.text == "9+")
  }
}
