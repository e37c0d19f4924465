// SPDX-License-Identifier: MIT

import EnsembleConcurrency
import Testing

@Suite("Streams", .timeLimit(.minutes(10)))
struct StreamTests {
  @Test func `a finished stream ends at once`() async throws {
    for await _ in AsyncStream<Int>.finished { Issue.record("There was an element.") }
    for try await _ in AsyncThrowingStream<Int, any Error>.finished() {
      Issue.record("There was an element.")
    }
    await #expect(throws: Failure.self) {
      for try await _ in AsyncThrowingStream<Int, any Error>.finished(throwing: Failure()) {}
    }
  }

  @Test func `a stream without elements ends with its task`() async {
    let (began, begin) = AsyncStream.makeStream(of: Void.self)
    let task = Task {
      begin.yield()
      for await _ in AsyncStream<Int>.never { Issue.record("There was an element.") }
      do {
        for try await _ in AsyncThrowingStream<Int, any Error>.never {}
      } catch { Issue.record(error) }
      return Task.isCancelled
    }
    _ = await began.first { true }
    task.cancel()
    #expect(await task.value)
  }

  @Test func `an erased sequence has the same elements`() async throws {
    #expect(await elements(of: numbers(failing: false).eraseToStream()) == [1, 2])
    var seen: [Int] = []
    for try await number in numbers(failing: false).eraseToThrowingStream() { seen.append(number) }
    #expect(seen == [1, 2])
  }

  @Test func `an error ends a stream that cannot throw`() async {
    #expect(await elements(of: numbers(failing: true).eraseToStream()) == [1, 2])
  }

  @Test func `an error is thrown by a stream that can`() async {
    var seen: [Int] = []
    await #expect(throws: Failure.self) {
      for try await number in numbers(failing: true).eraseToThrowingStream() { seen.append(number) }
    }
    #expect(seen == [1, 2])
  }

  @Test func `the iteration is cancelled when the stream is no longer used`() async {
    let source = OneThenNothing()
    var iterator: AsyncStream<Int>.Iterator? = source.eraseToStream().makeAsyncIterator()
    #expect(await iterator?.next() == 1)
    for await _ in source.waiting { break }
    #expect(!source.isCancelled.value)
    iterator = nil
    #expect(source.isCancelled.value)
  }

  private func numbers(failing: Bool) -> AsyncThrowingStream<Int, any Error> {
    AsyncThrowingStream {
      $0.yield(1)
      $0.yield(2)
      $0.finish(throwing: failing ? Failure() : nil)
    }
  }

  private func elements(of stream: AsyncStream<Int>) async -> [Int] {
    await stream.reduce(into: []) { $0.append($1) }
  }
}

private struct Failure: Error {}

/// A sequence of one element, which then suspends until the iteration is cancelled.
private struct OneThenNothing: AsyncSequence, AsyncIteratorProtocol, Sendable {
  let waiting: AsyncStream<Void>
  let isCancelled = LockIsolated(false)
  private let waits: AsyncStream<Void>.Continuation
  private var isFirst = true

  init() {
    (waiting, waits) = AsyncStream.makeStream()
  }

  func makeAsyncIterator() -> Self { self }

  mutating func next() async -> Int? {
    if isFirst {
      isFirst = false
      return 1
    }
    let (end, continuation) = AsyncStream.makeStream(of: Int.self)
    return await withTaskCancellationHandler {
      waits.yield()
      return await end.first { _ in true }
    } onCancel: { [isCancelled] in
      isCancelled.setValue(true)
      continuation.finish()
    }
  }
}
