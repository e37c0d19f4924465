// SPDX-License-Identifier: MIT

// The sample code of the article Terminals. `.ci/check-snippets` compares the two.

import Ensemble
import EnsembleTerminal
import EnsembleUI

// snippet: program
@MainActor
struct CounterInATerminal {
  static func main() async {
    let store = Store(initialState: Counter.State()) { Counter() }
    await TerminalApp("Counter") { CounterView(store: store) }.run()
  }
}
// end

// snippet: both
struct BothScreens: View {
  let store: StoreOf<Counter>

  var body: some View {
    HStack {
      CounterView(store: store)
      TerminalView("Counter", columns: 40, rows: 12) { CounterView(store: store) }
    }
  }
}
// end

// snippet: draft
struct DraftView: View {
  @State private var text = ""

  var body: some View {
    TextField("Draft", text: $text)
      .interactiveDismissDisabled(!text.isEmpty)
  }
}
// end
