// SPDX-License-Identifier: MIT

import EnsembleConcurrency
import EnsembleDependencies
import EnsembleSharing
import Foundation
import IssueReporting
import Observation
import TestTools
import Testing

/// Simultaneous operations of several threads on a shared value.
@Suite("Order of changes, loads and saves", .timeLimit(.minutes(10)))
struct SharedOrderTests {
  // MARK: Saving

  @Test func `a change during a save is saved after it`() {
    /// A key whose first save lasts until another thread has changed the value.
    final class Storage: Sendable {
      let saved = LockIsolated<[Int]>([])
      let changeElsewhere = LockIsolated<(@Sendable () -> Void)?>(nil)
    }
    struct SlowKey: SharedKey {
      let storage: Storage
      var id: ObjectIdentifier { ObjectIdentifier(storage) }
      func load(context: LoadContext<Int>, continuation: LoadContinuation<Int>) {
        continuation.resumeReturningInitialValue()
      }
      func subscribe(
        context: LoadContext<Int>,
        subscriber: SharedSubscriber<Int>
      ) -> SharedSubscription {
        SharedSubscription {}
      }
      func save(_ value: Int, context: SaveContext, continuation: SaveContinuation) {
        let change = storage.changeElsewhere.withValue { change in
          defer { change = nil }
          return change
        }
        if let change { onAnotherThread(change) }
        storage.saved.withValue { $0.append(value) }
        continuation.resume()
      }
    }
    let storage = Storage()
    let value = Shared(wrappedValue: 0, SlowKey(storage: storage))
    storage.changeElsewhere.setValue { value.withLock { $0 = 2 } }
    value.withLock { $0 = 1 }
    #expect(value.wrappedValue == 2)
    #expect(storage.saved.value == [1, 2])
  }

  @Test func `a key may change its value while it saves`() {
    let storage = TestStorage()
    struct ClampingKey: SharedKey {
      let base: StoredKey
      let property = LockIsolated<Shared<Int>?>(nil)
      var id: StoredKey.Identity { base.id }
      func load(context: LoadContext<Int>, continuation: LoadContinuation<Int>) {
        base.load(context: context, continuation: continuation)
      }
      func subscribe(
        context: LoadContext<Int>,
        subscriber: SharedSubscriber<Int>
      ) -> SharedSubscription {
        base.subscribe(context: context, subscriber: subscriber)
      }
      func save(_ value: Int, context: SaveContext, continuation: SaveContinuation) {
        base.save(value, context: context, continuation: continuation)
        if value > 10 { property.value?.withLock { $0 = 10 } }
      }
    }
    let key = ClampingKey(base: StoredKey(name: "a", storage: storage))
    let value = Shared(wrappedValue: 0, key)
    key.property.setValue(value)
    value.withLock { $0 = 20 }
    #expect(value.wrappedValue == 10)
    #expect(storage["a"] == 10)
    key.property.setValue(nil)
  }

  // MARK: Creating and releasing

  @Test func `threads that use a key at the same time ask it once`() async {
    for round in 0..<100 {
      let key = CountingKey(id: round)
      let properties = await withTaskGroup(of: Shared<Int>.self) { group in
        for _ in 0..<8 { group.addTask { Shared(wrappedValue: 0, key) } }
        return await group.reduce(into: []) { $0.append($1) }
      }
      #expect(key.counts.value == [1, 1])
      properties[0].withLock { $0 = 5 }
      #expect(properties.map(\.wrappedValue) == Array(repeating: 5, count: 8))
    }
  }

  private struct CountingKey: SharedKey {
    let id: Int
    let counts = LockIsolated([0, 0])
    func load(context: LoadContext<Int>, continuation: LoadContinuation<Int>) {
      counts.withValue { $0[0] += 1 }
      for _ in 0..<100 { sched_yield() }
      continuation.resume(returning: 1)
    }
    func subscribe(
      context: LoadContext<Int>,
      subscriber: SharedSubscriber<Int>
    ) -> SharedSubscription {
      counts.withValue { $0[1] += 1 }
      return SharedSubscription {}
    }
    func save(_ value: Int, context: SaveContext, continuation: SaveContinuation) {
      continuation.resume()
    }
  }

  @Test func `a property that is created while the last one is released is not lost`() {
    /// A key that creates a property while the value of the last one is being released.
    final class Storage: Sendable {
      let revived = LockIsolated<[Shared<Int>]>([])
      let revivals = LockIsolated(1)
    }
    struct ReviveKey: SharedKey {
      let storage: Storage
      var id: ObjectIdentifier { ObjectIdentifier(storage) }
      func load(context: LoadContext<Int>, continuation: LoadContinuation<Int>) {
        continuation.resumeReturningInitialValue()
      }
      func subscribe(
        context: LoadContext<Int>,
        subscriber: SharedSubscriber<Int>
      ) -> SharedSubscription {
        let key = self
        return SharedSubscription {
          let isLeft = key.storage.revivals.withValue { count in
            count -= 1
            return count >= 0
          }
          guard isLeft else { return }
          let new = Shared(wrappedValue: 100, key)
          key.storage.revived.withValue { $0.append(new) }
        }
      }
      func save(_ value: Int, context: SaveContext, continuation: SaveContinuation) {
        continuation.resume()
      }
    }
    let storage = Storage()
    do { @Shared(ReviveKey(storage: storage)) var value = 1 }
    #expect(storage.revived.value.map(\.wrappedValue) == [100])
    let next = Shared(wrappedValue: 5, ReviveKey(storage: storage))
    next.withLock { $0 = 7 }
    #expect(storage.revived.value.map(\.wrappedValue) == [7])
    storage.revived.setValue([])
  }

