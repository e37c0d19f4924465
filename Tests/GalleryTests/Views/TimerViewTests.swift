// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleUI
import Foundation
import TestTools
import Testing

@testable import GalleryExamples

@MainActor
@Suite(.timeLimit(.minutes(1))) struct TimerViewTests {
  private let clock = HandClock()

  @Test func `timers of a list count on their own`() async {
    let store = Store(initialState: ManyTimers.State()) {
      ManyTimers()
    } withDependencies: { [clock] in
      $0.continuousClock = clock
    }
    let host = ViewHost(ManyTimersView(store: store))
    host.button("Start").tap()
    await tick(until: host, says: "3 s")
    host.button("Start").tap()
    await clock.sleeping(2)
    for left in ["6 s", "5 s"] { await tick(2, until: host, says: left) }
    await tick(2, until: host, says: "Done!")
    await host.wait { $0.texts[3] == "4 s" }
    #expect(host.texts.prefix(6) == ["Timer #0", "Done!", "Timer #1", "4 s", "Timer #2", "10 s"])
    #expect(host.controls.prefix(4) == ["Again", "Reset", "Stop", "Reset"])
    host.button("Again").tap()
    #expect(host.texts.prefix(2) == ["Timer #0", "4 s"])
    #expect(host.button("Reset").isDisabled)
  }

  @Test func `documents are shown with those that are none, and are put away`() async throws {
    let id = try #require(UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"))
    let tea = LonelyTimer.State(name: "Tea", duration: 5)
    let written = LockIsolated<[String]>([])
    await withDependencies {
      $0.continuousClock = clock
      $0.timerFiles.read = { $0 == "a.timer" ? try TimerFile(id: id, tea).json : Data("{".utf8) }
      $0.timerFiles.write = { _, file in written.withValue { $0.append(file) } }
    } operation: {
      let documents = Document.open(["a.timer", "b.timer", "a.timer"])
      let host = ViewHost(DocumentsView(documents: documents))
      #expect(
        host.texts == [
          "a.timer", "Tea", "5 s",
          "b.timer: cannot be opened, it is no JSON",
          "a.timer: cannot be opened, it is open already",
        ]
      )
      host.button("Start").tap()
      await tick(until: host, says: "4 s")
      await clock.sleeping()
      host.close()
      await clock.sleeping(0)
      #expect(documents[0].store?.timer.position == 4)
      #expect(Set(written.value) == ["a.timer"])
    }
  }

  /// Lets a second go by, when so many timers wait for it.
  private func tick(_ count: Int = 1, until host: ViewHost, says text: String) async {
    await clock.sleeping(count)
    clock.advance(by: .seconds(1))
    await host.wait { $0.texts.contains(text) }
  }

  @Test func `without files the reader is told how to name them`() {
    #expect(ViewHost(DocumentsView(documents: [])).text(containing: "Name their files") != nil)
  }
}
