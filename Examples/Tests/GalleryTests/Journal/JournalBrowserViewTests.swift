// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleUI
import ExampleTestTools
import Foundation
import Testing

@testable import GalleryExamples

@MainActor
@Suite(.timeLimit(.minutes(10))) struct JournalBrowserViewTests {
  @Test func `without a journal there are no sessions`() async {
    let host = ViewHost(JournalBrowserView(store: store(sessions: [])))
    await host.wait(timeout: .ample) { $0.text(containing: "No recorded sessions yet") != nil }
    #expect(host.controls == ["Refresh"])
    host.close()
  }

  @Test func `a session is chosen and closed`() async throws {
    let session = RecordedSession(
      id: "web-todos.0123456789",
      lastAction: 1,
      lastSnapshot: 0,
      size: 40
    )
    let host = ViewHost(JournalBrowserView(store: store(sessions: [session])))
    await host.wait(timeout: .ample) { $0.text(containing: "web-todos") != nil }
    #expect(host.text(containing: "01234567") == "01234567")
    let row = try #require(
      host.tree.visibleElements.first { element in
        element.content.isControl && host.tree.text(of: element.id).hasPrefix("web-todos")
      }
    )
    #expect(host.tree.perform(.press, on: row.id))
    await host.wait(timeout: .ample) { $0.text(containing: "{\"addTapped\":{}}") != nil }
    #expect(host.controls == ["All sessions", "Refresh"])
    #expect(host.texts.contains("store"))
    host.button("All sessions").tap()
    await host.wait(timeout: .ample) { $0.text(containing: "addTapped") == nil }
    host.close()
  }

  private func store(sessions: [RecordedSession]) -> StoreOf<JournalBrowser> {
    let action = JournaledAction(
      id: 1,
      time: Date(timeIntervalSince1970: 0),
      origin: "store",
      text: "{\"addTapped\":{}}"
    )
    let record = SessionRecord(actions: [action], snapshot: 0, state: [])
    return Store(initialState: JournalBrowser.State()) {
      JournalBrowser()
    } withDependencies: {
      $0.journalClient.sessions = { sessions }
      $0.journalClient.record = { _ in record }
    }
  }
}
