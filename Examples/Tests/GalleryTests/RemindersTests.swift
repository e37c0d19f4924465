// SPDX-License-Identifier: MIT

#if SQLite
import Ensemble
import EnsembleSQLite
import EnsembleUI
import ExampleTestTools
import Foundation
import GRDB
import Testing

@testable import GalleryExamples

@MainActor
@Suite(.timeLimit(.minutes(10))) struct RemindersTests {
  private let database: any DatabaseWriter
  private let today = DateInterval(start: Date(timeIntervalSince1970: 0), duration: 86_400)

  init() throws {
    database = try RemindersDatabase.inMemory.open()
  }

  // MARK: Feature

  @Test func `a reminder is added to the list that is selected`() async throws {
    try addList("Errands")
    let store = testStore()
    await store.send(.view(.selected(.list(2)))) { $0.filter = .list(2) }
    await store.send(.binding(.set(\.draft, " Milk "))) { $0.draft = " Milk " }
    await store.send(.view(.addTapped)) { $0.draft = "" }
    await store.finish()
    #expect(try reminders() == [Reminder(id: 1, listID: 2, title: "Milk")])
    await store.state.$overview.becomes { $0.lists.map(\.count) == [0, 1] }
  }

  @Test func `a blank draft adds nothing`() async throws {
    let store = testStore()
    await store.send(.view(.addTapped))
    await store.send(.binding(.set(\.listDraft, "  "))) { $0.listDraft = "  " }
    await store.send(.view(.addListTapped))
    await store.finish()
    #expect(try reminders() == [])
    #expect(store.state.overview.lists.count == 1)
  }

  @Test func `reminders are counted by their properties`() async throws {
    try add("Milk", due: today.start)
    try add("Bread", isFlagged: true, due: today.end)
    try add("Tea", isCompleted: true, isFlagged: true)
    let overview = testStore().state.overview
    #expect(overview.all == 2)
    #expect(overview.today == 1)
    #expect(overview.flagged == 1)
    #expect(overview.completed == 1)
    #expect(overview.lists.map(\.count) == [2])
  }

  @Test(arguments: [
    (ReminderFilter.all, ["Milk", "Bread"]), (.today, ["Milk"]), (.flagged, ["Bread"]),
    (.completed, ["Tea"]), (.list(1), ["Milk", "Bread", "Tea"]), (.list(9), []),
  ])
  func `a filter shows its reminders`(filter: ReminderFilter, titles: [String]) async throws {
    try add("Tea", isCompleted: true, isFlagged: true)
    try add("Milk", due: today.start)
    try add("Bread", isFlagged: true, due: today.end)
    let store = testStore()
    store.exhaustivity = .off
    await store.send(.view(.selected(filter)))
    await store.finish()
    #expect(store.state.reminders.map(\.title) == titles)
  }

  @Test func `a search finds titles that contain the text, which is no pattern`() async throws {
    for title in ["100 % juice", "Juice", "Milk_", "Milk"] { try add(title) }
    let store = testStore()
    for (search, titles) in [
      ("JUICE", ["100 % juice", "Juice"]), ("%", ["100 % juice"]), ("_", ["Milk_"]),
    ] {
      await store.send(.binding(.set(\.search, search))) { $0.search = search }
      await store.finish()
      #expect(store.state.reminders.map(\.title) == titles)
    }
  }

  @Test func `a reminder is completed, flagged, planned and deleted`() async throws {
    try add("Milk")
    let store = testStore()
    func row() throws -> Reminder { try #require(try reminders().first) }
    await store.send(.view(.completedChanged(try row(), true)))
    await store.send(.view(.flagTapped(try row())))
    await store.send(.view(.todayTapped(try row())))
    await store.finish()
    #expect(
      try row()
        == Reminder(
          id: 1,
          listID: 1,
          title: "Milk",
          isCompleted: true,
          isFlagged: true,
          due: today.start
        )
    )
    await store.send(.view(.deleteTapped(try row())))
    await store.finish()
    #expect(try reminders() == [])
  }

  @Test func `a list is deleted with its reminders`() async throws {
    try addList("Errands")
    try add("Milk", listID: 2)
    let store = testStore()
    await store.send(.view(.selected(.list(2)))) { $0.filter = .list(2) }
    await store.finish()
    await store.send(.view(.deleteListTapped)) { $0.filter = .all }
    await store.finish()
    await store.state.$overview.becomes { $0.lists.map(\.title) == ["Personal"] }
    #expect(try reminders() == [])
  }

  @Test func `a change that cannot be written is shown until the next one`() async throws {
    try await database.write { db in
      try db.execute(
        sql: """
          CREATE TRIGGER full BEFORE INSERT ON reminder
          BEGIN SELECT RAISE(ABORT, 'The list is full.'); END
          """
      )
    }
    let store = testStore()
    await store.send(.binding(.set(\.draft, "Milk"))) { $0.draft = "Milk" }
    await store.send(.view(.addTapped)) { $0.draft = "" }
    await store.receive(\.failed) {
      $0.problem = "The list is full."
    }
    await store.send(.view(.addTapped)) { $0.problem = nil }
  }

  // MARK: View

  @Test func `reminders are added, completed, searched and counted`() async {
    let host = withDependencies {
      $0.remindersDatabase = .inMemory
      $0.calendar = Calendar(identifier: .gregorian)
      $0.date = .constant(today.start)
    } operation: {
      ViewHost(RemindersRootView())
    }
    #expect(host.texts == ["No reminders here"])
    for title in ["Milk", "Bread"] {
      host.textField("New in Personal").type(title)
      host.button("Add").tap()
    }
    await host.wait(timeout: .ample) { $0.texts == ["2 shown"] }
    host.toggle("Milk").tap()
    await host.wait(timeout: .ample) {
      $0.controls.contains("Completed 1") && $0.controls.contains("All 1")
    }
    host.button("Flag").tap()
    await host.wait(timeout: .ample) { $0.controls.contains("Flagged 1") }
    host.textField("Search").type("bre")
    await host.wait(timeout: .ample) { $0.texts == ["1 shown"] }
    host.textField("New list").type("Errands")
    host.button("Add list").tap()
    await host.wait(timeout: .ample) { $0.controls.contains("Errands 0") }
    host.button("Errands 0").tap()
    await host.wait(timeout: .ample) { $0.texts == ["No reminders here"] }
    #expect(host.controls.contains("Delete list"))
  }

  @Test func `a database that cannot be opened is shown`() {
    struct Failure: Error, CustomStringConvertible { let description = "No disk." }
    let host = withDependencies {
      $0.remindersDatabase = RemindersDatabase { throw Failure() }
    } operation: {
      ViewHost(RemindersRootView())
    }
    #expect(host.texts == ["No disk."])
  }

  // MARK: Support

  private func testStore() -> TestStoreOf<Reminders> {
    withDependencies { [database] in
      $0.defaultDatabase = database
    } operation: {
      TestStore(initialState: Reminders.State(today: today)) { Reminders() }
    }
  }

  private func add(
    _ title: String,
    listID: Int64 = 1,
    isCompleted: Bool = false,
    isFlagged: Bool = false,
    due: Date? = nil
  ) throws {
    try database.write { db in
      var reminder = Reminder(
        listID: listID,
        title: title,
        isCompleted: isCompleted,
        isFlagged: isFlagged,
        due: due
      )
      try reminder.insert(db)
    }
  }

  private func addList(_ title: String) throws {
    try database.write { db in
      var list = ReminderList(title: title)
      try list.insert(db)
    }
  }

  private func reminders() throws -> [Reminder] {
    try database.read { try Reminder.order(Column.rowID).fetchAll($0) }
  }
}

extension FetchedProperty {
  /// Waits until the value satisfies a condition.
  fileprivate func becomes(_ condition: @Sendable (Value) -> Bool) async {
    for await value in values where condition(value) { break }
  }
}
#endif
