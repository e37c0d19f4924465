// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleJournal
import EnsembleUI
import Foundation
import Testing

@testable import GalleryExamples

@MainActor
@Suite(.timeLimit(.minutes(10))) struct KanbanTests {
  @Test func `a card moves to the end of another column`() async {
    let store = TestStore(initialState: Kanban.State()) { Kanban() }
    let card = store.state.cards.todo[0]
    await store.send(.moved(card.id, to: .doing)) {
      $0.cards.todo.remove(id: card.id)
      $0.cards.doing.append(card)
    }
    await store.send(.moved(card.id, to: .doing))
  }

  @Test func `a card moves within its column, and no further than its ends`() async {
    let store = TestStore(initialState: Kanban.State()) { Kanban() }
    let cards = store.state.cards.todo
    await store.send(.shifted(cards[0].id, by: 1)) {
      $0.cards.todo = [cards[1], cards[0]]
    }
    await store.send(.shifted(cards[0].id, by: 1))
    await store.send(.shifted(cards[1].id, by: -1))
  }

  @Test func `a new card is added to its column`() async {
    let store = TestStore(initialState: Kanban.State()) {
      Kanban()
    } withDependencies: {
      $0.uuid = .incrementing
    }
    var card = KanbanCard(id: UUID(0))
    await store.send(.addTapped(.doing)) {
      $0.form = CardForm.State(card: card, column: .doing, isNew: true)
    }
    await store.send(\.form.saveTapped)
    card.title = "Sweep"
    await store.send(\.form.binding.card, card) { [card] in $0.form?.card = card }
    await store.send(\.form.saveTapped)
    await store.receive(\.form.delegate.saved) { [card] in
      $0.cards.doing.append(card)
    }
    await store.receive(\.form.dismiss) { $0.form = nil }
  }

  @Test func `an edited card keeps its place, or goes to the end of the chosen column`() async {
    let store = TestStore(initialState: Kanban.State()) { Kanban() }
    store.exhaustivity = .off
    var card = store.state.cards.todo[0]
    await store.send(.cardTapped(card.id))
    card.title = "Water the fern"
    await store.send(\.form.binding.card, card)
    await store.send(\.form.saveTapped)
    await store.receive(\.form.dismiss)
    #expect(store.state.cards.todo.first == card)
    await store.send(.cardTapped(card.id))
    await store.send(\.form.binding.column, .done)
    await store.send(\.form.saveTapped)
    await store.receive(\.form.dismiss)
    #expect(store.state.cards.done.last == card)
    #expect(store.state.cards.todo[id: card.id] == nil)
    await store.finish()
  }

  @Test func `a form has changes while its card or its column differs from the board`() {
    var state = Kanban.State()
    #expect(!state.formHasChanges)
    let card = state.cards.todo[0]
    state.form = CardForm.State(card: card, column: .todo, isNew: false)
    #expect(!state.formHasChanges)
    state.form?.column = .done
    #expect(state.formHasChanges)
    state.form?.column = .todo
    state.form?.card.notes = "Twice"
    #expect(state.formHasChanges)
    state.form = CardForm.State(card: KanbanCard(id: UUID(0)), column: .doing, isNew: true)
    #expect(!state.formHasChanges)
    state.form?.card.title = "Sweep"
    #expect(state.formHasChanges)
  }

  @Test func `a deleted card comes back to its place`() async {
    let store = TestStore(initialState: Kanban.State()) { Kanban() }
    let card = store.state.cards.todo[0]
    await store.send(.deleteTapped(card.id)) {
      $0.deletion = Kanban.Deletion(card: card, column: .todo, offset: 0)
      $0.cards.todo.remove(id: card.id)
    }
    await store.send(.undoTapped) {
      $0.deletion = nil
      $0.cards.todo.insert(card, at: 0)
    }
    await store.send(.undoTapped)
  }

  @Test func `a dropped card is moved in front of another, or to the end of a column`() async {
    let store = TestStore(initialState: Kanban.State()) { Kanban() }
    let (plants, train) = (store.state.cards.todo[0], store.state.cards.todo[1])
    let shed = store.state.cards.doing[0]
    await store.send(.dropped(train.id, before: plants.id, in: .todo)) {
      $0.cards.todo = [train, plants]
    }
    await store.send(.dropped(plants.id, before: shed.id, in: .doing)) {
      $0.cards.todo = [train]
      $0.cards.doing = [plants, shed]
    }
    await store.send(.dropped(plants.id, before: nil, in: .doing)) {
      $0.cards.doing = [shed, plants]
    }
    await store.send(.dropped(train.id, before: train.id, in: .todo))
  }

  @Test @MainActor func `a card is dragged onto another, and onto a column`() {
    let store = Store(initialState: Kanban.State()) { Kanban() }
    let host = ViewHost(KanbanView(store: store))
    #expect(host.drag("Water the plants", to: "Paint the shed"))
    #expect(store.cards.doing.map(\.title) == ["Water the plants", "Paint the shed"])
    #expect(host.drag("Paint the shed", to: "Done"))
    #expect(store.cards.done.map(\.title) == ["Find the ladder", "Paint the shed"])
  }

  @Test func `nothing happens to a card that is gone`() async {
    let store = TestStore(initialState: Kanban.State()) { Kanban() }
    for action in [Kanban.Action.cardTapped(UUID(9)), .deleteTapped(UUID(9))] {
      await store.send(action)
    }
    await store.send(.moved(UUID(9), to: .done))
    await store.send(.shifted(UUID(9), by: 1))
    await store.send(.dropped(UUID(9), before: nil, in: .done))
  }

  // MARK: Recording

  @Test func `a board continues with its cards and its form after the end of its process`()
    async throws
  {
    let journal = MemoryJournal()
    let first = try await open(journal)
    first.send(.moved(first.cards.todo[0].id, to: .done))
    first.send(.deleteTapped(first.cards.doing[0].id))
    first.send(.addTapped(.doing))
    first.send(.form(.presented(.binding(.set(\.column, .done)))))
    let state = first.state
    let second = try await open(journalAfterEnd(of: first, journal))
    #expect(second.state == state)
    #expect(second.cards.done.map(\.title) == ["Find the ladder", "Water the plants"])
    var card = try #require(second.state.form?.card)
    card.title = "Sweep"
    second.send(.form(.presented(.binding(.set(\.card, card)))))
    await second.send(.form(.presented(.saveTapped))).finish()
    #expect(second.cards.done.last == card)
    #expect(second.state.form == nil)
    second.send(.undoTapped)
    #expect(second.cards.doing.map(\.title) == ["Paint the shed"])
  }

  @Test func `actions of each kind are repeated`() async throws {
    let journal = MemoryJournal()
    let first = try await open(journal)
    let (plants, train) = (first.cards.todo[0].id, first.cards.todo[1].id)
    first.send(.shifted(plants, by: 1))
    first.send(.moved(train, to: .done))
    first.send(.dropped(plants, before: first.cards.doing[0].id, in: .doing))
    first.send(.dropped(train, before: nil, in: .doing))
    first.send(.deleteTapped(train))
    first.send(.undoTapped)
    first.send(.cardTapped(plants))
    await first.send(.form(.presented(.deleteTapped))).finish()
    first.send(.addTapped(.todo))
    await first.send(.form(.presented(.cancelTapped))).finish()
    first.send(.addTapped(.todo))
    first.send(.form(.dismiss))
    let state = first.state
    #expect(state.cards.todo.isEmpty)
    #expect(state.cards.doing.map(\.title) == ["Paint the shed", "Book the train"])
    #expect(state.deletion?.card.id == plants)
    let second = try await open(journalAfterEnd(of: first, journal))
    #expect(second.state == state)
  }

  // MARK: Support

  /// Opens the board of a journal, and checks that each of its actions can be replayed.
  private func open(_ journal: MemoryJournal) async throws -> StoreOf<Kanban> {
    try await Store(
      initialState: Kanban.State(),
      journal: journal,
      id: "kanban",
      options: JournalOptions(delay: .zero, checksReplay: true)
    ) {
      Kanban()
    }
  }

  /// Returns the journal as a killed process would leave it, with all actions of a store.
  private func journalAfterEnd(
    of store: StoreOf<Kanban>,
    _ journal: MemoryJournal
  ) async throws -> MemoryJournal {
    try await store.journal?.commit()
    let contents = journal.contents(of: "kanban")
    let copy = MemoryJournal()
    let (opened, _) = try await copy.open("kanban")
    try await opened.save(try #require(contents.snapshot))
    try await opened.append(contents.entries)
    await opened.close()
    return copy
  }
}
