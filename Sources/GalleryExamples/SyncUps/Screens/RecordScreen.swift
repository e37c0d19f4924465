// SPDX-License-Identifier: MIT

import Ensemble

/// A meeting that is being held.
struct RecordScreen: Screen {
  let store: StoreOf<RecordMeeting>
  let back: () -> StoreTask

  /// The alert over a meeting, or else the meeting.
  static func top(
    of store: StoreOf<RecordMeeting>,
    back: @escaping () -> StoreTask
  ) -> any Screen {
    if let alert = store.scopes.alert {
      return AlertScreen(alert) { store.send(.alert(.dismiss)) }
    }
    return RecordScreen(store: store, back: back)
  }

  var lines: [String] {
    let attendees = store.syncUp.attendees
    let speaker = attendees.dropFirst(store.speaker).first?.name ?? "nobody"
    return [
      "Meeting: \(store.syncUp.title)",
      "\(store.elapsed.clockText) gone, \(store.remaining.clockText) left",
      "Speaker \(store.speaker + 1) of \(attendees.count): \(speaker)",
      "Transcript: \(store.transcript)",
    ]
  }

  var commands: String { "next, end, say TEXT, back" }

  func perform(_ command: Command) -> StoreTask? {
    guard command.argument == nil else { return nil }
    return switch command.name {
    case "next": store.send(.view(.nextTapped))
    case "end": store.send(.view(.endTapped))
    case "back": back()
    default: nil
    }
  }
}
