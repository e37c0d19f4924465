// SPDX-License-Identifier: MIT

#if Web
import Ensemble
import EnsembleUI
import EnsembleWeb
import HTTPTypes
import Testing

@MainActor
@Suite("Addresses and tab sessions")
struct AddressTests {
  @Test("an application opens at an address, and its page contains that address")
  func deepLink() async throws {
    let browser = TestBrowser(makeServer())
    let page = try await browser.open("steps", at: "/3")
    #expect(page.text.contains("Step 3"))
    #expect(page.html.contains("data-base=\"/steps\""))
    #expect(page.address == "/3")
    // The same link in another browser.
    #expect(try await TestBrowser(makeServer()).open("steps", at: "/3").text.contains("Step 3"))
  }

  @Test("a change of the address is sent with the patch, and nothing is sent without a change")
  func change() async throws {
    let page = try await TestBrowser(makeServer()).open("steps")
    #expect(page.address == "/0")
    await page.connect()
    await page.send("press", try page.element("press", "Next"))
    let message = try await page.receive()
    #expect(message.contains(#""u":"/1""#))
    await page.send("press", try page.element("press", "Hidden"))
    #expect(try await page.receive().contains(#""u":"/1?tab=2"}"#))
  }

  @Test("opening an address navigates the page, and an unknown address is acknowledged")
  func open() async throws {
    let page = try await TestBrowser(makeServer()).open("steps")
    await page.connect()
    await page.send("open", 0, "/5")
    try await page.receive()
    #expect(page.text.contains("Step 5"))
    await page.send("open", 0, "/none")
    #expect(try await page.receive() == "id: 0.2\ndata: {\"k\":2}\n\n")
    #expect(await page.send("open", 0, "none").status == .badRequest)
    #expect(await page.send("open", 0, "//evil.example").status == .badRequest)
  }

  @Test("an application in another server has all addresses, also that of its own path")
  func mounted() async throws {
    var configuration = WebConfiguration()
    configuration.limits.patchInterval = .zero
    let site = WebSite(
      configuration: configuration,
      apps: [WebApp(path: "3", title: "Steps") { StepsView() }],
      clock: TestClock(),
      isMounted: true
    )
    let browser = TestBrowser(site, context: WebRequestContext(base: ["tour"]))
    let page = try TestPage(browser, "3", await browser.get("/tour/3").text, own: "/tour/-")
    #expect(page.text.contains("Step 3"))
    #expect(page.html.contains("data-base=\"/tour\""))
    #expect(page.address == "/3")
  }

  @Test("an address without a page responds with 404 and leaves no session")
  func missing() async throws {
    let server = makeServer()
    let browser = TestBrowser(server)
    let response = await browser.get("/steps/none")
    #expect(response.status == .notFound)
    #expect(response.text == "There is no page at this address.\n")
    #expect(response.headers[.setCookie] == nil)
    #expect(server.registry.sessionCount == 0)
    #expect(await browser.openFromScript("steps", at: "/none").status == .notFound)
    #expect(await browser.openFromScript("steps", at: "none").status == .badRequest)
    #expect(await browser.openFromScript("none").status == .gone)
    #expect(server.registry.pageCount == 0)
  }

  @Test("an application without addresses creates no session for an unknown path")
  func appsWithoutAddresses() async throws {
    let site = TestSite()
    let browser = TestBrowser(site)
    _ = try await browser.open()
    for path in ["/notes/1", "/notes/favicon.ico"] {
      #expect(await browser.get(path).status == .notFound)
      #expect(await TestBrowser(site).get(path).status == .notFound)
    }
    #expect(site.stores.count == 1)
    #expect(await TestBrowser(site).get("/notes?utm=1").status == .ok)
  }

