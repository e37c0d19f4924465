// SPDX-License-Identifier: MIT

import EnsembleConcurrency
import EnsembleDependencies
import EnsembleSharing
import IssueReporting
import Observation
import TestTools
import Testing

/// A key whose loading and saving a test controls.
struct ControlledKey: SharedKey {
  final class Storage: Sendable {
    let loads = LockIsolated<[(context: LoadContext<Int>, continuation: LoadContinuation<Int>)]>([])
    let saves = LockIsolated<[(value: Int, context: SaveContext, continuation: SaveContinuation)]>(
      [])
    let subscribers = LockIsolated<[SharedSubscriber<Int>]>([])
    let cancellations = LockIsolated(0)
    /// The answer to each load; nil to leave it open.
    let answer = LockIsolated<Result<Int?, any Error>?>(nil)
    let saveAnswer = LockIsolated<Result<Void, any Error>?>(.success(()))
  }

  let id: String
  let storage: Storage

  init(_ id: String = "key", _ storage: Storage = Storage()) {
    self.id = id
    self.storage = storage
  }

  func load(context: LoadContext<Int>, continuation: LoadContinuation<Int>) {
    if let answer = storage.answer.value {
      continuation.resume(with: answer)
    } else {
      storage.loads.withValue { $0.append((context, continuation)) }
    }
  }

  func subscribe(context: LoadContext<Int>, subscriber: SharedSubscriber<Int>) -> SharedSubscription
  {
    storage.subscribers.withValue { $0.append(subscriber) }
    return SharedSubscription { [storage] in storage.cancellations.withValue { $0 += 1 } }
  }

  func save(_ value: Int, context: SaveContext, continuation: SaveContinuation) {
    storage.saves.withValue { $0.append((value, context, continuation)) }
    if let answer = storage.saveAnswer.value { continuation.resume(with: answer) }
  }
}

struct Failure: Error, Equatable {}

@Suite("Keys")
struct KeyTests {
  let key = ControlledKey()
  var storage: ControlledKey.Storage { key.storage }

  @Test("A key is asked once for the initial value, with the default of the first property")
  func initialLoad() {
    @Shared(key) var first = 1
    @Shared(key) var second = 2
    #expect(storage.loads.value.map(\.context) == [.initialValue(1)])
    #expect(storage.subscribers.value.count == 1)
    #expect($first.isLoading && $second.isLoading)
    storage.loads.value[0].continuation.resume(returning: 5)
    #expect(first == 5 && second == 5)
    #expect(!$first.isLoading)
  }

  @Test("A key that answers at once is not loading")
  func synchronous() {
    storage.answer.setValue(.success(3))
    @Shared(key) var count = 1
    #expect(count == 3)
    #expect(!$count.isLoading)
  }

  @Test("A key without a value leaves the default")
  func noValue() {
    storage.answer.setValue(.success(nil))
    @Shared(key) var count = 1
    #expect(count == 1)
    #expect(!$count.isLoading)
  }

  @Test("A failed load leaves the value, and its error stays until a load succeeds")
  func loadError() async throws {
    storage.answer.setValue(.failure(Failure()))
    @Shared(key) var count = 1
    #expect(count == 1)
    #expect($count.loadError is Failure)
    await #expect(throws: Failure.self) { try await $count.load() }
    #expect($count.loadError is Failure)
    storage.answer.setValue(.success(2))
    try await $count.load()
    #expect(count == 2)
    #expect($count.loadError == nil)
  }

  @Test("Loading again without a value leaves the current one")
  func loadNothing() async throws {
    storage.answer.setValue(.success(nil))
    @Shared(key) var count = 1
    $count.withLock { $0 = 9 }
    try await $count.load()
    #expect(count == 9)
  }

  @Test("A value that was changed during a load is kept, because it is newer")
  func changeDuringLoad() {
    @Shared(key) var count = 1
    $count.withLock { $0 = 2 }
    storage.loads.value[0].continuation.resume(returning: 5)
    #expect(count == 2)
    #expect(!$count.isLoading)
  }

  @Test("A change is saved at once")
  func saving() {
    storage.answer.setValue(.success(nil))
    @Shared(key) var count = 1
    $count.withLock { $0 = 2 }
    #expect(storage.saves.value.map(\.value) == [2])
    #expect(storage.saves.value.map(\.context) == [.didSet])
  }

  @Test("A change through a member is saved as a whole")
  func savingMember() {
    storage.answer.setValue(.success(nil))
    @Shared(key) var count = 1
    $count.magnitudeAsInt.withLock { $0 = 4 }
    #expect(storage.saves.value.map(\.value) == [4])
  }

  @Test("A closure that throws saves nothing")
  func throwing() {
    storage.answer.setValue(.success(nil))
    @Shared(key) var count = 1
    try? $count.withLock {
      $0 = 2
      throw Failure()
    }
    #expect(count == 2)
    #expect(storage.saves.value.isEmpty)
  }

  @Test("The error of a save stays until a save succeeds, and clears the error of a load")
  func saveError() {
    storage.answer.setValue(.failure(Failure()))
    storage.saveAnswer.setValue(.failure(Failure()))
    @Shared(key) var count = 1
    $count.withLock { $0 = 2 }
    #expect(count == 2)
    #expect($count.saveError is Failure)
    storage.saveAnswer.setValue(.success(()))
    $count.withLock { $0 = 3 }
    #expect($count.saveError == nil)
    #expect($count.loadError == nil)
  }

