// SPDX-License-Identifier: MIT

import Ensemble
import Foundation
import Testing

@testable import GalleryExamples

@MainActor
@Suite(.timeLimit(.minutes(10))) struct SyncUpFormTests {
  @Test func `fields are written by bindings`() async {
    let store = store(.standup)
    await store.send(.binding(.set(\.syncUp.title, "Retro"))) { $0.syncUp.title = "Retro" }
    await store.send(.binding(.set(\.syncUp.theme, .plum))) { $0.syncUp.theme = .plum }
    await store.send(.binding(.set(\.syncUp.duration, .seconds(90)))) {
      $0.syncUp.duration = .seconds(90)
    }
    await store.send(.binding(.set(\.syncUp.attendees[0].name, "Adele"))) {
      $0.syncUp.attendees[id: UUID(101)]?.name = "Adele"
    }
    await store.send(.binding(.set(\.focus, nil))) { $0.focus = nil }
  }

  @Test func `a new attendee has the focus`() async {
    let store = store(.review)
    await store.send(.view(.addAttendeeTapped)) {
      $0.syncUp.attendees = [
        Attendee(id: UUID(201), name: "Dora"), Attendee(id: UUID(0)),
      ]
      $0.focus = .attendee(UUID(0))
    }
  }

  @Test(arguments: [([0], [102, 103], 102), ([1], [101, 103], 103), ([2, 1], [101], 101)])
  func `removing attendees moves the focus to a neighbor`(
    offsets: [Int],
    left: [Int],
    focused: Int
  ) async {
    let store = store(.standup)
    await store.send(.view(.attendeesDeleted(offsets: offsets))) {
      $0.syncUp.attendees.removeAll { !left.map { UUID($0) }.contains($0.id) }
      $0.focus = .attendee(UUID(focused))
    }
    #expect(store.state.syncUp.attendees.ids.elements == left.map { UUID($0) })
  }

  @Test func `removing all attendees adds a new one`() async {
    let store = store(.standup)
    await store.send(.view(.attendeesDeleted(offsets: [0, 1, 2]))) {
      $0.syncUp.attendees = [Attendee(id: UUID(0))]
      $0.focus = .attendee(UUID(0))
    }
  }

  @Test func `removing no attendees changes nothing`() async {
    let store = TestStore(initialState: SyncUpForm.State(syncUp: .review)) { SyncUpForm() }
    await store.send(.view(.attendeesDeleted(offsets: [])))
  }

  private func store(_ syncUp: SyncUp) -> TestStoreOf<SyncUpForm> {
    TestStore(initialState: SyncUpForm.State(syncUp: syncUp)) {
      SyncUpForm()
    } withDependencies: {
      $0.uuid = .incrementing
    }
  }
}

@Suite struct SyncUpTests {
  @Test func `tidying drops attendees without a name`() {
    var syncUp = SyncUp.standup
    syncUp.attendees[id: UUID(102)]?.name = "  "
    #expect(syncUp.tidied { UUID(0) }.attendees.map(\.name) == ["Ada", "Chen"])
    #expect(SyncUp.standup.tidied { UUID(0) } == .standup)
  }

  @Test func `tidying keeps at least one attendee`() {
    var syncUp = SyncUp.review
    syncUp.attendees = [Attendee(id: UUID(1)), Attendee(id: UUID(2))]
    #expect(syncUp.tidied { UUID(0) }.attendees == [Attendee(id: UUID(0))])
  }

  @Test func `an edit changes only what it has edited`() {
    var edited = SyncUp.standup
    edited.title = "Retro"
    edited.attendees[id: UUID(101)]?.name = "Adele"
    edited.attendees.remove(id: UUID(102))
    edited.attendees.append(Attendee(id: UUID(1), name: "Emil"))
    var syncUp = SyncUp.standup
    syncUp.duration = .seconds(9)
    syncUp.title = "Others"
    syncUp.attendees.remove(id: UUID(103))
    syncUp.attendees.append(Attendee(id: UUID(2), name: "Dora"))
    syncUp.meetings = SyncUp.review.meetings
    syncUp.apply(edited, since: .standup)
    #expect(syncUp.title == "Retro")
    #expect(syncUp.duration == .seconds(9))
    #expect(syncUp.attendees.map(\.name) == ["Adele", "Dora", "Emil"])
    #expect(syncUp.meetings == SyncUp.review.meetings)
  }

  @Test func `an edit of a sync-up that is gone adds it again`() {
    var syncUps: IdentifiedArrayOf<SyncUp> = [.review]
    syncUps.apply(.standup, since: .standup)
    #expect(syncUps == [.review, .standup])
  }

  @Test func `all attendees have turns of equal length`() {
    #expect(SyncUp.standup.turn == .seconds(2))
    #expect(SyncUp(id: UUID(0), duration: .seconds(9)).turn == .seconds(9))
  }

  @Test func `an encoded sync-up decodes to the same value`() throws {
    let data = try JSONEncoder().encode(SyncUp.review)
    #expect(try JSONDecoder().decode(SyncUp.self, from: data) == .review)
  }
}
