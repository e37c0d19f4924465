// SPDX-License-Identifier: MIT

#if Web
import Ensemble
import EnsembleSharing
import EnsembleUI
import EnsembleWeb
import Testing

/// Counts in a scope.
private struct ScopedCounter: View {
  @Shared var count: Int

  init(_ scope: SharedScope?) {
    if let scope {
      _count = Shared(wrappedValue: 0, .inMemory("count", scope: scope))
    } else {
      _count = Shared(wrappedValue: 0, .inMemory("count"))
    }
  }

  var body: some View {
    Text("Count \(count)")
    Button("Add") { $count.withLock { $0 += 1 } }
  }
}

/// Counts in a setting.
private struct SettingCounter: View {
  @Shared(.appStorage("count")) var count = 0

  var body: some View {
    Text("Count \(count)")
    Button("Add") { $count.withLock { $0 += 1 } }
  }
}

@MainActor
@Suite("Shared values of visitors")
struct SharedScopeTests {
  private func server(_ scope: SharedScope?) -> WebServer {
    let app = WebApp(path: "counter", title: "Counter") { ScopedCounter(scope) }
    return WebServer(configuration: WebConfiguration(), apps: [app], clock: TestClock())
  }

  @Test("A value in memory belongs to its page")
  func page() async throws {
    let server = server(nil)
    let browser = TestBrowser(server)
    let (first, second) = (try await browser.open("counter"), try await browser.open("counter"))
    await first.send("press", try first.element("press", "Add"))
    #expect(try await first.shows("Count 1"))
    #expect(try await browser.open("counter").text.contains("Count 0"))
    #expect(second.text.contains("Count 0"))
    #expect(try await TestBrowser(server).open("counter").text.contains("Count 0"))
  }

  @Test("A value of a browser does not reach another browser")
  func browser() async throws {
    let server = server(.browser)
    let browser = TestBrowser(server)
    let (first, second) = (try await browser.open("counter"), try await browser.open("counter"))
    await first.send("press", try first.element("press", "Add"))
    #expect(try await second.shows("Count 1"))
    #expect(try await TestBrowser(server).open("counter").text.contains("Count 0"))
  }

  @Test("A setting belongs to its browser")
  func setting() async throws {
    let app = WebApp(path: "counter", title: "Counter") { SettingCounter() }
    let server = WebServer(configuration: WebConfiguration(), apps: [app], clock: TestClock())
    let browser = TestBrowser(server)
    let page = try await browser.open("counter")
    await page.send("press", try page.element("press", "Add"))
    #expect(try await browser.open("counter").text.contains("Count 1"))
    #expect(try await TestBrowser(server).open("counter").text.contains("Count 0"))
  }

  @Test func `the next user of a browser does not get the values of the last one`() async throws {
    let settings = WebApp(path: "counter", title: "Counter") { SettingCounter() }
    let values = WebApp(path: "counter", title: "Counter") { ScopedCounter(.browser) }
    for app in [settings, values] {
      let server = WebServer(configuration: WebConfiguration(), apps: [app], clock: TestClock())
      let (site, user) = (server.site, CurrentUser())
      let browser = TestBrowser(host: "127.0.0.1:8080") { method, target, headers, body in
        let context = WebRequestContext(owner: WebOwner(user.name))
        return try await TestBrowser.respond(site, method, target, headers, body, context)
      }
      let page = try await browser.open("counter")
      await page.send("press", try page.element("press", "Add"))
      #expect(try await browser.open("counter").text.contains("Count 1"))
      user.name = "Grace"
      #expect(try await browser.open("counter").text.contains("Count 0"))
      user.name = "Ada"
      #expect(try await browser.open("counter").text.contains("Count 1"))
    }
  }

  @Test("A value of the process is shown to all visitors at once")
  func process() async throws {
    let server = server(.process)
    let first = try await TestBrowser(server).open("counter")
    let second = try await TestBrowser(server).open("counter")
    await first.send("press", try first.element("press", "Add"))
    #expect(try await second.shows("Count 1"))
  }
}

@MainActor
private final class CurrentUser {
  var name = "Ada"
}

extension TestPage {
  /// Receives the next message, and returns whether the page then has a text.
  fileprivate func shows(_ text: String) async throws -> Bool {
    if lastMessage == 0 { await connect() }
    try await receive()
    return self.text.contains(text)
  }
}
#endif
