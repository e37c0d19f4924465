// SPDX-License-Identifier: MIT

#if Web
import Ensemble
import EnsembleUI
import EnsembleWeb
import HTTPTypes
import Testing

/// Tests of pages that contain only the rows near the viewport.
@MainActor
@Suite("Long lists in pages", .timeLimit(.minutes(10)))
struct LongListTests {
  @Test("the initial page contains the first hundred rows and the number of the others")
  func first() async throws {
    let page = try await TestBrowser(TestSite(rows: 1_000)).open()
    #expect(page.rows == Array(0..<100))
    #expect(page.text.contains("900 more rows"))
    #expect(page.html.utf8.count < 50_000)
    let short = try await TestBrowser(TestSite(rows: 150)).open()
    #expect(short.rows == Array(0..<150))
    #expect(!short.html.contains("more row"))
  }

  @Test("a placeholder uses the server's strings")
  func strings() async throws {
    let site = TestSite(rows: 151) { $0.strings.moreRows = { "noch <\($0)> Zeilen" } }
    let page = try await TestBrowser(site).open()
    #expect(page.html.contains("noch &lt;51&gt; Zeilen"))
  }

  @Test("a scrolling page receives the visible rows and drops distant ones")
  func scrolling() async throws {
    let site = TestSite(rows: 1_000)
    let page = try await TestBrowser(site).open()
    await page.connect()
    for start in stride(from: 0, to: 1_000, by: 20) {
      let rows = start..<min(1_000, start + 30)
      #expect(try await page.look(at: rows).status == .noContent)
      // Like the client, repeat the request for the new placeholders.
      while !Set(rows).isSubset(of: page.rows) {
        try await page.receive()
        try await page.look(at: rows)
      }
      #expect(page.rows.count <= 150)
      #expect(page.places == 1_000)
    }
    let star = try page.element("press", "Star 990")
    #expect(await page.send("press", star).status == .noContent)
    try await page.receive()
    #expect(page.text.contains("Row 990*"))
    try await page.look(at: 0..<30)
    let message = try await page.receive()
    #expect(page.rows == Array(0..<50))
    #expect(message.utf8.count < 25_000)
  }

  @Test("requesting the same rows again sends nothing")
  func same() async throws {
    let site = TestSite(rows: 1_000)
    let page = try await TestBrowser(site).open()
    await page.connect()
    try await page.look(at: 500..<520)
    try await page.receive()
    try await page.look(at: 505..<525)
    #expect(site.page(page)?.takeMessage() == nil)
  }

  @Test("inserting or removing a distant row sends a small patch")
  func change() async throws {
    let site = TestSite(rows: 1_000)
    let page = try await TestBrowser(site).open()
    await page.connect()
    site.stores[0].send(.change { $0.rows.append(Note.State(id: 1_000, name: "New")) })
    #expect(try await page.receive().utf8.count < 200)
    #expect(page.places == 1_001)
    try await page.look(at: 500..<520)
    try await page.receive()
    site.stores[0].send(.change { $0.rows.insert(Note.State(id: 1_001, name: "New"), at: 0) })
    #expect(try await page.receive().utf8.count < 200)
    #expect(page.rows == Array(500..<550))
    site.stores[0].send(.change { $0.rows.remove(id: 510) })
    #expect(try await page.receive().utf8.count < 500)
  }

  @Test("two pages of one tree show different ranges while both exist")
  func shared() async throws {
    let site = TestSite(rows: 1_000, isShared: true)
    let first = try await TestBrowser(site).open()
    let second = try await TestBrowser(site).open()
    await first.connect()
    await second.connect()
    try await first.look(at: 900..<920)
    try await first.receive()
    try await second.receive()
    #expect(first.rows == Array(0..<100) + Array(900..<950))
    #expect(second.rows == first.rows)
    _ = await first.send([], leaving: true)
    await site.advance(by: .seconds(310))
    try await second.receive()
    #expect(second.rows == Array(0..<100))
  }

  @Test("a page that lost its connection receives the rows that it requested")
  func resumption() async throws {
    let site = TestSite(rows: 1_000)
    let page = try await TestBrowser(site).open()
    await page.connect()
    try await page.look(at: 500..<520)
    // The response is lost.
    _ = site.page(page)?.takeMessage()
    await page.connect(after: 0)
    try await page.receive()
    #expect(page.rows == Array(500..<550))
  }

  @Test("a focused field keeps its text, however far the page scrolls")
  func typing() async throws {
    let app = WebApp(path: "notes", title: "Fields") { FieldsView() }
    let server = WebServer(configuration: .immediate, apps: [app], clock: TestClock())
    let page = try await TestBrowser(server).open()
    await page.connect()
    let field = try page.element("edit")
    await page.send("focus", field)
    await page.send("edit", field, "half")
    try await page.look(at: 500..<520)
    try await page.receive()
    #expect(await page.send("edit", field, "half a").status == .noContent)
    #expect(page.dom.root.find("e\(field)i") != nil)
    await page.send("blur", field)
    try await page.look(at: 560..<580)
    try await page.receive()
    #expect(page.dom.root.find("e\(field)i") == nil)
  }
}

// MARK: Attacks

