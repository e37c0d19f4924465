// SPDX-License-Identifier: MIT

#if !canImport(Darwin)
import EnsembleConcurrency
import EnsembleDependencies
import Foundation
import IssueReporting
import Testing

@testable import EnsembleSharing

/// The file of settings.
@Suite struct DefaultsStoreTests {
  private let files = ManualFiles()
  private let path = "/app/defaults.json"
  private var store: DefaultsStore { DefaultsStore(path: path, in: files.storage) }

  private func object() throws -> [String: JSONValue] {
    try JSONDecoder().decode([String: JSONValue].self, from: #require(files.disk.read(path)).data)
  }

  @Test func valuesAreWrittenAsReadableJSON() throws {
    let store = store
    store.set(true, forKey: "bool")
    store.set(1, forKey: "int")
    store.set(1.5, forKey: "double")
    store.set("text", forKey: "string")
    store.set(["a"], forKey: "strings")
    store.set(URL(fileURLWithPath: "/tmp/x", isDirectory: false), forKey: "url")
    store.set(Data([1, 2]), forKey: "data")
    store.set(Date(timeIntervalSinceReferenceDate: 2.5), forKey: "date")
    store.set(.infinity, forKey: "infinity")
    files.scheduler.run()
    #expect(
      try object() == [
        "bool": .bool(true), "int": .int(1), "double": .double(1.5), "string": .string("text"),
        "strings": .array([.string("a")]), "url": .object(["url": .string("file:///tmp/x")]),
        "data": .object(["data": .string("AQI=")]), "date": .object(["date": .string("2.5")]),
        "infinity": .object(["double": .string("inf")]),
      ]
    )
  }

  @Test func valuesAreReadAsTheyWereWritten() {
    do {
      let store = store
      store.set(0.1, forKey: "double")
      store.set(-Double.infinity, forKey: "infinity")
      store.set(Int.min, forKey: "int")
      store.set(Data([0, 255]), forKey: "data")
      store.set(Date(timeIntervalSince1970: 1e9 / 3), forKey: "date")
      files.scheduler.advance(by: .seconds(1))
    }
    let store = store
    #expect(store.double(forKey: "double") == 0.1)
    #expect(store.double(forKey: "infinity") == -.infinity)
    #expect(store.integer(forKey: "int") == .min)
    #expect(store.data(forKey: "data") == Data([0, 255]))
    #expect(store.date(forKey: "date") == Date(timeIntervalSince1970: 1e9 / 3))
  }

  @Test func missingValuesHaveTheDefaultsOfTheSystem() {
    let store = store
    #expect(!store.bool(forKey: "x"))
    #expect(store.integer(forKey: "x") == 0)
    #expect(store.double(forKey: "x") == 0)
    #expect(store.string(forKey: "x") == nil)
    #expect(files.disk.paths == [])
  }

  @Test func foreignValuesStayAsTheyAre() throws {
    files.put(#"{"theirs": [1, {"a": null, "b": [true, 1.5]}], "ours": 1}"#, at: path)
    store.set(2, forKey: "ours")
    files.scheduler.run()
    #expect(
      try object() == [
        "ours": .int(2),
        "theirs": .array([
          .int(1), .object(["a": .null, "b": .array([.bool(true), .double(1.5)])]),
        ]),
      ]
    )
  }

