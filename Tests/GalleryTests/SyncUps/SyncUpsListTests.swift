// SPDX-License-Identifier: MIT

import Ensemble
import Foundation
import Testing

@testable import GalleryExamples

@MainActor
@Suite(.timeLimit(.minutes(10))) struct SyncUpsListTests {
  // MARK: Adding and deleting

  @Test func `a sync-up is added from the sheet`() async {
    let store = store([.review])
    await store.send(.view(.addTapped)) {
      $0.destination = .add(
        SyncUpForm.State(syncUp: SyncUp(id: UUID(0), attendees: [Attendee(id: UUID(1))]))
      )
    }
    await store.send(.destination(.presented(.add(.binding(.set(\.syncUp.title, "Retro")))))) {
      $0.destination[case: \.add]?.syncUp.title = "Retro"
    }
    await store.send(.destination(.presented(.add(.view(.addAttendeeTapped))))) {
      $0.destination[case: \.add]?.syncUp.attendees.append(Attendee(id: UUID(2)))
      $0.destination[case: \.add]?.focus = .attendee(UUID(2))
    }
    await store.send(
      .destination(.presented(.add(.binding(.set(\.syncUp.attendees[1].name, "Ada")))))
    ) {
      $0.destination[case: \.add]?.syncUp.attendees[id: UUID(2)]?.name = "Ada"
    }
    await store.send(.view(.confirmAddTapped)) {
      $0.destination = nil
      $0.syncUps = [
        .review,
        SyncUp(id: UUID(0), title: "Retro", attendees: [Attendee(id: UUID(2), name: "Ada")]),
      ]
    }
  }

  @Test func `a sync-up that is not added is discarded`() async {
    let store = store([])
    await store.send(.view(.addTapped)) {
      $0.destination = .add(
        SyncUpForm.State(syncUp: SyncUp(id: UUID(0), attendees: [Attendee(id: UUID(1))]))
      )
    }
    await store.send(.view(.cancelAddTapped)) { $0.destination = nil }
    await store.send(.view(.confirmAddTapped))
  }

  @Test func `deleting sync-ups by offset asks for confirmation`() async {
    let store = store([.standup, .review])
    await store.send(.view(.deleted(offsets: [0]))) {
      $0.destination = .alert(.deleting([.standup]))
    }
    await store.send(deletion(of: .standup)) {
      $0.destination = nil
      $0.syncUps = [.review]
    }
  }

  @Test func `declining the confirmation keeps the sync-ups`() async {
    let store = store([.standup, .review])
    await store.send(.view(.deleted(offsets: [1]))) {
      $0.destination = .alert(.deleting([.review]))
    }
    await store.send(.destination(.dismiss)) { $0.destination = nil }
  }

  @Test func `tapping a sync-up asks the parent to open it`() async {
    let store = store([.standup, .review])
    await store.send(.view(.syncUpTapped(id: SyncUp.review.id)))
    await store.receive(\.delegate.opened, .review)
    await store.send(.view(.syncUpTapped(id: UUID(404))))
  }

  // MARK: Loading

  @Test func `saved sync-ups are loaded`() async throws {
    let data = try JSONEncoder().encode([SyncUp.standup, .review])
    let store = store([], data: .inMemory([SyncUpsList.fileName: data]))
    await store.send(.view(.appeared))
    await store.receive(\.load)
    await store.receive(\.loaded, [.standup, .review]) {
      $0.saved = [.standup, .review]
      $0.syncUps = [.standup, .review]
    }
    await store.send(.view(.disappeared))
  }

  @Test func `sync-ups added while loading follow the loaded ones`() async throws {
    let data = try JSONEncoder().encode([SyncUp.review])
    let store = store([.standup], data: .inMemory([SyncUpsList.fileName: data]))
    await store.send(.load)
    await store.receive(\.loaded) {
      $0.saved = [.review]
      $0.syncUps = [.review, .standup]
    }
  }

  @Test func `the first launch has nothing to load`() async {
    let store = store([], data: .inMemory())
    await store.send(.view(.appeared))
    await store.receive(\.load)
  }

  @Test func `a file that cannot be read offers samples`() async {
    let store = store([])
    store.dependencies.dataManager.load = { _ in throw Mishap() }
    await store.send(.load)
    await store.receive(\.loadingFailed) { $0.destination = .alert(.loadingFailed) }
    await store.send(.destination(.presented(.alert(.samplesTapped)))) {
      $0.destination = nil
      let numbers = LockIsolated(0)
      $0.syncUps = SyncUp.samples {
        UUID(
          numbers.withValue {
            $0 += 1
            return $0 - 1
          }
        )
      }
    }
    #expect(store.state.syncUps.map(\.title) == ["Harbour office", "Night shift"])
  }

  @Test func `a file that cannot be read offers an empty list`() async {
    let store = store([], data: .inMemory([SyncUpsList.fileName: Data("sync-ups".utf8)]))
    await store.send(.load)
    await store.receive(\.loadingFailed) { $0.destination = .alert(.loadingFailed) }
    await store.send(.destination(.dismiss)) { $0.destination = nil }
  }

  // MARK: Saving

  @Test func `sync-ups are saved after a second without changes`() async throws {
    let clock = TestClock()
    let saved = LockIsolated<[Data]>([])
    let store = store([.standup, .review], clock: clock)
    store.dependencies.dataManager.save = { data, name in
      #expect(name == SyncUpsList.fileName)
      saved.withValue { $0.append(data) }
    }
    await store.send(.save)
    await clock.advance(by: .milliseconds(700))
    await store.send(.view(.deleted(offsets: [0]))) {
      $0.destination = .alert(.deleting([.standup]))
    }
    await store.send(deletion(of: .standup)) {
      $0.destination = nil
      $0.syncUps = [.review]
    }
    await store.send(.save)
    await clock.advance(by: .milliseconds(700))
    #expect(saved.value.isEmpty)
    await clock.advance(by: .milliseconds(300))
    await store.receive(\.saved) { $0.saved = [.review] }
    let data = try #require(saved.value.first)
    #expect(saved.value.count == 1)
    #expect(try JSONDecoder().decode([SyncUp].self, from: data) == [.review])
  }

  @Test func `saved sync-ups are loaded again`() async {
    let data = DataManager.inMemory()
    let first = store([.review, .standup], data: data, clock: ImmediateClock())
    await first.send(.save)
    await first.receive(\.saved) { $0.saved = [.review, .standup] }
    let second = store([], data: data)
    await second.send(.load)
    await second.receive(\.loaded) {
      $0.saved = [.review, .standup]
      $0.syncUps = [.review, .standup]
    }
  }

  @Test func `unsaved changes are saved at once when the list disappears`() async {
    let data = DataManager.inMemory()
    let store = store([.standup], data: data)
    await store.send(.save)
    await store.send(.view(.disappeared))
    await store.receive(\.saveAtOnce)
    await store.receive(\.saved) { $0.saved = [.standup] }
    await store.send(.view(.disappeared))
    await store.skipInFlightEffects()
    #expect(await saved(in: data) == [.standup])
  }

  @Test func `earlier data is kept if the list disappears before it was loaded`() async {
    let data = DataManager.inMemory()
    let first = store([.review], data: data, clock: ImmediateClock())
    await first.send(.save)
    await first.receive(\.saved) { $0.saved = [.review] }
    let second = store([.standup], data: data)
    await second.send(.view(.disappeared))
    await second.receive(\.saveAtOnce)
    await second.receive(\.saved) { $0.saved = [.review, .standup] }
    #expect(await saved(in: data) == [.review, .standup])
  }

  @Test func `an unreadable file is not overwritten without a change`() async {
    let data = DataManager.inMemory([SyncUpsList.fileName: Data("sync-ups".utf8)])
    let store = store([], data: data)
    await store.send(.load)
    await store.receive(\.loadingFailed) { $0.destination = .alert(.loadingFailed) }
    await store.send(.view(.disappeared))
  }

  @Test func `a failure to save is shown in an alert`() async {
    let store = store([.review], clock: ImmediateClock())
    store.dependencies.dataManager.save = { _, _ in throw Mishap() }
    await store.send(.save)
    await store.receive(\.savingFailed) { $0.destination = .alert(.savingFailed) }
    await store.send(.destination(.dismiss)) { $0.destination = nil }
  }

  // MARK: Support

  private func deletion(of syncUp: SyncUp) -> SyncUpsList.Action {
    .destination(.presented(.alert(.deleteConfirmed(ids: [syncUp.id]))))
  }

  /// Returns the content of the file; nil if it cannot be read.
  private func saved(in data: DataManager) async -> [SyncUp]? {
    guard let data = try? await data.load(name: SyncUpsList.fileName) else { return nil }
    return try? JSONDecoder().decode([SyncUp].self, from: data)
  }

  private func store(
    _ syncUps: IdentifiedArrayOf<SyncUp>,
    data: DataManager = DataManager(),
    clock: any Clock<Duration> = TestClock()
  ) -> TestStoreOf<SyncUpsList> {
    TestStore(initialState: SyncUpsList.State(syncUps: syncUps)) {
      SyncUpsList()
    } withDependencies: {
      $0.continuousClock = clock
      $0.dataManager = data
      $0.uuid = .incrementing
    }
  }
}
