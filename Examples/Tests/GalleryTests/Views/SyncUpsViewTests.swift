// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleUI
import ExampleTestTools
import Foundation
import Testing

@testable import GalleryExamples

@MainActor
@Suite(.timeLimit(.minutes(10))) struct SyncUpsViewTests {
  private let clock = ManualClock()
  private let speech = TypedSpeech()
  private let disk = TestDisk()
  private let uuid = UUIDGenerator.incrementing

  @Test func `a sync-up is added with a form, edited, and deleted after confirmation`() async {
    let host = page()
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
    await host.wait(timeout: .ample) { $0.title == "Sync-ups" }
    #expect(host.text(containing: "Port") == nil)
  }

  @Test func `a row of the list is deleted after confirmation`() async {
    let host = page()
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
    let host = page()
    host.button("Add").tap()
    #expect(host.textField("Title").hasFocus)
    host.button("New attendee").tap()
    #expect(host.textField("Name", at: 1).hasFocus)
    host.button("Delete", at: 1).tap()
    #expect(host.textField("Name").hasFocus)
    host.button("Discard").tap()
    #expect(host.title == "Sync-ups")
  }

  @Test func `a form with unsaved changes is not closed by escape`() {
    let host = page()
    host.button("Add").tap()
    host.textField("Title").type("Port")
    host.dismiss()
    #expect(host.textField("Title").text == "Port")
    host.textField("Title").type("")
    host.dismiss()
    #expect(!host.showsSheet)
  }

  @Test func `a meeting is held, and recorded with its transcript`() async {
    let host = page()
    addPort(host)
    host.button("Port 2 5:00").tap()
    host.button("Start meeting").tap()
    await host.wait(timeout: .ample) { $0.text(containing: "0:00 gone") != nil }
    #expect(host.texts.contains("Ada"))
    await clock.sleeping()
    clock.advance(by: .seconds(1))
    await host.wait(timeout: .ample) { $0.text(containing: "0:01 gone") != nil }
    host.textField("Say").type("Hello")
    host.textField("Say").submit()
    await host.wait(timeout: .ample) { $0.text(containing: "Hello") != nil }
    host.button("Next speaker").tap()
    #expect(host.texts.contains("Bela"))
    host.button("End").tap()
    #expect(host.dialogTitle == "There is no next speaker")
    host.button("Save and end").tap()
    await host.wait(timeout: .ample) { $0.text(containing: "Past meetings") != nil }
    let time = Date(timeIntervalSince1970: 1_000_000).dayAndTime()
    host.button(time).tap()
    #expect(host.title == "Port, \(time)")
    #expect(host.text(containing: "Hello") != nil)
    host.goBack()
    host.goBack()
    #expect(host.title == "Sync-ups")
  }

  @Test func `two pages show the changes of each other`() async throws {
    let (first, second) = (page(), page())
    addPort(first)
    await second.wait(timeout: .ample) { $0.controls.contains("Port 2 5:00") }
    second.button("Port 2 5:00").tap()
    first.button("Port 2 5:00").tap()
    first.button("Delete").tap()
    first.button("Delete").tap()
    await second.wait(timeout: .ample) { $0.text(containing: "deleted elsewhere") != nil }
    #expect(first.title == "Sync-ups")
    #expect(second.title == "Port")
    #expect(second.button("Start meeting").isDisabled)
    second.button("Restore").tap()
    #expect(second.text(containing: "deleted elsewhere") == nil)
    await first.wait(timeout: .ample) { $0.controls.contains("Port 2 5:00") }
  }

  @Test func `a file that cannot be read is said`() async {
    disk.put(Data("sync-ups".utf8), at: URL.syncUps.path)
    let host = page()
    #expect(host.dialogTitle == "Your sync-ups could not be read")
    host.button("Start empty").tap()
    #expect(host.text(containing: "could not be read") != nil)
  }

  private func addPort(_ host: ViewHost) {
    host.button("Add").tap()
    host.textField("Title").type("Port")
    host.textField("Name").type("Ada")
    host.button("New attendee").tap()
    host.textField("Name", at: 1).type("Bela")
    host.button("Save").tap()
  }

  /// Returns a page of a program on the disk.
  private func page() -> ViewHost {
    withDependencies {
      $0.defaultFileStorage = disk.storage
    } operation: {
      ViewHost(AppView(store: store(), speech: speech))
    }
  }

  private func store() -> StoreOf<AppFeature> {
    Store(initialState: AppFeature.State()) {
      AppFeature()
    } withDependencies: { [clock, speech, uuid] in
      $0.continuousClock = clock
      $0.date.now = Date(timeIntervalSince1970: 1_000_000)
      $0.speechClient = speech.client
      $0.uuid = uuid
    }
  }
}
