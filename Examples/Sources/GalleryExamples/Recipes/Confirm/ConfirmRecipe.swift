// SPDX-License-Identifier: MIT

import Ensemble

/// A list whose rows are deleted after a question.
@Reducer
struct ConfirmRecipe: Sendable {
  @ObservableState
  struct State: Equatable, Sendable {
    var songs = ["Morning", "Harbor", "Last train"]
    @Presents var dialog: ConfirmationDialogState<Dialog>?
  }

  enum Action: Sendable {
    case deleteTapped(String)
    case dialog(PresentationAction<Dialog>)
  }

  @CasePathable
  enum Dialog: Equatable, Sendable {
    case deleteConfirmed(String)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .deleteTapped(let song):
        state.dialog = ConfirmationDialogState {
          TextState("Delete “\(song)”?")
        } actions: {
          ButtonState(role: .destructive, action: .deleteConfirmed(song)) { TextState("Delete") }
          ButtonState(role: .cancel) { TextState("Keep") }
        }

      case .dialog(.presented(.deleteConfirmed(let song))):
        state.songs.removeAll { $0 == song }

      case .dialog:
        break
      }
      return .none
    }
    .ifLet(\.$dialog, action: \.dialog)
  }
}
