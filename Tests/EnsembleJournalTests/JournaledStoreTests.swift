// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleConcurrency
import EnsembleJournal
import Foundation
import JournalTools
import TestTools
import Testing

@MainActor
@Suite("Stores with a journal")
struct JournaledStoreTests {
  let journal = MemoryJournal()
  let problems = Problems()

  func open(
    version: Int = 1,
    migrations: [JournalMigration] = [],
    delay: Duration = .zero,
    entriesPerSnapshot: UInt64 = 1_000,
    restored: Notes.Action? = nil,
    withDependencies prepare: ((inout DependencyValues) -> Void)? = nil
  ) async throws -> StoreOf<Notes> {
    try await Store(
      initialState: Notes.State(),
      journal: journal,
      id: "notes",
      version: version,
      migrations: migrations,
      options: problems.options(delay: delay, entriesPerSnapshot: entriesPerSnapshot),
      restored: restored
    ) {
      Notes()
    } withDependencies: {
      prepare?(&$0)
    }
  }

  /// Ends a store as a killed process would, with all of its actions in the journal.
  func end(_ store: StoreOf<Notes>) async throws {
    try await store.journal?.commit()
    journal.closeAll()
  }

  @Test func `a store continues where it was`() async throws {
    let first = try await open()
    first.send(.addTapped("Milk"))
    first.send(.addTapped("Bread"))
    first.send(.binding(.set(\.draft, "Eg")))
    first.send(.notes(.element(id: first.notes[0].id, action: .doneToggled)))
    first.send(.path(.push(id: 0, state: Notes.Page.State(title: "a"))))
    first.send(.path(.element(id: 0, action: .renamed("b"))))
    let state = first.state
    try await end(first)
    let second = try await open()
    #expect(second.state == state)
    #expect(second.notes.map(\.text) == ["Milk", "Bread"])
    #expect(second.path.first?.title == "b")
    #expect(second.journal?.lastNumber == first.journal?.lastNumber)
    second.send(.addTapped("Eggs"))
    let later = second.state
    try await end(second)
    #expect(try await open().state == later)
    #expect(problems.all == [])
  }

