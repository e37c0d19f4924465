// SPDX-License-Identifier: MIT

import Ensemble

/// A list whose rows are deleted at once, and can be brought back as long as a toast offers it.
@Reducer
struct ToastRecipe: Sendable {
  @ObservableState
  struct State: Equatable, Sendable {
    var songs = ["Morning", "Harbor", "Last train"]
    @Presents var toast: ToastState<Toast>?
  }

  enum Action: Sendable {
    case deleteTapped(String)
    case toast(PresentationAction<Toast>)
  }

  @CasePathable
  enum Toast: Equatable, Sendable {
    case undoTapped(song: String, offset: Int)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .deleteTapped(let song):
        guard let offset = state.songs.firstIndex(of: song) else { break }
        state.songs.remove(at: offset)
        state.toast = ToastState {
          TextState("“\(song)” was deleted.")
        } action: {
          ButtonState(action: .undoTapped(song: song, offset: offset)) { TextState("Undo") }
        }

      case .toast(.presented(.undoTapped(let song, let offset))):
        state.songs.insert(song, at: min(offset, state.songs.count))

      case .toast(.dismiss):
        break
      }
      return .none
    }
    .ifLet(\.$toast, action: \.toast)
  }
}
