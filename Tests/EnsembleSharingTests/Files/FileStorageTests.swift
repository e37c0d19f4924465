// SPDX-License-Identifier: MIT

import EnsembleConcurrency
import EnsembleDependencies
import EnsembleSharing
import EnsembleTestSupport
import Foundation
import IssueReporting
import IssueReportingTestSupport
import TestTools
import Testing

/// Files in memory, with controlled time.
@Suite struct FileStorageTests: FileStorageSuite {
  let files = ManualFiles()

  // MARK: Identity

  @Test func propertiesOfOneFileShareAValue() {
    let (a, b) = withDependencies {
      $0.defaultFileStorage = files.storage
      $0.sharedRegistry = SharedRegistry()
    } operation: {
      (
        Shared(wrappedValue: 1, .fileStorage(URL(fileURLWithPath: "/folder/file.json"))),
        Shared(wrappedValue: 2, .fileStorage(URL(fileURLWithPath: "/folder//x/../file.json")))
      )
    }
    a.withLock { $0 = 3 }
    #expect(b.wrappedValue == 3)
  }

  @Test func filesAndStoragesAreApart() {
    let other = FileStorage.inMemory
    let a = shared(1)
    let b = shared(2, .otherFile)
    let c = withDependencies {
      $0.defaultFileStorage = other
    } operation: {
      Shared(wrappedValue: 3, .fileStorage(.file))
    }
    a.withLock { $0 = 10 }
    files.scheduler.run()
    #expect((b.wrappedValue, c.wrappedValue) == (2, 3))
    #expect(files.text() == "10")
    #expect(files.text("/other.json") == nil)
  }

  @Test func keyDescribesItself() {
    #expect("\(shared(1))".contains(".fileStorage(file:///file.json)"))
  }

  // MARK: Reading

  @Test func readingCreatesNoFile() {
    let value = shared(1)
    files.scheduler.advance(by: .seconds(5))
    #expect(value.wrappedValue == 1)
    #expect(value.loadError == nil)
    #expect(!value.isLoading)
    #expect(files.disk.paths == [])
  }

  @Test func contentOfTheFileIsTheFirstValue() {
    files.put("42")
    #expect(shared(1).wrappedValue == 42)
  }

  @Test func emptyFileGivesTheDefault() {
    files.put("")
    let value = shared(1)
    #expect(value.wrappedValue == 1)
    #expect(value.loadError == nil)
    files.scheduler.run()
    #expect(files.text() == "")
  }

  @Test func formatOfOnesOwnIsUsed() {
    files.put("7")
    let value = shared(1) {
      $0.count
    } encode: {
      Data(repeating: 65, count: $0)
    }
    #expect(value.wrappedValue == 1)
    value.withLock { $0 = 3 }
    files.scheduler.run()
    #expect(files.text() == "AAA")
  }

  @Test func coderOfOnesOwnIsUsed() {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .secondsSince1970
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .secondsSince1970
    files.put("[10]")
    let value = withDependencies {
      $0.defaultFileStorage = files.storage
    } operation: {
      Shared(wrappedValue: [Date](), .fileStorage(.file, decoder: decoder, encoder: encoder))
    }
    #expect(value.wrappedValue == [Date(timeIntervalSince1970: 10)])
    value.withLock { $0 = [Date(timeIntervalSince1970: 20)] }
    files.scheduler.run()
    #expect(files.text() == "[20]")
  }

  @Test func undecodableFileIsAnErrorWithItsPath() throws {
    files.put("corrupt")
    let value = shared(1)
    #expect(value.wrappedValue == 1)
    let error = try #require(value.loadError as? FileStorageError)
    #expect(error.operation == .decode)
    #expect(error.path == "/file.json")
    #expect(error.underlyingError is DecodingError)
    #expect("\(error)".contains("'/file.json' could not be decoded"))
    files.scheduler.advance(by: .seconds(5))
    #expect(files.text() == "corrupt")
  }

  @Test func undecodableFileIsKeptWhenItIsOverwritten() {
    files.put("corrupt")
    let value = shared(1)
    withKnownIssue {
      value.withLock { $0 = 2 }
    } matching: {
      "\($0)".contains("A copy of it is at '/file.json.corrupt'")
    }
    #expect(files.text() == "2")
    #expect(files.text("/file.json.corrupt") == "corrupt")
    #expect(value.loadError == nil)
    value.withLock { $0 = 3 }
    files.scheduler.advance(by: .seconds(1))
    #expect(files.disk.paths == ["/file.json", "/file.json.corrupt"])
  }

  @Test func eachUndecodableFileIsKept() {
    files.put("older", at: "/file.json.corrupt")
    files.put("corrupt")
    let value = shared(1)
    withKnownIssue { value.withLock { $0 = 2 } }
    #expect(files.text("/file.json.corrupt") == "older")
    #expect(files.text("/file.json.corrupt-2") == "corrupt")
  }

