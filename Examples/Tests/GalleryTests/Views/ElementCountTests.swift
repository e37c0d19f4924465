// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleTiny
import EnsembleUI
import ExampleTestTools
import ExampleViewTools
import Testing

@testable import GalleryExamples

/// An action in an example creates and removes the elements that differ, and no others.
@MainActor
@Suite(.timeLimit(.minutes(10))) struct ElementCountTests {
  private let clock = ManualClock()

  /// An action in an example, and the expected numbers of created and removed elements.
  struct Deed: Sendable, CustomTestStringConvertible {
    let example: String
    let testDescription: String
    let expected: ElementLedger.Entry
    let perform: @MainActor @Sendable (ExamplePage) -> Void

    init(
      _ example: String,
      _ description: String,
      made: Int = 0,
      removed: Int = 0,
      perform: @escaping @MainActor @Sendable (ExamplePage) -> Void
    ) {
      self.example = example
      testDescription = "\(example): \(description)"
      expected = ElementLedger.Entry(made: made, removed: removed)
      self.perform = perform
    }
  }

  nonisolated static let deeds = deedsWithoutTraits + deedsWithSQLite

  #if SQLite
  nonisolated private static let deedsWithSQLite = [
    Deed("reminders", "a search is typed") { $0.type("Milk", into: "Search") }
  ]
  #else
  nonisolated private static let deedsWithSQLite: [Deed] = []
  #endif

  nonisolated private static let deedsWithoutTraits = [
    Deed("counter", "a number changes, and a button is enabled") { $0.press("+") },
    Deed("two-counters", "one number and the sum change") { $0.press("+") },
    Deed("two-counters", "both numbers change places") { $0.press("Swap") },
    Deed("bounded-counter", "a number changes") { $0.press("+") },
    // Two rows of two buttons with labels, and the number, are replaced by a sentence and a button.
    Deed("bounded-counter", "the counter is finished", made: 3, removed: 11) { $0.press("Done") },
    Deed("facts", "a number changes in two controls") { $0.increment("Number 0") },
    Deed("random-number", "a number changes") { $0.press("Increment") },
    // The progress view and its label.
    Deed("random-number", "progress is shown", made: 2) { $0.press("Random") },
    Deed("profile", "a name is typed") { $0.type("ada", into: "User") },
    Deed("settings", "a switch is turned over") { $0.toggle("Protect my posts") },
    Deed("settings", "a name is typed") { $0.type("Blob", into: "Display name") },
    Deed("todos", "a title is typed") { $0.type("Milk", into: "New todo") },
    // The empty state gives way to progress.
    Deed("search", "a city is typed", made: 7, removed: 13) {
      $0.type("Rome", into: "Search cities")
    },
    // The button and its label are replaced.
    Deed("chart", "a chart starts", made: 4, removed: 4) { $0.press("Start") },
    // The heart of a book that is open, behind its title.
    Deed("bookshelf", "a search is typed that changes nothing") {
      $0.type(" ", into: "Search books")
    },
    Deed("tic-tac-toe", "an address is typed") { $0.type("a@b.c", into: "Mail") },
    // A card is replaced by one without a button that moves it back.
    Deed("kanban", "nothing happens where nothing is done") { _ in },
    Deed("board", "an eraser is chosen that is chosen") { $0.press("red") },
    Deed("journal", "the journal is not read yet") { _ in },
    Deed("sync-ups", "nothing happens where nothing is done") { _ in },
    Deed("many-timers", "a timer starts") { $0.press("Start") },
    Deed("documents", "there is nothing to do") { _ in },
    Deed("debounce", "a text is typed") { $0.type("Milk", into: "Text") },
    Deed("cancel", "nothing happens where nothing is done") { _ in },
    Deed("share", "two features show another number") { $0.increment("Guests: 2") },
    Deed("confirm", "nothing happens where nothing is done") { _ in },
    Deed("toast", "nothing happens where nothing is done") { _ in },
    // A section with an order and its button.
    Deed("coffee-bar", "an order is brewed", made: 8) { $0.press("Order") },
    Deed("undo", "a number changes, and a button is enabled") { $0.increment("Tempo: 120") },
  ]

  @Test(arguments: deeds)
  func `one action creates and removes the expected elements`(deed: Deed) throws {
    try withDependencies {
      $0.defaultAppStorage = .inMemory
      $0.defaultFileStorage = .inMemory
      #if SQLite
      $0.remindersDatabase = .inMemory
      #endif
      $0.context = .live
    } operation: {
      let example = try #require(GalleryExample.all.first { $0.name == deed.example })
      let page = ExamplePage(example.start())
      defer { page.tree.close() }
      var ledger = ElementLedger(page.tree)
      deed.perform(page)
      #expect(ledger.take() == deed.expected)
      #expect(ledger.take() == ElementLedger.Entry())
    }
  }

  @Test func `a sheet creates its elements, and removes them when it is closed`()
    throws
  {
    try withDependencies {
      $0.defaultAppStorage = .inMemory
      $0.defaultFileStorage = .inMemory
      $0.context = .live
    } operation: {
      let example = try #require(GalleryExample.all.first { $0.name == "sync-ups" })
      let page = ExamplePage(example.start())
      defer { page.tree.close() }
      var ledger = ElementLedger(page.tree)
      page.press("Add")
      let inSheet = page.countOfElementsInSheet
      #expect(inSheet > 10)
      #expect(ledger.take() == ElementLedger.Entry(made: inSheet))
      page.type("Design", into: "Title")
      #expect(ledger.take() == ElementLedger.Entry())
      // An attendee: a row, its field with a label, and its actions.
      page.press("New attendee")
      let attendee = ledger.take()
      #expect(attendee.made == page.countOfElementsInSheet - inSheet)
      #expect(attendee.removed == 0)
      page.press("Discard")
      #expect(ledger.take() == ElementLedger.Entry(removed: inSheet + attendee.made))
    }
  }

  @Test func `every example has an action`() {
    #expect(Set(Self.deeds.map(\.example)) == Set(GalleryExample.all.map(\.name)))
  }

  @Test func `a counting timer creates and removes no elements, whatever the number of rows`() async
  {
    let store = EnsembleCore.Store(initialState: ManyTimers.State()) {
      ManyTimers()
    } withDependencies: { [clock] in
      $0.continuousClock = clock
    }
    let host = ViewHost(ManyTimersView(store: store))
    var ledger = ElementLedger(host.tree)
    host.button("Start").tap()
    host.button("Stop").focus()
    for left in ["3 s", "2 s", "1 s"] {
      await clock.sleeping()
      clock.advance(by: .seconds(1))
      await host.wait(timeout: .ample) { $0.texts.contains(left) }
      #expect(ledger.take() == ElementLedger.Entry())
      #expect(host.button("Stop").hasFocus)
    }
  }

  @Test func `adding a todo creates its row, and deleting one removes it`() {
    let store = EnsembleCore.Store(initialState: Todos.State()) {
      Todos()
    } withDependencies: { [clock] in
      $0.continuousClock = clock
      $0.uuid = .incrementing
    }
    let host = ViewHost(TodosView(store: store))
    var ledger = ElementLedger(host.tree)
    var row = ElementLedger.Entry()
    for title in ["A", "B", "C"] {
      host.textField("New todo").type(title)
      host.textField("New todo").submit()
      let entry = ledger.take()
      // A row, its stack, a toggle with its label, and a field with its own. The first one replaces
      // the empty state.
      if title == "A" { continue }
      if title == "B" { row = entry }
      #expect(entry == row)
      #expect(entry.removed == 0)
    }
    host.toggle("Done").tap()
    host.textField("Title").type("D")
    #expect(ledger.take() == ElementLedger.Entry())
    host.button("Clear completed").tap()
    #expect(ledger.take() == ElementLedger.Entry(made: 0, removed: row.made))
  }
}

