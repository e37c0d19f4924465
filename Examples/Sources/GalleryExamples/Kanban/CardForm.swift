// SPDX-License-Identifier: MIT

import Ensemble
import Foundation

/// A form that edits a new or an existing card.
@Reducer
nonisolated struct CardForm: Sendable {
  @ObservableState
  struct State: Codable, Equatable, Sendable {
    var card: KanbanCard
    var column: KanbanColumn
    let isNew: Bool

    var isComplete: Bool { !card.title.trimmingCharacters(in: .whitespaces).isEmpty }
  }

  enum Action: BindableAction, Codable, Sendable {
    case binding(BindingAction<State>)
    case cancelTapped
    case delegate(Delegate)
    case deleteTapped
    case saveTapped
  }

  @CasePathable
  enum Delegate: Codable, Equatable, Sendable {
    case deleted(KanbanCard.ID)
    case saved(KanbanCard, in: KanbanColumn)
  }

  @Dependency(\.dismiss) private var dismiss

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding, .delegate:
        return .none

      case .cancelTapped:
        return .run { _ in await dismiss() }

      case .deleteTapped:
        return .run { [id = state.card.id] send in
          await send(.delegate(.deleted(id)))
          await dismiss()
        }

      case .saveTapped:
        guard state.isComplete else { return .none }
        state.card.title = state.card.title.trimmingCharacters(in: .whitespaces)
        return .run { [card = state.card, column = state.column] send in
          await send(.delegate(.saved(card, in: column)))
          await dismiss()
        }
      }
    }
  }
}
