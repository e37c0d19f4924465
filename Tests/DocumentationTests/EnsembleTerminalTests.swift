// SPDX-License-Identifier: MIT

// The sample code of the page of EnsembleTerminal. `.ci/check-snippets` compares the two.

import EnsembleTerminal
import EnsembleUI

// snippet: overview
@MainActor
struct NameTag {
  static func main() async {
    await TerminalApp("Name tag") { NameTagView() }.run()
  }
}

struct NameTagView: View {
  @State private var name = ""

  var body: some View {
    TextField("Name", text: $name)
    Text("Hello, \(name)")
  }
}
// end
