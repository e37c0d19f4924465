// SPDX-License-Identifier: MIT

import ComposableArchitecture
import XCTest

@testable import Errands

@MainActor
final class FormTests: XCTestCase {
  func testNameIsCut() async {
    let store = TestStore(initialState: Profile.State()) {
      Profile()
    }
    await store.send(.form(.init(\.displayName, "The Baker's Daughter"))) {
      $0.displayName = "The Baker's Daug"
    }
    await store.send(.form(.set(\.homeStreet, "Mill Lane"))) {
      $0.homeStreet = "Mill Lane"
    }
    await store.send(.resetTapped) {
      $0 = Profile.State()
    }
  }

  func testNoMailIsNoticed() async {
    let store = TestStore(initialState: Profile.State()) {
      Profile()
    }
    await store.send(.form(.init(\.digest, .never))) {
      $0.digest = .never
      $0.notice = AlertState {
        TextState("You will get no mail.")
      }
    }
    await store.send(.notice(.dismiss)) {
      $0.notice = nil
    }
  }

  func testRemindersNeedPermission() async {
    let store = TestStore(initialState: Profile.State()) {
      Profile()
    } withDependencies: {
      $0.reminders.ask = { true }
    }
    await store.send(.form(.init(\.sendsReminders, true))) {
      $0.isAsking = true
    }
    await store.receive(.permission(granted: true)) {
      $0.isAsking = false
      $0.sendsReminders = true
    }
  }

  func testImport() async {
    let store = TestStore(initialState: Profile.State()) {
      Profile()
    }
    await store.send(
      .imported([
        FormAction<Profile.State>.set(\.displayName, "Ada"),
        FormAction<Profile.State>.set(\.digest, .daily),
      ])
    ) {
      $0.displayName = "Ada"
      $0.digest = .daily
    }
  }

  func testArrival() async {
    let store = TestStore(initialState: CountedArrival.State()) {
      CountedArrival()
    }
    await store.send(.welcome(.set(\.$name, "Ada"))) {
      $0.arrival = .welcome(Welcome.State(name: "Ada"))
      $0.actions = 1
    }
    await store.send(.welcome(.continueTapped)) {
      $0.actions = 2
    }
    await store.receive(.welcome(.moved(name: "Ada"))) {
      $0.arrival = .address(HomeAddress.State(name: "Ada"))
      $0.actions = 3
    }
    await store.send(.address(.streetChanged("Mill Lane"))) {
      $0.arrival = .address(HomeAddress.State(name: "Ada", street: "Mill Lane"))
      $0.actions = 4
    }
    await store.send(.address(.doneTapped)) {
      $0.arrival = .done
      $0.actions = 5
    }
  }
}
