// SPDX-License-Identifier: MIT

import ComposableArchitecture
import SharedModels
import XCTest

@testable import OnboardingFeature

final class OnboardingTests: XCTestCase {
  @MainActor
  func testAllSteps() async throws {
    let store = TestStore(initialState: Onboarding.State()) {
      Onboarding()
    }
    await store.send(.nameChanged("Noor")) {
      $0.$introduction.withLock { $0.name = "Noor" }
    }
    await store.send(.nextTapped) {
      $0.path[id: 0] = .experience(
        ExperienceStep.State(introduction: $0.$introduction)
      )
    }
    await store.send(\.path[id: 0].experience.chosen, .some) {
      $0.$introduction.withLock { $0.experience = .some }
    }
    await store.receive(\.path[id: 0].experience.delegate.chosen) {
      $0.path[id: 1] = .topics(TopicsStep.State(topics: $0.$introduction.topics))
    }
    await store.send(\.path[id: 1].topics.doneTapped)
    await store.send(\.path[id: 1].topics.toggled, .tiles) {
      $0.$introduction.withLock { $0.topics = [.tiles] }
    }
    await store.send(\.path[id: 1].topics.toggled, .glazing) {
      $0.$introduction.withLock { $0.topics = [.glazing, .tiles] }
    }
    await store.send(\.path[id: 1].topics.doneTapped)
    await store.receive(\.path[id: 1].topics.delegate.done) {
      $0.path[id: 2] = .summary(
        SummaryStep.State(introduction: SharedReader($0.$introduction))
      )
    }
    let summary = try XCTUnwrap(store.state.path[id: 2, case: \.summary])
    XCTAssertEqual(summary.text, "Noor likes glazing and tiles.")
    await store.send(\.path[id: 2].summary.editTapped) {
      $0.path.pop(to: 0)
    }
    XCTAssertEqual(store.state.path.ids, [0])
  }

  @MainActor
  func testBeginnersSkipTheTopics() async throws {
    var introduction = Introduction()
    introduction.topics = [.bowls]
    let store = TestStore(initialState: Onboarding.State(introduction: introduction)) {
      Onboarding()
    }
    store.exhaustivity = .off
    await store.send(.nextTapped)
    await store.send(\.path[id: 0].experience.chosen, .none)
    await store.receive(\.path[id: 0].experience.delegate)
    XCTAssertTrue(store.state.path.last?.is(\.summary) == true)
    XCTAssertEqual(store.state.introduction.topics, [])
    await store.send(\.path[id: 1].summary.startTapped) {
      $0.$hasOnboarded.withLock { $0 = true }
    }
    await store.receive(\.delegate.finished)
  }

  @MainActor
  func testSkipping() async {
    let store = TestStore(initialState: Onboarding.State()) {
      Onboarding()
    }
    XCTAssertFalse(store.state.hasOnboarded)
    await store.send(.skipTapped) {
      $0.$hasOnboarded.withLock { $0 = true }
    }
    await store.receive(\.delegate.skipped)
  }

  @MainActor
  func testAStepIsPopped() async {
    let store = TestStore(
      initialState: Onboarding.State()
    ) {
      Onboarding()
    }
    store.exhaustivity = .off
    await store.send(.nextTapped)
    await store.send(\.path.popFrom, 0) {
      $0.path = StackState()
    }
    await store.send(
      .path(
        .push(
          id: 1,
          state: .experience(
            ExperienceStep.State(introduction: store.state.$introduction)
          )
        )
      )
    )
    XCTAssertEqual(store.state.path.count, 1)
  }
}
