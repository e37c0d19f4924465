// SPDX-License-Identifier: MIT

import Ensemble
import ExampleTestTools
import Foundation
import Testing

@testable import GalleryExamples

@MainActor
@Suite(.timeLimit(.minutes(10))) struct SyncUpsListTests {
  /// Programs do not make the same ids.
  private let uuid = UUIDGenerator.incrementing

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
      $0.$syncUps.withLock {
        $0 = [
          .review,
          SyncUp(id: UUID(0), title: "Retro", attendees: [Attendee(id: UUID(2), name: "Ada")]),
        ]
      }
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
      $0.$syncUps.withLock { $0 = [.review] }
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
    await store.receive(\.delegate.opened, Shared(value: .review))
    await store.send(.view(.syncUpTapped(id: UUID(404))))
  }

  @Test func `rows that were deleted elsewhere are not deleted again`() async {
    let store = store([.standup])
    await store.send(.view(.deleted(offsets: [1])))
  }

  // MARK: The file

  @Test func `saved sync-ups are loaded again`() throws {
    let disk = TestDisk()
    try save([.review, .standup], on: disk)
    let store = program(on: disk)
    #expect(store.state.syncUps == [.review, .standup])
  }

  @Test func `the first launch has nothing to load, and creates no file`() async {
    let disk = TestDisk()
    let store = program(on: disk)
    await store.send(.view(.appeared))
    #expect(store.state.syncUps.isEmpty)
    #expect(disk.read(URL.syncUps.path) == nil)
  }

  @Test func `the changes of other programs are seen, and none is overwritten`() async throws {
    let disk = TestDisk()
    let store = program(on: disk)
    store.exhaustivity = .off
    await add("Harbour", in: store)
    let own = try #require(try saved(on: disk))
    #expect(own.map(\.title) == ["Harbour"])
    try save(IdentifiedArray(uniqueElements: own + [.review]), on: disk)
    #expect(store.state.syncUps.map(\.title) == ["Harbour", "Review"])
    await add("Night shift", in: store)
    #expect(try saved(on: disk)?.map(\.title) == ["Harbour", "Review", "Night shift"])
  }

  @Test func `pages of one program see the changes of each other, and overwrite none`() async throws
  {
    let disk = TestDisk()
    let (first, second) = (program(on: disk), program(on: disk))
    first.exhaustivity = .off
    second.exhaustivity = .off
    await add("Harbour", in: first)
    await add("Night shift", in: second)
    for store in [first, second] {
      #expect(store.state.syncUps.map(\.title) == ["Harbour", "Night shift"])
    }
    #expect(try saved(on: disk)?.map(\.title) == ["Harbour", "Night shift"])
  }

  @Test func `a file that cannot be read is left alone, and offers samples`() async throws {
    let disk = TestDisk()
    disk.put(Data("sync-ups".utf8), at: URL.syncUps.path)
    let store = program(on: disk)
    await store.send(.view(.appeared)) { $0.destination = .alert(.loadingFailed) }
    #expect(store.state.problem?.contains("could not be read") == true)
    #expect(disk.read(URL.syncUps.path) == Data("sync-ups".utf8))
    let reporter = CollectingReporter()
    _ = await withIssueReporters([reporter]) {
      await store.send(.destination(.presented(.alert(.samplesTapped)))) {
        $0.destination = nil
        let samples = SyncUp.samples(newID: UUIDGenerator.incrementing.callAsFunction)
        $0.$syncUps.withLock { $0 = samples }
      }
    }
    #expect(reporter.reports.count == 1)
    #expect(reporter.reports.first?.message.contains("A copy of it is at") == true)
    #expect(store.state.problem == nil)
    #expect(try saved(on: disk)?.map(\.title) == ["Harbour office", "Night shift"])
    #expect(disk.read("\(URL.syncUps.path).corrupt") == Data("sync-ups".utf8))
  }

  @Test func `a file that cannot be read offers an empty list`() async {
    let disk = TestDisk()
    disk.put(Data("sync-ups".utf8), at: URL.syncUps.path)
    let store = program(on: disk)
    await store.send(.view(.appeared)) { $0.destination = .alert(.loadingFailed) }
    await store.send(.destination(.dismiss)) { $0.destination = nil }
    #expect(disk.read(URL.syncUps.path) == Data("sync-ups".utf8))
    #expect(disk.read("\(URL.syncUps.path).corrupt") == nil)
  }

  @Test func `a file that is repaired is read`() throws {
    let disk = TestDisk()
    disk.put(Data("sync-ups".utf8), at: URL.syncUps.path)
    let store = program(on: disk)
    #expect(store.state.problem != nil)
    expectReport("was overwritten, although") {
      #expect(throws: Never.self) { try save([.review], on: disk) }
    }
    #expect(store.state.problem == nil)
    #expect(store.state.syncUps == [.review])
  }

  @Test func `a failure to save is said, and the next change saves everything`() async throws {
    let disk = TestDisk()
    let isFull = LockIsolated(true)
    let store: TestStoreOf<SyncUpsList> = withDependencies {
      $0.defaultFileStorage = disk.storage
    } operation: {
      // The state finds the value of this key.
      let syncUps = Shared<IdentifiedArrayOf<SyncUp>>(
        wrappedValue: [],
        .checkedSyncUps { @Sendable in if isFull.value { throw Mishap() } }
      )
      return withExtendedLifetime(syncUps) { self.store(SyncUpsList.State()) }
    }
    store.exhaustivity = .off
    await add("Harbour", in: store)
    #expect(store.state.problem?.contains("could not be saved") == true)
    #expect(disk.read(URL.syncUps.path) == nil)
    isFull.setValue(false)
    await add("Night shift", in: store)
    #expect(store.state.problem == nil)
    #expect(try saved(on: disk)?.map(\.title) == ["Harbour", "Night shift"])
  }

  // MARK: Support

  private func deletion(of syncUp: SyncUp) -> SyncUpsList.Action {
    .destination(.presented(.alert(.deleteConfirmed(ids: [syncUp.id]))))
  }

  private func add(_ title: String, in store: TestStoreOf<SyncUpsList>) async {
    await store.send(.view(.addTapped))
    await store.send(.destination(.presented(.add(.binding(.set(\.syncUp.title, title))))))
    await store.send(.view(.confirmAddTapped))
  }

  private func save(_ syncUps: IdentifiedArrayOf<SyncUp>, on disk: TestDisk) throws {
    disk.put(try JSONEncoder().encode(syncUps), at: URL.syncUps.path)
  }

  private func saved(on disk: TestDisk) throws -> [SyncUp]? {
    try disk.read(URL.syncUps.path).map { try JSONDecoder().decode([SyncUp].self, from: $0) }
  }

  private func store(_ syncUps: IdentifiedArrayOf<SyncUp>) -> TestStoreOf<SyncUpsList> {
    let state = SyncUpsList.State()
    state.$syncUps.withLock { $0 = syncUps }
    return store(state)
  }

  /// Returns the store of a program on a disk.
  private func program(on disk: TestDisk) -> TestStoreOf<SyncUpsList> {
    withDependencies {
      $0.defaultFileStorage = disk.storage
    } operation: {
      store(SyncUpsList.State())
    }
  }

  private func store(_ state: SyncUpsList.State) -> TestStoreOf<SyncUpsList> {
    TestStore(initialState: state) {
      SyncUpsList()
    } withDependencies: {
      $0.uuid = uuid
    }
  }
}

extension SharedReaderKey where Self == FileStorageKey<IdentifiedArrayOf<SyncUp>> {
  /// Returns the key of all sync-ups, which are saved unless a check fails.
  fileprivate static func checkedSyncUps(
    _ check: @escaping @Sendable () throws -> Void
  ) -> Self {
    .fileStorage(
      .syncUps,
      decode: { @Sendable (data: Data) throws -> IdentifiedArrayOf<SyncUp> in
        try JSONDecoder().decode(IdentifiedArrayOf<SyncUp>.self, from: data)
      },
      encode: { @Sendable (syncUps: IdentifiedArrayOf<SyncUp>) throws -> Data in
        try check()
        return try JSONEncoder().encode(syncUps)
      }
    )
  }
}
