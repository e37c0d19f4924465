// SPDX-License-Identifier: MIT

import EnsembleConcurrency
import EnsembleSharing
import Testing

/// The precedence of defaults, and the sharing of keys with defaults.
@Suite("Defaults of shared values")
struct SharedDefaultTests {
  private let storage = TestStorage()
  private var key: StoredKey { StoredKey(name: "value", storage: storage) }
  private var keyWithDefault: StoredKey.Default { StoredKey.Default[key, default: 10] }

  @Test func `the default of the property that is created first holds`() {
    @Shared(key) var first = 1
    @Shared(key) var second = 2
    @SharedReader(key) var reader = 3
    #expect((first, second, reader) == (1, 1, 1))
  }

  @Test func `the default of a later property is not evaluated`() {
    let count = LockIsolated(0)
    func make() -> Int {
      count.withValue { $0 += 1 }
      return 1
    }
    let first = Shared(wrappedValue: make(), key)
    let second = Shared(wrappedValue: make(), key)
    let reader = SharedReader(wrappedValue: make(), key)
    let defaulted = StoredKey.Default[
      key,
      default: {
        count.withValue { $0 += 1 }; return 5
      }()
    ]
    #expect(Shared(defaulted).wrappedValue == 1)
    #expect(count.value == 1)
    withExtendedLifetime((first, second, reader)) {}
  }

  @Test func `a default is not saved`() {
    @Shared(key) var value = 1
    #expect(storage["value"] == nil)
    $value.withLock { $0 = 2 }
    #expect(storage["value"] == 2)
  }

  @Test func `a default holds anew when the last property was released without a change`() {
    do { @Shared(key) var value = 1 }
    @Shared(key) var value = 2
    #expect(value == 2)
  }

  @Test func `a stored value holds instead of every default`() {
    storage["value"] = 7
    @Shared(key) var value = 1
    @Shared(keyWithDefault) var other
    #expect((value, other) == (7, 7))
  }

  @Test func `properties of a key with a default share whichever is created first`() {
    do {
      @Shared(keyWithDefault) var writer
      @SharedReader(keyWithDefault) var reader
      $writer.withLock { $0 += 1 }
      #expect(reader == 11)
    }
    storage["value"] = nil
    do {
      @SharedReader(keyWithDefault) var reader
      @Shared(keyWithDefault) var writer
      $writer.withLock { $0 += 1 }
      #expect(reader == 11)
    }
  }

  @Test func `a key with a default and its base share whichever is created first`() {
    do {
      @Shared(key) var writer = 1
      @SharedReader(keyWithDefault) var reader
      $writer.withLock { $0 += 1 }
      #expect(reader == 2)
    }
    storage["value"] = nil
    do {
      @Shared(keyWithDefault) var writer
      @SharedReader(key) var reader = 1
      $writer.withLock { $0 += 1 }
      #expect(reader == 11)
    }
    storage["value"] = nil
    do {
      @SharedReader(key) var reader = 1
      @Shared(keyWithDefault) var writer
      $writer.withLock { $0 += 1 }
      #expect(reader == 2)
    }
    storage["value"] = nil
    do {
      @SharedReader(keyWithDefault) var reader
      @Shared(key) var writer = 1
      $writer.withLock { $0 += 1 }
      #expect(reader == 11)
    }
  }

  @Test func `a property may override the default of its key`() {
    @Shared(keyWithDefault) var first = 99
    @SharedReader(keyWithDefault) var reader = 98
    #expect((first, reader) == (99, 99))
  }

  @Test func `a key with a default has the identity of its base, and its initial value`() {
    #expect(keyWithDefault.id == key.id)
    #expect(keyWithDefault.initialValue == 10)
  }

  @Test func `loading a key with a default shares with its base`() async throws {
    @Shared(key) var value = 1
    @Shared(StoredKey(name: "other", storage: storage)) var other = 2
    try await $other.load(keyWithDefault)
    $other.withLock { $0 = 5 }
    #expect(value == 5)
    @SharedReader(StoredKey(name: "third", storage: storage)) var reader = 3
    try await $reader.load(keyWithDefault)
    #expect(reader == 5)
  }

  @Test func `requiring a key with a default shares with its base, and needs a value`() async throws
  {
    await #expect(throws: MissingValueError.self) { _ = try await Shared(require: keyWithDefault) }
    storage["value"] = 4
    @Shared(key) var value = 1
    let required = try await Shared(require: keyWithDefault)
    required.withLock { $0 = 6 }
    #expect(value == 6)
    #expect(try await SharedReader(require: keyWithDefault).wrappedValue == 6)
  }

  @Test func `a description names the key behind a default`() {
    #expect(Shared(keyWithDefault).description.contains("StoredKey"))
    #expect(Shared(.defaultCount).description == #"Shared<Int>(.inMemory("count"))"#)
  }
}

extension SharedReaderKey where Self == InMemoryKey<Int>.Default {
  fileprivate static var defaultCount: Self { Self[.inMemory("count"), default: 0] }
}
