// SPDX-License-Identifier: MIT

import Ensemble
import Foundation
import Testing

@testable import GalleryExamples

@MainActor
@Suite(.timeLimit(.minutes(10))) struct JournalBrowserTests {
  @Test func `the sessions are read when the page appears, and again`() async {
    let sessions = LockIsolated<[RecordedSession]>([])
    let store = store { sessions.value }
    await store.send(.appeared)
    await store.receive(\.sessionsRead) { $0.sessions = [] }
    sessions.setValue([.todos])
    await store.send(.refreshTapped)
    await store.receive(\.sessionsRead) { $0.sessions = [.todos] }
  }

  @Test func `the actions of a chosen session are read until it is closed`() async {
    let store = store { [.todos] }
    await store.send(.sessionTapped(RecordedSession.todos.id)) {
      $0.chosen = RecordedSession.todos.id
    }
    await store.receive(\.sessionsRead) { $0.sessions = [.todos] }
    await store.receive(\.recordRead) { $0.record = .todos }
    #expect(store.state.chosenSession == .todos)
    await store.send(.refreshTapped)
    await store.receive(\.sessionsRead)
    await store.receive(\.recordRead)
    await store.send(.closeTapped) {
      $0.chosen = nil
      $0.record = nil
    }
    await store.receive(\.sessionsRead)
  }

  @Test func `the page of a session that was removed is closed`() async {
    let store = store(sessions: { [] }, record: { _ in nil })
    await store.send(.sessionTapped("web-todos.1")) { $0.chosen = "web-todos.1" }
    await store.receive(\.sessionsRead) { $0.sessions = [] }
    await store.receive(\.recordRead) { $0.chosen = nil }
  }

  @Test func `closing a session cancels its reading`() async {
    let clock = TestClock()
    let store = store {
      [.todos]
    } record: { [clock] _ in
      try await clock.sleep(for: .seconds(1))
      return .todos
    }
    await store.send(.sessionTapped("web-todos.1")) { $0.chosen = "web-todos.1" }
    await store.receive(\.sessionsRead) { $0.sessions = [.todos] }
    await store.send(.closeTapped) { $0.chosen = nil }
    await store.receive(\.sessionsRead)
    await clock.run()
    await store.finish()
  }

  @Test func `a problem is shown until a reading succeeds`() async {
    let isBroken = LockIsolated(true)
    let store = store {
      if isBroken.value { throw Unreadable() }
      return []
    }
    await store.send(.appeared)
    await store.receive(\.failed) { $0.problem = "The disk is broken." }
    isBroken.setValue(false)
    await store.send(.refreshTapped)
    await store.receive(\.sessionsRead) {
      $0.sessions = []
      $0.problem = nil
    }
  }

  private func store(
    sessions: @escaping @Sendable () async throws -> [RecordedSession],
    record: @escaping @Sendable (String) async throws -> SessionRecord? = { _ in .todos }
  ) -> TestStoreOf<JournalBrowser> {
    TestStore(initialState: JournalBrowser.State()) {
      JournalBrowser()
    } withDependencies: {
      $0.journalClient.sessions = sessions
      $0.journalClient.record = record
    }
  }
}

private struct Unreadable: Error, CustomStringConvertible {
  var description: String { "The disk is broken." }
}

extension RecordedSession {
  fileprivate static let todos = RecordedSession(
    id: "web-todos.0123456789abcdef",
    lastAction: 2,
    lastSnapshot: 0,
    size: 40
  )
}

extension SessionRecord {
  fileprivate static let todos = SessionRecord(
    actions: [
      JournaledAction(
        id: 1,
        time: Date(timeIntervalSince1970: 1_700_000_000),
        origin: "store",
        text: "{}"
      )
    ],
    snapshot: 0,
    state: []
  )
}