  @Test func `dates, identifiers and random numbers of reducers are repeated`() async throws {
    let first = try await open()
    for number in 1...20 { first.send(.addTapped("\(number)")) }
    #expect(Set(first.notes.ids).count == 20)
    #expect(Set(first.notes.map(\.color)).count > 15)
    let notes = first.notes
    try await end(first)
    #expect(try await open().notes == notes)
    for note in notes { #expect(abs(note.created.timeIntervalSinceNow) < 60) }
  }

  @Test func `overridden dependencies are kept`() async throws {
    let date = Date(timeIntervalSinceReferenceDate: 7)
    let store = try await open {
      $0.date = .constant(date)
      $0.uuid = .incrementing
    }
    store.send(.addTapped("a"))
    #expect(store.notes[0].created == date)
    #expect(store.notes[0].id == UUID(0))
  }

  @Test func `effects are not repeated, but their actions are`() async throws {
    let calls = LockIsolated(0)
    let prepare: (inout DependencyValues) -> Void = {
      $0.load = Load {
        calls.withValue { $0 += 1 }
        return "loaded"
      }
    }
    let first = try await open(withDependencies: prepare)
    await first.send(.loadTapped).finish()
    #expect(first.draft == "loaded, chained")
    #expect(calls.value == 1)
    try await end(first)
    let second = try await open(withDependencies: prepare)
    #expect(second.draft == "loaded, chained")
    #expect(calls.value == 1)
    let origins = journal.contents(of: "notes").entries.map(\.origin)
    #expect(origins == [.store, .effect, .reducer])
  }

  @Test func `effects have the time of the clock, not that of an action`() async throws {
    let store = try await open { $0.load = Load { "x" } }
    store.send(.addTapped("a"))
    let ids = LockIsolated<[UUID]>([])
    await store.send(.identifiersTapped { ids.setValue($0) }).finish()
    #expect(Set(ids.value).count == 2)
    try await end(store)
    let again = try await open { $0.load = Load { "x" } }
    await again.send(.identifiersTapped { ids.withValue { [new = $0] in $0 += new } }).finish()
    #expect(Set(ids.value).count == 4)
  }

  @Test func `ids of a stack are repeated, and not generated twice`() async throws {
    let first = try await open()
    for title in ["a", "b", "c"] { first.send(.openTapped(title)) }
    first.send(.path(.popFrom(id: first.path.ids[1])))
    first.send(.openTapped("d"))
    let ids = first.path.ids
    try await end(first)
    let second = try await open()
    #expect(second.path.ids == ids)
    second.send(.openTapped("e"))
    #expect(!ids.contains(second.path.ids[2]))
    #expect(second.path.ids[2] > ids[1])
  }

  @Test func `a view pushes a page with an id that the stack does not have`() async throws {
    let store = try await open()
    for title in ["a", "b", "c"] { store.send(.openTapped(title)) }
    for title in ["d", "e"] {
      store.scope(state: \.path, action: \.path).push(Notes.Page.State(title: title))
    }
    #expect(store.path.map(\.title) == ["a", "b", "c", "d", "e"])
    let ids = store.path.ids
    try await end(store)
    #expect(try await open().path.ids == ids)
  }

  @Test func `a store that an effect creates has its own dates`() async throws {
    let outer = try await open()
    outer.send(.addTapped("a"))
    let first = outer.notes[0]
    let inner = LockIsolated<[Date]>([])
    let inside = try #require(outer.rootEngine?.dependencies)
    DependencyValues.withCurrent(inside) {
      let plain = Store(initialState: Notes.State()) { Notes() }
      for _ in 1...2 {
        plain.send(.addTapped("b"))
        inner.withValue { [date = plain.notes[0].created] in $0.append(date) }
      }
      #expect(Set(plain.notes.ids).count == 2)
      #expect(!plain.notes.ids.contains(first.id))
    }
    #expect(inner.value[0] > first.created)
  }

  @Test func `actions that follow from one another are kept or lost together`() async throws {
    let store = try await open { $0.load = Load { "x" } }
    await store.send(.loadTapped).finish()
    try await end(store)
    let entries = journal.contents(of: "notes").entries
    #expect(entries.map(\.isLast) == [true, false, true])
  }

  @Test func `a store is told that it continues`() async throws {
    let first = try await open(restored: .restored)
    #expect(first.restorations == 0)
    try await end(first)
    let second = try await open(restored: .restored)
    #expect(second.restorations == 1)
    try await end(second)
    #expect(try await open(restored: .restored).restorations == 2)
  }

  @Test func `snapshots take the place of entries`() async throws {
    let first = try await open(entriesPerSnapshot: 10)
    var contents = JournalContents()
    // A flush of all journals, as another test may cause, postpones a snapshot.
    for number in 1...1_000 where (contents.snapshot?.number ?? 0) < 20 {
      first.send(.addTapped("\(number)"))
      try await first.journal?.commit()
      contents = journal.contents(of: "notes")
    }
    let snapshot = try #require(contents.snapshot)
    #expect(snapshot.number >= 20)
    #expect(contents.entries.count == first.notes.count - Int(snapshot.number))
    let state = first.state
    try await end(first)
    #expect(try await open().state == state)
  }

  @Test(.timeLimit(.minutes(10)))
  func `a snapshot that gives way to a flush is saved after it`() async throws {
    let store = try await open(entriesPerSnapshot: 1)
    for number in 1...100 {
      let flush = Task.detached { await ProgramEnd.prepare() }
      store.send(.addTapped("\(number)"))
      await flush.value
      let isSaved = await eventually {
        journal.contents(of: "notes").snapshot?.number == UInt64(number)
      }
      try #require(isSaved)
    }
    try await end(store)
  }

  @Test func `the journal is closed with its store`() async throws {
    var store: StoreOf<Notes>? = try await open()
    store?.send(.addTapped("a"))
    store = nil
    var contents: JournalContents?
    let isClosed = await eventually {
      contents = try? await journal.open("notes").contents
      return contents != nil
    }
    try #require(isClosed)
    #expect(contents?.snapshot?.number == 1)
    #expect(contents?.entries == [])
  }

  @Test func `a closed store goes on, but is not recorded`() async throws {
    let first = try await open()
    first.send(.addTapped("a"))
    try await first.journal?.close()
    #expect(journal.contents(of: "notes").snapshot?.number == 1)
    #expect(journal.contents(of: "notes").entries == [])
    first.send(.addTapped("b"))
    await #expect(throws: JournalError.notOpen(store: "notes")) {
      try await first.journal?.commit()
    }
    #expect(try await open().notes.map(\.text) == ["a"])
    #expect(problems.all == [])
  }

