// SPDX-License-Identifier: MIT

import Ensemble

/// The form in a sheet, with the sheet's buttons.
struct FormScreen: Screen {
  let title: String
  let store: StoreOf<SyncUpForm>
  let save: () -> StoreTask
  let cancel: () -> StoreTask

  var lines: [String] {
    let syncUp = store.syncUp
    return [
      title,
      "title: \(syncUp.title)",
      "theme: \(syncUp.theme.rawValue)",
      "duration: \(syncUp.duration.clockText)",
    ] + syncUp.attendees.numbered { $0.name.isEmpty ? "(no name)" : $0.name }
  }

  var commands: String {
    "title=TEXT, theme=NAME, minutes=N, seconds=N, add another attendee, name=TEXT for the last one, "
      + "remove N, save, cancel"
  }

  func perform(_ command: Command) -> StoreTask? {
    switch command.name {
    case "title=":
      store.send(.binding(.set(\.syncUp.title, command.argument ?? "")))
    case "theme=":
      Theme(rawValue: command.argument ?? "").map {
        store.send(.binding(.set(\.syncUp.theme, $0)))
      }
    case "minutes=":
      setDuration(command, in: 60)
    case "seconds=":
      setDuration(command, in: 1)
    case "add" where command.argument == nil:
      store.send(.view(.addAttendeeTapped))
    case "name=":
      nameLast(command.argument ?? "")
    case "remove":
      command.offset(in: store.syncUp.attendees.count).map {
        store.send(.view(.attendeesDeleted(offsets: [$0])))
      }
    case "save" where command.argument == nil:
      save()
    case "cancel" where command.argument == nil:
      cancel()
    default:
      nil
    }
  }

  private func setDuration(_ command: Command, in unit: Int) -> StoreTask? {
    guard let number = Int(command.argument ?? ""), (1...3_600).contains(number) else {
      return nil
    }
    return store.send(.binding(.set(\.syncUp.duration, .seconds(number * unit))))
  }

  private func nameLast(_ name: String) -> StoreTask {
    var attendees = store.syncUp.attendees
    if let last = attendees.ids.last { attendees[id: last]?.name = name }
    return store.send(.binding(.set(\.syncUp.attendees, attendees)))
  }
}
