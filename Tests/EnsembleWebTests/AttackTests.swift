// SPDX-License-Identifier: MIT

#if Web
import Ensemble
import EnsembleWeb
import Foundation
import HTTPTypes
import Testing

@MainActor
@Suite("Attacks over sockets, beside a working client", .timeLimit(.minutes(10)))
struct AttackTests {
  @Test(
    "a foreign origin is refused",
    arguments: ["http://evil.example", "null", "http://localhost:1"]
  )
  func origin(origin: String) async throws {
    try await withBystander { attacker, page in
      let event = try more(page)
      #expect(await page.send([event], headers: ["origin": origin]).status == .forbidden)
      #expect(await page.connect(headers: ["origin": origin]).status == .forbidden)
      #expect(attacker.store(of: page).count == 0)
    }
  }

  @Test(arguments: [":", "::", ",:", "a,:", ":1", "a:b:c", ",", "a:"])
  func `a stream to pages without names is refused, and the server goes on`(pages: String)
    async throws
  {
    let browser = TestBrowser(TestSite())
    for method in ["GET", "HEAD"] {
      let response = await browser.request(method, "/-/stream", query: ["pages": pages])
      #expect([.gone, .forbidden, .notFound].contains(response.status), "\(response.status)")
    }
  }

  @Test(
    "a foreign host is refused",
    arguments: ["evil.example", "localhost.evil.example", "127.0.0.2"]
  )
  func host(host: String) async throws {
    try await withBystander { attacker, page in
      let event = try more(page)
      for path in ["/", "/notes", "/-/client.js"] {
        #expect(await page.browser.get(path, headers: ["host": host]).status == .forbidden)
      }
      #expect(await page.send([event], headers: ["host": host]).status == .forbidden)
      #expect(attacker.store(of: page).count == 0)
    }
  }

  @Test("a missing, wrong, or foreign token is refused, and so is a missing cookie")
  func token() async throws {
    try await withBystander { attacker, page in
      let event = try more(page)
      for token in ["", "x", page.id, attacker.bystander.page.token] {
        #expect(await page.send([event], token: token).status == .forbidden)
      }
      #expect(await page.send([event], headers: ["cookie": ""]).status == .forbidden)
      #expect(await page.connect(headers: ["cookie": ""]).status == .forbidden)
      #expect(attacker.store(of: page).count == 0)
    }
  }

