// SPDX-License-Identifier: MIT

import EnsembleConcurrency
import Testing

@Suite("Tasks", .timeLimit(.minutes(10)))
struct TaskTests {
  @Test func `never ends with a cancellation`() async {
    let task = Task { () async throws -> Int in try await Task.never() }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func `cancelling the wait for a value cancels its task`() async {
    let inner = Task { () async throws -> Int in try await Task.never() }
    let outer = Task { try await inner.cancellableValue }
    outer.cancel()
    await #expect(throws: CancellationError.self) { try await outer.value }
    #expect(inner.isCancelled)
  }

  @Test func `cancelling the wait for a value that cannot fail cancels its task`() async {
    let inner = Task {
      try? await Task.never()
      return Task.isCancelled
    }
    let outer = Task { await inner.cancellableValue }
    outer.cancel()
    #expect(await outer.value)
  }

  @Test func `a value that is not cancelled is a value`() async throws {
    #expect(await Task { 1 }.cancellableValue == 1)
    #expect(try await Task { () throws -> Int in 2 }.cancellableValue == 2)
  }

  @Test func `a result is made of what an asynchronous function does`() async throws {
    let success = await Result { () async throws -> Int in
      await Task.yield()
      return 1
    }
    #expect(try success.get() == 1)
    let failure = await Result { () async throws -> Int in
      await Task.yield()
      throw CancellationError()
    }
    #expect(throws: CancellationError.self) { try failure.get() }
  }

  @MainActor
  @Test func `a mega yield lets others on the same actor go on, one of no steps does not`() async {
    var isDone = false
    let other = Task { @MainActor in isDone = true }
    await Task.megaYield(count: 0)
    await Task.megaYield(count: -1)
    #expect(!isDone)
    // The caller comes back behind what was ready on its actor.
    await Task.megaYield(count: 1)
    #expect(isDone)
    await other.value
  }
}
