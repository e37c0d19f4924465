// SPDX-License-Identifier: MIT

import Ensemble
import Foundation
import Testing

@testable import GalleryExamples

@MainActor
@Suite(.timeLimit(.minutes(10))) struct SyncUpDetailTests {
  // MARK: Editing

  @Test func `an edit is applied`() async {
    let store = store(.standup)
    await store.send(.view(.editTapped)) {
      $0.destination = .edit(SyncUpForm.State(syncUp: .standup))
    }
    await store.send(.destination(.presented(.edit(.binding(.set(\.syncUp.title, "Retro")))))) {
      $0.destination[case: \.edit]?.syncUp.title = "Retro"
    }
    await store.send(.view(.confirmEditTapped)) {
      $0.$syncUp.withLock { $0.title = "Retro" }
      $0.destination = nil
    }
  }

  @Test func `an edit without changes changes nothing`() async {
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
      $0.$syncUp.withLock { $0.attendees = [Attendee(id: UUID(0))] }
      $0.destination = nil
    }
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

  @Test func `an edit keeps what others have changed meanwhile`() async {
    let store = store(.review)
    await store.send(.view(.editTapped)) {
      $0.destination = .edit(SyncUpForm.State(syncUp: .review))
    }
    await store.send(.destination(.presented(.edit(.binding(.set(\.syncUp.theme, .plum)))))) {
      $0.destination[case: \.edit]?.syncUp.theme = .plum
    }
    @Shared(.syncUps) var syncUps
    $syncUps.withLock {
      $0[0].title = "Retro"
      $0[0].attendees.append(Attendee(id: UUID(1), name: "Emil"))
      $0[0].meetings.remove(at: 0)
    }
    var expected = syncUps[0]
    expected.theme = .plum
    store.assert { [syncUps] in $0.$syncUps.withLock { $0 = syncUps } }
    await store.send(.view(.confirmEditTapped)) {
      $0.$syncUps.withLock { [expected] in $0 = [expected] }
      $0.destination = nil
    }
    #expect(store.state.syncUp == expected)
  }

  // MARK: Deleting elsewhere

  @Test func `a sync-up that is deleted elsewhere keeps its last value, and can be restored`() async
  {
    let store = store(.review)
    @Shared(.syncUps) var syncUps
    $syncUps.withLock { $0 = [] }
    store.assert { $0.$syncUps.withLock { $0 = [] } }
    #expect(store.state.isDeleted)
    #expect(store.state.syncUp == .review)
    await store.send(.view(.restoreTapped)) { $0.$syncUps.withLock { $0 = [.review] } }
    #expect(!store.state.isDeleted)
    #expect(syncUps == [.review])
  }

  @Test func `an edit of a sync-up that was deleted elsewhere adds it again`() async {
    let store = store(.standup)
    await store.send(.view(.editTapped)) {
      $0.destination = .edit(SyncUpForm.State(syncUp: .standup))
    }
    @Shared(.syncUps) var syncUps
    $syncUps.withLock { $0 = [] }
    store.assert { $0.$syncUps.withLock { $0 = [] } }
    await store.send(.view(.confirmEditTapped)) {
      $0.$syncUps.withLock { $0 = [.standup] }
      $0.destination = nil
    }
  }

  @Test func `meetings that were deleted elsewhere are not deleted again`() async {
    let store = store(.review)
    @Shared(.syncUps) var syncUps
    $syncUps.withLock { $0[0].meetings = [] }
    store.assert { $0.$syncUps.withLock { $0[0].meetings = [] } }
    await store.send(.view(.meetingsDeleted(offsets: [1])))
  }

  // MARK: Deleting

  @Test func `deleting asks for confirmation, and notifies the parent`() async {
    let store = store(.standup)
    await store.send(.view(.deleteTapped)) { $0.destination = .alert(.deleting(.standup)) }
    await store.send(.destination(.presented(.alert(.deleteConfirmed)))) { $0.destination = nil }
    await store.receive(\.delegate.deleted, SyncUp.standup.id)
  }

  @Test func `declining the confirmation keeps the sync-up`() async {
    let store = store(.standup)
    await store.send(.view(.deleteTapped)) { $0.destination = .alert(.deleting(.standup)) }
    await store.send(.destination(.dismiss)) { $0.destination = nil }
    await store.finish()
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
    await store.send(.view(.startTapped))
    await store.receive(\.effect.speechDenied) { $0.destination = .alert(.speechDenied) }
    await store.send(.destination(.presented(.alert(.startConfirmed)))) { $0.destination = nil }
    await store.receive(\.delegate.started, .standup)
  }

  @Test func `the settings can be opened instead of starting a meeting`() async {
    let openings = LockIsolated(0)
    let store = store(.standup, permission: .denied)
    store.dependencies.settingsOpener.open = { openings.withValue { $0 += 1 } }
    await store.send(.view(.startTapped))
    await store.receive(\.effect.speechDenied) { $0.destination = .alert(.speechDenied) }
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

  @Test func `a meeting is deleted after confirmation`() async {
    let store = store(.review)
    var left = SyncUp.review
    let meeting = left.meetings.remove(at: 0)
    await store.send(.view(.meetingsDeleted(offsets: [0]))) {
      $0.destination = .alert(.deleting([meeting]))
    }
    let deletion = SyncUpDetail.AlertAction.meetingsDeleteConfirmed(ids: [meeting.id])
    await store.send(.destination(.presented(.alert(deletion)))) {
      $0.destination = nil
      $0.$syncUp.withLock { $0 = left }
    }
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
    @Shared(.syncUps) var syncUps
    $syncUps.withLock { $0 = [syncUp] }
    return TestStore(initialState: SyncUpDetail.State(syncUp: Shared($syncUps[id: syncUp.id])!)) {
      SyncUpDetail()
    } withDependencies: {
      $0.speechClient.permission = { permission }
      $0.uuid = .incrementing
    }
  }
}