  @Test func `properties that threads create and release always share`() async {
    let storage = TestStorage()
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<4 {
        group.addTask {
          for number in 0..<2_000 {
            let key = StoredKey(name: "\(number % 3)", storage: storage)
            let first = Shared(wrappedValue: 0, key)
            let second = Shared(wrappedValue: 0, key)
            #expect(first.isSameValue(as: second))
          }
        }
      }
    }
    #expect(storage.subscriberCount == 0)
  }

  // MARK: Progress

  @Test func `progress and errors may be read while other threads load and save`() async {
    let key = FlakyKey()
    let value = Shared(wrappedValue: 0, key)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<2 {
        group.addTask { for _ in 0..<500 { try? await value.load() } }
        group.addTask { for _ in 0..<500 { try? await value.save() } }
        group.addTask { for _ in 0..<500 { value.withLock { $0 += 1 } } }
        group.addTask {
          for _ in 0..<2_000 {
            _ = value.isLoading
            for error in [value.loadError, value.saveError] {
              #expect(error == nil || error is Failure)
            }
          }
        }
      }
    }
    #expect(!value.isLoading)
    key.isFailing.setValue(false)
    #expect(throws: Never.self) { value.withLock { $0 = 1 } }
    #expect(value.saveError == nil && value.loadError == nil)
  }

  /// A key that alternates between success and an error.
  private struct FlakyKey: SharedKey {
    let id = 0
    let isFailing = LockIsolated(true)
    private let count = LockIsolated(0)

    private var isError: Bool {
      count.withValue { count in
        count += 1
        return count.isMultiple(of: 2)
      } && isFailing.value
    }

    func load(context: LoadContext<Int>, continuation: LoadContinuation<Int>) {
      continuation.resume(with: isError ? .failure(Failure()) : .success(1))
    }
    func subscribe(
      context: LoadContext<Int>,
      subscriber: SharedSubscriber<Int>
    ) -> SharedSubscription {
      SharedSubscription {}
    }
    func save(_ value: Int, context: SaveContext, continuation: SaveContinuation) {
      continuation.resume(with: isError ? .failure(Failure()) : .success(()))
    }
  }

  // MARK: Notifying

  @MainActor
  @Test func `a change of one of 1,000 observed members notifies its observer alone`() {
    let values = Shared(value: Array(repeating: 0, count: 1_000))
    let counts = LockIsolated(Array(repeating: 0, count: 1_000))
    for index in 0..<1_000 {
      withObservationTracking {
        _ = values[dynamicMember: \.[index]].wrappedValue
      } onChange: {
        counts.withValue { $0[index] += 1 }
      }
    }
    values[dynamicMember: \.[500]].withLock { $0 = 1 }
    #expect(counts.value.reduce(0, +) == 1)
    #expect(counts.value[500] == 1)
  }

  @Test func `changes of other threads notify each observer once, however many there are`() async {
    let value = Shared(value: 0)
    let notifications = LockIsolated(0)
    let (stream, done) = AsyncStream<Void>.makeStream()
    await MainActor.run {
      withObservationTracking {
        _ = value.wrappedValue
      } onChange: {
        notifications.withValue { $0 += 1 }
        done.finish()
      }
    }
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<10 {
        group.addTask { for _ in 0..<100 { value.withLock { $0 += 1 } } }
      }
    }
    for await _ in stream {}
    await MainActor.run {}
    #expect(notifications.value == 1)
    #expect(value.wrappedValue == 1_000)
  }

  // MARK: Dependencies

  @Test func `a live dependency that shares a value is created while a closure looks it up`() {
    lookUpFromTwoThreads(Void.self, rounds: 100)
  }

  /// Uses a client, whose live value does not exist yet, on two threads, and then the next one.
  private func lookUpFromTwoThreads<Round>(_: Round.Type, rounds: Int) {
    let total = withDependencies {
      $0.context = .live
    } operation: {
      Shared(wrappedValue: 0, .inMemory("SharedOrderTests.total"))
    }
    let before = total.wrappedValue
    withEscapedDependencies { dependencies in
      let group = DispatchGroup()
      for isWriter in [true, false] {
        group.enter()
        Thread.detachNewThread {
          dependencies.yield {
            withDependencies {
              $0.context = .live
            } operation: {
              if isWriter {
                total.withLock {
                  @Dependency(TotalClient<Round>.self) var client
                  $0 += client.step
                }
              } else {
                @Dependency(TotalClient<Round>.self) var client
                client.$total.withLock { $0 += client.step }
              }
            }
          }
          group.leave()
        }
      }
      #expect(group.wait(timeout: .now() + 60) == .success, "deadlock")
    }
    #expect(total.wrappedValue == before + 2)
    if rounds > 1 { lookUpFromTwoThreads([Round].self, rounds: rounds - 1) }
  }

  /// A client that creates and reads a shared value when its live value is created. It is generic
  /// because a type's live value is created once: each `Round` gives a new one.
  private struct TotalClient<Round>: DependencyKey {
    @Shared(.inMemory("SharedOrderTests.total")) var total = 0
    var step: Int { 1 }

    static var liveValue: TotalClient {
      let client = TotalClient()
      _ = client.total
      return client
    }
    static var testValue: TotalClient { liveValue }
  }
}

/// Calls a function on another thread, and waits for its end.
private func onAnotherThread(_ body: @escaping @Sendable () -> Void) {
  let done = DispatchSemaphore(value: 0)
  Thread.detachNewThread {
    body()
    done.signal()
  }
  done.wait()
}

extension Shared where Value == Int {
  /// Whether a change of one property is a change of the other.
  fileprivate func isSameValue(as other: Self) -> Bool {
    _objectIdentifier == other._objectIdentifier
  }
}
