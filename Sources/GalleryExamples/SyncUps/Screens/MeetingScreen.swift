// SPDX-License-Identifier: MIT

import Ensemble
import Foundation

/// A meeting that was held.
struct MeetingScreen: Screen {
  let meeting: Meeting
  let syncUp: SyncUp
  let back: () -> StoreTask

  var lines: [String] {
    [
      "\(syncUp.title), \(meeting.date.formatted(.iso8601))",
      "attendees: \(syncUp.attendees.map(\.name).joined(separator: ", "))",
      "transcript: \(meeting.transcript)",
    ]
  }

  var commands: String { "back" }

  func perform(_ command: Command) -> StoreTask? {
    command.name == "back" && command.argument == nil ? back() : nil
  }
}