  // MARK: What cannot be encoded or read

  @Test func `an action that cannot be encoded is replaced by a snapshot`() async throws {
    let first = try await open()
    first.send(.addTapped("a"))
    first.send(.binding(.set(\.settings.volume, 7)))
    first.send(.addTapped("b"))
    let state = first.state
    try await end(first)
    #expect(problems.all.count == 1)
    #expect(problems.all[0].contains("An action of the store 'notes' cannot be encoded"))
    #expect(problems.all[0].contains(#"A write to '\State.settings.volume' cannot be encoded."#))
    #expect(journal.contents(of: "notes").snapshot?.number == 3)
    #expect(try await open().state == state)
  }

  @Test func `a store of an earlier version is migrated`() async throws {
    let first = try await open()
    first.send(.addTapped("Milk"))
    try await end(first)
    let rename = { @Sendable (data: Data) in
      Data(String(decoding: data, as: UTF8.self).replacing("Milk", with: "Oats").utf8)
    }
    let migration = JournalMigration(from: 1, stateJSON: rename, actionJSON: rename)
    let second = try await open(version: 2, migrations: [migration])
    #expect(second.notes.map(\.text) == ["Oats"])
    #expect(journal.contents(of: "notes").snapshot?.version == 2)
    #expect(journal.contents(of: "notes").entries == [])
    second.send(.addTapped("Milk"))
    try await end(second)
    #expect(try await open(version: 2).notes.map(\.text) == ["Oats", "Milk"])
    #expect(problems.all == [])
  }

  @Test func `states and actions of several versions are migrated by their types`() async throws {
    struct FirstState: Codable {
      var texts: [String]
    }
    enum FirstAction: Codable {
      case added(String)
    }
    struct SecondState: Codable {
      var draft: String
    }
    let (writer, _) = try await journal.open("notes")
    try await writer.save(
      JournalSnapshot(number: 0, version: 1, state: JSONEncoder().encode(FirstState(texts: ["a"])))
    )
    var entry = JournalEntry(1)
    entry.action = try JSONEncoder().encode(FirstAction.added("b"))
    try await writer.append([entry])
    await writer.close()
    let store = try await open(
      version: 3,
      migrations: [
        JournalMigration(from: 2) { (old: SecondState) in
          var new = Notes.State()
          new.draft = old.draft
          return new
        },
        JournalMigration(from: 1) { (old: FirstState) in
          SecondState(draft: old.texts.joined())
        } action: { (old: FirstAction) in
          switch old {
          case .added(let text): Notes.Action.binding(.set(\.draft, text))
          }
        },
      ]
    )
    #expect(store.draft == "b")
    #expect(problems.all == [])
  }

