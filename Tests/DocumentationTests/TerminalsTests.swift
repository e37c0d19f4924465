// SPDX-License-Identifier: MIT

// The code of the article Terminals, which `.ci/check-snippets` compares with it.

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

// snippet: draft
struct DraftView: View {
  @State private var text = ""

  var body: some View {
    TextField("Draft", text: $text)
      .interactiveDismissDisabled(!text.isEmpty)
  }
}
// end