extension LongListTests {
  @Test(
    "invalid ranges of rows are refused without effect",
    arguments: [[], [1], [1, 2], [1, 1, 900], [5, 2, 900], [0, 1, 900, 3, 4]] as [[Int]]
  )
  func nonsense(rows: [Int]) async throws {
    let site = TestSite(rows: 1_000)
    let page = try await TestBrowser(site).open()
    let place = try page.placeholder
    for value in [rows as Any, "0-10", ["0", "10", "900"], [0.5, 2, 900], 1e40, [0, 1, 1e300]]
      as [Any]
    {
      #expect(await page.send("look", place, value).status == .badRequest)
    }
    #expect(await page.send("look", place).status == .badRequest)
    #expect(site.page(page)?.takeMessage() == nil)
  }

  @Test("no request yields more than a bounded number of rows")
  func greed() async throws {
    let site = TestSite(rows: 5_000) {
      $0.limits.eventsPerSecond = 1e9; $0.limits.eventBurst = 1e9
    }
    let page = try await TestBrowser(site).open()
    await page.connect()
    for (from, to) in [(0, 5_000), (Int.min, Int.max), (-1, Int.max), (-5_000, 10_000)] {
      #expect(
        await page.send("look", try page.placeholder, [from, to, try page.left]).status
          == .noContent
      )
      while let message = site.page(page)?.takeMessage() {
        #expect(message.encoded.utf8.count < 200_000)
      }
      #expect(await page.connect(after: -1).status == .ok)
      try await page.receive()
      #expect(page.rows.count <= 350)
    }
  }

  @Test("rows are charged to the limit of events")
  func cost() async throws {
    let site = TestSite(rows: 5_000)
    let page = try await TestBrowser(site).open()
    var statuses: [Int] = []
    for step in 0..<60 {
      let rows = step.isMultiple(of: 2) ? 4_000..<4_250 : 0..<250
      statuses.append(try await page.look(at: rows).status.code)
      _ = site.page(page)?.takeMessage()
      await page.connect(after: -1)
      try await page.receive()
    }
    // A jump creates 250 rows, which cost as much as ten events; the burst capacity is 200.
    let done = statuses.prefix { $0 == 204 }.count
    #expect((15...25).contains(done))
    #expect(statuses.contains(429))
    await site.advance(by: .seconds(5))
    #expect(try await page.look(at: 0..<10).status == .noContent)
  }

  @Test("foreign elements and elements other than placeholders show no rows")
  func elements() async throws {
    let site = TestSite(rows: 1_000)
    let other = try await TestBrowser(site).open()
    let page = try await TestBrowser(site).open()
    let star = try page.element("press", "Star 3")
    for element in [star, 0, -1, Int.max, 1_000_000] {
      #expect(await page.send("look", element, [400, 500, 900]).status == .noContent)
    }
    #expect(site.page(page)?.takeMessage() == nil)
    #expect(site.page(other)?.takeMessage() == nil)
    // The reported focus is limited to elements of the page itself.
    #expect(
      await page.send("look", try page.placeholder, [400, 500, 900, Int.max]).status == .noContent
    )
    for kind in ["press", "edit", "toggle", "focus", "dismiss"] {
      let value: Any? = kind == "edit" ? "x" : kind == "toggle" ? true : nil
      await page.send(kind, try page.placeholder, value)
    }
    #expect(site.stores.allSatisfy { $0.rows.count == 1_000 && $0.text == "" })
  }
}

// MARK: Support

private struct FieldsView: View {
  var body: some View { List { ForEach(0..<1_000) { FieldRow(number: $0) } } }
}

private struct FieldRow: View {
  let number: Int
  @State private var text = ""

  var body: some View { TextField("Field \(number)", text: $text) }
}

extension WebConfiguration {
  fileprivate static var immediate: WebConfiguration {
    var configuration = WebConfiguration()
    configuration.limits.patchInterval = .zero
    return configuration
  }
}

extension TestSite {
  fileprivate func page(_ page: TestPage) -> WebPage? { server.registry.page(page.id) }
}

extension TestPage {
  /// The numbers of the rows on the page.
  fileprivate var rows: [Int] {
    items.compactMap { item in
      item.allText.firstMatch(of: #/Star (\d+)/#).flatMap { Int($0.output.1) }
    }
  }

  /// The number of rows, including omitted ones.
  fileprivate var places: Int {
    items.reduce(0) { $0 + ($1.left ?? 1) }
  }

  /// The number of the first placeholder element.
  fileprivate var placeholder: Int {
    get throws {
      guard let node = dom.root.first(where: { $0.attributes["data-rows"] != nil }),
        let number = Int(node.id.dropFirst())
      else { throw Unexpected(text: "no placeholder") }
      return number
    }
  }

  /// The number of rows that the first placeholder represents.
  fileprivate var left: Int {
    get throws {
      guard let count = items.compactMap(\.left).first else { throw Unexpected(text: html) }
      return count
    }
  }

  /// Requests rows by their offsets in the list.
  @discardableResult
  fileprivate func look(at rows: Range<Int>) async throws -> WebResponse {
    let before = items.prefix { $0.left == nil }.count
    let value = [rows.lowerBound - before, rows.upperBound - before, try left]
    return await send("look", try placeholder, value)
  }

  private var items: [ModelNode] {
    dom.root.first { $0.tag == "ul" }?.children ?? []
  }
}

extension ModelNode {
  /// The number of rows that the placeholder represents.
  fileprivate var left: Int? { children.first?.attributes["data-rows"].flatMap { Int($0) } }
}
#endif