  @Test func `a first place without an address leaves the addresses of others`() async throws {
    let server = WebServer(
      apps: [WebApp(path: "steps", title: "Steps") { StepsView(map: stepsAfterStart) }]
    )
    let first = try await TestBrowser(server).open("steps")
    #expect(first.text.contains("Step 0"))
    #expect(first.address == nil)
    #expect(try await TestBrowser(server).open("steps", at: "/3").text.contains("Step 3"))
    #expect(await TestBrowser(server).get("/steps/none").status == .notFound)
  }

  @Test func `views that declare addresses later have them in their session`() async throws {
    let server = WebServer(apps: [WebApp(path: "steps", title: "Steps") { LoginView() }])
    let browser = TestBrowser(server)
    let page = try await browser.open("steps")
    #expect(await browser.get("/steps/3").status == .notFound)
    await page.send("press", try page.element("press", "Log in"))
    let again = try await browser.open("steps", at: "/3", session: page.session)
    #expect(again.session == page.session)
    #expect(again.text.contains("Step 3"))
  }

  @Test func `views of one request without addresses leave the addresses of others`() async throws {
    let server = makeServer()
    let guest = WebRequestContext(makeTree: { _ in ViewTree(Text("Log in")) })
    let page = try await TestBrowser(server.site, context: guest).open("steps")
    #expect(page.text.contains("Log in"))
    #expect(await TestBrowser(server.site, context: guest).get("/steps/3").status == .notFound)
    #expect(try await TestBrowser(server).open("steps", at: "/3").text.contains("Step 3"))
  }

  @Test("a single application has its addresses below the server's root")
  func alone() async throws {
    let page = try await TestBrowser(WebServer("Steps") { StepsView() }).open("4")
    #expect(page.text.contains("Step 4"))
    #expect(page.html.contains("data-base=\"\""))
    #expect(page.address == "/4")
  }

  @Test("a second page of a browser comes without content, and its script opens a session")
  func shell() async throws {
    let server = makeServer()
    let browser = TestBrowser(server)
    let page = try await browser.open("steps")
    let shell = await browser.get("/steps/2")
    #expect(shell.status == .ok)
    #expect(!shell.text.contains("data-page="))
    #expect(shell.text.contains("url=?new-session"))
    #expect(server.registry.pageCount == 1)
    let other = try await browser.open("steps", at: "/2")
    #expect(other.session != page.session)
    #expect(other.text.contains("Step 2"))
    #expect(other.address == "/2")
    // Without scripts.
    let plain = await browser.get("/steps/2?new-session")
    #expect(plain.text.contains("Step 2"))
    #expect(server.registry.sessionCount == 3)
  }

  @Test("a returning tab resumes its session in place, or at the requested address")
  func comeback() async throws {
    let browser = TestBrowser(makeServer())
    let page = try await browser.open("steps", at: "/2")
    _ = await page.send([], leaving: true)
    let again = try await browser.open("steps", session: page.session)
    #expect(again.session == page.session)
    #expect(again.text.contains("Step 2"))
    #expect(await page.send([]).status == .gone)
    let elsewhere = try await browser.open("steps", at: "/7", session: page.session)
    #expect(elsewhere.session == page.session)
    #expect(elsewhere.text.contains("Step 7"))
    let nowhere = try await browser.open("steps", at: "/none", session: page.session)
    #expect(nowhere.text.contains("Step 7"))
  }

  @Test("the session of another browser or application cannot be resumed")
  func foreignSession() async throws {
    let server = makeServer()
    let browser = TestBrowser(server)
    let page = try await browser.open("steps", at: "/2")
    let other = TestBrowser(server)
    _ = try await other.open("steps")
    for session in [page.session, "", "x"] {
      let opened = try await other.open("steps", session: session)
      #expect(opened.session != page.session)
      #expect(opened.text.contains("Step 0"))
    }
    #expect(try await browser.open("plain", session: page.session).session != page.session)
  }

