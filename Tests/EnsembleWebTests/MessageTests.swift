// SPDX-License-Identifier: MIT

#if Web
import EnsembleBindings
import EnsembleUI
import EnsembleWeb
import Testing

@Suite("Messages to the browser")
struct MessageTests {
  @Test("a message contains the changes since the previous one")
  @MainActor
  func changes() async throws {
    let site = TestSite()
    let page = try await TestBrowser(site).open()
    let registered = try #require(site.server.registry.page(page.id))
    #expect(registered.takeMessage() == nil)
    await page.send("press", try page.element("press", "More"))
    let message = try #require(registered.takeMessage())
    #expect(message.number == 1)
    #expect(message.acknowledgedEvent == 1)
    #expect(message.html == nil)
    #expect(message.address == nil)
    let texts = message.patches.compactMap { if case .text(_, let text) = $0 { text } else { nil } }
    #expect(texts.contains("Count 1"))
    #expect(registered.takeMessage() == nil)
  }

  @Test("a browser that has missed a message receives the whole page")
  @MainActor
  func wholePage() async throws {
    let site = TestSite()
    let page = try await TestBrowser(site).open()
    let registered = try #require(site.server.registry.page(page.id))
    registered.resume(after: 7)
    let message = try #require(registered.takeMessage())
    #expect(message.html?.contains("Count 0") == true)
    #expect(message.patches.isEmpty)
  }

  @Test("a message is compact JSON with the parts that it has")
  func message() {
    var message = PageMessage(number: 3, acknowledgedEvent: 2)
    #expect(message.encoded == #"{"k":2}"#)
    message.address = Address(["a b"], query: ["q": "\""])
    message.patches = [.text(id: "e1", "x"), .focus(id: nil)]
    #expect(message.encoded == #"{"k":2,"u":"/a%20b?q=%22","p":[["t","e1","x"],["f",null]]}"#)
    message.html = "<p>\n</p>"
    #expect(
      message.encoded
        == #"{"k":2,"u":"/a%20b?q=%22","h":"<p>\n</p>","p":[["t","e1","x"],["f",null]]}"#
    )
  }

  @Test("a change with an animation has its duration and its curve, once")
  @MainActor
  func motion() async throws {
    let server = WebServer("Light") { LightView() }
    let page = try await TestBrowser(server).open("app")
    let registered = try #require(server.registry.page(page.id))
    let expectations = [
      ("Slowly", #"{"k":1,"w":[0.5,"ease-in"],"p":"#), ("At once", #"{"k":2,"p":"#),
    ]
    for (button, expected) in expectations {
      await page.send("press", try page.element("press", button))
      let message = try #require(registered.takeMessage())
      #expect(message.encoded.hasPrefix(expected), "\(message.encoded)")
    }
  }

  @Test("events of a stream name their page by its index")
  func events() {
    let message = PageMessage(number: 3, acknowledgedEvent: 2)
    #expect(StreamEvent.message(message, page: 4).encoded == "id: 4.3\ndata: {\"k\":2}\n\n")
    #expect(StreamEvent.gone(page: 1).encoded == "event: gone\ndata: 1\n\n")
    #expect(StreamEvent.end(page: 1, .idle).encoded == "event: end\ndata: 1 idle\n\n")
    #expect(StreamEvent.end(page: 1, .revoked).encoded == "event: end\ndata: 1 revoked\n\n")
    #expect(StreamEvent.heartbeat.encoded == "event: beat\ndata: 0\n\n")
  }

  @Test("patches are compact JSON")
  func patches() {
    #expect(
      DOMPatch.text(id: "e1", "a\"b\\\n\u{1}\u{2028}").encoded
        == #"["t","e1","a\"b\\\n\u0001\u2028"]"#
    )
    let changes = [DOMPatch.Change("class", "x"), DOMPatch.Change("hidden", nil)]
    #expect(
      DOMPatch.attributes(id: "e1", changes).encoded == #"["a","e1",{"class":"x","hidden":null}]"#
    )
    #expect(
      DOMPatch.insert(parent: "e1", before: nil, html: "<b>").encoded == #"["i","e1",null,"<b>"]"#
    )
    #expect(DOMPatch.move(parent: "e1", before: "e2", id: "e3").encoded == #"["m","e1","e2","e3"]"#)
    #expect(DOMPatch.remove(ids: ["e1", "e2"]).encoded == #"["d","e1","e2"]"#)
    #expect(DOMPatch.focus(id: nil).encoded == #"["f",null]"#)
    #expect(DOMPatch.scroll(id: "e1", alignment: "center").encoded == #"["s","e1","center"]"#)
    #expect(DOMPatch.open(url: "https://a.example/?b").encoded == #"["o","https://a.example/?b"]"#)
  }
}

private struct LightView: View {
  @State private var isOn = false

  var body: some View {
    Text(isOn ? "On" : "Off")
    Button("Slowly") { withAnimation(.easeIn(duration: 0.5)) { isOn.toggle() } }
    Button("At once") { isOn.toggle() }
  }
}
#endif
