// SPDX-License-Identifier: MIT

import Ensemble

extension SyncUp {
  /// Applies the changes that an edit made to an original, and keeps those that others made
  /// meanwhile.
  mutating func apply(_ edited: SyncUp, since original: SyncUp) {
    func take<Value: Equatable>(_ field: WritableKeyPath<SyncUp, Value>) {
      guard edited[keyPath: field] != original[keyPath: field] else { return }
      self[keyPath: field] = edited[keyPath: field]
    }
    take(\.title)
    take(\.theme)
    take(\.duration)
    attendees.removeAll {
      original.attendees[id: $0.id] != nil && edited.attendees[id: $0.id] == nil
    }
    for attendee in edited.attendees where attendee != original.attendees[id: attendee.id] {
      attendees.updateOrAppend(attendee)
    }
  }
}

extension IdentifiedArrayOf<SyncUp> {
  /// Applies an edit. A sync-up that was deleted meanwhile is added again.
  mutating func apply(_ edited: SyncUp, since original: SyncUp) {
    if append(edited).inserted { return }
    self[id: edited.id]?.apply(edited, since: original)
  }

  /// Adds a meeting to those of a sync-up. A sync-up that was deleted meanwhile is added again.
  mutating func add(_ meeting: Meeting, to syncUp: SyncUp) {
    append(syncUp)
    self[id: syncUp.id]?.meetings.insert(meeting, at: 0)
  }
}