  @Test("'save' saves the current value, and throws its error")
  func explicitSave() async throws {
    storage.answer.setValue(.success(nil))
    @Shared(key) var count = 1
    try await $count.save()
    #expect(storage.saves.value.map(\.context) == [.userInitiated])
    storage.saveAnswer.setValue(.failure(Failure()))
    await #expect(throws: Failure.self) { try await $count.save() }
    #expect($count.saveError is Failure)
  }

  @Test("A subscription passes on values, errors, and that there is no value any more")
  func subscription() {
    storage.answer.setValue(.success(7))
    @Shared(key) var count = 1
    let subscriber = storage.subscribers.value[0]
    subscriber.yield(8)
    #expect(count == 8)
    subscriber.yield(throwing: Failure())
    #expect(count == 8)
    #expect($count.loadError is Failure)
    subscriber.yieldReturningInitialValue()
    #expect(count == 1)
    #expect($count.loadError == nil)
    subscriber.yieldLoading()
    #expect($count.isLoading)
    subscriber.yieldLoading(false)
    #expect(!$count.isLoading)
    #expect(storage.saves.value.isEmpty)
  }

  @Test("The subscription ends with the last property, and the next one loads anew")
  func release() {
    storage.answer.setValue(.success(7))
    do {
      @Shared(key) var count = 1
      let name = $count.magnitudeAsInt
      withExtendedLifetime(name) {}
    }
    #expect(storage.cancellations.value == 1)
    storage.answer.setValue(.success(8))
    @Shared(key) var count = 1
    #expect(count == 8)
  }

  @Test("Another key shows the old value until it is loaded")
  func retargeting() async throws {
    storage.answer.setValue(.success(7))
    @Shared(key) var count = 1
    let other = ControlledKey("other")
    let task = Task { [count = $count] in try await count.load(other) }
    try #require(await eventually { !other.storage.loads.value.isEmpty })
    #expect(count == 7)
    #expect($count.isLoading)
    #expect(other.storage.loads.value.map(\.context) == [.userInitiated])
    other.storage.loads.value[0].continuation.resume(returning: 9)
    try await task.value
    #expect(count == 9)
    $count.withLock { $0 = 10 }
    #expect(other.storage.saves.value.map(\.value) == [10])
    #expect(storage.saves.value.isEmpty)
  }

  @Test("A required key that fails leaves no property")
  func requiredFailure() async {
    storage.answer.setValue(.failure(Failure()))
    await #expect(throws: Failure.self) { _ = try await Shared(require: key) }
    storage.answer.setValue(.success(nil))
    await #expect(throws: MissingValueError.self) { _ = try await Shared(require: key) }
  }

  @Test("Saves that a save causes follow in order")
  func orderOfSaves() {
    storage.answer.setValue(.success(nil))
    @Shared(key) var count = 0
    for value in 1...100 { $count.withLock { $0 = value } }
    #expect(storage.saves.value.map(\.value) == Array(1...100))
  }

  @Test("A default that shares the same key does no harm")
  func nestedDefault() {
    storage.answer.setValue(.success(nil))
    let kept = LockIsolated<[Shared<Int>]>([])
    func makeDefault() -> Int {
      let inner = Shared(wrappedValue: 5, key)
      kept.withValue { $0.append(inner) }
      return 6
    }
    @Shared(key) var outer = makeDefault()
    #expect(outer == 5)
    $outer.withLock { $0 = 7 }
    #expect(kept.value.map(\.wrappedValue) == [7])
  }

  @Test("A continuation that is resumed twice, or never, is reported")
  func continuations() {
    let reporter = CollectingReporter()
    let answers = LockIsolated(0)
    withIssueReporters([reporter]) {
      do {
        let twice = LoadContinuation<Int>("A key") { _ in answers.withValue { $0 += 1 } }
        twice.resume(returning: 1)
        twice.resumeReturningInitialValue()
      }
      do {
        _ = SaveContinuation("A key") { _ in answers.withValue { $0 += 1 } }
      }
    }
    #expect(answers.value == 2)
    #expect(
      reporter.reports.map(\.message).first
        == "A key resumed its continuation again. Only the first call has an effect."
    )
    #expect(reporter.reports.last?.message.hasPrefix("A key released its continuation") == true)
  }

  @Test("A key may share other values while it loads")
  func nestedKeys() {
    struct Outer: SharedReaderKey {
      typealias Value = Int
      let id = "outer"
      func load(context: LoadContext<Int>, continuation: LoadContinuation<Int>) {
        @Shared(.inMemory("inner")) var inner = 20
        continuation.resume(returning: inner + 1)
      }
      func subscribe(
        context: LoadContext<Int>,
        subscriber: SharedSubscriber<Int>
      ) -> SharedSubscription {
        SharedSubscription {}
      }
    }
    @SharedReader(Outer()) var value = 0
    #expect(value == 21)
  }
}

extension Int {
  fileprivate var magnitudeAsInt: Int {
    get { self }
    set { self = newValue }
  }
}
