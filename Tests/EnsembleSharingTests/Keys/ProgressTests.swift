// SPDX-License-Identifier: MIT

import EnsembleConcurrency
import EnsembleSharing
import IssueReporting
import Observation
import TestTools
import Testing

/// `isLoading`, `loadError` and `saveError`.
@Suite("Progress of loading and saving")
struct SharedProgressTests {
  private let key = ControlledKey()
  private var storage: ControlledKey.Storage { key.storage }

  // MARK: Loading

  @Test func `a key is asked for the value first, and then subscribed to`() {
    struct OrderedKey: SharedReaderKey {
      let id = 0
      let calls = LockIsolated<[String]>([])
      func load(context: LoadContext<Int>, continuation: LoadContinuation<Int>) {
        calls.withValue { $0.append("load \(context)") }
        continuation.resumeReturningInitialValue()
      }
      func subscribe(
        context: LoadContext<Int>,
        subscriber: SharedSubscriber<Int>
      ) -> SharedSubscription {
        calls.withValue { $0.append("subscribe \(context)") }
        return SharedSubscription {}
      }
    }
    let key = OrderedKey()
    @SharedReader(key) var value = 1
    #expect(key.calls.value == ["load initialValue(1)", "subscribe initialValue(1)"])
  }

  @Test func `a property is loading during 'load()'`() async throws {
    storage.answer.setValue(.success(1))
    @Shared(key) var count = 0
    storage.answer.setValue(nil)
    let task = Task { [count = $count] in try await count.load() }
    try #require(await eventually { !storage.loads.value.isEmpty })
    #expect($count.isLoading)
    #expect(storage.loads.value.map(\.context) == [.userInitiated])
    storage.loads.value[0].continuation.resume(returning: 2)
    try await task.value
    #expect(!$count.isLoading)
    #expect(count == 2)
  }

  @Test func `a property is loading until all of its loads have ended`() async throws {
    @Shared(key) var count = 0
    let task = Task { [count = $count] in try await count.load() }
    try #require(await eventually { storage.loads.value.count == 2 })
    storage.loads.value[0].continuation.resume(returning: 1)
    #expect($count.isLoading)
    storage.loads.value[1].continuation.resume(returning: 2)
    try await task.value
    #expect(!$count.isLoading)
  }

  @Test func `a subscription that says several times that it is loading ends that once`() {
    storage.answer.setValue(.success(1))
    @Shared(key) var count = 0
    let subscriber = storage.subscribers.value[0]
    for _ in 1...3 { subscriber.yieldLoading(true) }
    #expect($count.isLoading)
    subscriber.yieldLoading(false)
    #expect(!$count.isLoading)
  }

  @Test func `a value or an error of a subscription ends its loading`() {
    storage.answer.setValue(.success(1))
    @Shared(key) var count = 0
    let subscriber = storage.subscribers.value[0]
    subscriber.yieldLoading()
    #expect($count.isLoading)
    subscriber.yield(42)
    #expect(count == 42)
    #expect(!$count.isLoading)
    subscriber.yieldLoading()
    subscriber.yield(throwing: Failure())
    #expect(!$count.isLoading)
    subscriber.yieldLoading()
    subscriber.yieldReturningInitialValue()
    #expect(!$count.isLoading)
  }

  @Test func `a subscription that is not loading ends no load`() async throws {
    @Shared(key) var count = 0
    storage.subscribers.value[0].yieldLoading(false)
    #expect($count.isLoading)
    storage.loads.value[0].continuation.resume(returning: 1)
    #expect(!$count.isLoading)
    let task = Task { [count = $count] in try await count.load() }
    try #require(await eventually { storage.loads.value.count == 2 })
    #expect($count.isLoading)
    storage.loads.value[1].continuation.resume(returning: 2)
    try await task.value
    #expect(!$count.isLoading)
  }

  @Test func `a value from a subscription does not end a load`() {
    @Shared(key) var count = 0
    storage.subscribers.value[0].yield(1)
    #expect(count == 1)
    #expect($count.isLoading)
    // The answer is older than the value of the subscription.
    storage.loads.value[0].continuation.resume(returning: 2)
    #expect(count == 1)
    #expect(!$count.isLoading)
  }

  @Test func `a change during 'load()' holds, because it is newer`() async throws {
    storage.answer.setValue(.success(1))
    @Shared(key) var count = 0
    storage.answer.setValue(nil)
    let task = Task { [count = $count] in try await count.load() }
    try #require(await eventually { !storage.loads.value.isEmpty })
    $count.withLock { $0 = 7 }
    storage.loads.value[0].continuation.resume(returning: 2)
    try await task.value
    #expect(count == 7)
    #expect(storage.saves.value.map(\.value) == [7])
  }

  @Test func `an initial load without a value leaves a change made meanwhile`() {
    @Shared(key) var count = 0
    $count.withLock { $0 = 7 }
    storage.loads.value[0].continuation.resumeReturningInitialValue()
    #expect(count == 7)
  }

  @Test func `a required property is not loading`() async throws {
    storage.answer.setValue(.success(3))
    let count = try await Shared(require: key)
    #expect(!count.isLoading)
    #expect(count.wrappedValue == 3)
    #expect(storage.loads.value.isEmpty)
  }

