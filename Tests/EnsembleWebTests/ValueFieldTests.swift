// SPDX-License-Identifier: MIT

#if Web
import EnsembleUI
import EnsembleWeb
import Foundation
import Testing

@MainActor
@Suite("Text fields of values in a browser")
struct ValueFieldTests {
  private let server = WebServer("Only") { QuantityView() }

  private func nodes(_ page: TestPage) throws -> (input: ModelNode, message: ModelNode) {
    let element = try page.element("edit")
    return (
      try #require(page.dom.root.find("e\(element)i")),
      try #require(page.dom.root.find("e\(element)p"))
    )
  }

  @Test func `a text that is no number is marked, and its problem is spoken`() async throws {
    let page = try await TestBrowser(server).open("")
    await page.connect()
    let before = try nodes(page)
    #expect(before.input.attributes["value"] == "4")
    #expect(before.input.attributes["aria-invalid"] == nil)
    // The element exists before its text does, since screen readers read changes.
    #expect(before.message.attributes["aria-live"] == "polite" && before.message.text == "")

    await page.send("edit", try page.element("edit"), "abc")
    let patches = try await page.receive()
    // The typed text is never sent back.
    #expect(!patches.contains(#""value""#))
    let wrong = try nodes(page)
    #expect(wrong.input.attributes["aria-invalid"] == "true")
    #expect(wrong.input.attributes["aria-describedby"] == wrong.message.id)
    #expect(wrong.message.text == "“abc” is not a number such as 4")
    #expect(page.text.contains("Value 4"))

    await page.send("edit", try page.element("edit"), "5")
    try await page.receive()
    let right = try nodes(page)
    #expect(right.input.attributes["aria-invalid"] == nil)
    #expect(right.input.attributes["aria-describedby"] == nil)
    #expect(right.message.text == "")
    #expect(page.text.contains("Value 5"))
  }

  @Test func `a change by the application replaces the text`() async throws {
    let page = try await TestBrowser(server).open("")
    await page.connect()
    await page.send("edit", try page.element("edit"), "abc")
    try await page.receive()
    await page.send("press", try page.element("press", "Seven"))
    try await page.receive()
    let field = try nodes(page)
    #expect(field.input.attributes["value"] == "7")
    #expect(field.input.attributes["aria-invalid"] == nil)
  }

  @Test func `a page that is loaded again has the text and its problem`() async throws {
    let browser = TestBrowser(server)
    let page = try await browser.open("")
    await page.connect()
    await page.send("edit", try page.element("edit"), "abc")
    try await page.receive()
    await page.connect(after: -1)
    #expect(try await page.receive().contains(#"value=\"abc\""#))
    let field = try nodes(page)
    #expect(field.input.attributes["aria-invalid"] == "true")
    #expect(field.message.text == "“abc” is not a number such as 4")
  }

  @Test func `a field of text has neither mark nor message`() async throws {
    let page = try await TestBrowser(WebServer("Only") { TextField("A", text: .constant("")) })
      .open("")
    #expect(page.dom.root.find("e\(try page.element("edit"))p") == nil)
  }
}

private struct QuantityView: View {
  @State private var quantity = 4

  var body: some View {
    TextField("Quantity", value: $quantity, format: .number)
    Text("Value \(quantity)")
    Button("Seven") { quantity = 7 }
  }
}
#endif