  @Test func outsideChangeIsSeen() {
    let store = store
    store.set(1, forKey: "a")
    store.set(1, forKey: "b")
    files.scheduler.advance(by: .seconds(2))
    files.put(#"{"a": 5}"#, at: path)
    files.scheduler.run()
    #expect(store.integer(forKey: "a") == 5)
    #expect(store.keys == ["a"])
    files.disk.delete(path)
    files.scheduler.run()
    #expect(store.keys.isEmpty)
  }

  @Test func onlyTheSubscribersOfChangedValuesAreNotified() {
    files.put(#"{"a": 1, "b": 1, "c": 1}"#, at: path)
    let store = store
    let changes = LockIsolated<[String]>([])
    let subscriptions = ["a", "b", "c", "d"].map { key in
      store.contents.subscribe(to: key, source: nil) { changes.withValue { $0.append(key) } }
    }
    files.put(#"{"a": 1, "b": 2, "d": 1}"#, at: path)
    files.scheduler.run()
    #expect(changes.value.sorted() == ["b", "c", "d"])
    for subscription in subscriptions { subscription.cancel() }
  }

  @Test func changesOfDifferentValuesAreMerged() throws {
    let store = store
    store.set(1, forKey: "a")
    files.scheduler.run()
    store.set(2, forKey: "a")
    files.put(#"{"a": 7, "b": 8}"#, at: path)
    files.scheduler.advance(by: .seconds(2))
    #expect(store.integer(forKey: "a") == 2)
    #expect(store.integer(forKey: "b") == 8)
    #expect(try object() == ["a": .int(2), "b": .int(8)])
  }

  @Test func changesAreMergedEvenIfTheEventIsLate() throws {
    let store = store
    files.scheduler.run()
    store.set(2, forKey: "a")
    files.put(#"{"b": 8}"#, at: path)
    files.scheduler.advance(by: .seconds(2))
    #expect(try object() == ["a": .int(2), "b": .int(8)])
    #expect(store.integer(forKey: "b") == 8)
  }

  @Test func removalWaitsLikeAChange() throws {
    files.put(#"{"a": 1, "b": 1}"#, at: path)
    let store = store
    store.set(1, forKey: "c")
    files.scheduler.run()
    store.removeObject(forKey: "a")
    files.put(#"{"a": 1, "b": 2}"#, at: path)
    files.scheduler.advance(by: .seconds(2))
    #expect(try object() == ["b": .int(2)])
  }

  @Test func storesOfOneFileAreOne() {
    let a = store
    let b = store
    a.set(1, forKey: "x")
    #expect(b.integer(forKey: "x") == 1)
    #expect(a == b)
  }

  @Test func corruptFileIsALoadErrorAndIsKept() throws {
    files.put("{", at: path)
    let store = store
    let value = withDependencies {
      $0.sharedRegistry = SharedRegistry()
    } operation: {
      Shared(wrappedValue: 1, .appStorage("a", store: store))
    }
    files.scheduler.advance(by: .seconds(2))
    #expect(value.loadError is FileStorageError)
    #expect(files.text(path) == "{")
    value.withLock { $0 = 2 }
    withKnownIssue { files.scheduler.run() }
    #expect(try object() == ["a": .int(2)])
    #expect(files.text(path + ".corrupt") == "{")
    #expect(value.loadError == nil)
  }

  /// Another program truncates the file before it writes it.
  @Test func emptiedFileKeepsTheValues() throws {
    let store = store
    store.set(5, forKey: "a")
    files.scheduler.run()
    files.put("", at: path)
    files.scheduler.run()
    #expect(store.integer(forKey: "a") == 5)
    store.set(6, forKey: "b")
    files.scheduler.advance(by: .seconds(2))
    #expect(try object() == ["a": .int(5), "b": .int(6)])
    files.put(#"{"a": 7}"#, at: path)
    files.scheduler.run()
    #expect(store.integer(forKey: "a") == 7)
  }

  @Test func emptiedFileIsNoErrorOfOtherValues() throws {
    let store = store
    store.set(5, forKey: "a")
    files.scheduler.run()
    files.put("", at: path)
    files.scheduler.run()
    let (held, new) = withDependencies {
      $0.sharedRegistry = SharedRegistry()
    } operation: {
      (
        Shared(wrappedValue: 1, .appStorage("a", store: store)),
        Shared(wrappedValue: 2, .appStorage("b", store: store))
      )
    }
    #expect(held.wrappedValue == 5)
    #expect(held.loadError == nil)
    #expect(new.wrappedValue == 2)
    #expect(new.loadError == nil)
    files.scheduler.advance(by: .seconds(2))
    #expect(try object() == ["a": .int(5), "b": .int(2)])
  }

  @Test func unwritableFileIsASaveError() {
    let store = store
    files.disk.failWrites(with: CocoaError(.fileWriteNoPermission))
    let value = withDependencies {
      $0.sharedRegistry = SharedRegistry()
    } operation: {
      Shared(wrappedValue: 1, .appStorage("a", store: store))
    }
    value.withLock { $0 = 2 }
    files.scheduler.run()
    #expect(value.wrappedValue == 2)
    #expect(value.saveError is FileStorageError)
    #expect(store.integer(forKey: "a") == 2)
  }

  // MARK: Location

  @Test func serviceUsesItsStateFolder() {
    let location = DefaultsLocation(
      environment: ["STATE_DIRECTORY": "/var/lib/app:/var/lib/other", "XDG_CONFIG_HOME": "/c"],
      home: "/home/blob",
      program: "app"
    )
    #expect(location.path(of: "defaults") == "/var/lib/app/defaults.json")
  }

  @Test func programUsesTheConfigurationFolder() {
    let location = DefaultsLocation(
      environment: ["XDG_CONFIG_HOME": "/c"],
      home: "/home/blob",
      program: "app"
    )
    #expect(location.path(of: "defaults") == "/c/app/defaults.json")
    #expect(location.path(of: "group") == "/c/app/group.json")
  }

  @Test(arguments: [[:], ["XDG_CONFIG_HOME": ""], ["XDG_CONFIG_HOME": "relative"]])
  func folderInTheHomeIsTheFallback(environment: [String: String]) {
    let location = DefaultsLocation(environment: environment, home: "/home/blob", program: "app")
    #expect(location.path(of: "defaults") == "/home/blob/.config/app/defaults.json")
  }

  @Test func nameOfASuiteIsNoPath() {
    let location = DefaultsLocation(environment: [:], home: "/home/blob", program: "app")
    #expect(location.path(of: "../x") == nil)
    #expect(location.path(of: "") == nil)
  }
}
#endif
