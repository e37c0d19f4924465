// SPDX-License-Identifier: MIT

import Ensemble
import Foundation

@testable import GalleryExamples

extension SyncUp {
  /// A sync-up of six seconds with three attendees.
  static let standup = SyncUp(
    id: UUID(100),
    title: "Stand-up",
    theme: .moss,
    duration: .seconds(6),
    attendees: [
      Attendee(id: UUID(101), name: "Ada"),
      Attendee(id: UUID(102), name: "Bela"),
      Attendee(id: UUID(103), name: "Chen"),
    ]
  )

  /// A sync-up with two past meetings.
  static let review = SyncUp(
    id: UUID(200),
    title: "Review",
    attendees: [Attendee(id: UUID(201), name: "Dora")],
    meetings: [
      Meeting(
        id: UUID(202),
        date: Date(timeIntervalSince1970: 86_400),
        transcript: "Newer"
      ),
      Meeting(id: UUID(203), date: Date(timeIntervalSince1970: 0), transcript: "Older"),
    ]
  )
}

/// An error for tests.
struct Mishap: Error {}
