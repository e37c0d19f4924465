// SPDX-License-Identifier: MIT

import Ensemble
import Foundation
import Testing

@testable import GalleryExamples

@MainActor
@Suite(.timeLimit(.minutes(10))) struct SyncUpDetailTests {
  private let dismissals = LockIsolated(0)

  // MARK: Editing

  @Test func `an edit is applied, and reported to the parent`() async {
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

  @Test func `an edit without changes is not reported`() async {
    let store = store(.standup)
    await store.send(.view(.editTapped)) {
      $0.destination = .edit(SyncUpForm.State(syncUp: .standup))
    }
    await store.send(.view(.confirmEditTapped)) { $0.destination = nil }
    await store.send(.view(.confirmEditTapped))
  }

  @Test func `attendees whose names were cleared are removed`() async {
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

  @Test func `a cancelled edit changes nothing`() async {
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

  @Test func `deleting asks for confirmation, notifies the parent, and dismisses`() async {
    let store = store(.standup)
    await store.send(.view(.deleteTapped)) { $0.destination = .alert(.deleting(.standup)) }
    await store.send(.destination(.presented(.alert(.deleteConfirmed)))) { $0.destination = nil }
    await store.receive(\.delegate.deleted, SyncUp.standup.id)
    await store.finish()
    #expect(dismissals.value == 1)
  }

  @Test func `declining the confirmation keeps the sync-up`() async {
    let store = store(.standup)
    await store.send(.view(.deleteTapped)) { $0.destination = .alert(.deleting(.standup)) }
    await store.send(.destination(.dismiss)) { $0.destination = nil }
    await store.finish()
    #expect(dismissals.value == 0)
  }

  // MARK: Meetings

  @Test(arguments: [SpeechPermission.granted, .undecided, .unavailable])
  func `the parent starts a meeting`(permission: SpeechPermission) async {
    let store = store(.standup, permission: permission)
    await store.send(.view(.startTapped))
    await store.receive(\.delegate.started, .standup)
  }

  @Test func `a meeting without permission for speech can be started anyway`() async {
    let store = store(.standup, permission: .denied)
    await store.send(.view(.startTapped)) { $0.destination = .alert(.speechDenied) }
    await store.send(.destination(.presented(.alert(.startConfirmed)))) { $0.destination = nil }
    await store.receive(\.delegate.started, .standup)
  }

  @Test func `the settings can be opened instead of starting a meeting`() async {
    let openings = LockIsolated(0)
    let store = store(.standup, permission: .denied)
    store.dependencies.settingsOpener.open = { openings.withValue { $0 += 1 } }
    await store.send(.view(.startTapped)) { $0.destination = .alert(.speechDenied) }
    await store.send(.destination(.presented(.alert(.settingsTapped)))) { $0.destination = nil }
    await store.finish()
    #expect(openings.value == 1)
  }

  @Test func `tapping a meeting asks the parent to open it`() async {
    let store = store(.review)
    await store.send(.view(.meetingTapped(id: UUID(203))))
    await store.receive(\.delegate, .opened(SyncUp.review.meetings[1], of: .review))
    await store.send(.view(.meetingTapped(id: UUID(404))))
  }

  @Test func `deleting a meeting asks for confirmation, and notifies the parent`() async {
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

  @Test func `declining the confirmation keeps the meeting`() async {
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
