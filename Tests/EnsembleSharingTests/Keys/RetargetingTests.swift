// SPDX-License-Identifier: MIT

import EnsembleConcurrency
import EnsembleSharing
import Testing

/// Properties that get another key.
@Suite("Properties that get another key")
struct SharedRetargetingTests {
  private let storage = TestStorage()
  private func key(_ name: String) -> StoredKey { StoredKey(name: name, storage: storage) }

  @Test func `the copies of a property get its key too`() async throws {
    storage["b"] = 2
    @Shared(key("a")) var value = 1
    let copy = $value
    try await $value.load(key("b"))
    #expect(copy.wrappedValue == 2)
    copy.withLock { $0 = 3 }
    #expect(storage["a"] == nil)
    #expect(storage["b"] == 3)
  }

  @Test func `other properties of the old key keep it`() async throws {
    storage["b"] = 2
    @Shared(key("a")) var value = 1
    @Shared(key("a")) var other = 0
    try await $value.load(key("b"))
    $other.withLock { $0 = 9 }
    #expect(value == 2)
    #expect(storage["a"] == 9)
  }

  @Test func `the old value is released by the last property that leaves it`() async throws {
    @Shared(key("a")) var value = 1
    #expect(storage.subscriberCount == 1)
    try await $value.load(key("b"))
    #expect(storage.subscriberCount == 1)
    storage.put(5, "a")
    #expect(value == 1)
    storage.put(6, "b")
    #expect(value == 6)
  }

  @Test func `a key that is in use gives its value at once`() {
    let controlled = ControlledKey()
    controlled.storage.answer.setValue(.success(4))
    let used = Shared(wrappedValue: 0, controlled)
    used.withLock { $0 = 5 }
    @Shared(key("a")) var value = 1
    $value = used
    #expect(value == 5)
    $value.withLock { $0 = 6 }
    #expect(used.wrappedValue == 6)
  }

  @Test func `a key without a value leaves the value, and saves the next change`() async throws {
    @Shared(key("a")) var value = 1
    $value.withLock { $0 = 2 }
    try await $value.load(key("b"))
    #expect(value == 2)
    #expect(storage["b"] == nil)
    $value.withLock { $0 = 3 }
    #expect(storage["a"] == 2)
    #expect(storage["b"] == 3)
  }

  @Test func `a key that fails leaves the value, and has the error`() async {
    let failing = ControlledKey("failing")
    failing.storage.answer.setValue(.failure(Failure()))
    storage["a"] = 3
    @Shared(key("a")) var value = 1
    await #expect(throws: Failure.self) { try await $value.load(failing) }
    #expect(value == 3)
    #expect($value.loadError is Failure)
    #expect(!$value.isLoading)
  }

  @Test func `a required key that fails leaves the property as it is`() async throws {
    @Shared(key("a")) var value = 1
    do {
      $value = try await Shared(require: key("b"))
      Issue.record("There is no value for the key.")
    } catch {
      #expect(error is MissingValueError)
    }
    $value.withLock { $0 = 2 }
    #expect(storage["a"] == 2)
    storage["b"] = 7
    $value = try await Shared(require: key("b"))
    #expect(value == 7)
    #expect($value.loadError == nil && !$value.isLoading)
  }

  @Test func `the value of another key is no default when a value is removed`() async throws {
    storage["a"] = 1
    storage["b"] = 2
    @Shared(key("a")) var value = 0
    try await $value.load(key("b"))
    storage.put(3, "b")
    storage.put(nil, "b")
    // Not 1, which belongs to the key 'a'.
    #expect(value == 3)
  }

  @Test func `the default of a key holds when a value is removed`() async throws {
    storage["a"] = 1
    storage["b"] = 2
    @Shared(key("a")) var value = 0
    try await $value.load(StoredKey.Default[key("b"), default: 10])
    #expect(value == 2)
    storage.put(nil, "b")
    #expect(value == 10)
  }

  @Test func `the value that was required is no default when a value is removed`() async throws {
    storage["a"] = 1
    let value = try await Shared(require: key("a"))
    storage.put(2, "a")
    storage.put(nil, "a")
    #expect(value.wrappedValue == 2)
  }

  @Test func `a default that was given holds when a value is removed`() {
    storage["a"] = 1
    @Shared(key("a")) var value = 0
    storage.put(2, "a")
    storage.put(nil, "a")
    #expect(value == 0)
  }

  @Test func `a reader gets another key`() async throws {
    storage["b"] = 2
    @SharedReader(key("a")) var value = 1
    try await $value.load(key("b"))
    #expect(value == 2)
    try await $value.load(StoredReaderKey(key: key("b")))
    storage.put(3, "b")
    try await $value.load()
    #expect(value == 3)
  }

  // MARK: Following

  @Test func `'values' follows a property to another key`() async throws {
    storage["b"] = 2
    @Shared(key("a")) var value = 1
    var values = $value.values.makeAsyncIterator()
    #expect(await values.next() == 1)
    try await $value.load(key("b"))
    #expect(await values.next() == 2)
    $value.withLock { $0 = 3 }
    #expect(await values.next() == 3)
    storage.put(4, "b")
    #expect(await values.next() == 4)
  }

  @Test func `'values' follows a property to another reference`() async {
    @Shared(value: 1) var value
    let other = Shared(value: 2)
    var values = $value.values.makeAsyncIterator()
    #expect(await values.next() == 1)
    $value = other
    #expect(await values.next() == 2)
    other.withLock { $0 = 3 }
    #expect(await values.next() == 3)
  }

  @Test func `'values' of a reader and of a member follow the value`() async {
    struct Pair: Sendable { var a = 1, b = 1 }
    @Shared(value: Pair()) var pair
    var reader = SharedReader($pair).values.makeAsyncIterator()
    var member = $pair.a.values.makeAsyncIterator()
    #expect(await reader.next()?.a == 1)
    #expect(await member.next() == 1)
    $pair.a.withLock { $0 = 2 }
    #expect(await reader.next()?.a == 2)
    #expect(await member.next() == 2)
  }

  @Test func `each sequence of values begins with the current one`() async {
    let value = Shared(value: 1)
    value.withLock { $0 = 2 }
    var first = value.values.makeAsyncIterator()
    #expect(await first.next() == 2)
    value.withLock { $0 = 3 }
    var second = value.values.makeAsyncIterator()
    #expect(await second.next() == 3)
    #expect(await first.next() == 3)
  }

  @Test func `a sequence of values keeps its value in use, and lets go of it when released`() async
  {
    do {
      var values = Shared(wrappedValue: 1, key("a")).values.makeAsyncIterator()
      #expect(await values.next() == 1)
      #expect(storage.subscriberCount == 1)
      storage.put(2, "a")
      #expect(await values.next() == 2)
    }
    #expect(storage.subscriberCount == 0)
  }

  @Test func `a sequence of values ends when its task is cancelled`() async {
    let value = Shared(value: 1)
    let task = Task {
      var seen: [Int] = []
      for await value in value.values {
        seen.append(value)
        withUnsafeCurrentTask { $0?.cancel() }
      }
      return seen
    }
    #expect(await task.value == [1])
  }
}
