// SPDX-License-Identifier: MIT

import EnsembleUI
import Testing

@testable import EnsembleTerminal

@MainActor
@Suite("Text fields of values")
struct ValueFieldTests {
  @Test func `a text that is no number stays below its field's message`() {
    let session = TerminalSession.of(columns: 40) { QuantityView() }
    session.press(.backspace, .text("x"))
    #expect(
      session.text == """
        Quantity: x
        ! “x” is not a number such as 4
        Value 4
        [ Other ]
        """
    )
    // Editing ends, and another control gets the focus.
    session.press(.tab)
    #expect(session.text.hasPrefix("Quantity: x\n! "))
    session.press(.tab, .backspace, .text("5"))
    #expect(session.text == "Quantity: 5\nValue 5\n[ Other ]")
  }

  @Test func `the message is wrapped where there is little room`() {
    let session = TerminalSession.of(columns: 20) { QuantityView() }
    session.press(.backspace, .text("x"))
    #expect(session.text.contains("! “x” is not a\nnumber such as 4\nValue 4"))
  }

  @Test func `the frames of a script tell the problem`() async {
    let script = ScriptedSession(tree: ViewTree(VStack { QuantityView() })) { _ in }
    let frame = await script.answer("Quantity=many").frame
    #expect(frame?.contains("! “many” is not a number such as 4") == true)
    #expect(frame?.contains("Value 4") == true)
  }
}

private struct QuantityView: View {
  @State private var quantity = 4

  var body: some View {
    TextField("Quantity", value: $quantity, format: .number)
    Text("Value \(quantity)")
    Button("Other") {}
  }
}
