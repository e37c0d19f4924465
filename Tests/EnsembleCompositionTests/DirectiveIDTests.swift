// SPDX-License-Identifier: MIT

import Ensemble
import Testing

/// Functions whose effects replace earlier ones.
@Composer
struct Searches {
  struct State: Equatable {
    var found: [String] = []
  }

  @Dependency(\.continuousClock) var clock

  @ComposeBodyActionCase(cancelInFlight: true)
  func books() async throws -> Action {
    try await clock.sleep(for: .seconds(1))
    return .found("books")
  }

  @ComposeBodyActionCase(cancelInFlight: true)
  func films() async throws -> Action {
    try await clock.sleep(for: .seconds(1))
    return .found("films")
  }

  @ComposeBodyActionCase(debounce: .seconds(1))
  func songs() -> Effect<Action> {
    .send(.found("songs"))
  }

  @ComposeBodyActionCase
  func stop(action: String) -> Effect<Action> {
    .cancel(id: DirectiveID(action))
  }

  @ComposeBodyActionCase
  func found(state: inout State, action: String) {
    state.found.append(action)
  }
}

@MainActor
@Suite("Composer: identifiers of effects")
struct DirectiveIDTests {
  @Test(arguments: ["books", "films", "songs"])
  func `cancelling one function leaves the others running`(stopped: String) async {
    let clock = TestClock()
    let store = TestStore(initialState: Searches.State()) {
      Searches()
    } withDependencies: {
      $0.continuousClock = clock
    }
    store.exhaustivity = .off
    let tasks = [
      "books": await store.send(.books),
      "films": await store.send(.films),
      "songs": await store.send(.songs),
    ]
    await store.send(.stop(stopped))
    await tasks[stopped]?.finish()
    await clock.advance(by: .seconds(1))
    for _ in 1..<tasks.count { await store.receive(\.found) }
    await store.finish()
    #expect(Set(store.state.found) == Set(tasks.keys).subtracting([stopped]))
  }

  @Test func `identifiers are equal if their names are`() {
    #expect(DirectiveID("books") == DirectiveID("books"))
    #expect(DirectiveID("books") != DirectiveID("films"))
  }
}
