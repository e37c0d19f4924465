// SPDX-License-Identifier: MIT

#if TLS
import Ensemble
import EnsembleClocks
import EnsembleConcurrency
import EnsembleJournal
import EnsembleUI
import EnsembleWeb
import Foundation
import HTTPTypes
import Logging
import NIOCore
import Testing

@MainActor
@Suite("Several servers of one application", .timeLimit(.minutes(10)))
struct ClusterTests {
  private let cluster = TestCluster(["a", "b", "c"])

  // MARK: Pages of other servers

  @Test("events and messages of a page pass through any server")
  func forwarding() async throws {
    let browser = cluster.browser()
    let page = try await browser.open("draft")
    cluster.proxy = "b"
    #expect(await page.connect().status == .ok)
    cluster.proxy = "c"
    #expect(await page.press("More").status == .noContent)
    try await page.receive()
    #expect(page.text.contains("Count 1"))
    #expect(cluster.sessionCounts == ["a": 1, "b": 0, "c": 0])
  }

  @Test(
    "the tabs of a browser share a stream, whichever servers have their pages",
    arguments: ["a", "b", "c"]
  )
  func merging(place: String) async throws {
    let browser = cluster.browser()
    let first = try await browser.open("draft")
    cluster.proxy = "b"
    let second = try await browser.open("draft")
    let third = try await browser.open("draft")
    #expect(cluster.sessionCounts == ["a": 1, "b": 2, "c": 0])
    cluster.proxy = place
    let next = try await browser.stream([third.id, "x", first.id, second.id])
    #expect(await next() == "event: gone\ndata: 1\n\n")
    for count in 1...2 {
      for (page, index) in [(first, 2), (third, 0), (second, 3)] {
        await page.press("More")
        let message = try #require(await next())
        #expect(message.hasPrefix("id: \(index).\(count)\n"))
        #expect(message.contains("Count \(count)"))
      }
    }
  }

  @Test("a slow browser holds up the servers, instead of filling their memory")
  func backPressure() async throws {
    let browser = cluster.browser()
    let page = try await browser.open("draft")
    cluster.proxy = "b"
    let next = try await browser.stream([page.id])
    for _ in 0..<100 { await page.press("More") }
    // The changes in the meantime are coalesced: one message is in transit, and another one has all
    // further changes.
    var messages = 0
    while messages < 3 {
      messages += 1
      if try #require(await next()).contains("Count 100") { break }
    }
    #expect(messages < 3)
  }

  @Test("the pages of a server that ends are gone, and those of others continue")
  func ending() async throws {
    let browser = cluster.browser()
    let first = try await browser.open("draft")
    cluster.proxy = "b"
    let second = try await browser.open("draft")
    cluster.proxy = "c"
    let next = try await browser.stream([first.id, second.id])
    // A server that ends before the stream has reached it would end the stream.
    await first.press("More")
    #expect(await next()?.hasPrefix("id: 0.") == true)
    await cluster.stop("a")
    #expect(await next() == "event: gone\ndata: 0\n\n")
    #expect(await first.send([]).status == .gone)
    await second.press("More")
    #expect(await next()?.hasPrefix("id: 1.") == true)
  }

  @Test("a stream that ends also ends at the other servers")
  func cancellation() async throws {
    let browser = cluster.browser()
    let page = try await browser.open("draft")
    cluster.proxy = "b"
    do {
      let next = try await browser.stream([page.id])
      await page.press("More")
      _ = await next()
      try await wait(while: cluster.streamCount(of: "a") == 0)
    }
    try await wait(while: cluster.streamCount(of: "a") > 0)
  }

  @Test("a page that its server does not have is gone, and no request is forwarded twice")
  func unknown() async throws {
    let browser = cluster.browser()
    let page = try await browser.open("draft")
    cluster.restart("a")
    cluster.proxy = "b"
    #expect(await page.send([]).status == .gone)
    #expect(await page.connect().status == .ok)
    #expect(await page.next() == "event: gone\ndata: 0\n\n")
    let before = cluster.requests
    let claims = ["ensemble-forwarded": "1"]
    #expect(await page.send([], headers: claims).status == .gone)
    #expect(await page.connect(headers: claims).status == .gone)
    #expect(cluster.requests == before)
  }

