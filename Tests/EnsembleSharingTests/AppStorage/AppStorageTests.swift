// SPDX-License-Identifier: MIT

import EnsembleConcurrency
import EnsembleDependencies
import EnsembleSharing
import EnsembleTestSupport
import Foundation
import IssueReporting
import Testing

private enum Level: Int { case low, high }
private enum Color: String { case red, green }
private enum Coin: String, Codable { case penny, dime }
private struct User: Codable, Equatable { var name: String }

/// A value that lets a test run code between the reading of an entry and its use.
private struct Notch: RawRepresentable, Sendable {
  @TaskLocal static var onDecoding: (@Sendable () -> Void)?

  let rawValue: Int

  init(_ rawValue: Int) {
    self.rawValue = rawValue
  }

  init?(rawValue: Int) {
    self.rawValue = rawValue
    if let action = Self.onDecoding { Self.$onDecoding.withValue(nil) { action() } }
  }
}

@Suite(.dependencies { _ in }) struct AppStorageTests {
  @Dependency(\.defaultAppStorage) private var store

  /// A property that does not share its value with others in memory.
  private func separate<Value>(
    _ value: @autoclosure () -> Value,
    _ key: @autoclosure () -> AppStorageKey<Value>
  ) -> Shared<Value> {
    withDependencies {
      $0.sharedRegistry = SharedRegistry()
    } operation: {
      Shared(wrappedValue: value(), key())
    }
  }

  // MARK: Types

  @Test func boolean() {
    @Shared(.appStorage("value")) var value = true
    #expect(store.bool(forKey: "value"))
    $value.withLock { $0 = false }
    #expect(!store.bool(forKey: "value"))
    store.set(true, forKey: "value")
    #expect(value)
  }

  @Test func integer() {
    @Shared(.appStorage("value")) var value = 42
    #expect(store.integer(forKey: "value") == 42)
    $value.withLock { $0 = .max }
    #expect(store.integer(forKey: "value") == .max)
    store.set(7, forKey: "value")
    #expect(value == 7)
  }

  @Test func number() {
    @Shared(.appStorage("value")) var value = 1.5
    #expect(store.double(forKey: "value") == 1.5)
    $value.withLock { $0 = 2 }
    #expect(store.double(forKey: "value") == 2)
    store.set(0.1, forKey: "value")
    #expect(value == 0.1)
  }

  @Test func string() {
    @Shared(.appStorage("value")) var value = "a"
    #expect(store.string(forKey: "value") == "a")
    $value.withLock { $0 = "b" }
    #expect(store.string(forKey: "value") == "b")
    store.set("c", forKey: "value")
    #expect(value == "c")
  }

  @Test func strings() {
    @Shared(.appStorage("value")) var value = ["a"]
    #expect(store.stringArray(forKey: "value") == ["a"])
    $value.withLock { $0.append("b") }
    #expect(store.stringArray(forKey: "value") == ["a", "b"])
  }

  @Test func url() throws {
    let home = try #require(URL(string: "https://example.com"))
    @Shared(.appStorage("value")) var value = home
    #expect(store.url(forKey: "value") == home)
    $value.withLock { $0 = URL(fileURLWithPath: "/tmp") }
    #expect(store.url(forKey: "value") == URL(fileURLWithPath: "/tmp"))
  }

  @Test func data() {
    @Shared(.appStorage("value")) var value = Data([1])
    #expect(store.data(forKey: "value") == Data([1]))
    $value.withLock { $0.append(2) }
    #expect(store.data(forKey: "value") == Data([1, 2]))
  }

  @Test func date() {
    @Shared(.appStorage("value")) var value = Date(timeIntervalSince1970: 1.25)
    #expect(store.date(forKey: "value") == Date(timeIntervalSince1970: 1.25))
    $value.withLock { $0 += 1 }
    #expect(store.date(forKey: "value") == Date(timeIntervalSince1970: 2.25))
  }

  @Test func codable() {
    @Shared(.appStorage("value")) var value = User(name: "Blob")
    $value.withLock { $0.name = "Blob Jr." }
    let other = separate(User(name: ""), .appStorage("value"))
    #expect(other.wrappedValue == User(name: "Blob Jr."))
  }

  @Test func rawInteger() {
    @Shared(.appStorage("value")) var value = Level.high
    #expect(store.integer(forKey: "value") == 1)
    $value.withLock { $0 = .low }
    #expect(store.integer(forKey: "value") == 0)
    store.set(1, forKey: "value")
    #expect(value == .high)
  }

  @Test func rawString() {
    @Shared(.appStorage("value")) var value = Color.red
    #expect(store.string(forKey: "value") == "red")
    $value.withLock { $0 = .green }
    #expect(store.string(forKey: "value") == "green")
  }

