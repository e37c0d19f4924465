// SPDX-License-Identifier: MIT

// The sample code of the article Debugging. `.ci/check-snippets` compares the two.

import Ensemble
import EnsembleInspection
import EnsembleUI
import Foundation
import Testing

@MainActor
private func makeStore() -> StoreOf<Counter> {
  // snippet: changes
  Store(initialState: Counter.State()) {
    Counter()._printChanges()
  }
  // end
}

@MainActor
private func makeStore(log: @escaping (String) -> Void) -> StoreOf<Counter> {
  // snippet: log
  Store(initialState: Counter.State()) {
    Counter()._printChanges(.customDump { log($0) })
  }
  // end
}

// snippet: evaluations
struct TotalView: View {
  let store: StoreOf<Counter>

  var body: some View {
    let _ = Self._printChanges()
    Text("\(store.count)")
  }
}
// end

@MainActor
private func startBlackBox(in folder: URL) throws {
  // snippet: black-box
  try BlackBox.start(at: folder.appending(path: "black-box"))
  // end
}

@MainActor
@Suite struct DebuggingTests {
  @Test func `a log has the action and the change`() {
    var text = ""
    let store = makeStore { text += $0 }
    store.send(.incrementTapped)
    #expect(
      text == """
        received action:
          Counter.Action.incrementTapped
            Counter.State(
          -   _count: 0,
          +   _count: 1,
              _isCounting: false
            )

        """
    )
  }

  @Test func `a view that prints its changes shows its text`() {
    let host = ViewHost(TotalView(store: makeStore { _ in }))
    #expect(host.texts == ["0"])
  }
}