/// The page of an example, and the actions of a person on it.
@MainActor
struct ExamplePage {
  let tree: ViewTree

  init(_ tree: ViewTree) {
    self.tree = tree
  }

  /// The number of elements in the visible sheet, including the sheet.
  var countOfElementsInSheet: Int {
    tree.update()
    var rest = [tree.rootID]
    var sheet: ElementID?
    while sheet == nil, let id = rest.popLast() {
      if tree[id]?.content == .sheet { sheet = id }
      rest += tree[id]?.children ?? []
    }
    rest = sheet.map { [$0] } ?? []
    var count = 0
    while let id = rest.popLast() {
      count += 1
      rest += tree[id]?.children ?? []
    }
    return count
  }

  func press(_ label: String) { perform(.press, on: label) }
  func increment(_ label: String) { perform(.increment, on: label) }
  func type(_ text: String, into label: String) { perform(.edit(text), on: label) }
  func toggle(_ label: String) { perform(.toggle(true), on: label) }

  private func perform(_ event: ViewEvent, on label: String) {
    let control = tree.visibleElements.first {
      $0.content.isControl && tree.text(of: $0.id) == label
    }
    guard let control, tree.perform(event, on: control.id) else {
      Issue.record("There is no '\(label)' that takes that.")
      return
    }
  }
}