  @Test(arguments: [
    (1, "It has the version 2, which is later than the program's version 1."),
    (3, "There is no migration from the version 2."),
  ])
  func `a store of an unknown version is set aside`(version: Int, message: String) async throws {
    let first = try await open(version: 2)
    first.send(.addTapped("Milk"))
    try await end(first)
    let second = try await open(version: version)
    #expect(second.notes.isEmpty)
    #expect(problems.all.count == 2)
    #expect(problems.all[0] == "The state of the store 'notes' cannot be read: \(message)")
    #expect(problems.all[1] == "Everything is kept as 'notes.1'.")
    #expect(journal.contents(of: "notes.1").entries.count == 1)
    second.send(.addTapped("Bread"))
    try await end(second)
    #expect(try await open(version: version).notes.map(\.text) == ["Bread"])
  }

  @Test func `an action that cannot be read ends the replay, and all is kept`() async throws {
    let first = try await open()
    for text in ["a", "b", "c"] { first.send(.addTapped(text)) }
    try await end(first)
    var entries = journal.contents(of: "notes").entries
    entries[1].action = Data(#"{"unknown":{}}"#.utf8)
    let damaged = MemoryJournal()
    let (writer, _) = try await damaged.open("notes")
    try await writer.save(try #require(journal.contents(of: "notes").snapshot))
    try await writer.append(entries)
    await writer.close()
    for expected in [["a"], ["a", "d"]] {
      let store = try await Store(
        initialState: Notes.State(),
        journal: damaged,
        id: "notes",
        options: problems.options()
      ) {
        Notes()
      }
      #expect(store.notes.map(\.text) == expected)
      store.send(.addTapped("d"))
      try await store.journal?.close()
    }
    #expect(problems.all.count == 2)
    #expect(
      problems.all[0].hasPrefix(
        """
        The action 2 of the store 'notes' cannot be read:
        """
      )
    )
    #expect(problems.all[0].hasSuffix("nor was what followed, up to the action 3."))
    #expect(damaged.contents(of: "notes.1").entries == entries)
  }

  @Test func `a journal that fails is tried again`() async throws {
    let failing = FailingJournal()
    let store = try await Store(
      initialState: Notes.State(),
      journal: failing,
      id: "notes",
      options: problems.options()
    ) {
      Notes()
    }
    failing.fails.setValue(true)
    store.send(.addTapped("a"))
    await #expect(throws: FailingJournal.Full.self) { try await store.journal?.commit() }
    await #expect(throws: FailingJournal.Full.self) { try await store.journal?.commit() }
    #expect(problems.all.count == 1)
    #expect(problems.all[0].contains("The journal of the store 'notes' cannot be written: full"))
    failing.fails.setValue(false)
    store.send(.addTapped("b"))
    try await store.journal?.commit()
    #expect(failing.memory.contents(of: "notes").entries.map(\.number) == [1, 2])
  }

  @Test func `a snapshot that fails is tried again after as many actions`() async throws {
    let failing = FailingJournal()
    let store = try await Store(
      initialState: Notes.State(),
      journal: failing,
      id: "notes",
      options: problems.options(entriesPerSnapshot: 5)
    ) {
      Notes()
    }
    failing.failsToSave.setValue(true)
    failing.saves.setValue(0)
    for number in 1...20 {
      store.send(.addTapped("\(number)"))
      // A snapshot that fails meanwhile ends a call with its error.
      let isWritten = await eventually {
        if failing.memory.contents(of: "notes").entries.count >= number { return true }
        try? await store.journal?.commit()
        return false
      }
      try #require(isWritten)
    }
    #expect(failing.saves.value <= 4)
    failing.failsToSave.setValue(false)
    for number in 21...1_000 where failing.memory.contents(of: "notes").snapshot?.number == 0 {
      store.send(.addTapped("\(number)"))
      try? await store.journal?.commit()
    }
    let snapshot = try #require(failing.memory.contents(of: "notes").snapshot)
    #expect(snapshot.number >= 20)
  }

  @Test func `a store without a journal has none`() {
    let store = Store(initialState: Notes.State()) { Notes() }
    #expect(store.journal == nil)
  }
}
