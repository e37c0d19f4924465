// SPDX-License-Identifier: MIT

#if Web
import Ensemble
import EnsembleConcurrency
import EnsembleJournal
import EnsembleUI
import EnsembleWeb
import HTTPTypes
import Logging
import TestTools
import Testing

@MainActor
@Suite("Health of a server", .timeLimit(.minutes(10)))
struct HealthTests {
  private func ask(_ server: WebServer, _ path: String, _ headers: [String: String] = [:]) async
    -> WebResponse
  {
    await TestBrowser(server).get(path, headers: headers)
  }

  @Test("a server that works is alive and ready")
  func ready() async {
    let site = TestSite()
    #expect(await ask(site.server, "/-/live").text == "live\n")
    let ready = await ask(site.server, "/-/ready")
    #expect(ready.status == .ok)
    #expect(ready.text == "ready\n")
    #expect(ready.headers[.cacheControl] == "no-store")
    let head = await TestBrowser(site).request("HEAD", "/-/ready")
    #expect(head.status == .ok)
    #expect(head.text == "")
  }

  @Test("a supervisor may ask by the address of the machine, for one word and nothing else")
  func hosts() async {
    let site = TestSite()
    let foreign = ["host": "10.0.0.5:8080"]
    #expect(await ask(site.server, "/-/ready", foreign).status == .ok)
    #expect(await ask(site.server, "/notes", foreign).status == .forbidden)
    #expect(await ask(site.server, "/notes/-/ready", foreign).status == .forbidden)
    #expect(await ask(site.server, "/-/ready/", foreign).status == .forbidden)
    #expect(await ask(site.server, "/-/ready", ["host": "a@b"]).status == .badRequest)
    let post = await TestBrowser(site).request("POST", "/-/ready")
    #expect(post.status == .notFound)
  }

  @Test("a mounted site answers below its path")
  func mounted() async {
    let site = TestSite()
    let browser = TestBrowser(site.server.site, context: WebRequestContext(base: ["app"]))
    #expect(await browser.get("/app/-/ready").status == .ok)
    #expect(await browser.get("/-/ready").status == .notFound)
    #expect(await browser.get("/other/-/ready").status == .notFound)
  }

  @Test("a server that drains is not ready, and serves everyone")
  func draining() async throws {
    let site = TestSite()
    let page = try await TestBrowser(site).open()
    site.server.isDraining = true
    let ready = await ask(site.server, "/-/ready")
    #expect(ready.status == .serviceUnavailable)
    #expect(ready.text == "draining\n")
    #expect(await ask(site.server, "/-/live").status == .ok)
    #expect(await page.send("press", try page.element("press", "More")).status == .noContent)
    #expect(await TestBrowser(site).get("/notes").status == .ok)
    site.server.isDraining = false
    #expect(await ask(site.server, "/-/ready").status == .ok)
  }

  @Test("a server without room is not ready, and one that can make room is")
  func full() async throws {
    let site = TestSite { $0.limits.pages = 1 }
    let page = try await TestBrowser(site).open()
    #expect(await ask(site.server, "/-/ready").status == .ok)
    await page.send("press", try page.element("press", "More"))
    #expect(await ask(site.server, "/-/ready").text == "full\n")
    _ = await page.send([], leaving: true)
    #expect(await ask(site.server, "/-/ready").status == .ok)
  }

  @Test("a server that is stopping is alive, and not ready")
  func stopping() async {
    let site = TestSite()
    site.server.site.isStopping.setValue(true)
    #expect(await ask(site.server, "/-/live").status == .ok)
    #expect(await ask(site.server, "/-/ready").text == "stopping\n")
  }

  @Test("a server whose journal does not answer is not ready until it answers again")
  func journal() async throws {
    let journal = AwayJournal()
    let log = LockIsolated<[String]>([])
    var configuration = WebConfiguration()
    configuration.journal = journal
    configuration.logger = Logger(label: "test") { _ in LogKeeper(lines: log, logLevel: .notice) }
    let app = WebApp(path: "draft", title: "Draft") { (_: SessionJournal) in Text("Draft") }
    let clock = TestClock()
    let server = WebServer(configuration: configuration, apps: [app], clock: clock)
    /// Sends two requests, since the first response has the result of the previous check.
    func answer() async -> WebResponse {
      _ = await ask(server, "/-/ready")
      await server.registry.journalCheck?.value
      return await ask(server, "/-/ready")
    }
    // The first answer waits for the journal.
    #expect(await ask(server, "/-/ready").status == .ok)
    journal.isAway.setValue(true)
    // The journal is not checked again immediately.
    #expect(await answer().status == .ok)
    for _ in 0..<3 {
      await clock.advance(by: JournalHealth.interval)
      #expect(await answer().text == "journal\n")
    }
    #expect(await ask(server, "/-/live").status == .ok)
    journal.isAway.setValue(false)
    await clock.advance(by: JournalHealth.interval)
    #expect(await answer().status == .ok)
    // After a while without questions, an answer waits again.
    journal.isAway.setValue(true)
    await clock.advance(by: JournalHealth.interval * 3)
    #expect(await ask(server, "/-/ready").text == "journal\n")
    journal.isAway.setValue(false)
    await clock.advance(by: JournalHealth.interval * 3)
    #expect(await ask(server, "/-/ready").status == .ok)
    let lines = ["Journal unavailable", "Journal available again"]
    #expect(log.value == lines + lines)
  }

  private func server(_ journal: SilentJournal, _ clock: TestClock<Duration>) -> WebServer {
    var configuration = WebConfiguration()
    configuration.journal = journal
    configuration.logger = Logger(label: "test") { _ in
      LogKeeper(lines: journal.log, logLevel: .notice)
    }
    let app = WebApp(path: "draft", title: "Draft") { (_: SessionJournal) in Text("Draft") }
    return WebServer(configuration: configuration, apps: [app], clock: clock)
  }

