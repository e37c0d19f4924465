// SPDX-License-Identifier: MIT

import Ensemble
import Foundation
import Testing

@testable import GalleryExamples

@MainActor
@Suite(.timeLimit(.minutes(10))) struct AppFeatureTests {
  private let clock = TestClock()
  private let data = DataManager.inMemory()
  private let now = Date(timeIntervalSince1970: 1_000_000)

  // MARK: Navigation

  @Test func `a sync-up is opened from the list, and a meeting from the sync-up`() async {
    let store = store([.review])
    await store.send(.list(.view(.syncUpTapped(id: SyncUp.review.id))))
    await store.receive(\.list.delegate.opened) {
      $0.path[id: 0] = .detail(SyncUpDetail.State(syncUp: .review))
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
      $0.path[id: 0] = .detail(SyncUpDetail.State(syncUp: edited))
    }
    await store.receive(\.path[id: 0].detail.delegate.changed) {
      $0.list.syncUps = [.standup, edited]
    }
    await store.receive(\.list.save)
    #expect(try await saved() == nil)
    await clock.advance(by: .seconds(1))
    await store.receive(\.list.saved) { $0.list.saved = [.standup, edited] }
    #expect(try await saved() == [.standup, edited])
  }

  @Test func `a deleted sync-up is removed from the list, the stack and the file`() async throws {
    let store = store([.standup, .review], opening: .review)
    await store.send(detail(.view(.deleteTapped))) {
      $0.path[id: 0, case: \.detail]?.destination = .alert(.deleting(.review))
    }
    await store.send(detail(.destination(.presented(.alert(.deleteConfirmed))))) {
      $0.path[id: 0, case: \.detail]?.destination = nil
    }
    await store.receive(\.path[id: 0].detail.delegate.deleted) { $0.list.syncUps = [.standup] }
    await store.receive(\.list.save)
    await store.receive(\.path.popFrom) { $0.path.removeAll() }
    await clock.advance(by: .seconds(1))
    await store.receive(\.list.saved) { $0.list.saved = [.standup] }
    #expect(try await saved() == [.standup])
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
      $0.list.syncUps = [held, .review]
      $0.path[id: 0] = .detail(SyncUpDetail.State(syncUp: held))
    }
    await store.receive(\.list.save)
    await store.receive(\.path.popFrom) { $0.path.removeLast() }
    await clock.advance(by: .seconds(1))
    await store.receive(\.list.saved) { $0.list.saved = [held, .review] }
    #expect(try await saved() == [held, .review])
    try await clock.checkSuspension()
  }

  @Test func `the latest meeting is the first`() async {
    let store = store([.review], opening: .review)
    store.exhaustivity = .off
    await store.send(detail(.view(.startTapped)))
    await store.receive(\.path[id: 0].detail.delegate.started)
    await store.send(record(.delegate(.ended(SyncUp.review.id, transcript: "Newest")))) {
      let meeting = Meeting(id: UUID(0), date: self.now, transcript: "Newest")
      $0.list.syncUps[id: SyncUp.review.id]?.meetings.insert(meeting, at: 0)
      $0.path[id: 0, case: \.detail]?.syncUp.meetings.insert(meeting, at: 0)
    }
    #expect(
      store.state.list.syncUps[0].meetings.map(\.transcript) == ["Newest", "Newer", "Older"]
    )
    await store.skipInFlightEffects()
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

  // MARK: Saving

  @Test func `changes within a second are saved once`() async throws {
    let savings = LockIsolated(0)
    let store = store([.standup, .review])
    store.dependencies.dataManager.save = { [data] in
      savings.withValue { $0 += 1 }
      try await data.save(data: $0, name: $1)
    }
    await deleteFirst(.standup, in: store) { $0.list.syncUps = [.review] }
    await store.receive(\.list.save)
    await clock.advance(by: .milliseconds(999))
    await deleteFirst(.review, in: store) { $0.list.syncUps = [] }
    await store.receive(\.list.save)
    await clock.advance(by: .milliseconds(999))
    #expect(savings.value == 0)
    await clock.advance(by: .milliseconds(1))
    await store.receive(\.list.saved) { $0.list.saved = [] }
    #expect(savings.value == 1)
    #expect(try await saved() == [])
  }

  @Test func `loading does not save`() async throws {
    try await data.save(data: JSONEncoder().encode([SyncUp.review]), name: SyncUpsList.fileName)
    let store = store([])
    await store.send(.list(.view(.appeared)))
    await store.receive(\.list.load)
    await store.receive(\.list.loaded) {
      $0.list.saved = [.review]
      $0.list.syncUps = [.review]
    }
    await store.finish()
    try await clock.checkSuspension()
  }

  @Test func `loaded sync-ups are saved with those added in the meantime`() async throws {
    try await data.save(data: JSONEncoder().encode([SyncUp.review]), name: SyncUpsList.fileName)
    let store = store([.standup])
    await store.send(.list(.load))
    await store.receive(\.list.loaded) {
      $0.list.saved = [.review]
      $0.list.syncUps = [.review, .standup]
    }
    await store.receive(\.list.save)
    await clock.advance(by: .seconds(1))
    await store.receive(\.list.saved) { $0.list.saved = [.review, .standup] }
    #expect(try await saved() == [.review, .standup])
  }

  // MARK: Addresses

  @Test func `opening a place shows it, and makes it the current place`() async {
    let store = store([.standup, .review])
    await store.send(.list(.saved([.standup, .review]))) {
      $0.list.saved = [.standup, .review]
    }
    await store.send(.opened(.detail(SyncUp.review.id))) {
      $0.path[id: 0] = .detail(SyncUpDetail.State(syncUp: .review))
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

  @Test func `a place opened before the sync-ups are loaded is shown afterwards`() async throws {
    try await data.save(data: JSONEncoder().encode([SyncUp.review]), name: SyncUpsList.fileName)
    let store = store([])
    await store.send(.opened(.detail(SyncUp.review.id))) {
      $0.awaitedPlace = .detail(SyncUp.review.id)
    }
    await store.send(.list(.view(.appeared)))
    await store.receive(\.list.load)
    await store.receive(\.list.loaded) {
      $0.list.saved = [.review]
      $0.list.syncUps = [.review]
      $0.awaitedPlace = nil
      $0.path[id: 0] = .detail(SyncUpDetail.State(syncUp: .review))
    }
    await store.finish()
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

  private func store(
    _ syncUps: IdentifiedArrayOf<SyncUp>,
    opening syncUp: SyncUp? = nil
  ) -> TestStoreOf<AppFeature> {
    TestStore(
      initialState: AppFeature.State(
        list: SyncUpsList.State(syncUps: syncUps),
        path: StackState(
          [syncUp].compactMap { $0.map { .detail(SyncUpDetail.State(syncUp: $0)) } }
        )
      )
    ) {
      AppFeature()
    } withDependencies: {
      $0.continuousClock = clock
      $0.dataManager = data
      $0.date = .constant(now)
      $0.speechClient.permission = { .unavailable }
      $0.uuid = .incrementing
    }
  }

  private func deleteFirst(
    _ syncUp: SyncUp,
    in store: TestStoreOf<AppFeature>,
    expecting change: @escaping (inout AppFeature.State) -> Void
  ) async {
    await store.send(.list(.view(.deleted(offsets: [0])))) {
      $0.list.destination = .alert(.deleting([syncUp]))
    }
    let confirmation = SyncUpsList.AlertAction.deleteConfirmed(ids: [syncUp.id])
    await store.send(.list(.destination(.presented(.alert(confirmation))))) {
      $0.list.destination = nil
      change(&$0)
    }
  }

  /// Returns the content of the file.
  private func saved() async throws -> [SyncUp]? {
    try await data.load(name: SyncUpsList.fileName).map {
      try JSONDecoder().decode([SyncUp].self, from: $0)
    }
  }

  private func detail(_ action: SyncUpDetail.Action) -> AppFeature.Action {
    .path(.element(id: 0, action: .detail(action)))
  }

  private func record(_ action: RecordMeeting.Action) -> AppFeature.Action {
    .path(.element(id: 1, action: .record(action)))
  }
}