  @Test func rawValueHasPrecedenceOverCoding() {
    @Shared(.appStorage("value")) var value = Coin.dime
    #expect(store.string(forKey: "value") == "dime")
    @Shared(.appStorage("optional")) var optional: Coin? = .penny
    #expect(store.string(forKey: "optional") == "penny")
  }

  @Test func optionals() {
    @Shared(.appStorage("bool")) var bool: Bool?
    @Shared(.appStorage("int")) var int: Int?
    @Shared(.appStorage("double")) var double: Double?
    @Shared(.appStorage("string")) var string: String?
    @Shared(.appStorage("strings")) var strings: [String]?
    @Shared(.appStorage("url")) var url: URL?
    @Shared(.appStorage("data")) var data: Data?
    @Shared(.appStorage("date")) var date: Date?
    @Shared(.appStorage("level")) var level: Level?
    @Shared(.appStorage("color")) var color: Color?
    @Shared(.appStorage("user")) var user: User?
    #expect(store.keys.isEmpty)
    $bool.withLock { $0 = true }
    $int.withLock { $0 = 1 }
    $double.withLock { $0 = 1 }
    $string.withLock { $0 = "" }
    $strings.withLock { $0 = [] }
    $url.withLock { $0 = URL(fileURLWithPath: "/") }
    $data.withLock { $0 = Data() }
    $date.withLock { $0 = Date(timeIntervalSince1970: 0) }
    $level.withLock { $0 = .high }
    $color.withLock { $0 = .red }
    $user.withLock { $0 = User(name: "Blob") }
    #expect(store.keys.count == 11)
    #expect(separate(nil, .appStorage("user")).wrappedValue == User(name: "Blob"))
    $bool.withLock { $0 = nil }
    $int.withLock { $0 = nil }
    $double.withLock { $0 = nil }
    $string.withLock { $0 = nil }
    $strings.withLock { $0 = nil }
    $url.withLock { $0 = nil }
    $data.withLock { $0 = nil }
    $date.withLock { $0 = nil }
    $level.withLock { $0 = nil }
    $color.withLock { $0 = nil }
    $user.withLock { $0 = nil }
    #expect(store.keys.isEmpty)
  }

  @Test func optionalWithADefaultStoresIt() {
    @Shared(.appStorage("value")) var value: String? = "a"
    #expect(store.string(forKey: "value") == "a")
    $value.withLock { $0 = nil }
    #expect(value == nil)
    #expect(store.keys.isEmpty)
    #expect(separate("b", .appStorage("value")).wrappedValue == "b")
  }

  // MARK: Loading

  @Test func defaultIsStoredByTheFirstUse() {
    @Shared(.appStorage("value")) var value = 42
    #expect(separate(1, .appStorage("value")).wrappedValue == 42)
  }

  @Test func storedValueReplacesTheDefault() {
    store.set(5, forKey: "value")
    @Shared(.appStorage("value")) var value = 42
    #expect(value == 5)
  }

  @Test func valueOfAnotherTypeIsLeftAlone() {
    store.set("text", forKey: "value")
    @Shared(.appStorage("value")) var value = 42
    #expect(value == 42)
    #expect($value.loadError == nil)
    #expect(store.string(forKey: "value") == "text")
    $value.withLock { $0 += 1 }
    #expect(store.integer(forKey: "value") == 43)
  }

  @Test func valueThatCannotBeDecodedGivesTheDefault() {
    @Shared(.appStorage("value")) var user = User(name: "Blob")
    let levels = separate([Int: Int](), .appStorage("value"))
    #expect(levels.wrappedValue == [:])
    store.set("purple", forKey: "color")
    @Shared(.appStorage("color")) var color = Color.red
    #expect(color == .red)
  }

  @Test func wholeNumbersAreNumbers() {
    store.set(3, forKey: "a")
    @Shared(.appStorage("a")) var double = 1.5
    #expect(double == 3)
    store.set(3.0, forKey: "b")
    @Shared(.appStorage("b")) var int = 1
    #expect(int == 3)
    store.set(3.5, forKey: "c")
    @Shared(.appStorage("c")) var other = 1
    #expect(other == 1)
  }

