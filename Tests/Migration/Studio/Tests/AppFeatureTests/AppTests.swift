// SPDX-License-Identifier: MIT

import AccountFeature
import ComposableArchitecture
import CoursesFeature
import KilnFeature
import OnboardingFeature
import PiecesFeature
import SharedModels
import StudioKit
import StudioKitTesting
import XCTest

@testable import AppFeature

final class AppTests: XCTestCase {
  override func invokeTest() {
    withDependencies {
      $0.quiet()
      $0.secrets = .inMemory()
      $0.flags = .constant([])
    } operation: {
      super.invokeTest()
    }
  }

  @MainActor
  private func makeStore(
    _ change: (inout AppFeature.State) -> Void = { _ in }
  ) -> TestStore<AppFeature.State, AppFeature.Action> {
    @Shared(.hasOnboarded) var hasOnboarded
    $hasOnboarded.withLock { $0 = true }
    var state = AppFeature.State()
    change(&state)
    let store = TestStore(initialState: state) { AppFeature() }
    store.exhaustivity = .off
    return store
  }

  @MainActor
  func testALinkLeadsToAPiece() async {
    @Shared(.pieces) var pieces
    $pieces.withLock { $0 = [Piece(id: UUID(5), name: "Plate")] }
    let store = makeStore { $0.tab = .shop }
    await store.send(.openURL(URL(string: "studio://pieces/\(UUID(5).uuidString)")!)) {
      $0.tab = .pieces
    }
    await store.receive(\.pieces.view.pieceTapped)
    XCTAssertEqual(store.state.pieces.path.last?.detail?.piece.name, "Plate")
    await store.send(.tabSelected(.pieces)) {
      $0.pieces.path = StackState()
    }
  }

  @MainActor
  func testLinksToOtherTabs() async {
    @Shared(.basket) var basket
    $basket.withLock { $0.add(Article(id: "a", title: "Apron", cents: 2_000)) }
    let store = makeStore {
      $0.kiln.plan = [Firing(id: 3, title: "Raku", steps: [])]
    }
    store.dependencies.mainQueue = .immediate
    store.dependencies.studioAPI.courses = { _, _ in [] }
    await store.send(.openURL(URL(string: "studio://kiln/3")!)) {
      $0.tab = .kiln
    }
    await store.receive(\.kiln.firingTapped, 3)
    XCTAssertEqual(store.state.kiln.destination?.firing?.firing.title, "Raku")
    await store.send(.openURL(URL(string: "studio://courses?q=raku")!)) {
      $0.tab = .courses
    }
    await store.receive(\.courses.binding.query) {
      $0.courses.query = "raku"
    }
    await store.receive(\.courses.search)
    await store.send(.openURL(URL(string: "studio://basket")!)) {
      $0.tab = .shop
    }
    await store.receive(\.shop.basketTapped)
    XCTAssertNotNil(store.state.shop.destination?.checkout)
    await store.finish()
  }

  @MainActor
  func testSigningInReturnsToTheCourses() async {
    let store = makeStore()
    let course = Course(id: 1, title: "Raku", teacher: "Bente", startsAt: Date())
    await store.send(\.courses.view.courseTapped, course)
    await store.receive(\.courses.delegate.signInRequired) {
      $0.tab = .account
      $0.pendingLink = .courses(query: nil)
    }
    store.dependencies.analytics.identify = { _ in }
    let member = Member(id: 2, name: "Ann", email: "ann@example.org")
    await store.send(\.account.signedOut.delegate.signedIn, member) {
      $0.tab = .courses
      $0.pendingLink = nil
      $0.account = .signedIn(Profile.State(member: member))
    }
    await store.send(\.courses.view.courseTapped, course)
    XCTAssertEqual(store.state.courses.detail?.course, course)
  }

  @MainActor
  func testBeginnersSeeCourses() async {
    let store = makeStore()
    store.state.$hasOnboarded.withLock { $0 = false }
    await store.send(\.appDelegate.didFinishLaunching) {
      $0.onboarding = Onboarding.State()
    }
    await store.send(\.onboarding.nextTapped)
    await store.send(\.onboarding.path[id: 0].experience.chosen, .none)
    await store.skipReceivedActions()
    await store.send(\.onboarding.path[id: 1].summary.startTapped)
    await store.receive(\.tabSelected, .courses) {
      $0.onboarding = nil
      $0.tab = .courses
      $0.courses.level = .beginner
    }
  }

  @MainActor
  func testTabsAreCounted() async {
    let events = Recorder<AnalyticsEvent>()
    let count = LockIsolated(0)
    let store = TestStore(initialState: AppFeature.State()) {
      AppFeature().counting(count)
    } withDependencies: {
      $0.analytics = .recording(events)
    }
    await store.send(.tabSelected(.kiln)) { $0.tab = .kiln }
    await store.send(.tabSelected(.kiln))
    await store.send(\.appDelegate.didEnterBackground)
    await store.finish()
    events.expect([AnalyticsEvent("tab", ["name": "kiln"])])
    XCTAssertEqual(count.value, 3)
  }

  func testLinks() {
    func link(_ text: String) -> DeepLink? { URL(string: text).flatMap(DeepLink.init) }
    XCTAssertEqual(link("studio://kiln/12"), .firing(12))
    XCTAssertEqual(link("studio://courses"), .courses(query: nil))
    XCTAssertNil(link("studio://kiln/warm"))
    XCTAssertNil(link("studio://pieces/12"))
    XCTAssertNil(link("https://basket"))
    XCTAssertTrue(link("studio://basket")?.is(\.basket) ?? false)
  }

  @MainActor func testTheStoreOfTheApplication() {
    StudioApplication.store.send(.tabSelected(.courses))
    XCTAssertEqual(StudioApplication.store.tab, .courses)
    StudioApplication.store.send(.tabSelected(.pieces))
  }
}