  @Test("a navigation from another site is identified only when its script opens the page")
  func fromElsewhere() async throws {
    let server = makeServer()
    let browser = TestBrowser(server)
    let page = try await browser.open("steps", at: "/2")
    let link = [
      "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate", "sec-fetch-dest": "document",
      "cookie": "",
    ]
    for path in ["/steps/3", "/steps/3?new-session"] {
      let shell = await browser.request("GET", path, headers: link)
      #expect(!shell.text.contains("data-page="))
      #expect(shell.headers[.setCookie] == nil)
    }
    let foreign = ["origin": "http://evil.example"]
    #expect(await browser.openFromScript("steps", headers: foreign).status == .forbidden)
    #expect(await browser.openFromScript("steps", headers: ["origin": ""]).status == .forbidden)
    let opened = try await browser.open("steps", at: "/3", session: page.session)
    #expect(opened.session == page.session)
    // A new visitor gets a cookie from this response.
    let stranger = TestBrowser(server)
    let response = await stranger.openFromScript("steps", at: "/3")
    #expect(response.headers[.setCookie]?.contains("HttpOnly; SameSite=Strict") == true)
    #expect(try TestPage(stranger, "steps", opened: response.text).text.contains("Step 3"))
  }

  @Test("navigation events are acknowledged even if they change nothing")
  func answered() async throws {
    let page = try await TestBrowser(makeServer()).open("steps")
    await page.connect()
    for (count, kind) in ["back", "dismiss"].enumerated() {
      await page.send(kind, 0)
      #expect(try await page.receive().contains("{\"k\":\(count + 1)}"))
    }
    await page.send("reopen", 0, 77)
    #expect(try await page.receive().contains("{\"k\":3}"))
  }

  @Test("a page that was left is reopened by going forward")
  func reopen() async throws {
    let page = try await TestBrowser(makeServer()).open("steps")
    await page.connect()
    await page.send("press", try page.element("press", "More"))
    try await page.receive()
    let back = try page.element("back")
    await page.send("back", back)
    try await page.receive()
    #expect(!page.text.contains("Above"))
    await page.send("reopen", 0, back)
    try await page.receive()
    #expect(page.text.contains("Above"))
  }

  private func makeServer() -> WebServer {
    var configuration = WebConfiguration()
    configuration.limits.patchInterval = .zero
    let steps = WebApp(path: "steps", title: "Steps") { StepsView() }
    let plain = WebApp(path: "plain", title: "Plain") { Text("Plain") }
    return WebServer(configuration: configuration, apps: [steps, plain], clock: TestClock())
  }
}

private struct Step: Equatable {
  var number = 0
  var tab = 1
}

private let steps = AddressMap<Step>(
  parse: { address in
    guard address.path.count == 1, let number = Int(address.path[0]) else { return nil }
    return Step(number: number, tab: address.query["tab"].flatMap { Int($0) } ?? 1)
  },
  print: { Address(["\($0.number)"], query: $0.tab == 1 ? [:] : ["tab": "\($0.tab)"]) }
)

/// The addresses of all steps but the first.
private let stepsAfterStart = AddressMap<Step>(
  parse: { steps.place(at: $0) },
  print: { $0.number == 0 ? nil : steps.address(of: $0) }
)

private struct LoginView: View {
  @State private var isLoggedIn = false

  var body: some View {
    if isLoggedIn { StepsView() } else { Button("Log in") { isLoggedIn = true } }
  }
}

private struct StepsView: View {
  private let map: AddressMap<Step>
  @State private var step = Step()
  @State private var isAbove = false

  init(map: AddressMap<Step> = steps) { self.map = map }

  var body: some View {
    NavigationStack {
      Group {
        Text("Step \(step.number)")
        Button("Next") { step.number += 1 }
        Button("Hidden") { step.tab += 1 }
        Button("More") { isAbove = true }
      }
      .navigationDestination(isPresented: $isAbove) { Text("Above") }
    }
    .address($step, in: map)
  }
}
#endif