  @Test func requiredValueMustBeStored() async throws {
    await #expect(throws: MissingValueError.self) {
      try await Shared<Int>(require: .appStorage("value"))
    }
    #expect(store.keys.isEmpty)
    store.set(5, forKey: "value")
    let value = try await Shared<Int>(require: .appStorage("value"))
    #expect(value.wrappedValue == 5)
  }

  @Test func removedValueGivesTheDefault() {
    @Shared(.appStorage("value")) var value = 42
    $value.withLock { $0 = 5 }
    store.removeObject(forKey: "value")
    #expect(value == 42)
  }

  @Test func defaultsOfAKeyAreUsed() {
    @Shared(.launchCount) var count
    #expect(count == 1)
    #expect(store.integer(forKey: "launches") == 1)
  }

  // MARK: Sharing

  @Test(arguments: ["", ".", "a.b.c", "@count", "a b", "ü/\u{0}\"\\\n", "😀"])
  func anyTextIsAKey(key: String) {
    @Shared(.appStorage(key)) var value = 1
    $value.withLock { $0 = 2 }
    #expect(store.integer(forKey: key) == 2)
    store.set(3, forKey: key)
    #expect(value == 3)
    #expect(store.keys == [key])
  }

  @Test func onlyTheSubscribersOfAKeyAreNotified() {
    let values = LockIsolated<[Int?]>([])
    let key = AppStorageKey<Int>.appStorage("b")
    let subscription = key.subscribe(
      context: .initialValue(0),
      subscriber: SharedSubscriber { value in values.withValue { $0.append(try? value.get()) } }
    )
    @Shared(.appStorage("a")) var a = 0
    store.set(1, forKey: "a")
    $a.withLock { $0 = 2 }
    #expect(values.value == [])
    store.set(1, forKey: "b")
    #expect(values.value == [1])
    store.removeObject(forKey: "b")
    #expect(values.value == [1, nil])
    subscription.cancel()
    store.set(1, forKey: "b")
    #expect(values.value == [1, nil])
  }

  @Test func keyIsNotNotifiedOfItsOwnChanges() {
    let values = LockIsolated<[Int?]>([])
    let key = AppStorageKey<Int>.appStorage("a")
    let subscription = key.subscribe(
      context: .initialValue(0),
      subscriber: SharedSubscriber { value in values.withValue { $0.append(try? value.get()) } }
    )
    key.save(1, context: .didSet, continuation: SaveContinuation { _ in })
    #expect(values.value == [])
    let other = AppStorageKey<Int>.appStorage("a")
    other.save(2, context: .didSet, continuation: SaveContinuation { _ in })
    #expect(values.value == [2])
    subscription.cancel()
  }

  @Test func valuesThatAreNotSharedInMemorySyncThroughTheStore() {
    let a = separate(0, .appStorage("value"))
    let b = separate(0, .appStorage("value"))
    a.withLock { $0 = 1 }
    #expect(b.wrappedValue == 1)
    b.withLock { $0 = 2 }
    #expect(a.wrappedValue == 2)
  }

  @Test func storesAreApart() {
    let other = AppStorageStore.inMemory
    @Shared(.appStorage("value")) var a = 1
    @Shared(.appStorage("value", store: other)) var b = 2
    #expect((a, b) == (1, 2))
    #expect(other.integer(forKey: "value") == 2)
  }

  @Test(arguments: 1...5)
  func eachTestHasItsOwnStore(number: Int) {
    @Shared(.appStorage("value")) var value = 0
    #expect(value == 0)
    $value.withLock { $0 = number }
  }

  @Test func keyDescribesItself() {
    @Shared(.appStorage("a")) var a = 0
    #expect("\($a)".contains(#".appStorage("a")"#))
  }

  @Test func `a change of a value while an outside change is read holds`() {
    @Shared(.appStorage("value")) var value = Notch(0)
    Notch.$onDecoding.withValue({ [$value] in $value.withLock { $0 = Notch(1) } }) {
      store.set(5, forKey: "value")
    }
    #expect(store.integer(forKey: "value") == 1)
    #expect(value.rawValue == 1)
  }

  @Test func `an outside change while a value is saved holds`() {
    let a = separate(Notch(0), .appStorage("value"))
    let b = separate(Notch(0), .appStorage("value"))
    // The other value is notified of the save before the save has ended.
    Notch.$onDecoding.withValue({ [store] in store.set(5, forKey: "value") }) {
      a.withLock { $0 = Notch(1) }
    }
    #expect(store.integer(forKey: "value") == 5)
    #expect(a.wrappedValue.rawValue == 5)
    #expect(b.wrappedValue.rawValue == 5)
  }

  @Test func `a number that does not equal itself is taken over`() {
    @Shared(.appStorage("value")) var value = 1.5
    store.set(Double.nan, forKey: "value")
    #expect(value.isNaN)
  }

  @Test func thousandTasksChangeAValue() async {
    @Shared(.appStorage("value")) var value = 0
    await withTaskGroup(of: Void.self) { group in
      for _ in 1...1_000 {
        group.addTask { [$value] in
          for _ in 1...10 { $value.withLock { $0 += 1 } }
        }
      }
    }
    #expect(value == 10_000)
    #expect(store.integer(forKey: "value") == 10_000)
  }
}

extension SharedKey where Self == AppStorageKey<Int>.Default {
  fileprivate static var launchCount: Self { Self[.appStorage("launches"), default: 1] }
}
