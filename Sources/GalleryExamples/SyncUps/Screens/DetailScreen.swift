// SPDX-License-Identifier: MIT

import Ensemble
import Foundation

/// One sync-up.
struct DetailScreen: Screen {
  let store: StoreOf<SyncUpDetail>
  let back: () -> StoreTask

  /// What is presented over a sync-up, or else the sync-up.
  static func top(
    of store: StoreOf<SyncUpDetail>,
    back: @escaping () -> StoreTask
  ) -> any Screen {
    if let form = store.scopes(\.destination.edit) {
      return FormScreen(
        title: "Edit \(store.syncUp.title)",
        store: form,
        save: { store.send(.view(.confirmEditTapped)) },
        cancel: { store.send(.view(.cancelEditTapped)) }
      )
    }
    if let alert = store.scopes(\.destination.alert) {
      return AlertScreen(alert) { store.send(.destination(.dismiss)) }
    }
    return DetailScreen(store: store, back: back)
  }

  var lines: [String] {
    let syncUp = store.syncUp
    var lines = [
      syncUp.title,
      "theme: \(syncUp.theme.rawValue)",
      "duration: \(syncUp.duration.clockText)",
      "attendees: \(syncUp.attendees.map(\.name).joined(separator: ", "))",
    ]
    lines += syncUp.meetings.numbered { "meeting of \($0.date.formatted(.iso8601))" }
    return lines
  }

  var commands: String { "start, edit, delete, meeting N, forget N, back" }

  func perform(_ command: Command) -> StoreTask? {
    let meetings = store.syncUp.meetings
    return switch (command.name, command.argument) {
    case ("start", nil): store.send(.view(.startTapped))
    case ("edit", nil): store.send(.view(.editTapped))
    case ("delete", nil): store.send(.view(.deleteTapped))
    case ("back", nil): back()
    case ("meeting", _):
      command.row(of: meetings).map { store.send(.view(.meetingTapped(id: $0.id))) }
    case ("forget", _):
      command.offset(in: meetings.count).map { store.send(.view(.meetingsDeleted(offsets: [$0]))) }
    default: nil
    }
  }
}