  @Test("another browser gets nothing of a page through another server")
  func foreign() async throws {
    let page = try await cluster.browser().open("draft")
    cluster.proxy = "b"
    let thief = cluster.browser()
    _ = try await thief.open("draft")
    let stolen = try TestPage(thief, "draft", page.html)
    #expect(await stolen.send([]).status == .forbidden)
    #expect(await stolen.connect().status == .ok)
    #expect(await stolen.next() == "event: gone\ndata: 0\n\n")
  }

  // MARK: Sessions

  @Test("a tab that reloads through another server stays in its session")
  func reloading() async throws {
    let browser = cluster.browser()
    let page = try await browser.open("draft")
    await page.press("More")
    cluster.proxy = "b"
    let again = try await browser.open("draft", session: page.session)
    #expect(again.session == page.session)
    #expect(again.text.contains("Count 1"))
    #expect(cluster.sessionCounts == ["a": 1, "b": 0, "c": 0])
  }

  @Test("a session without a journal stays where it is, and ends with its server")
  func unrecorded() async throws {
    let browser = cluster.browser()
    let page = try await browser.open("unrecorded")
    await page.press("More")
    cluster.proxy = "b"
    let again = try await browser.open("unrecorded", session: page.session)
    #expect(again.text.contains("Count 1"))
    cluster.kill("a")
    let anew = try await browser.open("unrecorded", session: page.session)
    #expect(anew.session != page.session)
    #expect(anew.text.contains("Count 0"))
  }

  @Test("the session of a server that stops continues at another one at once")
  func handover() async throws {
    let browser = cluster.browser()
    let page = try await browser.open("draft")
    await page.press("More")
    await cluster.stop("a")
    cluster.proxy = "c"
    let again = try await browser.open("draft", session: page.session)
    #expect(again.session == page.session)
    #expect(again.text.contains("Count 1"))
    await again.press("More")
    #expect(cluster.sessionCounts == ["a": 0, "b": 0, "c": 1])
  }

  @Test("the session of a server that is killed continues when its lease has ended")
  func takeover() async throws {
    let browser = cluster.browser()
    let page = try await browser.open("draft")
    await page.press("More")
    cluster.kill("a")
    cluster.proxy = "b"
    #expect(await page.send([]).status == .gone)
    let refused = await browser.openFromScript("draft", session: page.session)
    #expect(refused.status == .serviceUnavailable)
    #expect(refused.headers[.retryAfter] == "1")
    cluster.endLeases(of: "a")
    let again = try await browser.open("draft", session: page.session)
    #expect(again.session == page.session)
    #expect(again.text.contains("Count 1"))
  }

  @Test("what a server does not answer for a moment is repeated, and its sessions are kept")
  func silence() async throws {
    let browser = cluster.browser()
    let page = try await browser.open("draft")
    let other = try await browser.open("unrecorded")
    await other.press("More")
    cluster.proxy = "b"
    cluster.sleepers = ["a"]
    #expect(await page.press("More").status == .serviceUnavailable)
    for (app, session) in [("draft", page.session), ("unrecorded", other.session)] {
      let refused = await browser.openFromScript(app, session: session)
      #expect(refused.status == .serviceUnavailable)
      #expect(refused.headers[.retryAfter] == "1")
    }
    cluster.sleepers = []
    #expect(await page.press("More").status == .noContent)
    let again = try await browser.open("unrecorded", session: other.session)
    #expect(again.text.contains("Count 1"))
    #expect(cluster.sessionCounts == ["a": 2, "b": 0, "c": 0])
  }

