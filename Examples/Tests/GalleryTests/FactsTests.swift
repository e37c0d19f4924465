// SPDX-License-Identifier: MIT

import Ensemble
import GalleryExamples
import Testing

@MainActor
@Suite struct FactsTests {
  @Test func `a request shows progress, then the answer`() async {
    let store = TestStore(initialState: Facts.State(number: 7)) {
      Facts()
    } withDependencies: {
      $0.factClient.fetch = { "\($0) is a number." }
    }
    await store.send(.askTapped) { $0.isLoading = true }
    await store.receive(\.response.success) {
      $0.isLoading = false
      $0.fact = "7 is a number."
    }
  }

  @Test func `an error is shown until it is dismissed`() async {
    let store = TestStore(initialState: Facts.State()) {
      Facts()
    } withDependencies: {
      $0.factClient.fetch = { _ in throw FactError(message: "No facts today.") }
    }
    await store.send(.askTapped) { $0.isLoading = true }
    await store.receive(.response(.failure(FactError(message: "No facts today.")))) {
      $0.isLoading = false
      $0.errorMessage = "No facts today."
    }
    await store.send(.errorDismissed) { $0.errorMessage = nil }
  }

  @Test func `an error of another type is shown by its description`() async {
    struct Offline: Error, CustomStringConvertible {
      var description: String { "There is no network." }
    }
    let store = TestStore(initialState: Facts.State()) {
      Facts()
    } withDependencies: {
      $0.factClient.fetch = { _ in throw Offline() }
    }
    await store.send(.askTapped) { $0.isLoading = true }
    await store.receive(\.response.failure) {
      $0.isLoading = false
      $0.errorMessage = "There is no network."
    }
  }

  @Test func `a new request clears the previous answer`() async {
    var state = Facts.State()
    state.fact = "0 is a number."
    state.errorMessage = "No facts today."
    let store = TestStore(initialState: state) {
      Facts()
    } withDependencies: {
      $0.factClient.fetch = { "\($0) is still a number." }
    }
    await store.send(.askTapped) {
      $0.isLoading = true
      $0.fact = nil
      $0.errorMessage = nil
    }
    await store.receive(\.response.success, "0 is still a number.") {
      $0.isLoading = false
      $0.fact = "0 is still a number."
    }
  }

  @Test func `a cancelled request receives no answer`() async {
    let clock = TestClock()
    let store = liveStore(number: 7, clock: clock)
    await store.send(.askTapped) { $0.isLoading = true }
    await store.send(.cancelTapped) { $0.isLoading = false }
    await clock.run()
    await store.finish()
  }

  @Test func `a newer request replaces the older one`() async {
    let clock = TestClock()
    let requests = LockIsolated(0)
    let store = TestStore(initialState: Facts.State()) {
      Facts()
    } withDependencies: {
      $0.continuousClock = clock
      $0.factClient.fetch = { _ in
        @Dependency(\.continuousClock) var clock
        let request = requests.withValue {
          $0 += 1
          return $0
        }
        try await clock.sleep(for: .seconds(2))
        return "Answer \(request)"
      }
    }
    await store.send(.askTapped) { $0.isLoading = true }
    await clock.advance(by: .seconds(1))
    await store.send(.askTapped)
    await clock.advance(by: .seconds(1))
    #expect(requests.value == 2)
    await clock.advance(by: .seconds(1))
    await store.receive(\.response.success, "Answer 2") {
      $0.isLoading = false
      $0.fact = "Answer 2"
    }
  }

  @Test(arguments: [
    (Facts.Action.incrementTapped, 8), (.decrementTapped, 6), (.numberEntered(12), 12),
  ])
  func `changing the number cancels the request`(action: Facts.Action, number: Int) async {
    let clock = TestClock()
    let store = liveStore(number: 7, clock: clock)
    await store.send(.askTapped) { $0.isLoading = true }
    await store.send(action) {
      $0.number = number
      $0.isLoading = false
    }
    await clock.run()
    await store.finish()
  }

  @Test func `changing the number clears the answer`() async {
    var state = Facts.State(number: 7)
    state.fact = "7 is a number."
    state.errorMessage = "No facts today."
    let store = TestStore(initialState: state) { Facts() }
    await store.send(.incrementTapped) {
      $0.number = 8
      $0.fact = nil
      $0.errorMessage = nil
    }
  }

  @Test func `entering the same number changes nothing`() async {
    let clock = TestClock()
    let store = liveStore(number: 7, clock: clock)
    await store.send(.askTapped) { $0.isLoading = true }
    await store.send(.numberEntered(7))
    await clock.run()
    await store.receive(\.response.success, "7 is odd and prime.") {
      $0.isLoading = false
      $0.fact = "7 is odd and prime."
    }
    await store.send(.numberEntered(7))
  }

  @Test func `the client takes half a second`() async {
    let clock = TestClock()
    let store = liveStore(number: 2, clock: clock)
    await store.send(.askTapped) { $0.isLoading = true }
    await clock.advance(by: .milliseconds(499))
    await #expect(throws: SuspensionError.self) { try await clock.checkSuspension() }
    await clock.advance(by: .milliseconds(1))
    await store.receive(\.response.success, "2 is even and prime.") {
      $0.isLoading = false
      $0.fact = "2 is even and prime."
    }
  }

  @Test(arguments: [
    (0, "0 is even and the square of 0. Every number divides it."),
    (1, "1 is odd and the square of 1. Nothing else divides it."),
    (2, "2 is even and prime."),
    (9, "9 is odd and the square of 3. It has 3 divisors."),
    (12, "12 is even. It has 6 divisors."),
    (997, "997 is odd and prime."),
    (1_000, "1000 is even. It has 16 divisors."),
  ])
  func `the client returns true facts`(number: Int, fact: String) async throws {
    try await withDependencies {
      $0.continuousClock = ImmediateClock()
    } operation: {
      let answer = try await FactClient.liveValue.fetch(number: number)
      #expect(answer == fact)
    }
  }

  @Test(arguments: [-1, 1_001])
  func `the client knows no facts about other numbers`(number: Int) async {
    await withDependencies {
      $0.continuousClock = ImmediateClock()
    } operation: {
      await #expect(throws: FactError.self) {
        try await FactClient.liveValue.fetch(number: number)
      }
    }
  }

  /// Returns a store with the live client of the example.
  private func liveStore(number: Int, clock: TestClock<Duration>) -> TestStoreOf<Facts> {
    TestStore(initialState: Facts.State(number: number)) {
      Facts()
    } withDependencies: {
      $0.continuousClock = clock
      $0.factClient = .liveValue
    }
  }
}