  @Test func `a load that is never answered ends when its key releases the continuation`() {
    let reporter = CollectingReporter()
    withIssueReporters([reporter]) {
      @Shared(key) var count = 4
      #expect($count.isLoading)
      storage.loads.setValue([])
      #expect(!$count.isLoading)
      #expect(count == 4)
    }
    #expect(reporter.reports.count == 1)
    #expect(reporter.reports.first?.message.contains("released its continuation") == true)
  }

  @Test func `a save that is never answered counts as a success`() async throws {
    storage.answer.setValue(.success(1))
    @Shared(key) var count = 0
    storage.saveAnswer.setValue(nil)
    let reporter = CollectingReporter()
    try await withIssueReporters([reporter]) {
      let task = Task { [count = $count] in try await count.save() }
      try #require(await eventually { !storage.saves.value.isEmpty })
      storage.saves.setValue([])
      try await task.value
    }
    #expect(reporter.reports.map { $0.message.contains("released its continuation") } == [true])
  }

  @Test func `a save that is answered twice is reported`() {
    storage.answer.setValue(.success(1))
    storage.saveAnswer.setValue(nil)
    let reporter = CollectingReporter()
    withIssueReporters([reporter]) {
      @Shared(key) var count = 0
      $count.withLock { $0 = 1 }
      let continuation = storage.saves.value[0].continuation
      continuation.resume()
      continuation.resume(throwing: Failure())
      #expect($count.saveError == nil)
    }
    #expect(reporter.reports.map { $0.message.contains("resumed its continuation") } == [true])
  }

  // MARK: Errors

  @Test func `a failed load leaves the last good value`() async {
    storage.answer.setValue(.success(5))
    @Shared(key) var count = 0
    storage.answer.setValue(.failure(Failure()))
    await #expect(throws: Failure.self) { try await $count.load() }
    #expect(count == 5)
    #expect(!$count.isLoading)
  }

  @Test func `the error of a load stays during the next load`() async throws {
    storage.answer.setValue(.failure(Failure()))
    @Shared(key) var count = 0
    storage.answer.setValue(nil)
    let task = Task { [count = $count] in try await count.load() }
    try #require(await eventually { !storage.loads.value.isEmpty })
    #expect($count.loadError is Failure)
    storage.loads.value[0].continuation.resume(returning: 2)
    try await task.value
    #expect($count.loadError == nil)
  }

  @Test func `the error of a save stays during the next save of a change`() {
    storage.answer.setValue(.success(1))
    storage.saveAnswer.setValue(.failure(Failure()))
    @Shared(key) var count = 0
    $count.withLock { $0 = 1 }
    storage.saveAnswer.setValue(nil)
    $count.withLock { $0 = 2 }
    #expect($count.saveError is Failure)
    storage.saves.value[1].continuation.resume()
    #expect($count.saveError == nil)
  }

  @Test func `'save()' clears the error of the last save when it begins`() async throws {
    storage.answer.setValue(.success(1))
    storage.saveAnswer.setValue(.failure(Failure()))
    @Shared(key) var count = 0
    $count.withLock { $0 = 1 }
    #expect($count.saveError is Failure)
    storage.saveAnswer.setValue(nil)
    let task = Task { [count = $count] in try await count.save() }
    try #require(await eventually { storage.saves.value.count == 2 })
    #expect($count.saveError == nil)
    storage.saves.value[1].continuation.resume(throwing: Failure())
    await #expect(throws: Failure.self) { try await task.value }
    #expect($count.saveError is Failure)
  }

  @Test func `a required key with a failing subscription throws its error`() async {
    struct BrokenKey: SharedReaderKey {
      let id = 0
      func load(context: LoadContext<Int>, continuation: LoadContinuation<Int>) {
        continuation.resume(returning: 1)
      }
      func subscribe(
        context: LoadContext<Int>,
        subscriber: SharedSubscriber<Int>
      ) -> SharedSubscription {
        subscriber.yield(throwing: Failure())
        return SharedSubscription {}
      }
    }
    await #expect(throws: Failure.self) { _ = try await SharedReader(require: BrokenKey()) }
  }

  // MARK: Observation

  @MainActor
  @Test func `the value, the progress and the errors are observed apart`() {
    storage.answer.setValue(.success(1))
    @Shared(key) var count = 0
    let value = changes { _ = $count.wrappedValue }
    let isLoading = changes { _ = $count.isLoading }
    let loadError = changes { _ = $count.loadError }
    let saveError = changes { _ = $count.saveError }
    let all = { [value.value, isLoading.value, loadError.value, saveError.value] }
    let subscriber = storage.subscribers.value[0]
    subscriber.yield(2)
    #expect(all() == [1, 0, 0, 0])
    subscriber.yieldLoading()
    #expect(all() == [1, 1, 0, 0])
    subscriber.yield(throwing: Failure())
    #expect(all() == [1, 1, 1, 0])
    storage.saveAnswer.setValue(.failure(Failure()))
    $count.withLock { $0 = 3 }
    #expect(all() == [1, 1, 1, 1])
  }

  @MainActor
  private func changes(_ read: () -> Void) -> LockIsolated<Int> {
    let count = LockIsolated(0)
    withObservationTracking(read) { count.withValue { $0 += 1 } }
    return count
  }
}
