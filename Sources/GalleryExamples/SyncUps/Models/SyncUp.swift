// SPDX-License-Identifier: MIT

import Ensemble
import Foundation

/// A meeting that is held again and again.
struct SyncUp: Codable, Equatable, Identifiable, Sendable {
  let id: UUID
  var title = ""
  var theme = Theme.indigo
  var duration = Duration.seconds(5 * 60)
  var attendees: IdentifiedArrayOf<Attendee> = []
  /// The latest is the first.
  var meetings: IdentifiedArrayOf<Meeting> = []

  /// How long each attendee may speak.
  var turn: Duration { duration / max(attendees.count, 1) }

  /// Without attendees that have no name. One is left in any case, if need be a new one.
  func tidied(newID: () -> UUID) -> Self {
    var copy = self
    copy.attendees.removeAll { $0.name.allSatisfy(\.isWhitespace) }
    if copy.attendees.isEmpty { copy.attendees.append(Attendee(id: newID())) }
    return copy
  }
}

/// Somebody who takes part.
struct Attendee: Codable, Equatable, Identifiable, Sendable {
  let id: UUID
  var name = ""
}

/// One meeting that was held, and what was said.
struct Meeting: Codable, Equatable, Identifiable, Sendable {
  let id: UUID
  let date: Date
  let transcript: String
}
