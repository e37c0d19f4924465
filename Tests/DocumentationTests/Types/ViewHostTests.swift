// SPDX-License-Identifier: MIT

// The sample code of the documentation of ViewHost. `.ci/check-snippets` compares the two.

import Ensemble
import EnsembleUI
import Testing

// snippet: view
struct Greeter: View {
  @State private var name = ""
  @State private var isGreeting = false

  var body: some View {
    TextField("Name", text: $name)
    Button("Greet") { isGreeting = true }
      .disabled(name.isEmpty)
    if isGreeting { Text("Hello, \(name)!") }
  }
}
// end

@MainActor
@Suite struct ViewHostTests {
  // snippet: example
  @Test func `a greeter needs a name`() {
    let host = ViewHost(Greeter())
    #expect(host.button("Greet").isDisabled)

    host.textField("Name").type("Ada")
    host.button("Greet").tap()
    #expect(host.texts.contains("Hello, Ada!"))
    #expect(host.controls == ["Name", "Greet"])
  }
  // end
}
