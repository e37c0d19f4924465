// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleUI
import Foundation
import Testing

@testable import EnsembleInspection
@testable import EnsembleInspector

@MainActor
@Suite("The list of sessions")
struct SessionsFeatureTests {
  private func session(
    _ number: Int,
    age: Double = 1,
    size: Int = 1,
    rate: Double = 0,
    slowest: Double = 0,
    isMeasured: Bool = true
  ) -> SessionSummary {
    SessionSummary(
      id: SessionSummary.ID(app: 0, session: number),
      name: nil,
      age: age,
      idle: 1,
      pageCount: 1,
      size: size,
      actionCount: 3,
      rate: rate,
      slowest: ".load",
      slowestDuration: slowest,
      isMeasured: isMeasured
    )
  }

  @Test func `sessions are read each second while the list is shown`() async {
    let clock = TestClock()
    let count = LockIsolated(0)
    let store = TestStore(initialState: SessionsFeature.State()) {
      SessionsFeature()
    } withDependencies: {
      $0.continuousClock = clock
      $0.sessionsClient.sessions = {
        count.withValue { $0 += 1 }
        return [self.session(count.value)]
      }
    }
    let showing = await store.send(.appeared)
    for number in 1...3 {
      if number > 1 { await clock.advance(by: .seconds(1)) }
      await store.receive(\.refreshed)
      await store.receive(\.read) { $0.sessions = [self.session(number)] }
    }
    await showing.cancel()
    #expect(count.value == 3)
  }

  @Test func `the list is sorted by age, size, rate or slowest run`() {
    var state = SessionsFeature.State()
    state.sessions = [
      session(1, age: 9, size: 1, rate: 2, slowest: 3),
      session(2, age: 8, size: 3, rate: 1, slowest: 2),
      session(3, age: 7, size: 2, rate: 3, slowest: 4),
    ]
    let sorted = SessionsFeature.Order.allCases.map { order in
      state.order = order
      return state.sorted.map(\.id.session)
    }
    #expect(sorted == [[1, 2, 3], [2, 3, 1], [3, 1, 2], [3, 1, 2]])
  }

  @Test func `parts of a state are opened, and an ended session says so`() async {
    let root = PartSummary(
      path: ["Store 1"],
      name: "Store 1",
      type: "S",
      summary: "S",
      partCount: 1
    )
    let part = PartSummary(
      path: ["Store 1", "a"],
      name: "a",
      type: "Int",
      summary: "3",
      partCount: 0
    )
    let id = SessionSummary.ID(app: 0, session: 4)
    let isOver = LockIsolated(false)
    let store = TestStore(initialState: SessionsFeature.State()) {
      SessionsFeature()
    } withDependencies: {
      $0.sessionsClient.contents = { asked, open in
        if asked != id || isOver.value { return nil }
        return SessionContents(rows: open.isEmpty ? [root] : [root, part], actions: [".load"])
      }
    }
    await store.send(.sessionTapped(id)) { $0.chosen = id }
    await store.receive(\.contentsRead) {
      $0.contents = SessionContents(rows: [root], actions: [".load"])
    }
    await store.send(.partTapped(["Store 1"])) { $0.open = [["Store 1"]] }
    await store.receive(\.contentsRead) { $0.contents?.rows = [root, part] }
    isOver.setValue(true)
    await store.send(.partTapped(["Store 1"])) { $0.open = [] }
    await store.receive(\.contentsRead) {
      $0.contents = nil
      $0.hasEnded = true
    }
    await store.send(.closeTapped) { $0.chosen = nil }
  }

  @Test func `an answer about another session is ignored`() async {
    let first = SessionSummary.ID(app: 0, session: 1)
    let second = SessionSummary.ID(app: 0, session: 2)
    let store = TestStore(initialState: SessionsFeature.State(chosen: second)) {
      SessionsFeature()
    }
    await store.send(.contentsRead(first, SessionContents(rows: [], actions: [".old"])))
    await store.send(.contentsRead(first, nil))
  }

  @Test func `the view shows the numbers, and refuses to open what is not measured`() async {
    let client = SessionsClient(
      sessions: {
        [
          self.session(1, age: 300, size: 5_000, rate: 2.25, slowest: 0.0042),
          self.session(2, isMeasured: false),
        ]
      },
      contents: { _, _ in
        SessionContents(
          rows: [PartSummary(path: ["S"], name: "S", type: "S", summary: "S()", partCount: 0)],
          actions: [".first", ".second"]
        )
      }
    )
    let host = ViewHost(SessionsView(client: client, clock: TestClock()))
    await host.wait(timeout: .seconds(300)) { $0.texts.contains("2 sessions") }
    let second = host.button("Session 2 Open for 1 s, 1 page, used 1 s ago")
    #expect(second.isDisabled)
    let name = """
      Session 1 Open for 5 min, 1 page, used 1 s ago 5 KB, 3 actions, 2.3 per second, slowest .load 4.2 ms
      """
    host.button(name).tap()
    await host.wait(timeout: .seconds(300)) { $0.texts.contains(".second") }
    _ = host.button("· S: S()")
    let actions = host.texts.filter { [".first", ".second"].contains($0) }
    #expect(actions == [".second", ".first"])
    host.button("Close").tap()
    #expect(!host.texts.contains(".second"))
  }
}
