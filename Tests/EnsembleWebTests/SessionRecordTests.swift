// SPDX-License-Identifier: MIT

#if Web
import Ensemble
import EnsembleUI
import EnsembleWeb
import Testing
import TestTools

@MainActor
@Suite("Measured sessions")
struct SessionRecordTests {
  private let clock = ManualClock()

  private func server(isMeasured: Bool = true) -> WebServer {
    server(isMeasured: isMeasured) {
      NotesView(store: Store(initialState: Notes.State()) { Notes() })
    }
  }

  private func server<Content: View>(
    isMeasured: Bool = true,
    content: @escaping @MainActor @Sendable () -> Content
  ) -> WebServer {
    var configuration = WebConfiguration()
    configuration.limits.patchInterval = .zero
    configuration.measuresSessions = isMeasured
    let app = WebApp(path: "notes", title: "Notes", content: content)
    return WebServer(configuration: configuration, apps: [app], clock: clock)
  }

  @Test func `sessions have numbers, ages and pages`() async throws {
    let server = server()
    _ = try await TestBrowser(server).open()
    clock.advance(by: .seconds(3))
    let second = try await TestBrowser(server).open()
    clock.advance(by: .seconds(2))
    await second.connect()
    await second.send("press", try second.element("press", "More"))
    let records = server.registry.sessionRecords
    #expect(records.map(\.number) == [1, 2])
    #expect(records.map(\.age) == [.seconds(5), .seconds(2)])
    #expect(records.map(\.idle) == [.seconds(5), .zero])
    #expect(records.map(\.pageCount) == [1, 1])
    #expect(records.map { $0.meter?.actionCount } == [0, 1])
  }

  @Test func `states are measured again only after further actions`() async throws {
    let server = server()
    let page = try await TestBrowser(server).open()
    await page.connect()
    var measured = 0
    func size() -> Int? {
      server.registry.sessionRecords.first?.size { _ in
        measured += 1
        return 10 * measured
      }
    }
    #expect([size(), size()] == [10, 10])
    #expect(measured == 1)
    await page.send("press", try page.element("press", "More"))
    #expect([size(), size()] == [20, 20])
    #expect(measured == 2)
  }

  @Test func `states and cases of actions can be read`() async throws {
    let server = server()
    let page = try await TestBrowser(server).open()
    await page.connect()
    await page.send("press", try page.element("press", "More"))
    let contents = try #require(server.registry.contents(ofSession: 1))
    #expect(contents.states.map { ($0 as? Notes.State)?.count } == [1])
    #expect(contents.actions.count == 1)
    #expect(contents.actions.first?.hasPrefix(".change(") == true)
    #expect(server.registry.contents(ofSession: 2) == nil)
  }

  @Test func `the last 50 actions are kept`() async throws {
    let server = server()
    let page = try await TestBrowser(server).open()
    await page.connect()
    let more = try page.element("press", "More")
    _ = await page.send((1...60).map { ["n": $0, "e": more, "k": "press"] })
    #expect(server.registry.contents(ofSession: 1)?.actions.count == 50)
    #expect(server.registry.sessionRecords.first?.meter?.actionCount == 60)
  }

  @Test func `runs of reducers are timed`() async throws {
    let server = server()
    let page = try await TestBrowser(server).open()
    await page.connect()
    await page.send("press", try page.element("press", "More"))
    let meter = try #require(server.registry.sessionRecords.first?.meter)
    #expect(meter.duration > .zero)
    #expect(meter.slowest?.duration == meter.duration)
    #expect(meter.slowest?.action.hasPrefix(".change(") == true)
  }

  @Test func `stores that views create later are measured while they exist`() async throws {
    let server = server { LaterView() }
    let page = try await TestBrowser(server).open()
    await page.connect()
    func counts() -> [Int?]? {
      server.registry.contents(ofSession: 1)?.states.map { ($0 as? Notes.State)?.count }
    }
    #expect(counts() == [])
    for number in 1...2 {
      await page.send("press", try page.element("press", "Switch"))
      try await page.receive()
      await page.send("press", try page.element("press", "More"))
      try await page.receive()
      #expect(counts() == [1])
      #expect(server.registry.sessionRecords.first?.meter?.actionCount == number)
      await page.send("press", try page.element("press", "Switch"))
      try await page.receive()
    }
  }

  @Test func `the stores of a session are not those of another one`() async throws {
    let server = server()
    _ = try await TestBrowser(server).open()
    let second = try await TestBrowser(server).open()
    await second.connect()
    await second.send("press", try second.element("press", "More"))
    let counts = [1, 2].map { session in
      server.registry.contents(ofSession: session)?.states.map { ($0 as? Notes.State)?.count }
    }
    #expect(counts == [[0], [1]])
  }

  @Test func `nothing is measured by default, but the sessions are known`() async throws {
    let server = server(isMeasured: false)
    let page = try await TestBrowser(server).open()
    await page.connect()
    await page.send("press", try page.element("press", "More"))
    let records = server.registry.sessionRecords
    #expect(records.map(\.number) == [1])
    #expect(records[0].meter == nil)
    #expect(server.registry.contents(ofSession: 1) == nil)
  }

  @Test func `a browser does not see whether its session is measured`() async throws {
    var messages: [String] = []
    for isMeasured in [false, true] {
      let page = try await TestBrowser(server(isMeasured: isMeasured)).open()
      await page.connect()
      await page.send("press", try page.element("press", "More"))
      messages.append(try await page.receive())
    }
    #expect(messages[0] == messages[1])
  }

  @Test func `the rate is that of the last seconds`() {
    var meter = SessionMeter()
    for second in 0..<20 {
      for _ in 0..<5 { meter.count(.microseconds(1), at: .seconds(second)) { "" } }
    }
    #expect(meter.actionCount == 100)
    #expect(abs(meter.rate(at: .seconds(20)) - 5) < 0.001)
    #expect(abs(meter.rate(at: .seconds(25)) - 2.5) < 0.001)
    #expect(meter.rate(at: .seconds(30)) == 0)
    #expect(meter.rate(at: .seconds(1_000)) == 0)
  }

  @Test func `the slowest run is kept, and cases are asked for only then`() {
    var meter = SessionMeter()
    var asked: [String] = []
    for (name, time) in [("a", 2), ("b", 1), ("c", 3), ("d", 3)] {
      meter.count(.milliseconds(time), at: .zero) {
        asked.append(name)
        return name
      }
    }
    #expect(meter.slowest?.action == "c")
    #expect(meter.slowest?.duration == .milliseconds(3))
    #expect(asked == ["a", "c"])
    #expect(meter.duration == .milliseconds(9))
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
#endif
