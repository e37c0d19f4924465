// SPDX-License-Identifier: MIT

import Ensemble
import Foundation

/// A form that edits a new or an existing sync-up.
@ComposeReducer(.bindable)
@Composer
struct SyncUpForm {
  struct State: Equatable, Sendable {
    var syncUp: SyncUp
    /// The sync-up as it was when the form was opened.
    let original: SyncUp
    var focus: Field? = .title

    /// Whether closing the form loses anything.
    var hasChanges: Bool { syncUp != original }
  }

  enum Field: Hashable, Sendable {
    case attendee(Attendee.ID)
    case title
  }

  enum ViewAction {
    case addAttendeeTapped
    case attendeesDeleted(offsets: [Int])
  }

  @Dependency(\.uuid) private var uuid

  @ComposeBodyActionCase
  func view(state: inout State, action: ViewAction) {
    switch action {
    case .addAttendeeTapped:
      append(to: &state)

    case .attendeesDeleted(let offsets):
      guard let first = offsets.min() else { return }
      state.syncUp.attendees.remove(atOffsets: offsets)
      if state.syncUp.attendees.isEmpty { return append(to: &state) }
      let neighbor = min(first, state.syncUp.attendees.count - 1)
      state.focus = .attendee(state.syncUp.attendees[neighbor].id)
    }
  }

  private func append(to state: inout State) {
    let attendee = Attendee(id: uuid())
    state.syncUp.attendees.append(attendee)
    state.focus = .attendee(attendee.id)
  }
}

extension SyncUpForm.State {
  /// Creates the form of a sync-up.
  init(syncUp: SyncUp) {
    self.init(syncUp: syncUp, original: syncUp)
  }

  /// Returns the form of a new sync-up.
  static func new(newID: () -> UUID) -> Self {
    Self(syncUp: SyncUp(id: newID(), attendees: [Attendee(id: newID())]))
  }
}
