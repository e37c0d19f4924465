// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleUI
import Foundation
import TestTools
import Testing

@testable import GalleryExamples

@MainActor
@Suite(.timeLimit(.minutes(10))) struct SyncUpsViewTests {
  private let clock = ManualClock()
  private let speech = TypedSpeech()
  private let data = DataManager.inMemory()

  @Test func `a sync-up is added with a form, edited, and deleted after confirmation`() async {
    let host = ViewHost(AppView(store: store(), speech: speech))
    #expect(host.title == "Sync-ups")
    addPort(host)
    #expect(host.text(containing: "Port") != nil)
    host.button("Port 2 5:00").tap()
    #expect(host.title == "Port")
    host.button("Edit").tap()
    #expect(host.title == "Edit Port")
    host.picker("Theme").select("teal")
    host.button("Save").tap()
    #expect(host.text(containing: "teal") != nil)
    host.button("Delete").tap()
    #expect(host.dialogTitle == "Delete Port?")
    host.button("Keep").tap()
    host.button("Delete").tap()
    host.button("Delete").tap()
    await host.wait { $0.title == "Sync-ups" }
    #expect(host.text(containing: "Port") == nil)
  }

  @Test func `a row of the list is deleted after confirmation`() async {
    let host = ViewHost(AppView(store: store(), speech: speech))
    addPort(host)
    host.button("Delete").tap()
    #expect(host.dialogTitle == "Delete Port?")
    host.button("Keep").tap()
    #expect(host.text(containing: "Port") != nil)
    host.button("Delete").tap()
    host.button("Delete").tap()
    #expect(host.text(containing: "Port") == nil)
  }

  @Test func `the title has the focus, and then a new attendee`() {
    let host = ViewHost(AppView(store: store(), speech: speech))
    host.button("Add").tap()
    #expect(host.textField("Title").hasFocus)
    host.button("New attendee").tap()
    #expect(host.textField("Name", at: 1).hasFocus)
    host.button("Delete", at: 1).tap()
    #expect(host.textField("Name").hasFocus)
    host.button("Discard").tap()
    #expect(host.title == "Sync-ups")
  }

  @Test func `a meeting is held, and recorded with its transcript`() async {
    let host = ViewHost(AppView(store: store(), speech: speech))
    addPort(host)
    host.button("Port 2 5:00").tap()
    host.button("Start meeting").tap()
    #expect(host.texts.contains("Ada"))
    // The timer, and the debounced save.
    await clock.sleeping(2)
    clock.advance(by: .seconds(1))
    await host.wait { $0.text(containing: "0:01 gone") != nil }
    host.textField("Say").type("Hello")
    host.textField("Say").submit()
    await host.wait { $0.text(containing: "Hello") != nil }
    host.button("Next speaker").tap()
    #expect(host.texts.contains("Bela"))
    host.button("End").tap()
    #expect(host.dialogTitle == "There is no next speaker")
    host.button("Save and end").tap()
    await host.wait { $0.text(containing: "Past meetings") != nil }
    host.button("1970-01-12T13:46:40Z").tap()
    #expect(host.text(containing: "Hello") != nil)
    host.goBack()
    host.goBack()
    #expect(host.title == "Sync-ups")
  }

  @Test func `a sync-up is restored if the application ends before it was saved`() async {
    let first = ViewHost(AppView(store: store(), speech: speech))
    addPort(first)
    first.close()
    await first.tree.finish(clock: clock)
    let second = ViewHost(AppView(store: store(), speech: speech))
    await second.wait { $0.text(containing: "Port") != nil }
    #expect(second.controls.contains("Port 2 5:00"))
  }

  private func addPort(_ host: ViewHost) {
    host.button("Add").tap()
    host.textField("Title").type("Port")
    host.textField("Name").type("Ada")
    host.button("New attendee").tap()
    host.textField("Name", at: 1).type("Bela")
    host.button("Save").tap()
  }

  private func store() -> StoreOf<AppFeature> {
    Store(initialState: AppFeature.State()) {
      AppFeature()
    } withDependencies: { [clock, data, speech] in
      $0.continuousClock = clock
      $0.dataManager = data
      $0.date.now = Date(timeIntervalSince1970: 1_000_000)
      $0.speechClient = speech.client
      $0.uuid = .incrementing
    }
  }
}