  @Test("a reloaded tab does not get what a server had before it lost the session")
  func stale() async throws {
    let browser = cluster.browser()
    let page = try await browser.open("draft")
    await page.press("More")
    cluster.endLeases(of: "a")
    cluster.proxy = "b"
    let moved = try await browser.open("draft", session: page.session)
    await moved.press("More")
    cluster.proxy = "a"
    let refused = await browser.openFromScript("draft", session: page.session)
    #expect(refused.status == .serviceUnavailable)
    // The next attempt reaches the other one.
    let again = try await browser.open("draft", session: page.session)
    #expect(again.text.contains("Count 2"))
    #expect(cluster.sessionCounts == ["a": 0, "b": 1, "c": 0])
  }

  @Test("somebody who only looks on notices that the session continues elsewhere")
  func onlooker() async throws {
    let page = try await cluster.browser().open("board")
    let next = try await page.browser.stream([page.id])
    cluster.endLeases(of: "a")
    cluster.proxy = "b"
    _ = try await cluster.browser().open("board")
    await cluster.sweep("a")
    #expect(await next() == nil)
    #expect(cluster.sessionCounts == ["a": 0, "b": 1, "c": 0])
  }

  @Test("a server that has lost its sessions in its sleep writes nothing")
  func awoken() async throws {
    let browser = cluster.browser()
    let page = try await browser.open("draft")
    await page.press("More")
    cluster.endLeases(of: "a")
    cluster.proxy = "b"
    let again = try await browser.open("draft", session: page.session)
    await again.press("More")
    cluster.proxy = "a"
    #expect(await page.press("More").status == .gone)
    #expect(cluster.sessionCounts == ["a": 0, "b": 1, "c": 0])
    cluster.proxy = "c"
    await again.press("More")
    let third = try await browser.open("draft", session: page.session)
    #expect(third.text.contains("Count 3"))
  }

  @Test("an application that browsers share has one session, whichever servers they reach")
  func shared() async throws {
    let first = try await cluster.browser().open("board")
    cluster.proxy = "b"
    let second = try await cluster.browser().open("board")
    #expect(second.session == first.session)
    await first.press("More")
    await second.connect(after: 0)
    try await second.receive()
    #expect(second.text.contains("Count 1"))
    await second.press("More")
    await first.connect(after: 0)
    try await first.receive()
    #expect(first.text.contains("Count 2"))
    #expect(cluster.sessionCounts == ["a": 1, "b": 0, "c": 0])
  }
}

/// A feature whose sessions move.
@Reducer
private struct Draft {
  @ObservableState
  struct State: Codable, Equatable, Sendable {
    var count = 0
  }

  enum Action: Codable, Sendable {
    case more
  }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.count += 1
      return .none
    }
  }
}

private struct DraftView: View {
  let store: StoreOf<Draft>

  var body: some View {
    Text("Count \(store.count)")
    Button("More") { store.send(.more) }
  }
}

/// Servers in memory that share a journal, and the route of a browser to them.
@MainActor
private final class TestCluster {
  private let clock = TestClock()
  private let names: [String]
  private let leases = LeaseTable()
  private var servers: [String: WebServer] = [:]
  /// The servers that were replaced. The sessions of a killed process are not closed, so they must
  /// not be released.
  private var former: [WebServer] = []
  /// The servers that do not answer the other servers, but have not been silent for long.
  var sleepers: Set<String> = []
  /// The server to which the proxy passes requests.
  var proxy = "a"
  /// The number of requests that servers have forwarded.
  private(set) var requests = 0

  init(_ names: [String]) {
    self.names = names
    for name in names { restart(name) }
  }

  /// Starts a server, or replaces it by a new process at the same address.
  func restart(_ name: String) {
    if let server = servers[name] { former.append(server) }
    var configuration = WebConfiguration()
    configuration.limits.patchInterval = .zero
    configuration.logger.logLevel = .critical
    configuration.journal = LeasedJournal(owner: name, table: leases)
    configuration.peers = TestPeers(name: name, cluster: self)
    let apps = [
      app("draft"), app("board", isShared: true),
      WebApp(path: "unrecorded", title: "Unrecorded") {
        DraftView(store: Store(initialState: Draft.State()) { Draft() })
      },
    ]
    servers[name] = WebServer(configuration: configuration, apps: apps, clock: clock)
  }

