// SPDX-License-Identifier: MIT

import EnsembleConcurrency
import EnsembleDependencies
import EnsembleSharing
import IssueReporting
import TestTools
import Testing

/// Which properties share a value.
@Suite("Identity of shared values")
struct SharedIdentityTests {
  private let storage = TestStorage()
  private var key: StoredKey { StoredKey(name: "value", storage: storage) }

  @Test func `keys of different types with one identity share`() {
    @Shared(key) var value = 1
    @SharedReader(StoredReaderKey(key: key)) var reader = 2
    $value.withLock { $0 = 5 }
    #expect(reader == 5)
    #expect(storage.subscriberCount == 1)
  }

  @Test func `a value that a reader uses first is saved by its writers`() {
    @SharedReader(StoredReaderKey(key: key)) var reader = 2
    @Shared(key) var value = 1
    $value.withLock { $0 = 5 }
    #expect(reader == 5)
    #expect(storage["value"] == 5)
  }

  @Test func `a key in use with another type is reported with both types`() {
    struct TextKey: SharedReaderKey {
      let id: StoredKey.Identity
      func load(context: LoadContext<String>, continuation: LoadContinuation<String>) {
        continuation.resumeReturningInitialValue()
      }
      func subscribe(
        context: LoadContext<String>,
        subscriber: SharedSubscriber<String>
      ) -> SharedSubscription {
        SharedSubscription {}
      }
    }
    let reporter = CollectingReporter()
    withIssueReporters([reporter]) {
      @Shared(key) var value = 1
      @SharedReader(TextKey(id: key.id)) var text = "a"
      #expect(value == 1 && text == "a")
    }
    #expect(reporter.reports.count == 1)
    let message = reporter.reports.first?.message ?? ""
    #expect(message.contains("'Int'") && message.contains("'String'"))
  }

  @Test func `registries do not share`() {
    @Shared(key) var value = 1
    $value.withLock { $0 = 2 }
    withDependencies {
      $0.sharedRegistry = SharedRegistry()
    } operation: {
      @Shared(key) var other = 1
      $other.withLock { $0 = 3 }
    }
    #expect(value == 2)
    #expect(storage["value"] == 3)
  }

  @Test func `a key keeps the storage of the code that creates it`() {
    let key = withDependencies {
      $0.defaultInMemoryStorage = InMemoryStorage()
    } operation: {
      InMemoryKey<Int>.inMemory("count")
    }
    @Shared(key) var kept = 1
    @Shared(.inMemory("count")) var current = 2
    #expect((kept, current) == (1, 2))
  }

  @Test func `a member has the progress of its whole`() async throws {
    struct Settings: Equatable, Sendable { var size = 1 }
    struct Failure: Error {}
    struct SettingsKey: SharedKey {
      let id = "settings"
      let isFailing = LockIsolated(true)
      func load(context: LoadContext<Settings>, continuation: LoadContinuation<Settings>) {
        if isFailing.value {
          continuation.resume(throwing: Failure())
        } else {
          continuation.resume(returning: Settings(size: 5))
        }
      }
      func subscribe(
        context: LoadContext<Settings>,
        subscriber: SharedSubscriber<Settings>
      ) -> SharedSubscription {
        subscriber.yieldLoading()
        return SharedSubscription {}
      }
      func save(_ value: Settings, context: SaveContext, continuation: SaveContinuation) {
        continuation.resume(with: isFailing.value ? .failure(Failure()) : .success(()))
      }
    }
    let key = SettingsKey()
    let settings = Shared(wrappedValue: Settings(), key)
    let size = settings.size
    #expect(size.isLoading)
    #expect(size.loadError is Failure)
    await #expect(throws: Failure.self) { try await size.save() }
    #expect(size.saveError is Failure)
    key.isFailing.setValue(false)
    try await size.save()
    try await size.load()
    #expect(settings.wrappedValue.size == 5)
    #expect(settings.read { $0.size }.loadError == nil)
  }

  @Test func `a member keeps its whole in use`() {
    let member: Shared<Int>
    do {
      let value = Shared(wrappedValue: 1, key)
      member = value.identity
    }
    #expect(storage.subscriberCount == 1)
    member.withLock { $0 = 9 }
    #expect(storage["value"] == 9)
  }

  @Test func `properties without and with a key are equal if their values are`() {
    @Shared(key) var value = 1
    #expect($value == Shared(value: 1))
    #expect($value != Shared(value: 2))
    #expect($value.read { $0 + 1 } == SharedReader(value: 2))
    #expect(SharedReader($value) == SharedReader(Shared(value: 1)))
  }

  @Test func `thousand properties that were released leave no value and no subscription`() {
    final class Canary: Sendable {}
    weak var canary: Canary?
    for number in 0..<1_000 {
      let new = Canary()
      canary = new
      @Shared(value: new) var object
      @Shared(StoredKey(name: "\(number)", storage: storage)) var value = 1
      let member = $value.identity
      withExtendedLifetime((object, member)) {}
    }
    #expect(canary == nil)
    #expect(storage.subscriberCount == 0)
  }
}

extension Int {
  fileprivate var identity: Int {
    get { self }
    set { self = newValue }
  }
}