  @Test("events for elements of another session have no effect on it")
  func foreignElements() async throws {
    try await withBystander { attacker, page in
      let bystander = attacker.bystander
      let store = attacker.store(of: bystander.page)
      await bystander.rest()
      store.send(.change { $0.rows.append(Note.State(id: 7, name: "theirs")) })
      while !bystander.page.text.contains("theirs") { try await bystander.page.receive() }
      let star = try bystander.page.element("press", "Star 7")
      bystander.start()
      for _ in 0..<20 { #expect(await page.send("press", star).status == .notFound) }
      #expect(store.rows[id: 7]?.name == "theirs")
    }
  }

  @Test("oversized bodies are refused, with and without a length")
  func large() async throws {
    try await withBystander { attacker, page in
      let field = try page.element("edit")
      let text = String(repeating: "x", count: 100_000)
      for _ in 0..<20 { #expect(await page.send("edit", field, text).status == .contentTooLarge) }
      #expect(attacker.store(of: page).text == "")

      for _ in 0..<20 {
        let wire = try await Wire(attacker.port)
        try await wire.send(
          attacker.head(cookie: page.browser.cookie) + "Transfer-Encoding: chunked\r\n\r\n"
        )
        for _ in 0..<17 { try await wire.send("1000\r\n" + text.prefix(4096) + "\r\n") }
        #expect(try await wire.receive(until: "large").hasPrefix("HTTP/1.1 413"))
        await wire.close()
      }
    }
  }

  @Test("10,000 events within a second are limited")
  func flood() async throws {
    try await withBystander { attacker, page in
      let more = try page.element("press", "More")
      var statuses: [HTTPResponse.Status: Int] = [:]
      // The clock stands still, so all of this happens within a second.
      for batch in 0..<200 {
        let events = (1...50).map {
          ["n": batch * 50 + $0, "e": more, "k": "press"] as [String: Any]
        }
        statuses[await page.send(events).status, default: 0] += 1
      }
      #expect(statuses == [.noContent: 4, .tooManyRequests: 196])
      #expect(attacker.store(of: page).count == 200)
    }
  }

  @Test("1,000 half-open connections of every kind are closed")
  func halfOpen() async throws {
    try await withBystander { attacker, page in
      let head = attacker.head(cookie: page.browser.cookie)
      let starts = [
        "", "G", "GET / HTTP/1.1\r\nHost: localhost", head, head + "Content-Length: 100\r\n\r\n{",
        head + "Content-Length: 50000\r\n\r\n{", head + "Transfer-Encoding: chunked\r\n\r\n5\r\n",
        attacker.head(cookie: nil) + "Content-Length: 50000\r\n\r\n{",
      ]
      var wires: [Wire] = []
      for index in 0..<1000 {
        let wire = try await Wire(attacker.port)
        try await wire.send(starts[index % starts.count])
        wires.append(wire)
      }
      let (endings, ending) = AsyncStream.makeStream(of: Void.self)
      let ends = wires.map { wire in
        Task {
          defer { ending.yield() }
          return isRefusal(try? await wire.receiveAll())
        }
      }
      // The connections that have waited longest are evicted. All responses so far are refusals.
      var ended = 0
      for await _ in endings {
        ended += 1
        if ended == 1000 - 256 - WebLimits().requestsPerBrowser { break }
      }
      await attacker.bystander.rest()
      try await attacker.bystander.work()
      // The others time out.
      let all = Task {
        var areRefused = true
        for end in ends where !(await end.value) { areRefused = false }
        return areRefused
      }
      try await attacker.letTimePass(until: all)
      #expect(attacker.store(of: page).count == 0)
    }
  }

  @Test("a request that trickles in gets no more time than one that never arrives")
  func drip() async throws {
    try await withBystander { attacker, _ in
      await attacker.bystander.rest()
      let wire = try await Wire(attacker.port)
      try await wire.send("GET /")
      let end = Task { isRefusal(try? await wire.receiveAll()) }
      let seconds = try await attacker.letTimePass(until: end) { try? await wire.send("a") }
      #expect(seconds < 15)
    }
  }

  @Test("script in text fields is escaped")
  func script() async throws {
    let script = "</b><script>alert(1)</script><img src=x onerror=\"alert(1)\">'\u{2028}"
    try await withBystander { attacker, page in
      await page.connect()
      let field = try page.element("edit")
      #expect(await page.send("edit", field, script).status == .noContent)
      #expect(await page.send("submit", field).status == .noContent)
      attacker.store(of: page).send(.change { $0.rows.append(Note.State(id: 99, name: script)) })
      while !page.text.contains(script) {
        let message = try await page.receive()
        #expect(!message.contains("<script") && !message.contains("<img"))
      }
      let again = await page.browser.openFromScript("notes", session: page.session).text
      #expect(again.contains("&lt;script&gt;alert(1)"))
      #expect(!again.contains("<script>") && !again.contains("<img"))
    }
  }

  // MARK: Helpers

  private func more(_ page: TestPage) throws -> [String: Any] {
    ["n": 1, "e": try page.element("press", "More"), "k": "press"]
  }

  private func isRefusal(_ answer: String?) -> Bool {
    guard let answer, !answer.isEmpty else { return true }
    return ["403", "408", "503"].contains(answer.dropFirst("HTTP/1.1 ".count).prefix(3))
  }

  /// Attacks a server from one page while another client keeps working on its own page without
  /// failures.
  private func withBystander(
    _ attack: (Attacker, TestPage) async throws -> Void
  ) async throws {
    try await withServer({ $0.limits.waitingConnections = 256 }) { site, port in
      // Browsers keep their connections.
      let page = try await TestBrowser(port: port, keepsConnection: true).open()
      await page.connect()
      let attacker = Attacker(site: site, port: port, bystander: Bystander(page))
      attacker.bystander.start()
      try await attack(attacker, try await TestBrowser(port: port).open())
      await attacker.bystander.rest()
      try await attacker.bystander.work()
    }
  }
}

/// The context of an attack. The first page is the bystander's, the second one the attacker's.
@MainActor
private struct Attacker {
  let site: TestSite
  let port: UInt16
  let bystander: Bystander

  func store(of page: TestPage) -> StoreOf<Notes> {
    site.stores[page === bystander.page ? 0 : 1]
  }

  /// Returns the head of a request with events, without the fields that frame its body.
  func head(cookie: String?) -> String {
    let lines = [
      "POST /-/events HTTP/1.1", "Host: localhost:\(port)", "Origin: http://localhost:\(port)",
      "Content-Type: application/json", cookie.map { "Cookie: \($0)" },
    ]
    return lines.compactMap { $0.map { $0 + "\r\n" } }.joined()
  }

  /// Advances the clock by seconds until a task ends, with the bystander working in each.
  ///
  /// - Returns: The number of seconds.
  @discardableResult
  func letTimePass(
    until end: Task<Bool, Never>,
    eachSecond: () async -> Void = {}
  ) async throws -> Int {
    var hasEnded = false
    let watch = Task {
      #expect(await end.value)
      hasEnded = true
    }
    var seconds = 0
    while !hasEnded, seconds < 60 {
      await eachSecond()
      await site.advance(by: .seconds(1))
      seconds += 1
      try await bystander.work()
    }
    #expect(hasEnded)
    if hasEnded { await watch.value }
    return seconds
  }
}

/// A client that keeps working on a page and checks the results.
@MainActor
final class Bystander {
  let page: TestPage
  private var count = 0
  private var isAtWork = false
  private var task: Task<Void, Never>?

  init(_ page: TestPage) { self.page = page }

  func work() async throws {
    let response = await page.send("press", try page.element("press", "More"))
    try #require(response.status == .noContent)
    count += 1
    while !page.text.contains("Count \(count)") { try await page.receive() }
  }

  /// Sends events within their limit until it is stopped.
  func start() {
    isAtWork = true
    task = Task {
      do {
        while isAtWork, count < 100 { try await work() }
      } catch {
        Issue.record(error)
      }
    }
  }

  func rest() async {
    isAtWork = false
    await task?.value
  }
}
#endif
