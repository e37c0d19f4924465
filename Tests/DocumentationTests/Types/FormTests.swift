// SPDX-License-Identifier: MIT

// The sample code of the documentation of Form. `.ci/check-snippets` compares the two.

import Ensemble
import EnsembleUI
import Testing

// snippet: example
struct DeliveryForm: View {
  @State private var name = ""
  @State private var isGift = false

  var body: some View {
    Form {
      Section("Recipient") {
        TextField("Name", text: $name)
        Toggle("A gift", isOn: $isGift)
      }
      Button("Order") {}
        .disabled(name.isEmpty)
    }
  }
}
// end

@MainActor
@Suite struct FormTests {
  @Test func `a form has sections of controls`() {
    let host = ViewHost(DeliveryForm())
    #expect(host.controls == ["Name", "A gift", "Order"])
    #expect(host.button("Order").isDisabled)
    host.textField("Name").type("Ada")
    #expect(!host.button("Order").isDisabled)
  }
}
