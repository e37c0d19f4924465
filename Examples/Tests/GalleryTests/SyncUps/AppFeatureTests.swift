// SPDX-License-Identifier: MIT

import Ensemble
import Foundation
import Testing

@testable import GalleryExamples

@MainActor
@Suite(.timeLimit(.minutes(10))) struct AppFeatureTests {
  private let clock = TestClock()
  private let disk = TestDisk()
  private let now = Date(timeIntervalSince1970: 1_000_000)

  // MARK: Navigation

  @Test func `a sync-up is opened from the list, and a meeting from the sync-up`() async {
    let store = store([.review])
    await store.send(.list(.view(.syncUpTapped(id: SyncUp.review.id))))
    await store.receive(\.list.delegate.opened) {
      $0.path[id: 0] = self.detail(of: .review, in: $0)
    }
    await store.send(.path(.element(id: 0, action: .detail(.view(.meetingTapped(id: UUID(202)))))))
    await store.receive(\.path[id: 0].detail.delegate.opened) {
      $0.path[id: 1] = .meeting(SyncUp.review.meetings[0], syncUp: .review)
    }
    await store.send(.path(.popFrom(id: 1))) { $0.path.removeLast() }
    await store.send(.path(.popFrom(id: 0))) { $0.path.removeLast() }
  }

  @Test func `an edit reaches the list and the file`() async throws {
    let store = store([.standup, .review], opening: .review)
    var edited = SyncUp.review
    edited.title = "Retro"
    await store.send(detail(.view(.editTapped))) {
      $0.path[id: 0, case: \.detail]?.destination = .edit(SyncUpForm.State(syncUp: .review))
    }
    await store.send(
      detail(.destination(.presented(.edit(.binding(.set(\.syncUp.title, "Retro"))))))
    ) {
      $0.path[id: 0, case: \.detail]?.destination[case: \.edit]?.syncUp.title = "Retro"
    }
    await store.send(detail(.view(.confirmEditTapped))) {
      $0.path[id: 0, case: \.detail]?.destination = nil
      $0.list.$syncUps.withLock { $0 = [.standup, edited] }
    }
    #expect(store.state.path[id: 0]?.detail?.syncUp == edited)
    #expect(try saved() == [.standup, edited])
  }

  @Test func `a deleted sync-up is removed from the list, the stack and the file`() async throws {
    let store = store([.standup, .review], opening: .review)
    await store.send(detail(.view(.deleteTapped))) {
      $0.path[id: 0, case: \.detail]?.destination = .alert(.deleting(.review))
    }
    await store.send(detail(.destination(.presented(.alert(.deleteConfirmed))))) {
      $0.path[id: 0, case: \.detail]?.destination = nil
    }
    await store.receive(\.path[id: 0].detail.delegate.deleted) {
      $0.list.$syncUps.withLock { $0 = [.standup] }
      $0.path.removeAll()
    }
    #expect(try saved() == [.standup])
  }

  // MARK: Meetings

  @Test func `a meeting is held to its end, recorded and saved`() async throws {
    let store = store([.standup, .review], opening: .standup)
    store.dependencies.speechClient.permission = { .granted }
    store.dependencies.speechClient.transcripts = {
      AsyncThrowingStream { $0.yield("All is well") }
    }
    var state = RecordMeeting.State(syncUp: .standup)
    await store.send(detail(.view(.startTapped)))
    await store.receive(\.path[id: 0].detail.delegate.started) { $0.path[id: 1] = .record(state) }
    await store.send(record(.view(.appeared)))
    await store.receive(\.path[id: 1].record.effect.heard) {
      state.transcript = "All is well"
      $0.path[id: 1] = .record(state)
    }
    for second in 1...6 {
      await clock.advance(by: .seconds(1))
      await store.receive(\.path[id: 1].record.effect.ticked) {
        state.elapsed = .seconds(second)
        state.speaker = min(second / 2, 2)
        state.hasEnded = second == 6
        $0.path[id: 1] = .record(state)
      }
    }
    var held = SyncUp.standup
    held.meetings = [Meeting(id: UUID(0), date: now, transcript: "All is well")]
    await store.receive(\.path[id: 1].record.delegate.ended) {
      $0.list.$syncUps.withLock { $0 = [held, .review] }
    }
    await store.receive(\.path.popFrom) { $0.path.removeLast() }
    #expect(store.state.path[id: 0]?.detail?.syncUp == held)
    #expect(try saved() == [held, .review])
    try await clock.checkSuspension()
  }

  @Test func `the latest meeting is the first`() async {
    let store = store([.review], opening: .review)
    store.exhaustivity = .off
    await store.send(detail(.view(.startTapped)))
    await store.receive(\.path[id: 0].detail.delegate.started)
    await store.send(record(.delegate(.ended(.review, transcript: "Newest")))) {
      let meeting = Meeting(id: UUID(0), date: self.now, transcript: "Newest")
      $0.list.$syncUps.withLock { $0[0].meetings.insert(meeting, at: 0) }
    }
    #expect(
      store.state.list.syncUps[0].meetings.map(\.transcript) == ["Newest", "Newer", "Older"]
    )
  }

  @Test func `leaving a meeting stops its clock and its transcription`() async throws {
    let stopped = LockIsolated(false)
    let store = store([.standup], opening: .standup)
    store.dependencies.speechClient.permission = { .granted }
    store.dependencies.speechClient.transcripts = {
      AsyncThrowingStream { listener in
        listener.onTermination = { _ in stopped.setValue(true) }
      }
    }
    await store.send(detail(.view(.startTapped)))
    await store.receive(\.path[id: 0].detail.delegate.started) {
      $0.path[id: 1] = .record(RecordMeeting.State(syncUp: .standup))
    }
    let meeting = await store.send(record(.view(.appeared)))
    await clock.advance(by: .seconds(1))
    await store.receive(\.path[id: 1].record.effect.ticked) {
      $0.path[id: 1, case: \.record]?.elapsed = .seconds(1)
    }
    await #expect(throws: SuspensionError.self) { try await clock.checkSuspension() }
    await store.send(.path(.popFrom(id: 1))) { $0.path.removeLast() }
    await meeting.finish()
    try await clock.checkSuspension()
    #expect(stopped.value)
    #expect(store.state.list.syncUps == [.standup])
  }

  @Test func `a discarded meeting is not recorded`() async {
    let store = store([.standup], opening: .standup)
    await store.send(detail(.view(.startTapped)))
    await store.receive(\.path[id: 0].detail.delegate.started) {
      $0.path[id: 1] = .record(RecordMeeting.State(syncUp: .standup))
    }
    await store.send(record(.view(.endTapped))) {
      $0.path[id: 1, case: \.record]?.alert = .ending
    }
    await store.send(record(.alert(.presented(.discardTapped)))) {
      $0.path[id: 1, case: \.record]?.alert = nil
      $0.path[id: 1, case: \.record]?.hasEnded = true
    }
    await store.receive(\.path.popFrom) { $0.path.removeLast() }
  }

  @Test func `a meeting of a sync-up that was deleted elsewhere adds it again`() async throws {
    let store = store([.standup, .review], opening: .review)
    store.exhaustivity = .off
    await store.send(detail(.view(.startTapped)))
    await store.receive(\.path[id: 0].detail.delegate.started)
    try delete(.review)
    #expect(store.state.list.syncUps == [.standup])
    await store.send(record(.delegate(.ended(.review, transcript: "Newest"))))
    #expect(store.state.list.syncUps.map(\.title) == ["Stand-up", "Review"])
    #expect(store.state.path[id: 0]?.detail?.syncUp.meetings.map(\.transcript).first == "Newest")
    #expect(try saved() == Array(store.state.list.syncUps))
  }

  @Test func `an edit elsewhere does not change a meeting in progress`() async throws {
    let store = store([.standup], opening: .standup)
    store.exhaustivity = .off
    await store.send(detail(.view(.startTapped)))
    await store.receive(\.path[id: 0].detail.delegate.started)
    var edited = SyncUp.standup
    edited.attendees = []
    try disk.put(JSONEncoder().encode([edited]), at: URL.syncUps.path)
    #expect(store.state.path[id: 0]?.detail?.syncUp.attendees.isEmpty == true)
    #expect(store.state.path[id: 1]?.record?.syncUp == .standup)
  }

  // MARK: Addresses

  @Test func `opening a place shows it, and makes it the current place`() async {
    let store = store([.standup, .review])
    await store.send(.opened(.detail(SyncUp.review.id))) {
      $0.path[id: 0] = self.detail(of: .review, in: $0)
    }
    #expect(store.state.place == .detail(SyncUp.review.id))
    store.exhaustivity = .off
    let places: [Place] = [
      .edit(SyncUp.standup.id), .meeting(SyncUp.review.id, UUID(203)), .add, .list,
    ]
    for place in places {
      await store.send(.opened(place))
      #expect(store.state.place == place)
    }
    #expect(store.state.path.isEmpty)
    // A place that no longer exists changes nothing.
    await store.send(.opened(.add))
    await store.send(.opened(.detail(UUID(999))))
    await store.send(.opened(.meeting(SyncUp.review.id, UUID(999))))
    #expect(store.state.place == .add)
  }

  @Test func `a place can be opened at once`() async throws {
    try disk.put(JSONEncoder().encode([SyncUp.review]), at: URL.syncUps.path)
    let store = store(nil)
    await store.send(.opened(.detail(SyncUp.review.id))) {
      $0.path[id: 0] = self.detail(of: .review, in: $0)
    }
  }

  @Test func `a link does not end a meeting in progress`() async {
    let store = store([.standup], opening: .standup)
    await store.send(detail(.view(.startTapped)))
    await store.receive(\.path[id: 0].detail.delegate.started) {
      $0.path[id: 1] = .record(RecordMeeting.State(syncUp: .standup))
    }
    #expect(store.state.place == .detail(SyncUp.standup.id))
    await store.send(.opened(.list))
  }

  // MARK: Support

  /// Returns a store of sync-ups; of those in the file if there are none.
  private func store(
    _ syncUps: IdentifiedArrayOf<SyncUp>?,
    opening syncUp: SyncUp? = nil
  ) -> TestStoreOf<AppFeature> {
    withDependencies {
      $0.defaultFileStorage = disk.storage
    } operation: {
      var state = AppFeature.State()
      if let syncUps { state.list.$syncUps.withLock { $0 = syncUps } }
      if let syncUp { state.path.append(detail(of: syncUp, in: state)) }
      return TestStore(initialState: state) {
        AppFeature()
      } withDependencies: {
        $0.continuousClock = clock
        $0.date = .constant(now)
        $0.speechClient.permission = { .unavailable }
        $0.uuid = .incrementing
      }
    }
  }

  private func detail(of syncUp: SyncUp, in state: AppFeature.State) -> AppFeature.Path.State {
    .detail(SyncUpDetail.State(syncUp: Shared(state.list.$syncUps[id: syncUp.id])!))
  }

  /// Returns the content of the file.
  private func saved() throws -> [SyncUp]? {
    try disk.read(URL.syncUps.path).map { try JSONDecoder().decode([SyncUp].self, from: $0) }
  }

  /// Deletes a sync-up, as another program does.
  private func delete(_ syncUp: SyncUp) throws {
    let others = try saved()?.filter { $0.id != syncUp.id }
    disk.put(try JSONEncoder().encode(others), at: URL.syncUps.path)
  }

  private func detail(_ action: SyncUpDetail.Action) -> AppFeature.Action {
    .path(.element(id: 0, action: .detail(action)))
  }

  private func record(_ action: RecordMeeting.Action) -> AppFeature.Action {
    .path(.element(id: 1, action: .record(action)))
  }
}
