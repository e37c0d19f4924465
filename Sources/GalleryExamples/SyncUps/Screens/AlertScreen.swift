// SPDX-License-Identifier: MIT

import Ensemble

/// An alert, whose buttons are chosen by number.
struct AlertScreen<Action>: Screen {
  let alert: AlertState<Action>
  let send: (Action) -> StoreTask
  let dismiss: () -> StoreTask

  init(
    _ store: Store<AlertState<Action>, Action>,
    dismiss: @escaping () -> StoreTask
  ) {
    alert = store.withState { $0 }
    send = { store.send($0) }
    self.dismiss = dismiss
  }

  var lines: [String] {
    var lines = ["Alert: \(String(state: alert.title))"]
    if let message = alert.message { lines.append(String(state: message)) }
    return lines + alert.buttons.numbered { String(state: $0.label) }
  }

  var commands: String { alert.buttons.isEmpty ? "close" : "choose N" }

  func perform(_ command: Command) -> StoreTask? {
    switch command.name {
    case "close" where alert.buttons.isEmpty:
      dismiss()
    case "choose":
      command.row(of: alert.buttons)?.withAction { $0.map(send) ?? dismiss() }
    default:
      nil
    }
  }
}