  private func app(_ path: String, isShared: Bool = false) -> WebApp {
    WebApp(path: path, title: "Draft", isShared: isShared) { session in
      let options = JournalOptions(delay: .zero) { _ in }
      return DraftView(
        store: try await session.store(initialState: Draft.State(), options: options) { Draft() }
      )
    }
  }

  /// Stops a server as SIGTERM does. Nothing answers at its address then.
  func stop(_ name: String) async {
    await servers.removeValue(forKey: name)?.stop()
  }

  /// Ends a server as if it had crashed. Nothing answers at its address then.
  func kill(_ name: String) {
    if let server = servers.removeValue(forKey: name) { former.append(server) }
  }

  func endLeases(of name: String) { leases.end(name) }

  var sessionCounts: [String: Int] {
    Dictionary(uniqueKeysWithValues: names.map { ($0, servers[$0]?.registry.sessionCount ?? 0) })
  }

  /// Makes a server check its sessions, as it does every few seconds.
  func sweep(_ name: String) async {
    servers[name]?.sweep()
    await servers[name]?.registry.checking?.value
  }

  /// The number of pages of a server to which a stream waits to send.
  func streamCount(of name: String) -> Int { servers[name]?.registry.waitingStreamCount ?? 0 }

  func browser() -> TestBrowser {
    TestBrowser(host: "127.0.0.1:8080") { method, target, headers, body in
      guard let server = self.servers[self.proxy] else { throw PeerError.gone }
      let site = server.site
      var response = try await TestBrowser.respond(site, method, target, headers, body)
      guard case .bytes(_, let next) = response.body else { return response }
      var all = ByteBuffer()
      while let bytes = try await next() { all.writeImmutableBuffer(bytes) }
      response.body = .text(String(buffer: all))
      return response
    }
  }

  /// Passes a request to a server, as its port would.
  func forward(_ request: WebRequest, to name: String) async throws -> WebResponse {
    requests += 1
    if sleepers.contains(name) { throw PeerError.silent }
    guard let server = servers[name] else { throw PeerError.gone }
    var response = try await server.site.respond(to: request)
    switch response.body {
    case .text(let text):
      let rest = LockIsolated<ByteBuffer?>(ByteBuffer(string: text))
      response.body = .bytes(length: text.utf8.count) {
        rest.withValue { rest in
          defer { rest = nil }
          return rest
        }
      }
    case .stream(let next):
      response.body = .bytes(length: nil) { await next().map { ByteBuffer(string: $0) } }
    case .buffer, .bytes, .file: break
    }
    return response
  }
}

extension TestBrowser {
  fileprivate func stream(_ pages: [String]) async throws -> @Sendable () async -> String? {
    let list = pages.map { "\($0):0" }.joined(separator: ",")
    let response = await request("GET", "/-/stream", query: ["pages": list])
    #expect(response.status == .ok)
    guard case .stream(let next) = response.body else {
      throw TestPage.Unexpected(text: "no stream")
    }
    return next
  }
}

extension TestPage {
  @discardableResult
  fileprivate func press(_ title: String) async -> WebResponse {
    guard let button = try? element("press", title) else {
      Issue.record("There is no button '\(title)'.")
      return WebResponse(.notFound, [:], .text(""))
    }
    return await send("press", button)
  }
}

/// The other servers of a test, without connections.
private struct TestPeers: SitePeers {
  let name: String
  let cluster: TestCluster

  var tag: String { "." + name }

  func address(of tag: Substring) -> String? {
    tag == self.tag || !tag.hasPrefix(".") ? nil : String(tag.dropFirst())
  }

  func address(ofOwner owner: String) -> String? { owner == name ? nil : owner }

  func send(
    _ request: WebRequest,
    to address: String,
    silence: Duration
  ) async throws -> WebResponse {
    try await cluster.forward(request, to: address)
  }
}
#endif
