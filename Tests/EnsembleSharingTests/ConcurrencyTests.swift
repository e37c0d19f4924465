// SPDX-License-Identifier: MIT

import EnsembleConcurrency
import EnsembleDependencies
import EnsembleSharing
import Observation
import TestTools
import Testing

@Suite("Shared values on many threads")
struct SharedConcurrencyTests {
  @Test("No increment is lost, and the last value is saved last")
  func increments() async {
    let key = ControlledKey()
    key.storage.answer.setValue(.success(nil))
    @Shared(key) var count = 0
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<1_000 {
        group.addTask { [count = $count] in
          for _ in 0..<10 { count.withLock { $0 += 1 } }
        }
      }
    }
    #expect(count == 10_000)
    #expect(key.storage.saves.value.map(\.value) == Array(1...10_000))
  }

  @Test("Properties that are made and released at once agree on one value")
  func churn() async {
    let storage = ControlledKey.Storage()
    storage.answer.setValue(.success(nil))
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<200 {
        group.addTask {
          for _ in 0..<20 {
            @Shared(ControlledKey("churn", storage)) var first = 0
            @Shared(ControlledKey("churn", storage)) var second = 0
            $first.withLock { $0 += 1 }
            #expect(second > 0)
          }
        }
      }
    }
    let subscriptions = storage.subscribers.value.count
    #expect(storage.cancellations.value == subscriptions)
  }

  @Test("A thread never sees the default of a value that its key has at hand")
  func startGate() async {
    for round in 0..<50 {
      let key = SlowKey(id: round)
      await withTaskGroup(of: Int.self) { group in
        for _ in 0..<8 {
          group.addTask {
            @Shared(key) var value = 0
            return value
          }
        }
        for await value in group { #expect(value == 42) }
      }
    }
  }

  private struct SlowKey: SharedKey {
    let id: Int
    func load(context: LoadContext<Int>, continuation: LoadContinuation<Int>) {
      for _ in 0..<1_000 { _ = LockIsolated(0) }
      continuation.resume(returning: 42)
    }
    func subscribe(
      context: LoadContext<Int>,
      subscriber: SharedSubscriber<Int>
    ) -> SharedSubscription {
      SharedSubscription {}
    }
    func save(_ value: Int, context: SaveContext, continuation: SaveContinuation) {
      continuation.resume()
    }
  }

  @Test("Observers learn of the last value that another thread writes", .timeLimit(.minutes(10)))
  func lastValueIsObserved() async {
    struct Pair: Equatable, Sendable {
      var first = 0
      var second = 0
    }
    for _ in 0..<100 {
      let pair = Shared(value: Pair())
      let first = pair.first
      async let writing: Void = Task.detached {
        for number in 1...200 { pair.withLock { $0.first = number } }
      }.value
      await observe(until: 200) { first.wrappedValue }
      await writing
      async let writingAgain: Void = Task.detached {
        for number in 1...200 { pair.withLock { $0.second = number } }
      }.value
      await observe(until: 200) { pair.wrappedValue.second }
      await writingAgain
    }
  }

  /// Reads a value again after each change, until it is the last one.
  ///
  /// Observers are installed after the read. Notifications are delivered on the main actor, so only
  /// there can none be missed in between.
  @MainActor
  private func observe(until last: Int, _ read: @escaping @Sendable () -> Int) async {
    while true {
      let isChanged = LockIsolated(false)
      let value = withObservationTracking(read) { isChanged.setValue(true) }
      if value == last { return }
      guard await eventually({ isChanged.value }) else {
        Issue.record("Nothing has told that \(value) changed.")
        return
      }
    }
  }

  @Test("Closures that read each other's values do not wait for each other")
  func crossReading() async {
    let first = Shared(value: 0)
    let second = Shared(value: 0)
    await withTaskGroup(of: Void.self) { group in
      group.addTask { for _ in 0..<2_000 { first.withLock { $0 = second.wrappedValue + 1 } } }
      group.addTask { for _ in 0..<2_000 { second.withLock { $0 = first.wrappedValue + 1 } } }
    }
    #expect(first.wrappedValue > 0)
  }

  @Test("A dependency that shares a value, used while another thread changes it, does not deadlock")
  func dependencies() async {
    for _ in 0..<50 {
      await withDependencies {
        $0.defaultInMemoryStorage = InMemoryStorage()
      } operation: {
        await withTaskGroup(of: Void.self) { group in
          group.addTask {
            @Shared(.inMemory("total")) var total = 0
            $total.withLock {
              @Dependency(SharingClientKey.self) var client
              $0 += client.step
            }
          }
          group.addTask {
            @Dependency(SharingClientKey.self) var client
            #expect(client.step == 1)
          }
        }
      }
    }
  }

  private struct SharingClient: Sendable {
    @Shared(.inMemory("total")) var total = 0
    var step: Int { total >= 0 ? 1 : 0 }
  }

  private enum SharingClientKey: DependencyKey {
    static var liveValue: SharingClient { SharingClient() }
    static var testValue: SharingClient { SharingClient() }
  }
}
