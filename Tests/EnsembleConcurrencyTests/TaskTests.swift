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

  @Test func `never stands for a value in a closure of a generic function`() async {
    func start<Value: Sendable>(
      _ operation: @escaping @Sendable (Int) async throws -> Value,
      then use: @escaping @Sendable (Value) -> Void
    ) -> Task<Void, any Error> {
      Task { use(try await operation(1)) }
    }
    let task = start({ _ in try await Task.never() }, then: { (_: String) in })
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func `cancelling the waiting task cancels the task`() async {
    let inner = Task { () async throws -> Int in try await Task.never() }
    let outer = Task { try await inner.cancellableValue }
    outer.cancel()
    await #expect(throws: CancellationError.self) { try await outer.value }
    #expect(inner.isCancelled)
  }

  @Test func `cancelling the waiting task cancels a task that cannot fail`() async {
    let inner = Task {
      try? await Task.never()
      return Task.isCancelled
    }
    let outer = Task { await inner.cancellableValue }
    outer.cancel()
    #expect(await outer.value)
  }

  @Test func `an uncancelled task returns its value`() async throws {
    #expect(await Task { 1 }.cancellableValue == 1)
    #expect(try await Task { () throws -> Int in 2 }.cancellableValue == 2)
  }

  @Test func `a result captures the value or error of an asynchronous function`() async throws {
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
  @Test func `a mega yield lets tasks of the same actor run, unless its count is zero`() async {
    var isDone = false
    let other = Task { @MainActor in isDone = true }
    await Task.megaYield(count: 0)
    await Task.megaYield(count: -1)
    #expect(!isDone)
    // The caller resumes after the tasks that were ready on its actor.
    await Task.megaYield(count: 1)
    #expect(isDone)
    await other.value
  }
}
