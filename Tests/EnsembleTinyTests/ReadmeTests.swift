// SPDX-License-Identifier: MIT

import EnsembleTiny
import Foundation
import Testing

/// The code of tinyTCA's README, which compiles unchanged except for the type of a `@StoreState`.
@MainActor
@Suite("The README of tinyTCA", .timeLimit(.minutes(10)))
struct ReadmeTests {
  @Test func `a counter loads a random number`() async {
    let store = Store<CounterFeature>()
    store.send(.increment)
    store.send(.increment)
    store.send(.decrement)
    #expect(store.state.count == 1)
    let task = store.send(.loadRandomNumber)
    #expect(store.state.isLoading)
    // It sleeps on the clock of the system, so the test does not wait for it.
    task.cancel()
    store.send(.setRandomNumber(42))
    #expect(store.state.count == 42)
    #expect(!store.state.isLoading)
  }

  @Test func `a view shows the state and sends actions`() {
    let view = ContentView(store: Store<CounterFeature>())
    #expect(view.body == "Count: 0")
    view.incrementTapped()
    #expect(view.body == "Count: 1")
  }

  @Test func `a preview has the given state`() {
    #expect(ContentView(store: .preview(CounterFeature.State(count: 42))).body == "Count: 42")
  }

  @Test func `the smallest feature has only a reducer`() {
    let store = Store<SimpleCounterFeature>()
    store.send(.decrement)
    store.send(.increment)
    store.send(.increment)
    #expect(store.state.count == 1)
  }

  @Test func `a profile is loaded, or shows the error`() async {
    let store = Store<UserProfileFeature>()
    let task = store.send(.loadUser(id: "blob"))
    #expect(store.state.isLoading)
    await task.finish()
    #expect(store.state.user == User(name: "blob"))
    #expect(!store.state.isLoading)
    await store.send(.loadUser(id: "")).finish()
    #expect(store.state.error != nil)
    #expect(!store.state.isLoading)
  }
}

private struct CounterFeature: Feature {
  struct State: Sendable {
    var count: Int = 0
    var isLoading: Bool = false
  }

  enum Action: Sendable {
    case increment
    case decrement
    case loadRandomNumber
    case setRandomNumber(Int)
  }

  static var initialState: State {
    State()
  }

  static func reducer(state: inout State, action: Action) throws {
    switch action {
    case .increment:
      state.count += 1
    case .decrement:
      state.count -= 1
    case .loadRandomNumber:
      state.isLoading = true
    case .setRandomNumber(let number):
      state.count = number
      state.isLoading = false
    }
  }

  static func effect(for action: Action, state: State) async throws -> Action? {
    switch action {
    case .loadRandomNumber:
      try await Task.sleep(nanoseconds: 1_000_000_000)
      return .setRandomNumber(Int.random(in: 1...100))
    default:
      return nil
    }
  }
}

@MainActor
private struct ContentView {
  @StoreState<CounterFeature> private var state: CounterFeature.State

  init(store: Store<CounterFeature>) {
    self._state = StoreState(store)
  }

  var body: String { "Count: \(state.count)" }

  func incrementTapped() { $state.send(.increment) }
}

private struct SimpleCounterFeature: Feature {
  struct State: Sendable {
    var count: Int = 0
  }

  enum Action: Sendable {
    case increment
    case decrement
  }

  static var initialState: State { State() }

  static func reducer(state: inout State, action: Action) throws {
    switch action {
    case .increment: state.count += 1
    case .decrement: state.count -= 1
    }
  }
}

private struct User: Equatable, Sendable {
  var name: String
}

private struct NoUser: Error {}

private enum UserAPI {
  static func fetchUser(id: String) async throws -> User {
    if id.isEmpty { throw NoUser() }
    return User(name: id)
  }
}

private struct UserProfileFeature: Feature {
  struct State: Sendable {
    var user: User?
    var isLoading: Bool = false
    var error: String?
  }

  enum Action: Sendable {
    case loadUser(id: String)
    case userLoaded(User)
    case userLoadFailed(String)
  }

  static var initialState: State { State() }

  static func reducer(state: inout State, action: Action) throws {
    switch action {
    case .loadUser:
      state.isLoading = true
      state.error = nil
    case .userLoaded(let user):
      state.user = user
      state.isLoading = false
    case .userLoadFailed(let error):
      state.error = error
      state.isLoading = false
    }
  }

  static func effect(for action: Action, state: State) async throws -> Action? {
    switch action {
    case .loadUser(let id):
      do {
        let user = try await UserAPI.fetchUser(id: id)
        return .userLoaded(user)
      } catch {
        return .userLoadFailed(error.localizedDescription)
      }
    default:
      return nil
    }
  }
}
