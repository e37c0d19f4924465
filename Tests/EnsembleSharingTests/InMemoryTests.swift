// SPDX-License-Identifier: MIT

import EnsembleDependencies
import EnsembleSharing
import IssueReporting
import TestTools
import Testing

@Suite("Values in memory")
struct InMemoryTests {
  @Test("Properties with one key share a value")
  func shared() {
    @Shared(.inMemory("count")) var first = 0
    @Shared(.inMemory("count")) var second = 1
    #expect(second == 0)
    $second.withLock { $0 = 5 }
    #expect(first == 5)
  }

  @Test("A value outlives its properties")
  func outlives() {
    do {
      @Shared(.inMemory("count")) var count = 0
      $count.withLock { $0 = 1 }
    }
    @Shared(.inMemory("count")) var count = 0
    #expect(count == 1)
  }

  @Test("The default of the first property stays")
  func firstDefault() {
    do { @Shared(.inMemory("count")) var count = 3 }
    @Shared(.inMemory("count")) var count = 4
    #expect(count == 3)
  }

  @Test("Later defaults are not evaluated")
  func lazyDefault() {
    func fail() -> Int {
      Issue.record("evaluated")
      return 0
    }
    @Shared(.inMemory("count")) var first = 1
    @Shared(.inMemory("count")) var second = fail()
    #expect(first == second)
  }

  @Test("An optional value needs no default")
  func optional() {
    @Shared(.inMemory("name")) var name: String?
    #expect(name == nil)
    $name.withLock { $0 = "Blob" }
    @SharedReader(.inMemory("name")) var again: String?
    #expect(again == "Blob")
  }

  @Test("A nested optional keeps both levels apart")
  func nestedOptional() {
    @Shared(.inMemory("n")) var value: Int?? = .some(nil)
    #expect(value == .some(nil))
    $value.withLock { $0 = .none }
    @Shared(.inMemory("n")) var again: Int?? = 1
    #expect(again == .none)
  }

  @Test("Storages do not share values")
  func storages() {
    @Shared(.inMemory("count")) var outer = 1
    withDependencies {
      $0.defaultInMemoryStorage = InMemoryStorage()
    } operation: {
      @Shared(.inMemory("count")) var inner = 2
      #expect(inner == 2)
    }
    #expect(outer == 1)
  }

  @Test("A required value must exist")
  func required() async throws {
    await #expect(throws: MissingValueError.self) {
      _ = try await Shared<Int>(require: .inMemory("count"))
    }
    @Shared(.inMemory("count")) var count = 7
    let required = try await Shared<Int>(require: .inMemory("count"))
    required.withLock { $0 = 8 }
    #expect(count == 8)
  }

  @Test("A key in use with another type is reported, and does not share")
  func otherType() {
    let reporter = CollectingReporter()
    withIssueReporters([reporter]) {
      @Shared(.inMemory("count")) var count = 1
      @Shared(.inMemory("count")) var text = "one"
      #expect(count == 1)
      #expect(text == "one")
    }
    #expect(reporter.reports.count == 1)
    let message = reporter.reports.first?.message ?? ""
    #expect(message.contains("'Int'") && message.contains("'String'") && message.contains("count"))
  }

  @Test("A key with a default needs no other, and shares with its base")
  func keyWithDefault() {
    @Shared(.score) var score
    #expect(score == 10)
    @Shared(.inMemory("score")) var base = 1
    #expect(base == 10)
    @Shared(.score) var other = 99
    #expect(other == 10)
    @SharedReader(.score) var reader
    $base.withLock { $0 = 11 }
    #expect(reader == 11)
  }

  @Test("A default of the property wins over that of the key, if it comes first")
  func overriddenDefault() {
    @Shared(.score) var score = 99
    #expect(score == 99)
  }

  @Test("Each case of a test has values of its own", arguments: 0..<5)
  func cases(_ number: Int) {
    @Shared(.inMemory("case")) var count = 0
    #expect(count == 0)
    $count.withLock { $0 = number + 1 }
  }
}

extension SharedReaderKey where Self == InMemoryKey<Int>.Default {
  fileprivate static var score: Self { Self[.inMemory("score"), default: 10] }
}
