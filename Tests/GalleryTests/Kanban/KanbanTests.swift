// SPDX-License-Identifier: MIT

import Ensemble
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
      $0.$cards.withLock {
        $0.todo.remove(id: card.id)
        $0.doing.append(card)
      }
    }
    await store.send(.moved(card.id, to: .doing))
  }

  @Test func `a card moves within its column, and no further than its ends`() async {
    let store = TestStore(initialState: Kanban.State()) { Kanban() }
    let cards = store.state.cards.todo
    await store.send(.shifted(cards[0].id, by: 1)) {
      $0.$cards.withLock { $0.todo = [cards[1], cards[0]] }
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
      $0.$cards.withLock { _ = $0.doing.append(card) }
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
  }

  @Test func `a deleted card comes back to its place`() async {
    let store = TestStore(initialState: Kanban.State()) { Kanban() }
    let card = store.state.cards.todo[0]
    await store.send(.deleteTapped(card.id)) {
      $0.deletion = Kanban.Deletion(card: card, column: .todo, offset: 0)
      $0.$cards.withLock { _ = $0.todo.remove(id: card.id) }
    }
    await store.send(.undoTapped) {
      $0.deletion = nil
      $0.$cards.withLock { _ = $0.todo.insert(card, at: 0) }
    }
    await store.send(.undoTapped)
  }

  @Test func `two boards show the same cards`() async {
    let first = TestStore(initialState: Kanban.State()) { Kanban() }
    let second = TestStore(initialState: Kanban.State()) { Kanban() }
    first.exhaustivity = .off
    await first.send(.moved(first.state.cards.todo[0].id, to: .done))
    #expect(second.state.cards.done.count == 2)
  }

  @Test func `a dropped card is moved in front of another, or to the end of a column`() async {
    let store = TestStore(initialState: Kanban.State()) { Kanban() }
    let (plants, train) = (store.state.cards.todo[0], store.state.cards.todo[1])
    let shed = store.state.cards.doing[0]
    await store.send(.dropped(train.id, before: plants.id, in: .todo)) {
      $0.$cards.withLock { $0.todo = [train, plants] }
    }
    await store.send(.dropped(plants.id, before: shed.id, in: .doing)) {
      $0.$cards.withLock { cards in
        cards.todo = [train]
        cards.doing = [plants, shed]
      }
    }
    await store.send(.dropped(plants.id, before: nil, in: .doing)) {
      $0.$cards.withLock { $0.doing = [shed, plants] }
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

  @Test func `nothing happens to a card that was deleted elsewhere`() async {
    let store = TestStore(initialState: Kanban.State()) { Kanban() }
    for action in [Kanban.Action.cardTapped(UUID(9)), .deleteTapped(UUID(9))] {
      await store.send(action)
    }
    await store.send(.moved(UUID(9), to: .done))
    await store.send(.shifted(UUID(9), by: 1))
    await store.send(.dropped(UUID(9), before: nil, in: .done))
  }
}
