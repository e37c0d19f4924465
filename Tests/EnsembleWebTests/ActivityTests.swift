// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleUI
import EnsembleWeb
import Foundation
import Testing

@MainActor
@Suite("Activity of stores")
struct ActivityTests {
  /// A server of an application whose pages can show the activity, unless told otherwise.
  private func browser(showsActivity: Bool = true, text: String = "") -> TestBrowser {
    var configuration = WebConfiguration()
    configuration.limits.patchInterval = .zero
    var app = WebApp(path: "notes", title: "Notes") {
      NotesView(store: Store(initialState: Notes.State(text: text)) { Notes() })
    }
    app.showsActivity = showsActivity
    return TestBrowser(WebServer(configuration: configuration, apps: [app]))
  }

  /// Opens a page that is connected.
  private func open(_ browser: TestBrowser) async throws -> TestPage {
    let page = try await browser.open()
    await page.connect()
    return page
  }

  /// Returns the activity in an event: the states, a Boolean value of a first message, and the actions.
  private func activity(_ event: String) throws -> (
    state: String?, isFirst: Bool, actions: [String]
  )? {
    let json = try #require(event.split(separator: "\n").last?.dropFirst(6))
    let message = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    guard let parts = message?["s"] as? [Any] else { return nil }
    return (
      parts[0] as? String, parts[1] as? String != nil,
      parts.dropFirst(2).compactMap { $0 as? String }
    )
  }

  @Test("a page that shows it receives the state and the actions so far")
  func opened() async throws {
    let page = try await open(browser())
    await page.send("press", try page.element("press", "More"))
    try await page.receive()
    await page.send("inspect", 0, true)
    let shown = try #require(try activity(try await page.receive()))
    #expect(shown.isFirst)
    #expect(shown.state?.contains("\n  count: 1") == true)
    #expect(shown.actions.count == 1)
    #expect(shown.actions.first?.hasPrefix(".change(") == true)
  }

  @Test("stores that views create later are shown while they exist")
  func laterStores() async throws {
    var configuration = WebConfiguration()
    configuration.limits.patchInterval = .zero
    var app = WebApp(path: "notes", title: "Notes") { LaterView() }
    app.showsActivity = true
    let page = try await open(TestBrowser(WebServer(configuration: configuration, apps: [app])))
    await page.send("inspect", 0, true)
    #expect(try activity(try await page.receive())?.state == "")
    for _ in 1...2 {
      await page.send("press", try page.element("press", "Switch"))
      try await page.receive()
      await page.send("press", try page.element("press", "More"))
      let shown = try #require(try activity(try await page.receive()))
      let states = try #require(shown.state).components(separatedBy: "Notes.State(").count - 1
      #expect(states == 1, "\(shown)")
      #expect(shown.actions.count == 1)
      await page.send("press", try page.element("press", "Switch"))
      try await page.receive()
    }
  }

  @Test("later actions arrive once, with the state if it has changed")
  func later() async throws {
    let page = try await open(browser())
    await page.send("inspect", 0, true)
    try await page.receive()
    await page.send("toggle", try page.element("toggle"), true)
    let shown = try #require(try activity(try await page.receive()))
    #expect(!shown.isFirst)
    #expect(shown.actions.count == 1)
    #expect(shown.state?.contains("isOn: true") == true)
    await page.send("toggle", try page.element("toggle"), true)
    let same = try #require(try activity(try await page.receive()))
    #expect(same.state == nil)
    #expect(same.actions.count == 1)
  }

  @Test("a page that does not show it receives the same messages as one without it")
  func closed() async throws {
    var messages: [String] = []
    for showsActivity in [false, true] {
      let page = try await open(browser(showsActivity: showsActivity))
      await page.send("press", try page.element("press", "More"))
      messages.append(try await page.receive())
    }
    #expect(messages[0] == messages[1])
  }

  @Test("an application that does not offer it sends nothing")
  func unavailable() async throws {
    let page = try await open(browser(showsActivity: false))
    #expect(!page.html.contains("id=\"live\""))
    await page.send("inspect", 0, true)
    await page.send("press", try page.element("press", "More"))
    #expect(try activity(try await page.receive()) == nil)
  }

  @Test("closing it ends the messages")
  func closing() async throws {
    let page = try await open(browser())
    await page.send("inspect", 0, true)
    try await page.receive()
    await page.send("inspect", 0, false)
    await page.send("press", try page.element("press", "More"))
    #expect(try activity(try await page.receive()) == nil)
  }

  @Test("a page that has missed a message receives everything again")
  func resumed() async throws {
    let page = try await open(browser())
    await page.send("inspect", 0, true)
    await page.send("press", try page.element("press", "More"))
    try await page.receive()
    await page.connect(after: 0)
    let shown = try #require(try activity(try await page.receive()))
    #expect(shown.isFirst)
    #expect(shown.state?.contains("count: 1") == true)
    #expect(shown.actions.count == 1)
  }

  @Test("the last 50 actions are kept")
  func bounded() async throws {
    let page = try await open(browser())
    let more = try page.element("press", "More")
    _ = await page.send((1...60).map { ["n": $0, "e": more, "k": "press"] })
    try await page.receive()
    await page.send("inspect", 0, true, number: 61)
    #expect(try activity(try await page.receive())?.actions.count == 50)
  }

  @Test("a long state is cut between two characters")
  func long() async throws {
    let page = try await open(browser(text: String(repeating: "é", count: 20_000)))
    await page.send("inspect", 0, true)
    let state = try #require(try activity(try await page.receive())?.state)
    #expect((16_000...17_000).contains(state.utf8.count))
    #expect(state.hasSuffix("é …"))
  }

  @Test("markup in a state is text, which never becomes part of the page's HTML")
  func escaped() async throws {
    let page = try await open(browser(text: "<script>"))
    #expect(!page.html.contains("<script>"))
    await page.send("inspect", 0, true)
    let event = try await page.receive()
    #expect(try activity(event)?.state?.contains("<script>") == true)
    #expect(!event.contains("\"h\""))
    #expect(!event.contains("\"p\""))
  }
}

/// A view that creates its store when it is switched on.
private struct LaterView: View {
  @State private var store: StoreOf<Notes>?

  var body: some View {
    Button("Switch") {
      store = store == nil ? Store(initialState: Notes.State()) { Notes() } : nil
    }
    if let store { NotesView(store: store) }
  }
}
