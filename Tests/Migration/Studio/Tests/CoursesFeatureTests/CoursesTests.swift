// SPDX-License-Identifier: MIT

import SharedModels
import StudioAPI
import StudioKit
import StudioKitTesting
import XCTest

@testable import CoursesFeature

final class CoursesTests: XCTestCase {
  let mainQueue = DispatchQueue.test
  let raku = Course(id: 2, title: "Raku", teacher: "Bente", startsAt: Date(), seats: 4, taken: 3)

  @MainActor
  private func makeStore(
    isMember: Bool = true,
    change: (inout CoursesFeature.State) -> Void = { _ in }
  ) -> TestStoreOf<CoursesFeature> {
    @Shared(.member) var member
    $member.withLock { $0 = isMember ? Member(id: 1, name: "Mina", email: "m@example.org") : nil }
    var state = CoursesFeature.State()
    change(&state)
    return TestStore(initialState: state) {
      CoursesFeature()
    } withDependencies: {
      $0.mainQueue = mainQueue.eraseToAnyScheduler()
      $0.flags = .constant([.waitingList])
    }
  }

  @MainActor
  func testSearching() async {
    let queries = Recorder<String>()
    let store = makeStore()
    store.dependencies.studioAPI.courses = { [raku] query, page in
      queries.record("\(query) \(page)")
      return page == 0 ? [raku] : []
    }
    await store.send(\.binding.query, "r") {
      $0.query = "r"
    }
    await mainQueue.advance(by: .milliseconds(300))
    await store.send(\.binding.query, "raku ") {
      $0.query = "raku "
    }
    await mainQueue.advance(by: .milliseconds(399))
    queries.expect([])
    await mainQueue.advance(by: 1)
    await store.receive(\.search) {
      $0.$lastSearch.withLock { $0 = "raku" }
    }
    await store.receive(\.pager.refresh) {
      $0.pager.isLoading = true
    }
    await store.receive(\.pager.pageLoaded) {
      $0.pager.isLoading = false
      $0.pager.elements = [self.raku]
      $0.pager.next = 1
    }
    queries.expect(["raku  0"])
    await store.send(\.pager.appeared, 2) {
      $0.pager.isLoading = true
    }
    await store.receive(\.pager.pageLoaded) {
      $0.pager.isLoading = false
      $0.pager.next = nil
    }
  }

  @MainActor
  func testTheLastSearchIsRemembered() async {
    @Shared(.lastSearch) var lastSearch
    $lastSearch.withLock { $0 = "tiles" }
    let store = makeStore()
    XCTAssertEqual(store.state.query, "tiles")
  }

  @MainActor
  func testLevels() async {
    let advanced = Course(id: 3, title: "Large", teacher: "Ayo", level: .advanced, startsAt: Date())
    let store = makeStore { [raku] in $0.pager.elements = [raku, advanced] }
    await store.send(\.view.levelTapped, .advanced) {
      $0.level = .advanced
    }
    XCTAssertEqual(store.state.visible, [advanced])
    await store.send(\.view.levelTapped, .advanced) {
      $0.level = nil
    }
    XCTAssertEqual(store.state.visible.ids, [2, 3])
  }

  @MainActor
  func testOnlyMembersBook() async {
    let store = makeStore(isMember: false)
    await store.send(.view(.courseTapped(raku)))
    await store.receive(\.delegate.signInRequired)
  }

  @MainActor
  func testBooking() async {
    let store = makeStore { [raku] in $0.pager.elements = [raku] }
    var booked = raku
    booked.taken = 4
    store.dependencies.studioAPI.book = { [booked] id in
      XCTAssertEqual(id, 2)
      return booked
    }
    store.exhaustivity = .off
    await store.send(.view(.appeared))
    await store.receive(\.flagsChanged) {
      $0.isWaitingListEnabled = true
    }
    await store.send(.view(.courseTapped(raku)))
    XCTAssertEqual(store.state.detail?.hasWaitingList, true)
    await store.send(\.detail.bookTapped) {
      $0.detail?.isBusy = true
    }
    await mainQueue.advance(by: .milliseconds(200))
    await store.receive(\.detail.answered) {
      $0.detail?.isBooked = true
      $0.detail?.course = booked
    }
    await store.receive(\.delegate.bookingsChanged, 1) {
      $0.bookings = [2]
      $0.pager.elements = [booked]
    }
  }

  @MainActor
  func testAFullCourse() async {
    let store = TestStore(
      initialState: CourseDetail.State(course: raku, isBooked: false, hasWaitingList: true)
    ) {
      CourseDetail()
    } withDependencies: {
      $0.mainQueue = .immediate
      $0.studioAPI.book = { _ in throw APIError(.full) }
    }
    await store.send(.bookTapped) {
      $0.isBusy = true
    }
    await store.receive(\.answered) {
      $0.isBusy = false
      $0.course.taken = 4
      $0.destination = .alert(
        AlertState {
          TextState("Sorry")
        } message: {
          TextState("All seats are taken.")
        }
      )
    }
    await store.send(\.destination.dismiss) {
      $0.destination = nil
    }
    await store.send(.notifyTapped) {
      $0.isOnWaitingList = true
    }
  }

  @MainActor
  func testABookingIsCancelled() async {
    let start = Date(timeIntervalSince1970: 1_000_000)
    var course = raku
    course.startsAt = start
    let store = TestStore(
      initialState: CourseDetail.State(course: course, isBooked: true, hasWaitingList: false)
    ) {
      CourseDetail()
    } withDependencies: {
      $0.date.now = start.addingTimeInterval(-86_400)
      $0.calendar = Calendar(identifier: .gregorian)
      $0.timeZone = TimeZone(secondsFromGMT: 0)!
      $0.studioAPI.cancelBooking = { [course] _ in
        var course = course
        course.taken -= 1
        return course
      }
    }
    store.exhaustivity = .off
    await store.send(.cancelTapped)
    let dialog = store.state.destination?.dialog
    XCTAssertEqual(dialog?.message, TextState("The course starts in 1 days."))
    XCTAssertEqual(dialog?.buttons.first?.label, TextState("Cancel and pay half"))
    await store.send(.destination(.presented(.dialog(.cancelBooking)))) {
      $0.isBusy = true
      $0.destination = nil
    }
    await store.receive(\.delegate.cancelled) {
      $0.course.taken = 2
      $0.isBooked = false
      $0.isBusy = false
    }
  }
}
