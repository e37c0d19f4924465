// SPDX-License-Identifier: MIT

import Ensemble
import Foundation

/// A recurring meeting.
nonisolated struct SyncUp: Codable, Equatable, Identifiable, Sendable {
  let id: UUID
  var title = ""
  var theme = Theme.indigo
  var duration = Duration.seconds(5 * 60)
  var attendees: IdentifiedArrayOf<Attendee> = []
  /// The past meetings, the latest first.
  var meetings: IdentifiedArrayOf<Meeting> = []

  /// The time that each attendee may speak.
  var turn: Duration { duration / max(attendees.count, 1) }

  /// Returns the sync-up without unnamed attendees. At least one attendee remains, if need be a new
  /// one.
  func tidied(newID: () -> UUID) -> Self {
    var copy = self
    copy.attendees.removeAll { $0.name.allSatisfy(\.isWhitespace) }
    if copy.attendees.isEmpty { copy.attendees.append(Attendee(id: newID())) }
    return copy
  }
}

/// A participant of a sync-up.
nonisolated struct Attendee: Codable, Equatable, Identifiable, Sendable {
  let id: UUID
  var name = ""
}

/// A past meeting, with its transcript.
nonisolated struct Meeting: Codable, Equatable, Identifiable, Sendable {
  let id: UUID
  let date: Date
  let transcript: String
}
