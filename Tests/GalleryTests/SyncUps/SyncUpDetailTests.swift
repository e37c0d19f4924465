// SPDX-License-Identifier: MIT

import Ensemble
import Foundation
import Testing

@testable import GalleryExamples

@MainActor
@Suite(.timeLimit(.minutes(10))) struct SyncUpDetailTests {
  private let dismissals = LockIsolated(0)

  // MARK: Editing

  @Test func `an edit is taken over, and told to the parent`() async {
    let store = store(.standup)
    await store.send(.view(.editTapped)) {
      $0.destination = .edit(SyncUpForm.State(syncUp: .standup))
    }
    await store.send(.destination(.presented(.edit(.binding(.set(\.syncUp.title, "Retro")))))) {
      $0.destination[case: \.edit]?.syncUp.title = "Retro"
    }
    var edited = SyncUp.standup
    edited.title = "Retro"
    await store.send(.view(.confirmEditTapped)) {
      $0.syncUp = edited
      $0.destination = nil
    }
    await store.receive(\.delegate.changed, edited)
  }

  @Test func `an edit without changes is nothing to tell`() async {
    let store = store(.standup)
    await store.send(.view(.editTapped)) {
      $0.destination = .edit(SyncUpForm.State(syncUp: .standup))
    }
    await store.send(.view(.confirmEditTapped)) { $0.destination = nil }
    await store.send(.view(.confirmEditTapped))
  }

  @Test func `attendees that have lost their names are gone`() async {
    let store = store(.review)
    await store.send(.view(.editTapped)) {
      $0.destination = .edit(SyncUpForm.State(syncUp: .review))
    }
    await store.send(
      .destination(.presented(.edit(.binding(.set(\.syncUp.attendees[0].name, "")))))
    ) {
      $0.destination[case: \.edit]?.syncUp.attendees[id: UUID(201)]?.name = ""
    }
    await store.send(.view(.confirmEditTapped)) {
      $0.syncUp.attendees = [Attendee(id: UUID(0))]
      $0.destination = nil
    }
    await store.receive(\.delegate.changed)
  }

  @Test func `an edit that is cancelled changes nothing`() async {
    let store = store(.standup)
    await store.send(.view(.editTapped)) {
      $0.destination = .edit(SyncUpForm.State(syncUp: .standup))
    }
    await store.send(.destination(.presented(.edit(.binding(.set(\.syncUp.title, "")))))) {
      $0.destination[case: \.edit]?.syncUp.title = ""
    }
    await store.send(.view(.cancelEditTapped)) { $0.destination = nil }
  }

  // MARK: Deleting

  @Test func `deleting is asked about, told to the parent, and leaves`() async {
    let store = store(.standup)
    await store.send(.view(.deleteTapped)) { $0.destination = .alert(.deleting(.standup)) }
    await store.send(.destination(.presented(.alert(.deleteConfirmed)))) { $0.destination = nil }
    await store.receive(\.delegate.deleted, SyncUp.standup.id)
    await store.finish()
    #expect(dismissals.value == 1)
  }

  @Test func `a sync-up may be kept after all`() async {
    let store = store(.standup)
    await store.send(.view(.deleteTapped)) { $0.destination = .alert(.deleting(.standup)) }
    await store.send(.destination(.dismiss)) { $0.destination = nil }
    await store.finish()
    #expect(dismissals.value == 0)
  }

  // MARK: Meetings

  @Test(arguments: [SpeechPermission.granted, .undecided, .unavailable])
  func `a meeting is started by the parent`(permission: SpeechPermission) async {
    let store = store(.standup, permission: permission)
    await store.send(.view(.startTapped))
    await store.receive(\.delegate.started, .standup)
  }

  @Test func `a meeting that nobody may listen to is started anyway`() async {
    let store = store(.standup, permission: .denied)
    await store.send(.view(.startTapped)) { $0.destination = .alert(.speechDenied) }
    await store.send(.destination(.presented(.alert(.startConfirmed)))) { $0.destination = nil }
    await store.receive(\.delegate.started, .standup)
  }

  @Test func `the settings are opened instead of a meeting`() async {
    let openings = LockIsolated(0)
    let store = store(.standup, permission: .denied)
    store.dependencies.settingsOpener.open = { openings.withValue { $0 += 1 } }
    await store.send(.view(.startTapped)) { $0.destination = .alert(.speechDenied) }
    await store.send(.destination(.presented(.alert(.settingsTapped)))) { $0.destination = nil }
    await store.finish()
    #expect(openings.value == 1)
  }

  @Test func `a meeting that is tapped is for the parent to open`() async {
    let store = store(.review)
    await store.send(.view(.meetingTapped(id: UUID(203))))
    await store.receive(\.delegate, .opened(SyncUp.review.meetings[1], of: .review))
    await store.send(.view(.meetingTapped(id: UUID(404))))
  }

  @Test func `deleting a meeting is asked about, and told to the parent`() async {
    let store = store(.review)
    var left = SyncUp.review
    let meeting = left.meetings.remove(at: 0)
    await store.send(.view(.meetingsDeleted(offsets: [0]))) {
      $0.destination = .alert(.deleting([meeting]))
    }
    let deletion = SyncUpDetail.AlertAction.meetingsDeleteConfirmed(ids: [meeting.id])
    await store.send(.destination(.presented(.alert(deletion)))) {
      $0.destination = nil
      $0.syncUp = left
    }
    await store.receive(\.delegate.changed, left)
  }

  @Test func `a meeting may be kept after all`() async {
    let store = store(.review)
    await store.send(.view(.meetingsDeleted(offsets: [0]))) {
      $0.destination = .alert(.deleting([SyncUp.review.meetings[0]]))
    }
    await store.send(.destination(.dismiss)) { $0.destination = nil }
  }

  // MARK: Support

  private func store(
    _ syncUp: SyncUp,
    permission: SpeechPermission = .granted
  ) -> TestStoreOf<SyncUpDetail> {
    TestStore(initialState: SyncUpDetail.State(syncUp: syncUp)) {
      SyncUpDetail()
    } withDependencies: {
      $0.dismiss = DismissEffect { [dismissals] in dismissals.withValue { $0 += 1 } }
      $0.speechClient.permission = { permission }
      $0.uuid = .incrementing
    }
  }
}
