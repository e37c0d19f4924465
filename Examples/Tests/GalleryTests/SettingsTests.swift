// SPDX-License-Identifier: MIT

import Ensemble
import GalleryExamples
import Testing

@MainActor
@Suite(.timeLimit(.minutes(10))) struct SettingsTests {
  @Test func `fields are written without calling the client`() async {
    let store = TestStore(initialState: Settings.State()) { Settings() }
    await store.send(.form(.set(\.displayName, "Blob"))) { $0.displayName = "Blob" }
    await store.send(.form(.set(\.protectMyPosts, true))) { $0.protectMyPosts = true }
    await store.send(.form(.set(\.digest, .weekly))) { $0.digest = .weekly }
    await store.send(.form(.set(\.sendMobileNotifications, true))) {
      $0.sendMobileNotifications = true
    }
    await store.send(.form(.set(\.sendEmailNotifications, true))) {
      $0.sendEmailNotifications = true
    }
  }

  @Test func `the display name is truncated to 16 characters`() async {
    let store = TestStore(initialState: Settings.State()) { Settings() }
    await store.send(.form(.set(\.displayName, "Blob McBlobface, Esq."))) {
      $0.displayName = "Blob McBlobface,"
      $0.isNameCut = true
    }
    await store.send(.form(.set(\.displayName, "Blob"))) {
      $0.displayName = "Blob"
      $0.isNameCut = false
    }
  }

  // MARK: Notifications

  @Test func `notifications are on only after the user has allowed them`() async {
    let registrations = LockIsolated(0)
    let store = TestStore(initialState: Settings.State()) {
      Settings()
    } withDependencies: {
      $0.notificationClient.permission = { .undecided }
      $0.notificationClient.ask = { true }
      $0.notificationClient.register = { registrations.withValue { $0 += 1 } }
    }
    await store.send(.form(.set(\.sendNotifications, true))) { $0.isAskingPermission = true }
    await store.receive(.permission(.granted)) {
      $0.isAskingPermission = false
      $0.sendNotifications = true
    }
    #expect(registrations.value == 1)
    await store.send(.form(.set(\.sendNotifications, true)))
  }

  @Test func `a user who has allowed notifications before is not asked`() async {
    let store = TestStore(initialState: Settings.State()) {
      Settings()
    } withDependencies: {
      $0.notificationClient.permission = { .granted }
      $0.notificationClient.register = {}
    }
    await store.send(.form(.set(\.sendNotifications, true))) { $0.isAskingPermission = true }
    await store.receive(.permission(.granted)) {
      $0.isAskingPermission = false
      $0.sendNotifications = true
    }
  }

  @Test func `notifications stay off when the user declines`() async {
    let store = TestStore(initialState: Settings.State()) {
      Settings()
    } withDependencies: {
      $0.notificationClient.permission = { .undecided }
      $0.notificationClient.ask = { false }
    }
    await store.send(.form(.set(\.sendNotifications, true))) { $0.isAskingPermission = true }
    await store.receive(.permission(.declined)) { $0.isAskingPermission = false }
  }

  @Test func `an earlier refusal is shown in an alert`() async {
    let store = TestStore(initialState: Settings.State()) {
      Settings()
    } withDependencies: {
      $0.notificationClient.permission = { .denied }
    }
    await store.send(.form(.set(\.sendNotifications, true))) { $0.isAskingPermission = true }
    await store.receive(.permission(.denied)) {
      $0.isAskingPermission = false
      $0.alert = AlertState {
        TextState("Notifications are denied")
      } message: {
        TextState("Allow them in the system settings.")
      }
    }
    await store.send(.alert(.dismiss)) { $0.alert = nil }
  }

  @Test func `a failure is shown in an alert`() async {
    struct Offline: Error, CustomStringConvertible {
      var description: String { "There is no network." }
    }
    let store = TestStore(initialState: Settings.State()) {
      Settings()
    } withDependencies: {
      $0.notificationClient.permission = { .undecided }
      $0.notificationClient.ask = { throw Offline() }
    }
    await store.send(.form(.set(\.sendNotifications, true))) { $0.isAskingPermission = true }
    await store.receive(.permission(.failed(message: "There is no network."))) {
      $0.isAskingPermission = false
      $0.alert = AlertState {
        TextState("The permission could not be requested")
      } message: {
        TextState("There is no network.")
      }
    }
  }

  @Test func `notifications are switched off without calling the client`() async {
    var state = Settings.State()
    state.sendNotifications = true
    let store = TestStore(initialState: state) { Settings() }
    await store.send(.form(.set(\.sendNotifications, false))) { $0.sendNotifications = false }
  }

  @Test func `switching off withdraws the request for permission`() async {
    let clock = TestClock()
    let store = TestStore(initialState: Settings.State()) {
      Settings()
    } withDependencies: {
      $0.continuousClock = clock
      $0.notificationClient = .liveValue
    }
    await store.send(.form(.set(\.sendNotifications, true))) { $0.isAskingPermission = true }
    await store.send(.form(.set(\.sendNotifications, false))) { $0.isAskingPermission = false }
    await clock.run()
  }

  // MARK: Reset

  @Test func `a reset restores the initial values, and withdraws the request for permission`() async
  {
    let clock = TestClock()
    let store = TestStore(initialState: Settings.State()) {
      Settings()
    } withDependencies: {
      $0.continuousClock = clock
      $0.notificationClient = .liveValue
    }
    await store.send(.form(.set(\.displayName, "Blob"))) { $0.displayName = "Blob" }
    await store.send(.form(.set(\.digest, .off))) { $0.digest = .off }
    await store.send(.form(.set(\.sendNotifications, true))) { $0.isAskingPermission = true }
    await store.send(.resetTapped) {
      $0.displayName = ""
      $0.digest = .daily
      $0.isAskingPermission = false
    }
    await clock.run()
  }

  // MARK: Storage

  @Test func `settings survive the end of the program`() async {
    var first: TestStoreOf<Settings>? = TestStore(initialState: Settings.State()) { Settings() }
    await first?.send(.form(.set(\.displayName, "Blob"))) { $0.displayName = "Blob" }
    await first?.send(.form(.set(\.digest, .off))) { $0.digest = .off }
    first = nil
    let state = Settings.State()
    #expect(state.displayName == "Blob")
    #expect(state.digest == .off)
  }

  @Test func `pages share their settings, but neither a question nor an alert`() async {
    let first = TestStore(initialState: Settings.State()) {
      Settings()
    } withDependencies: {
      $0.notificationClient.permission = { .denied }
    }
    let second = Store(initialState: Settings.State()) { Settings() }
    await first.send(.form(.set(\.protectMyPosts, true))) { $0.protectMyPosts = true }
    #expect(second.protectMyPosts)
    await first.send(.form(.set(\.sendNotifications, true))) { $0.isAskingPermission = true }
    first.exhaustivity = .off
    await first.receive(.permission(.denied))
    #expect(first.state.alert != nil)
    #expect(second.alert == nil)
    #expect(!second.isAskingPermission)
    await first.finish()
  }

  @Test func `other settings have other values`() {
    var first = Settings.State()
    first.displayName = "Blob"
    let second = withDependencies {
      $0.defaultAppStorage = .inMemory
    } operation: {
      Settings.State()
    }
    #expect(second.displayName == "")
    #expect(first.displayName == "Blob")
  }

  // MARK: By name

  @Test func `every setting can be written by its name, and nothing else can`() {
    #expect(
      Settings.State.formFields.names == [
        "displayName", "digest", "protectMyPosts", "sendNotifications", "sendMobileNotifications",
        "sendEmailNotifications",
      ]
    )
  }
}