  @Test func correctedFileIsNotCopied() {
    files.put("corrupt")
    let value = shared(1)
    files.scheduler.advance(by: .seconds(1))
    files.put("5")
    files.scheduler.run()
    #expect(value.wrappedValue == 5)
    #expect(value.loadError == nil)
    value.withLock { $0 = 6 }
    files.scheduler.run()
    #expect(files.disk.paths == ["/file.json"])
  }

  @Test func userLoadsTheFileAnew() async throws {
    let value = separate(1)
    files.put("5")
    try await value.load()
    #expect(value.wrappedValue == 5)
  }

  @Test func valueThatIsEncodedAsNothingIsNoErrorWhenItIsLoadedAgain() async throws {
    let value = shared("default") {
      String(decoding: $0, as: UTF8.self)
    } encode: {
      Data($0.utf8)
    }
    for text in ["", "some", ""] {
      value.withLock { $0 = text }
      try await value.load()
      #expect(value.wrappedValue == text)
    }
    files.scheduler.advance(by: .seconds(1))
    #expect(files.text() == "")
    try await value.load()
    #expect(value.wrappedValue == "")
    #expect(value.loadError == nil)
  }

  @Test func requiredValueNeedsAFile() async throws {
    try await withDependencies {
      $0.defaultFileStorage = files.storage
    } operation: {
      await #expect(throws: MissingValueError.self) {
        try await Shared<Int>(require: .fileStorage(.file))
      }
      files.put("5")
      let value = try await Shared<Int>(require: .fileStorage(.file))
      #expect(value.wrappedValue == 5)
      files.put("x", at: "/other.json")
      await #expect(throws: FileStorageError.self) {
        try await Shared<Int>(require: .fileStorage(.otherFile))
      }
    }
  }

  @Test func loadingAnotherKeyShowsTheOldValueMeanwhile() async throws {
    files.put("5", at: "/other.json")
    let value = shared(1)
    try await withDependencies {
      $0.defaultFileStorage = files.storage
    } operation: {
      try await value.load(.fileStorage(.otherFile))
    }
    files.scheduler.run()
    #expect(value.wrappedValue == 5)
    value.withLock { $0 = 6 }
    files.scheduler.run()
    #expect(files.text("/other.json") == "6")
    #expect(files.text() == nil)
  }

  @Test func urlThatIsNoFileIsAnError() async {
    let value = shared(1, URL(string: "https://example.com/file.json")!)
    #expect(value.loadError is FileStorageError)
    await #expect(throws: FileStorageError.self) { try await value.save() }
    #expect(value.wrappedValue == 1)
  }

  // MARK: Writing

  @Test func changesAreWrittenAtOnceThenOnceASecond() {
    let value = shared(0)
    value.withLock { $0 = 1 }
    #expect(files.text() == "1")
    value.withLock { $0 = 2 }
    files.scheduler.advance(by: .milliseconds(500))
    value.withLock { $0 = 3 }
    files.scheduler.advance(by: .milliseconds(499))
    #expect(files.text() == "1")
    files.scheduler.advance(by: .milliseconds(1))
    #expect(files.text() == "3")
    files.scheduler.advance(by: .milliseconds(1500))
    value.withLock { $0 = 4 }
    #expect(files.text() == "4")
  }

  @Test func quietFileIsNotWrittenAgain() {
    let value = shared(0)
    value.withLock { $0 = 1 }
    files.scheduler.run()
    let stamp = files.disk.stamp(of: "/file.json")?.identity
    files.scheduler.advance(by: .seconds(10))
    #expect(files.disk.stamp(of: "/file.json")?.identity == stamp)
  }

  @Test func eachFileHasItsOwnRhythm() {
    let a = shared(0)
    let b = shared(0, .otherFile)
    a.withLock { $0 = 1 }
    files.scheduler.advance(by: .milliseconds(700))
    b.withLock { $0 = 1 }
    a.withLock { $0 = 2 }
    files.scheduler.run()
    #expect(files.text("/other.json") == "1")
    b.withLock { $0 = 2 }
    files.scheduler.advance(by: .milliseconds(300))
    #expect((files.text(), files.text("/other.json")) == ("2", "1"))
    files.scheduler.advance(by: .milliseconds(700))
    #expect(files.text("/other.json") == "2")
  }

  @Test func valueIsEncodedOncePerWrite() {
    let count = LockIsolated(0)
    let value = shared(0) { _ in
      0
    } encode: {
      count.withValue { $0 += 1 }
      return Data("\($0)".utf8)
    }
    for _ in 1...100 { value.withLock { $0 += 1 } }
    files.scheduler.advance(by: .seconds(5))
    #expect(count.value == 2)
    #expect(files.text() == "100")
  }

  @Test func savingWritesNowAndWaits() async throws {
    let value = shared(0)
    value.withLock { $0 = 1 }
    files.scheduler.run()
    value.withLock { $0 = 2 }
    let save = Task { try await value.save() }
    try #require(await eventually { files.scheduler.workCount > 0 })
    #expect(files.text() == "1")
    files.scheduler.run()
    try await save.value
    #expect(files.text() == "2")
    // The window begins anew.
    value.withLock { $0 = 3 }
    files.scheduler.advance(by: .milliseconds(999))
    #expect(files.text() == "2")
    files.scheduler.advance(by: .milliseconds(1))
    #expect(files.text() == "3")
  }

  @Test func savingWithoutAChangeWritesTheValue() async throws {
    let value = shared(5)
    files.scheduler.run()
    let save = Task { try await value.save() }
    try #require(await eventually { files.scheduler.workCount > 0 })
    files.scheduler.run()
    try await save.value
    #expect(files.text() == "5")
  }

  @Test func failingWriteIsASaveErrorAndKeepsTheValue() async throws {
    let value = shared(0)
    files.disk.failWrites(with: CocoaError(.fileWriteOutOfSpace))
    value.withLock { $0 = 1 }
    files.scheduler.run()
    #expect(value.wrappedValue == 1)
    let error = try #require(value.saveError as? FileStorageError)
    #expect(error.operation == .write)
    #expect(error.path == "/file.json")
    files.disk.failWrites(with: nil)
    value.withLock { $0 = 2 }
    files.scheduler.advance(by: .seconds(1))
    #expect(value.saveError == nil)
    #expect(files.text() == "2")
  }

  @Test func failingSaveThrows() async throws {
    let value = shared(0)
    files.disk.failWrites(with: CocoaError(.fileWriteOutOfSpace))
    files.scheduler.run()
    let save = Task { try await value.save() }
    try #require(await eventually { files.scheduler.workCount > 0 })
    files.scheduler.run()
    await #expect(throws: FileStorageError.self) { try await save.value }
    #expect(value.saveError is FileStorageError)
  }

  @Test func valueThatCannotBeEncodedIsASaveError() throws {
    let value = shared(0.0)
    value.withLock { $0 = .infinity }
    files.scheduler.run()
    let error = try #require(value.saveError as? FileStorageError)
    #expect(error.operation == .encode)
    #expect(files.disk.paths == [])
    value.withLock { $0 = 1.5 }
    files.scheduler.advance(by: .seconds(1))
    #expect(value.saveError == nil)
    #expect(files.text() == "1.5")
  }

  @Test func valueThatWaitsOutlivesItsProperties() {
    do {
      let value = shared(0)
      value.withLock { $0 = 1 }
      files.scheduler.run()
      value.withLock { $0 = 2 }
    }
    #expect(separate(0).wrappedValue == 2)
    files.scheduler.advance(by: .seconds(1))
    #expect(files.text() == "2")
  }

  @Test func valueIsReleasedWithItsProperties() {
    final class Canary: Sendable {}
    weak var canary: Canary?
    do {
      let new = Canary()
      canary = new
      let value = shared(new) { _ in
        Canary()
      } encode: { _ in
        Data("x".utf8)
      }
      value.withLock { _ in }
      files.scheduler.run()
    }
    files.scheduler.advance(by: .seconds(1))
    #expect(canary == nil)
  }

  // MARK: Flushing

  @Test func flushingWritesAllThatWaits() async throws {
    let a = shared(0)
    let b = shared(0, .otherFile)
    for value in [a, b] {
      value.withLock { $0 = 1 }
      files.scheduler.run()
      value.withLock { $0 = 2 }
    }
    let isDone = LockIsolated(false)
    let flush = Thread { [files] in
      isDone.setValue(files.storage.flushAndWait(within: .seconds(3600)))
    }
    flush.start()
    try #require(await eventually { files.scheduler.workCount == 2 })
    files.scheduler.run()
    try #require(await eventually { isDone.value })
    #expect(files.text() == "2")
    #expect(files.text("/other.json") == "2")
  }

  @Test func flushingAnIdleStorageReturns() {
    let value = shared(0)
    value.withLock { $0 = 1 }
    files.scheduler.run()
    let isDone = files.storage.flushAndWait(within: .seconds(60))
    #expect(isDone)
  }

  @Test func flushingWaitsNoLongerThanItsLimit() {
    let value = shared(0)
    for number in 1...2 { value.withLock { $0 = number } }
    let isDone = files.storage.flushAndWait(within: .zero)
    #expect(!isDone)
  }
}
