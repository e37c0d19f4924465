// SPDX-License-Identifier: MIT

import Ensemble
import Foundation

/// A board whose cards move from column to column.
///
/// Its state and its actions are `Codable`, and new ids come from a dependency, so that a journal
/// can record and replay it.
@Reducer
nonisolated struct Kanban: Sendable {
  @ObservableState
  struct State: Codable, Equatable, Sendable {
    var cards = KanbanCards.samples
    @Presents var form: CardForm.State?
    /// The last deleted card, until another change.
    var deletion: Deletion?

    /// Whether closing the form loses anything.
    var formHasChanges: Bool {
      guard let form else { return false }
      guard let column = cards.column(of: form.card.id) else {
        return form.card != KanbanCard(id: form.card.id)
      }
      return form.column != column || form.card != cards[column][id: form.card.id]
    }
  }

  /// A deleted card and its former place.
  struct Deletion: Codable, Equatable, Sendable {
    let card: KanbanCard
    let column: KanbanColumn
    let offset: Int
  }

  enum Action: Codable, Sendable {
    case addTapped(KanbanColumn)
    case cardTapped(KanbanCard.ID)
    case deleteTapped(KanbanCard.ID)
    case dropped(KanbanCard.ID, before: KanbanCard.ID?, in: KanbanColumn)
    case form(PresentationAction<CardForm.Action>)
    case moved(KanbanCard.ID, to: KanbanColumn)
    case shifted(KanbanCard.ID, by: Int)
    case undoTapped
  }

  @Dependency(\.uuid) private var uuid

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .addTapped(let column):
        state.form = CardForm.State(card: KanbanCard(id: uuid()), column: column, isNew: true)

      case .cardTapped(let id):
        guard let column = state.cards.column(of: id), let card = state.cards[column][id: id]
        else { break }
        state.form = CardForm.State(card: card, column: column, isNew: false)

      case .deleteTapped(let id):
        delete(id, &state)

      case .dropped(let id, let other, let column):
        state.cards.move(id, before: other, in: column)

      case .form(.presented(.delegate(.saved(let card, let column)))):
        let source = state.cards.column(of: card.id) ?? column
        state.cards[source][id: card.id] = card
        state.cards.move(card.id, to: column)

      case .form(.presented(.delegate(.deleted(let id)))):
        delete(id, &state)

      case .form:
        break

      case .moved(let id, let column):
        state.cards.move(id, to: column)

      case .shifted(let id, let places):
        state.cards.shift(id, by: places)

      case .undoTapped:
        guard let deletion = state.deletion else { break }
        state.deletion = nil
        let offset = min(deletion.offset, state.cards[deletion.column].count)
        state.cards[deletion.column].insert(deletion.card, at: offset)
      }
      return .none
    }
    .ifLet(\.$form, action: \.form) { CardForm() }
  }

  private func delete(_ id: KanbanCard.ID, _ state: inout State) {
    guard let column = state.cards.column(of: id), let offset = state.cards[column].index(id: id)
    else { return }
    state.deletion = Deletion(card: state.cards[column][offset], column: column, offset: offset)
    state.cards[column].remove(id: id)
  }
}
