// SPDX-License-Identifier: MIT

import Ensemble
import Foundation

/// A form that writes a note about a page.
@Reducer
struct NoteForm: Sendable {
  @ObservableState
  struct State: Equatable, Sendable {
    var note: BookNote
    /// The note as it was when the form was opened.
    let original: BookNote
    let pages: Int

    init(note: BookNote, pages: Int) {
      self.note = note
      original = note
      self.pages = pages
    }

    /// Whether closing the form loses anything.
    var hasChanges: Bool { note != original }
  }

  enum Action: BindableAction, Sendable {
    case binding(BindingAction<State>)
    case cancelTapped
    case delegate(Delegate)
    case saveTapped
  }

  @CasePathable
  enum Delegate: Equatable, Sendable {
    case saved(BookNote)
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

      case .saveTapped:
        state.note.text = state.note.text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !state.note.text.isEmpty else { return .none }
        return .run { [note = state.note] send in
          await send(.delegate(.saved(note)))
          await dismiss()
        }
      }
    }
  }
}
