// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleInspectTool
import EnsembleInspection
import TestTools
import Testing

@testable import EnsembleInspector

@MainActor
@Suite("Changes of another process")
struct RemoteChangesTests {
  /// A process whose answers the test chooses.
  private let answer = LockIsolated<Result<InspectionAnswer, InspectorFailure>>(.success(.count(1)))
  private let questions = LockIsolated(0)
  private let clock = TestClock()

  private var client: InspectionClient {
    .asking(every: .seconds(1), clock: clock) { [answer, questions] request in
      #expect(request == .changeCount)
      questions.withValue { $0 += 1 }
      return try answer.value.get()
    }
  }

  /// Makes the client poll a number of times, and returns the number of changes that it reports.
  private func changes(_ answers: [Result<InspectionAnswer, InspectorFailure>]) async -> [Bool] {
    var told: [Bool] = []
    let count = LockIsolated(0)
    answer.setValue(answers[0])
    let stream = await client.changes()
    let listener = Task {
      for await _ in stream { count.withValue { $0 += 1 } }
    }
    for (number, next) in answers.enumerated() {
      let before = count.value
      answer.setValue(next)
      if number > 0 { await clock.advance(by: .seconds(1)) }
      #expect(await eventually { questions.value > number })
      for _ in 0..<1_000 where count.value == before { await Task.yield() }
      told.append(count.value > before)
    }
    listener.cancel()
    return told
  }

  @Test func `only another number of changes is told`() async {
    let told = await changes([
      .success(.count(1)), .success(.count(1)), .success(.count(2)), .success(.count(2)),
    ])
    #expect(told == [true, false, true, false])
  }

  @Test func `a lost connection is told once, and so is its return`() async {
    let told = await changes([
      .success(.count(1)), .failure(.refused("a")), .failure(.closed("a")), .success(.count(1)),
    ])
    #expect(told == [true, true, false, true])
  }

  @Test func `a program that does not count its changes may have changed each time`() async {
    let told = await changes([.success(.failure("What?")), .success(.failure("What?"))])
    #expect(told == [true, true])
  }

  @Test func `nothing is asked when nobody listens any more`() async {
    do {
      let stream = await client.changes()
      var iterator = stream.makeAsyncIterator()
      await iterator.next()
    }
    let before = questions.value
    await clock.advance(by: .seconds(10))
    #expect(questions.value <= before + 1)
  }

  @Test func `the inspector shows a lost connection, and asks again until it is back`() async {
    let isLost = LockIsolated(false)
    let store = TestStore(initialState: InspectorFeature.State()) {
      InspectorFeature()
    } withDependencies: {
      $0.continuousClock = clock
      $0.inspectionClient = InspectionClient { _ in
        if isLost.value { throw InspectorFailure.refused("a") }
        return .stores([])
      } changes: {
        AsyncStream { _ in }
      }
    }
    store.exhaustivity = .off(showSkippedAssertions: false)
    await store.send(.changed)
    await store.receive(\.storesRead)
    isLost.setValue(true)
    await store.send(.changed)
    await store.receive(\.disconnected) { $0.disconnection = "Nothing listens at a." }
    await clock.advance(by: .seconds(1))
    await store.receive(\.disconnected)
    isLost.setValue(false)
    await clock.advance(by: .seconds(1))
    await store.receive(\.storesRead) { $0.disconnection = nil }
    await store.finish()
  }
}
