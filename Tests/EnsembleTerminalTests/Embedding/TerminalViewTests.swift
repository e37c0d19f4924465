// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleUI
import Observation
import Testing

@testable import EnsembleTerminal

@MainActor
@Suite("A terminal in a page", .timeLimit(.minutes(10)))
struct TerminalViewTests {
  private let counter = Counter()

  private func host(rows: Int = 6, columns: Int = 30) -> ViewHost {
    ViewHost(
      TerminalView("Counter", columns: columns, rows: rows) { [counter] in
        CounterView(counter: counter)
      }
    )
  }

  /// The lines of the terminal without trailing spaces.
  private func lines(of host: ViewHost) -> [String] {
    host.texts.map { text in
      String(text.reversed().drop { $0 == " " }.reversed())
    }
  }

  @discardableResult
  private func press(_ key: KeyEquivalent, in host: ViewHost) throws -> Bool {
    let screen = try #require(host.tree.visibleElements.first { $0.content == .focusArea })
    return host.tree.perform(.key(KeyPress(key)), on: screen.id)
  }

  @Test func `it shows what the same view shows in a terminal of that size`() {
    let shown = lines(of: host())
    let session = TerminalSession(
      tree: ViewTree(CounterView(counter: counter)),
      title: "Counter",
      size: ScreenSize(rows: 6, columns: 30),
      showsKeys: true,
      isPart: true
    )
    #expect(shown == session.frame().buffer.lines)
    #expect(shown.contains("Count 0"))
    #expect(shown.contains("[ + ] [ - ]"))
  }

  @Test func `keys press its controls and move its focus`() throws {
    let host = host()
    try press(.return, in: host)
    #expect(counter.count == 1)
    #expect(lines(of: host).contains("Count 1"))
    try press(.rightArrow, in: host)
    try press(.space, in: host)
    #expect(counter.count == 0)
  }

  @Test func `it follows changes from elsewhere`() async {
    let host = host()
    counter.count = 7
    await host.wait(timeout: .seconds(300)) { self.lines(of: $0).contains("Count 7") }
  }

  @Test func `the tab key is not its own, and its hints do not name it`() throws {
    let host = host(columns: 60)
    #expect(try !press(.tab, in: host))
    let hints = try #require(host.texts.last)
    #expect(hints.contains("arrows"))
    #expect(!hints.contains("tab"))
  }

  @Test func `a question about changes is answered when they are saved`() async throws {
    let form = Model()
    form.isShown = true
    let host = ViewHost(
      TerminalView("Form", columns: 60, rows: 10) {
        Text("Form").interactiveDismissDisabled(form.isShown)
      }
    )
    try press("q", in: host)
    #expect(host.texts.contains { $0.contains("unsaved changes") })
    form.isShown = false
    await host.wait(timeout: .seconds(300)) {
      self.lines(of: $0).first?.contains("The program has ended.") == true
    }
    #expect(!host.texts.contains { $0.contains("unsaved changes") })
  }

  @Test func `a person can quit it, and start it again`() throws {
    let host = host(columns: 60)
    try press("q", in: host)
    #expect(lines(of: host).first == " The program has ended. Press a key to start it.")
    try press(.return, in: host)
    #expect(lines(of: host).contains("Count 0"))
    #expect(counter.count == 0)
  }

  @Test func `a narrow page has buttons for its keys`() {
    let host = host()
    #expect(host.controls == ["Counter"])
    host.tree.traits.horizontalSizeClass = .compact
    #expect(host.button("Return in the terminal").tap())
    #expect(counter.count == 1)
  }

  @Test func `its views disappear with it`() {
    let host = host()
    #expect(counter.isShown)
    host.close()
    #expect(!counter.isShown)
  }

  @Test func `effects that its views start as they disappear are waited for with the page`() async {
    let (isSaved, disk) = AsyncStream.makeStream(of: Void.self)
    let store = Store(initialState: Draft.State()) {
      Draft { for await _ in isSaved {} }
    }
    let host = ViewHost(TerminalView { DraftView(store: store) })
    host.close()
    #expect(!host.tree.isFinished)
    disk.finish()
    await host.tree.finish(within: .seconds(600))
    #expect(host.tree.isFinished)
  }

  @Test func `it asks nobody for paths of files of the program`() throws {
    let host = ViewHost(
      TerminalView(columns: 40, rows: 8) { [counter] in
        CounterView(counter: counter)
          .fileImporter(isPresented: .constant(true), allowedContentTypes: [.json]) { _ in }
      }
    )
    #expect(lines(of: host).contains("[ + ] [ - ]"))
    try press(.return, in: host)
    #expect(counter.count == 1)
  }

  @Test func `a long list in it leaves out no rows, also in a tree that does`() {
    let host = ViewTree.leavingOutRows {
      ViewHost(
        TerminalView(columns: 20, rows: 4) {
          List { ForEach(0..<1_000, id: \.self) { Text("Row \($0)") } }
        }
      )
    }
    #expect(lines(of: host).first?.hasPrefix("Row 0 ") == true)
  }

  @Test func `cells have the colors and the attributes of the terminal`() {
    var buffer = CellBuffer(size: ScreenSize(rows: 1, columns: 6))
    buffer.write("ab", style: CellStyle(attributes: [.bold, .underline]), row: 0, column: 0)
    buffer.write("c", style: CellStyle(foreground: .red), row: 0, column: 2)
    buffer.write("d", style: CellStyle(attributes: .inverse), row: 0, column: 3)
    let runs = buffer.runs(cursor: ScreenPosition(row: 0, column: 5))[0]
    #expect(runs.map(\.text) == ["ab", "c", "d", " ", " "])
    #expect(runs[0].isBold)
    #expect(runs[0].isUnderlined)
    #expect(runs[1].foreground == CellColors[.red])
    #expect(runs[2].background == CellColors.text)
    #expect(runs[3].background == nil)
    #expect(runs[4].background == CellColors.text)
  }
}

/// A number that views show.
@MainActor
@Observable
private final class Counter {
  var count = 0
  var isShown = false
}

/// A text that is saved as its view disappears.
@Reducer
private struct Draft {
  struct State: Equatable {}

  enum Action {
    case disappeared
  }

  let save: @Sendable () async -> Void

  var body: some ReducerOf<Self> {
    Reduce { _, _ in .run { [save] _ in await save() } }
  }
}

private struct DraftView: View {
  let store: StoreOf<Draft>

  var body: some View {
    Text("Draft").onDisappear { store.send(.disappeared) }
  }
}

private struct CounterView: View {
  let counter: Counter

  var body: some View {
    VStack(alignment: .leading) {
      Text("Count \(counter.count)")
      HStack {
        Button("+") { counter.count += 1 }
        Button("-") { counter.count -= 1 }
      }
    }
    .onAppear { counter.isShown = true }
    .onDisappear { counter.isShown = false }
  }
}
