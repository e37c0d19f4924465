// SPDX-License-Identifier: MIT

import XCTest

@testable import StudioKit

final class RequestTests: XCTestCase {
  private struct Refused: Error, LocalizedError {
    var errorDescription: String? { "Refused" }
  }

  @MainActor
  func testAnAnswer() async {
    let store = TestStore(initialState: Request<Int, String>.State()) {
      Request { "\($0) pots" }
    }
    await store.send(.start(3)) {
      $0.input = 3
      $0.attempts = 1
      $0.output = .loading(previous: nil)
    }
    await store.receive(\.response.success) {
      $0.output = .loaded("3 pots")
    }
    await store.receive(\.delegate.finished)
  }

  @MainActor
  func testTransientFailuresAreTriedAgain() async {
    let calls = ActorIsolated(0)
    let failure = LoadFailure(message: "Busy", isTransient: true)
    let store = TestStore(initialState: Request<Int, String>.State()) {
      Request(maximumAttempts: 2) { _ in
        await calls.withValue { $0 += 1 }
        throw failure
      }
    }
    await store.send(.start(1)) {
      $0.input = 1
      $0.attempts = 1
      $0.output = .loading(previous: nil)
    }
    await store.receive(\.response.failure) {
      $0.attempts = 2
    }
    await store.receive(\.response.failure) {
      $0.output = .failed(failure, previous: nil)
    }
    await store.receive(\.delegate.gaveUp, failure)
    let count = await calls.value
    XCTAssertEqual(count, 2)
  }

  @MainActor
  func testOtherFailuresAreNot() async {
    let store = TestStore(
      initialState: Request<Int, String>.State(output: .loaded("old"), input: 1)
    ) {
      Request { _ in throw Refused() }
    }
    await store.send(.retry) {
      $0.attempts = 1
      $0.output = .loading(previous: "old")
    }
    await store.receive(\.response.failure) {
      $0.output = .failed(LoadFailure(message: "Refused"), previous: "old")
    }
    await store.receive(\.delegate.gaveUp)
  }

  @MainActor
  func testCancellation() async {
    let store = TestStore(
      initialState: Request<Int, String>.State(output: .loaded("old"))
    ) {
      Request { _ in try await Task.never() }
    }
    await store.send(.start(5)) {
      $0.input = 5
      $0.attempts = 1
      $0.output = .loading(previous: "old")
    }
    await store.send(.cancel) {
      $0.output = .loaded("old")
    }
  }
}