  @Test("a journal that does not answer is not waited for without end, and is asked again")
  func silence() async throws {
    let (journal, clock) = (SilentJournal(), TestClock())
    let server = server(journal, clock)
    /// Asks, while time goes on.
    func answer() async throws -> String {
      let text = LockIsolated<String?>(nil)
      Task {
        let answer = await ask(server, "/-/ready").text
        text.setValue(answer)
      }
      let isAnswered = await eventually {
        await clock.advance(by: .seconds(1))
        return text.value != nil
      }
      try #require(isAnswered)
      return text.value ?? ""
    }
    journal.isSilent.setValue(true)
    #expect(try await answer() == "journal\n")
    #expect(journal.cancellations.value == 1)
    await clock.advance(by: JournalHealth.interval)
    #expect(try await answer() == "journal\n")
    try await wait(while: journal.questionCount < 2)
    // The first questions are never answered.
    journal.isSilent.setValue(false)
    let isReady = try await eventually {
      if try await answer() == "ready\n" { return true }
      await clock.advance(by: JournalHealth.interval)
      return false
    }
    try #require(isReady)
    #expect(journal.questionCount == 2)
    #expect(journal.cancellations.value == 2)
    #expect(journal.log.value == ["Journal unavailable", "Journal available again"])
    journal.end()
  }

  @Test("a server that stops takes back its question to the journal")
  func silenceAtTheEnd() async throws {
    let journal = SilentJournal()
    let server = server(journal, TestClock())
    journal.isSilent.setValue(true)
    let answer = Task { await ask(server, "/-/ready").text }
    try await wait(while: journal.questionCount < 1)
    await server.stop()
    #expect(await answer.value != "ready\n")
    try await wait(while: journal.cancellations.value < 1)
    #expect(journal.log.value == [])
    journal.end()
  }

  @Test("a server that drains does not ask its journal")
  func drainingWithJournal() async {
    let journal = SilentJournal()
    let server = server(journal, TestClock())
    journal.isSilent.setValue(true)
    server.isDraining = true
    #expect(await ask(server, "/-/ready").text == "draining\n")
    #expect(journal.questionCount == 0)
  }

  @Test("a server without recorded applications needs no journal")
  func unusedJournal() async {
    let site = TestSite { $0.journal = AwayJournal(isAway: true) }
    #expect(await ask(site.server, "/-/ready").status == .ok)
  }

  @Test("a journal that is late is not healthy, and is asked once at a time")
  func lateness() {
    var health = JournalHealth()
    #expect(health.isOld(at: .zero))
    #expect(!health.isHealthy(at: .zero))
    #expect(health.ask(at: .zero) == true)
    #expect(health.answered(true) == nil)
    #expect(health.isHealthy(at: .seconds(3600)))
    #expect(!health.isOld(at: .seconds(14)))
    #expect(health.isOld(at: .seconds(15)))
    #expect(health.ask(at: .seconds(4)) == false)
    #expect(health.ask(at: .seconds(5)) == true)
    #expect(health.isHealthy(at: .seconds(9)))
    #expect(!health.isHealthy(at: .seconds(10)))
    // Requests no longer wait for it.
    #expect(!health.isOld(at: .seconds(100)))
    #expect(health.ask(at: .seconds(100)) == false)
    #expect(health.answered(false) == .lost)
    #expect(health.ask(at: .seconds(100)) == true)
    #expect(health.answered(false) == nil)
    #expect(!health.isHealthy(at: .seconds(100)))
    #expect(health.ask(at: .seconds(105)) == true)
    #expect(health.answered(true) == .returned)
    #expect(health.isHealthy(at: .seconds(105)))
  }
}

/// A journal that can be away.
private final class AwayJournal: Journal {
  private struct Away: Error {}

  private let base = MemoryJournal()
  let isAway: LockIsolated<Bool>

  init(isAway: Bool = false) { self.isAway = LockIsolated(isAway) }

  func open(_ id: String) async throws -> (store: any OpenJournal, contents: JournalContents) {
    if isAway.value { throw Away() }
    return try await base.open(id)
  }

  func stores(beginningWith prefix: String, unusedSince date: Date?) async throws -> [String] {
    if isAway.value { throw Away() }
    return try await base.stores(beginningWith: prefix, unusedSince: date)
  }
}

/// A journal that does not answer while it is silent, whether or not its question is cancelled.
private final class SilentJournal: Journal {
  private let base = MemoryJournal()
  private let questions = LockIsolated<[CheckedContinuation<Void, Never>]>([])
  let isSilent = LockIsolated(false)
  let cancellations = LockIsolated(0)
  /// The messages of the server.
  let log = LockIsolated<[String]>([])

  /// The number of questions without an answer.
  var questionCount: Int { questions.withValue { $0.count } }

  func open(_ id: String) async throws -> (store: any OpenJournal, contents: JournalContents) {
    try await base.open(id)
  }

  func stores(beginningWith prefix: String, unusedSince date: Date?) async throws -> [String] {
    try await base.stores(beginningWith: prefix, unusedSince: date)
  }

  func check() async throws {
    guard isSilent.value else { return }
    await withTaskCancellationHandler {
      await withCheckedContinuation { question in
        questions.withValue { $0.append(question) }
      }
    } onCancel: {
      cancellations.withValue { $0 += 1 }
    }
  }

  /// Answers all questions.
  func end() {
    let all = questions.withValue { questions in
      defer { questions = [] }
      return questions
    }
    for question in all { question.resume() }
  }
}
#endif
