// SPDX-License-Identifier: MIT

import Ensemble

/// The list of sync-ups.
struct ListScreen: Screen {
  let store: StoreOf<SyncUpsList>

  /// What is presented over a list, or else the list.
  static func top(of store: StoreOf<SyncUpsList>) -> any Screen {
    if let form = store.scopes(\.destination.add) {
      return FormScreen(
        title: "New sync-up",
        store: form,
        save: { store.send(.view(.confirmAddTapped)) },
        cancel: { store.send(.view(.cancelAddTapped)) }
      )
    }
    if let alert = store.scopes(\.destination.alert) {
      return AlertScreen(alert) { store.send(.destination(.dismiss)) }
    }
    return ListScreen(store: store)
  }

  var lines: [String] {
    ["Sync-ups"]
      + store.syncUps.numbered { syncUp in
        "\(syncUp.title) (\(syncUp.theme.rawValue), \(syncUp.duration.clockText), "
          + "attendees: \(syncUp.attendees.count))"
      }
  }

  var commands: String { "add, open N, delete N" }

  func perform(_ command: Command) -> StoreTask? {
    switch command.name {
    case "add" where command.argument == nil:
      store.send(.view(.addTapped))
    case "open":
      command.row(of: store.syncUps).map { store.send(.view(.syncUpTapped(id: $0.id))) }
    case "delete":
      command.offset(in: store.syncUps.count).map {
        store.send(.view(.deleted(offsets: [$0])))
      }
    default:
      nil
    }
  }
}
