// SPDX-License-Identifier: MIT

import Ensemble

/// The dialogs of a feature that asks for confirmation before a deletion.
enum Notebook {
  @CasePathable
  enum Action: Hashable {
    case delete
    case archive(Int)
  }

  static func alert(title: String = "Delete?", message: String? = "For good.") -> AlertState<Action>
  {
    var alert = AlertState<Action> {
      TextState(title)
    } actions: {
      ButtonState(role: .destructive, action: .delete) { TextState("Delete") }
      ButtonState(role: .cancel) { TextState("Keep") }
    }
    alert.message = message.map { TextState($0) }
    return alert
  }

  static func dialog(
    _ visibility: ConfirmationDialogStateTitleVisibility = .automatic
  ) -> ConfirmationDialogState<Action> {
    ConfirmationDialogState(titleVisibility: visibility) {
      TextState("Archive")
    } actions: {
      ButtonState(action: .archive(1)) { TextState("Here") }
      ButtonState(action: .send(.archive(2))) { TextState("There") }
    } message: {
      TextState("It stays readable.")
    }
  }
}
