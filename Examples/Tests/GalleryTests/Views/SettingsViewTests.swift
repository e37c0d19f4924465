// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleUI
import ExampleTestTools
import Testing

@testable import GalleryExamples

@MainActor
@Suite(.timeLimit(.minutes(10))) struct SettingsViewTests {
  private let clock = ManualClock()

  @Test func `fields are written, and a long name is truncated`() {
    let host = ViewHost(SettingsView(store: store()))
    host.textField("Display name").type("Blob the Great, First of His Name")
    #expect(host.textField("Display name").text == "Blob the Great, ")
    #expect(host.text(containing: "A name has at most 16 characters.") != nil)
    host.toggle("Protect my posts").tap()
    #expect(host.toggle("Protect my posts").isOn)
    host.picker("Digest").select("weekly")
    #expect(host.picker("Digest").selection == "weekly")
    host.button("Reset").tap()
    #expect(host.textField("Display name").text == "")
    #expect(host.text(containing: "at most 16") == nil)
    #expect(host.picker("Digest").selection == "daily")
  }

  @Test func `notifications are on once the permission is granted`() async {
    let host = ViewHost(SettingsView(store: store()))
    host.toggle("Send notifications").tap()
    // The switch stays where it was put.
    #expect(host.toggle("Send notifications").isOn)
    #expect(!host.controls.contains("By mail"))
    #expect(host.text(containing: "Asking for permission") != nil)
    await clock.sleeping()
    clock.advance(by: .milliseconds(500))
    await host.wait(timeout: .ample) { $0.text(containing: "Asking for permission") == nil }
    #expect(host.toggle("Send notifications").isOn)
    host.toggle("By mail").tap()
    #expect(host.toggle("By mail").isOn)
  }

  @Test func `a second tap takes the request back`() {
    let host = ViewHost(SettingsView(store: store()))
    host.toggle("Send notifications").tap()
    host.toggle("Send notifications").tap()
    #expect(!host.toggle("Send notifications").isOn)
    #expect(host.text(containing: "Asking for permission") == nil)
  }

  @Test func `a denied permission is shown in an alert`() async {
    let store = store(permission: .denied)
    let host = ViewHost(SettingsView(store: store))
    host.toggle("Send notifications").tap()
    await host.wait(timeout: .ample) { $0.dialogTitle == "Notifications are denied" }
    host.button("OK").tap()
    #expect(host.dialogTitle == nil)
    #expect(!host.toggle("Send notifications").isOn)
  }

  private func store(permission: NotificationPermission = .undecided) -> StoreOf<Settings> {
    Store(initialState: Settings.State()) {
      Settings()
    } withDependencies: { [clock] in
      $0.continuousClock = clock
      $0.notificationClient = .simulated { permission }
    }
  }
}
