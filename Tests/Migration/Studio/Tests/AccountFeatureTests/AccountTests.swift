// SPDX-License-Identifier: MIT

import DependenciesTestSupport
import SharedModels
import StudioAPI
import StudioKit
import StudioKitTesting
import Testing

@testable import AccountFeature

@MainActor
@Suite(
  .dependency(\.date.now, Date(timeIntervalSince1970: 1_000_000)),
  .dependency(\.secrets, .inMemory())
)
struct AccountTests {
  let mina = Member(id: 7, name: "Mina", email: "mina@example.org")

  @Test func aMemberSignsIn() async throws {
    let secrets = SecretsClient.inMemory()
    let ids = Recorder<String?>()
    let store = TestStore(initialState: Account.State()) {
      Account()
    } withDependencies: {
      $0.secrets = secrets
      $0.analytics.identify = { ids.record($0) }
      $0.studioAPI.signIn = { [mina] email, password in
        #expect(email == "mina@example.org" && password == "kaolin")
        return mina
      }
    }
    store.exhaustivity = .off
    await store.send(\.signedOut.signInTapped) {
      $0.modify(\.signedOut) { $0.focus = .email }
    }
    #expect(store.state.signedOut?.errors[\.email] == "Please fill this in.")
    await store.send(\.signedOut.binding.email, "mina@example.org")
    #expect(store.state.signedOut?.errors[\.email] == nil)
    #expect(store.state.signedOut?.errors[\.password] == "Please fill this in.")
    await store.send(\.signedOut.binding.password, "kaolin")
    await store.send(\.signedOut.signInTapped)
    await store.receive(\.signedOut.request.response.success)
    await store.receive(\.signedOut.delegate.signedIn, mina)
    #expect(store.state.is(\.signedIn))
    #expect(try secrets.read(name: "email") == Data("\"mina@example.org\"".utf8))
    ids.expect(["7"])
  }

  @Test func aWrongPassword() async {
    let store = TestStore(initialState: SignIn.State()) {
      SignIn()
    } withDependencies: {
      $0.studioAPI.signIn = { _, _ in throw APIError(.unauthorized) }
    }
    store.exhaustivity = .off
    await store.send(\.binding.email, "a@b.c")
    await store.send(\.binding.password, "x")
    await store.send(.signInTapped)
    await store.receive(\.request.delegate.gaveUp) {
      $0.focus = .password
    }
    #expect(store.state.request.output.failure?.message == "The password is wrong.")
    #expect(store.state.request.attempts == 1)
  }

  @Test func visitsAreCountedOncePerDay() async {
    let store = TestStore(initialState: Profile.State(member: mina)) {
      Profile()
    }
    let now = Date(timeIntervalSince1970: 1_000_000)
    await store.send(.arrivedTapped) {
      $0.$visits.withLock { $0 = [now] }
    }
    await store.send(.arrivedTapped)
    store.dependencies.date.now = now.addingTimeInterval(50_000)
    await store.send(.arrivedTapped) {
      $0.$visits.withLock { $0.append(now.addingTimeInterval(50_000)) }
    }
    #expect(store.state.recentVisits(before: now.addingTimeInterval(30 * 86_400)) == 1)
  }

  @Test func favouritesAreSharedWithOthers() async {
    let shino = Glaze(id: "shino", title: "Shino", temperature: 1_240)
    let store = TestStore(initialState: Profile.State(member: mina)) {
      Profile()
    }
    await store.send(.favouriteToggled(shino)) {
      $0.member.favourites = [shino]
      $0.$current.withLock { $0?.favourites = [shino] }
    }
    @SharedReader(.member) var member
    #expect(member?.favourites.ids == ["shino"])
    await store.send(.favouriteToggled(shino)) {
      $0.member.favourites = []
      $0.$current.withLock { $0?.favourites.removeAll() }
    }
  }

  @Test func signingOutTakesThreeSeconds() async {
    let clock = TestClock()
    let store = TestStore(initialState: Profile.State(member: mina)) {
      Profile()
    } withDependencies: {
      $0.continuousClock = clock
      $0.studioAPI.signOut = {}
    }
    store.exhaustivity = .off
    await store.send(.signOutTapped)
    await store.send(\.confirmation.signOutEverywhere) {
      $0.confirmation = nil
      $0.secondsUntilSignOut = 3
    }
    await clock.advance(by: .seconds(2))
    await store.receive(\.tick)
    await store.receive(\.tick) {
      $0.secondsUntilSignOut = 1
    }
    await store.send(.keepTapped) {
      $0.secondsUntilSignOut = nil
    }
    await clock.advance(by: .seconds(5))
    await store.send(.signOutTapped)
    await store.send(\.confirmation.signOutEverywhere)
    await clock.advance(by: .seconds(3))
    await store.receive(\.delegate.signedOut) {
      $0.$current.withLock { $0 = nil }
    }
  }

  @Test(arguments: TemperatureUnit.allCases)
  func unitsAreStored(unit: TemperatureUnit) async {
    let store = TestStore(initialState: Profile.State(member: mina)) {
      Profile()
    }
    await store.send(\.binding.unit, unit) {
      $0.$unit.withLock { $0 = unit }
    }
    @Dependency(\.defaultAppStorage) var defaults
    let expected = unit == .celsius ? [nil, "celsius"] : [unit.rawValue]
    #expect(expected.contains(defaults.string(forKey: "temperatureUnit")))
  }
}
