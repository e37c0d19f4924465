// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleUI
import Testing

@testable import EnsembleInspection
@testable import EnsembleInspector

/// A feature whose state is not to be negative.
@Reducer
struct Jar {
  @ObservableState
  struct State: Equatable {
    var cookies = 2
  }

  enum Action {
    case filled
    case taken
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .filled: state.cookies = 2
      case .taken: state.cookies -= 1
      }
      return .none
    }
  }
}

@MainActor
@Suite("The timeline of a store", .timeLimit(.minutes(10)))
struct StoreTimelineTests {
  private let timeline = StoreTimeline()

  private func makeStore() -> StoreOf<Jar> {
    timeline.recording { Store(initialState: Jar.State()) { Jar() } }
  }

  @Test func `it counts the actions, and is at the last one`() {
    let store = makeStore()
    #expect(timeline.count == 0)
    #expect(timeline.position == 0)
    #expect(timeline.action == nil)
    for _ in 1...3 { store.send(.taken) }
    #expect(timeline.count == 3)
    #expect(timeline.position == 3)
    #expect(timeline.action == ".taken")
    #expect(timeline.state.contains("cookies: -1"))
    #expect(!timeline.isInPast)
  }

  @Test func `a shown action that was forgotten is before all that are kept`() throws {
    let store = Store(initialState: Jar.State()) { Jar() }
    let history = try #require(store.record(in: StoreInspection()))
    history.limits.actionsPerState = 1
    for _ in 1...20 { store.send(.taken) }
    let timeline = StoreTimeline(of: history)
    timeline.show(1)
    history.limitSize(1)
    #expect(history.firstNumber > 2)
    #expect(timeline.position == 0)
    #expect(timeline.isInPast)
  }

  @Test func `the store shows the state after any action, and the present again`() {
    let store = makeStore()
    for _ in 1...3 { store.send(.taken) }
    timeline.show(1)
    #expect(store.cookies == 1)
    #expect(timeline.position == 1)
    #expect(timeline.isInPast)
    #expect(timeline.state.contains("cookies: 1"))
    timeline.show(0)
    #expect(store.cookies == 2)
    #expect(timeline.action == nil)
    timeline.show(3)
    #expect(store.cookies == -1)
    #expect(!timeline.isInPast)
    timeline.show(-1)
    #expect(!timeline.isInPast)
  }

  @Test func `what is sent while the past is shown is refused`() {
    let store = makeStore()
    for _ in 1...2 { store.send(.taken) }
    timeline.show(1)
    store.send(.filled)
    #expect(store.cookies == 1)
    #expect(timeline.refusedAction == ".filled")
    timeline.returnToPresent()
    #expect(store.cookies == 0)
    #expect(timeline.refusedAction == nil)
    #expect(timeline.count == 2)
  }

  @Test func `the store continues from its past`() {
    let store = makeStore()
    for _ in 1...3 { store.send(.taken) }
    timeline.show(1)
    timeline.continueFromPast()
    #expect(store.cookies == 1)
    #expect(!timeline.isInPast)
    #expect(timeline.state.contains("cookies: 1"))
    #expect(timeline.action == nil)
    store.send(.taken)
    #expect(store.cookies == 0)
    #expect(timeline.action == ".taken")
  }

  @Test func `views that read it follow the store, and no other one`() async {
    let store = makeStore()
    let other = Store(initialState: Jar.State()) { Jar() }
    let host = ViewHost(TimelineView(timeline: timeline))
    #expect(host.texts == ["0 of 0"])
    other.send(.taken)
    store.send(.taken)
    await host.wait(timeout: .seconds(300)) { $0.texts == ["1 of 1"] }
    timeline.show(0)
    await host.wait(timeout: .seconds(300)) { $0.texts == ["0 of 1"] }
  }

  @Test func `the test that fails ends with the action that breaks a condition`() throws {
    let store = makeStore()
    for _ in 1...4 { store.send(.taken) }
    let test = try #require(try timeline.test(expecting: "cookies >= 0"))
    #expect(test.problems == [])
    #expect(test.code.contains("actions 1 to 3"))
    #expect(test.code.contains("#expect(store.state.cookies >= 0)"))
  }

  @Test func `there is no test of a condition that has always held`() throws {
    let store = makeStore()
    #expect(try timeline.test(expecting: "cookies >= 0") == nil)
    store.send(.taken)
    #expect(try timeline.test(expecting: "cookies >= 0") == nil)
    #expect(throws: (any Error).self) { try timeline.test(expecting: "no condition") }
  }

  @Test func `a test begins where the store has continued from its past`() throws {
    let store = makeStore()
    for _ in 1...3 { store.send(.taken) }
    timeline.show(2)
    timeline.continueFromPast()
    #expect(try timeline.test(expecting: "cookies >= 0") == nil)
    store.send(.taken)
    let test = try #require(try timeline.test(expecting: "cookies >= 0"))
    #expect(test.code.contains("actions 4 to 4"))
    #expect(test.code.contains("{ $0.cookies = -1 }"))
  }

  @Test func `a store that is recorded already has one history`() async {
    let other = StoreTimeline()
    let store = other.recording { makeStore() }
    let host = ViewHost(TimelineView(timeline: other))
    store.send(.taken)
    timeline.show(0)
    #expect(store.cookies == 2)
    await host.wait(timeout: .seconds(300)) { $0.texts == ["0 of 1"] }
  }
}

private struct TimelineView: View {
  let timeline: StoreTimeline

  var body: some View { Text("\(timeline.position) of \(timeline.count)") }
}
