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

/// Changes of files by other programs, in memory and with controlled time.
@Suite struct OutsideChangeTests: FileStorageSuite {
  let files = ManualFiles()

  /// A number whose next decoding calls a function first, if there is one.
  private func shared(
    callingWhileDecoding function: LockIsolated<(@Sendable () -> Void)?>
  ) -> Shared<Int> {
    shared(0) { data in
      function.withValue { function in
        defer { function = nil }
        return function
      }?()
      return try JSONDecoder().decode(Int.self, from: data)
    } encode: {
      try JSONEncoder().encode($0)
    }
  }

  // MARK: Outside changes

  @Test func outsideChangeBecomesTheValue() {
    let value = shared(0)
    files.put("5")
    files.scheduler.run()
    #expect(value.wrappedValue == 5)
    #expect(!files.disk.paths.isEmpty)
    files.put("6")
    files.scheduler.run()
    #expect(value.wrappedValue == 6)
  }

  @Test func outsideChangeIsNotWrittenBack() {
    let value = shared(0)
    files.put("5 ")
    files.scheduler.advance(by: .seconds(5))
    #expect(value.wrappedValue == 5)
    #expect(files.text() == "5 ")
  }

  @Test func ownWriteIsNotTakenForAnOutsideChange() {
    let count = LockIsolated(0)
    let value = shared(0) { _ in
      count.withValue { $0 += 1 }
      return 7
    } encode: {
      Data("\($0)".utf8)
    }
    for number in 1...5 {
      value.withLock { $0 = number }
      files.scheduler.advance(by: .milliseconds(700))
    }
    files.scheduler.advance(by: .seconds(1))
    #expect(value.wrappedValue == 5)
    #expect(count.value == 0)
  }

  @Test func deletedFileGivesTheDefault() {
    files.put("5")
    let value = shared(1)
    files.disk.delete("/file.json")
    files.scheduler.run()
    #expect(value.wrappedValue == 1)
    files.scheduler.advance(by: .seconds(5))
    #expect(files.disk.paths == [])
  }

  @Test func movedFileGivesTheDefault() throws {
    files.put("5")
    let value = shared(1)
    try files.disk.rename("/file.json", to: "/moved.json")
    files.scheduler.run()
    #expect(value.wrappedValue == 1)
    value.withLock { $0 = 2 }
    files.scheduler.run()
    #expect(files.text() == "2")
    #expect(files.text("/moved.json") == "5")
  }

  @Test func deletedFileIsWrittenAgainByAChange() {
    files.put("5")
    let value = shared(1)
    files.disk.delete("/file.json")
    files.scheduler.run()
    value.withLock { $0 = 2 }
    files.scheduler.run()
    #expect(files.text() == "2")
    files.put("3")
    files.scheduler.run()
    #expect(value.wrappedValue == 3)
  }

  @Test func fileThatIsMovedThereBecomesTheValue() throws {
    let value = shared(1)
    files.put("5", at: "/new.json")
    try files.disk.rename("/new.json", to: "/file.json")
    files.scheduler.run()
    #expect(value.wrappedValue == 5)
  }

  @Test func emptiedFileKeepsTheValue() throws {
    files.put("5")
    let value = shared(1)
    files.put("")
    files.scheduler.run()
    #expect(value.wrappedValue == 5)
    let error = try #require(value.loadError as? FileStorageError)
    #expect(error.operation == .decode)
    #expect("\(error)".contains("'/file.json' could not be decoded: The file is empty."))
    value.withLock { $0 += 1 }
    #expect(files.text() == "6")
    #expect(value.loadError == nil)
    // An empty file needs no copy.
    #expect(files.disk.paths == ["/file.json"])
  }

  @Test func whoSeesTheNewValueSeesNoError() {
    files.put("corrupt")
    let value = shared(1)
    files.scheduler.run()
    #expect(value.loadError != nil)
    let errors = LockIsolated<[Bool]>([])
    let subscription = value.root.onChange {
      errors.withValue { $0.append(value.loadError != nil) }
    }
    files.put("5")
    files.scheduler.run()
    #expect(value.wrappedValue == 5)
    #expect(errors.value == [false])
    subscription.cancel()
  }

  /// Another program truncates the file, which is read before the new content is there.
  @Test func fileThatIsTruncatedAndWrittenBecomesTheValueOnce() {
    files.put("5")
    let value = shared(1)
    files.scheduler.run()
    let values = LockIsolated<[Int]>([])
    let subscription = value.root.onChange { values.withValue { $0.append(value.wrappedValue) } }
    files.put("")
    files.scheduler.run()
    files.put("6")
    files.scheduler.run()
    #expect(value.wrappedValue == 6)
    #expect(value.loadError == nil)
    #expect(!values.value.contains(1))
    subscription.cancel()
  }

  @Test func fileThatIsCreatedEmptyKeepsAValueThatCouldNotBeWritten() {
    let value = shared(1)
    files.disk.failWrites(with: CocoaError(.fileWriteOutOfSpace))
    value.withLock { $0 = 2 }
    files.scheduler.advance(by: .seconds(5))
    files.disk.failWrites(with: nil)
    files.put("")
    files.scheduler.run()
    #expect(value.wrappedValue == 2)
  }

  @Test func loadingAnEmptiedFileAgainIsAnError() async {
    files.put("5")
    let value = shared(1)
    files.put("")
    await #expect(throws: FileStorageError.self) { try await value.load() }
    #expect(value.wrappedValue == 5)
  }

  @Test func emptyFileHasNoRequiredValue() async {
    files.put("")
    await withDependencies {
      $0.defaultFileStorage = files.storage
    } operation: {
      await #expect(throws: MissingValueError.self) {
        try await Shared<Int>(require: .fileStorage(.file))
      }
    }
  }

  @Test func changeAfterAnUndecodableOutsideOneKeepsACopyOfThat() {
    files.put("5")
    let value = shared(1)
    files.put("{ half")
    files.scheduler.run()
    #expect(value.wrappedValue == 5)
    withKnownIssue {
      value.withLock { $0 += 1 }
    } matching: {
      "\($0)".contains("A copy of it is at '/file.json.corrupt'")
    }
    #expect(files.text() == "6")
    #expect(files.text("/file.json.corrupt") == "{ half")
  }

  @Test func corruptedFileKeepsTheValue() {
    files.put("5")
    let value = shared(1)
    files.put("corrupt")
    files.scheduler.run()
    #expect(value.wrappedValue == 5)
    #expect(value.loadError is FileStorageError)
    files.put("6")
    files.scheduler.run()
    #expect(value.wrappedValue == 6)
    #expect(value.loadError == nil)
  }

  // MARK: Conflicts

  @Test func outsideChangeWhileAnOlderOneWaitsHolds() {
    let value = shared(0)
    value.withLock { $0 = 1 }
    files.scheduler.run()
    value.withLock { $0 = 2 }
    files.scheduler.pass(.milliseconds(10))
    files.put("5")
    withKnownIssue {
      files.scheduler.run()
    } matching: {
      "\($0)".contains("The outside change is the later one")
    }
    #expect(value.wrappedValue == 5)
    files.scheduler.advance(by: .seconds(5))
    #expect(files.text() == "5")
    value.withLock { $0 = 6 }
    files.scheduler.run()
    #expect(files.text() == "6")
  }

  /// The key decodes an outside change after deciding that it is the later one.
  @Test func changeWhileAnOutsideChangeIsDecodedIsKept() {
    files.put("1")
    let late = LockIsolated<(@Sendable () -> Void)?>(nil)
    let value = shared(callingWhileDecoding: late)
    files.scheduler.run()
    late.setValue { value.withLock { $0 = 99 } }
    withKnownIssue {
      files.put("5")
      files.scheduler.advance(by: .seconds(5))
    } matching: {
      "\($0)".contains("The outside change is overwritten")
    }
    #expect(value.wrappedValue == 99)
    #expect(files.text() == "99")
  }

  @Test func changeAfterAnOutsideOneHolds() {
    let value = shared(0)
    value.withLock { $0 = 1 }
    files.scheduler.run()
    files.put("5")
    files.scheduler.pass(.milliseconds(10))
    value.withLock { $0 = 2 }
    withKnownIssue {
      files.scheduler.run()
    } matching: {
      "\($0)".contains("The outside change is overwritten")
    }
    #expect(value.wrappedValue == 2)
    files.scheduler.advance(by: .seconds(5))
    #expect(files.text() == "2")
  }

  @Test func outsideChangeIsFoundByTheWriteIfItsEventIsLate() {
    let value = shared(0)
    for number in 1...2 { value.withLock { $0 = number } }
    files.scheduler.run()
    // The job that writes is queued before the event.
    files.scheduler.pass(.seconds(1))
    files.scheduler.fireTimers()
    files.put("5")
    withKnownIssue { files.scheduler.run() }
    #expect(value.wrappedValue == 5)
    #expect(files.text() == "5")
  }

  @Test func deletionDiscardsTheChangeThatWaits() {
    let value = shared(0)
    value.withLock { $0 = 1 }
    files.scheduler.run()
    value.withLock { $0 = 2 }
    files.disk.delete("/file.json")
    withKnownIssue { files.scheduler.run() }
    #expect(value.wrappedValue == 0)
    files.scheduler.advance(by: .seconds(5))
    #expect(files.disk.paths == [])
    #expect(value.saveError == nil)
  }

  @Test func changeAfterADeletionHolds() {
    let value = shared(0)
    value.withLock { $0 = 1 }
    files.scheduler.run()
    files.disk.delete("/file.json")
    files.scheduler.pass(.milliseconds(1))
    value.withLock { $0 = 2 }
    files.scheduler.advance(by: .seconds(1))
    #expect(value.wrappedValue == 2)
    #expect(files.text() == "2")
  }

  @Test func saveThatLosesThrows() async throws {
    let value = shared(0)
    value.withLock { $0 = 1 }
    files.scheduler.run()
    value.withLock { $0 = 2 }
    files.scheduler.run()
    let save = Task { try await value.save() }
    try #require(await eventually { files.scheduler.workCount > 0 })
    files.scheduler.pass(.milliseconds(10))
    files.put("5")
    withKnownIssue { files.scheduler.run() }
    await #expect(throws: FileConflictError.self) { try await save.value }
    #expect(value.wrappedValue == 5)
  }

  @Test func valuesThatAreNotSharedInMemorySyncThroughTheFile() {
    let a = separate(0)
    let b = separate(0)
    a.withLock { $0 = 1 }
    files.scheduler.run()
    #expect(b.wrappedValue == 1)
    b.withLock { $0 = 2 }
    files.scheduler.advance(by: .seconds(1))
    #expect(a.wrappedValue == 2)
    #expect(files.text() == "2")
  }

  @Test func allValuesOfAFileGetAChangeThatOneOfThemHasLoaded() async throws {
    files.put("1")
    let a = separate(0)
    let b = separate(0)
    files.scheduler.run()
    files.put("5")
    try await a.load()
    #expect(a.wrappedValue == 5)
    files.scheduler.run()
    #expect((a.wrappedValue, b.wrappedValue) == (5, 5))
    files.put("6")
    let c = separate(0)
    #expect(c.wrappedValue == 6)
    files.scheduler.run()
    #expect((a.wrappedValue, b.wrappedValue) == (6, 6))
  }

  @Test func changeDuringALoadIsKeptAndTheOverwritingReported() async throws {
    files.put("1")
    let late = LockIsolated<(@Sendable () -> Void)?>(nil)
    let value = shared(callingWhileDecoding: late)
    files.scheduler.run()
    files.put("5")
    files.scheduler.pass(.milliseconds(10))
    late.setValue { value.withLock { $0 = 99 } }
    try await withKnownIssue {
      try await value.load()
    } matching: {
      "\($0)".contains("The outside change is overwritten")
    }
    #expect(value.wrappedValue == 99)
    files.scheduler.advance(by: .seconds(5))
    #expect(value.wrappedValue == 99)
    #expect(files.text() == "99")
  }

  @Test func oneOfTwoChangesOfAFileIsReported() {
    let a = separate(0)
    let b = separate(0)
    for number in 1...2 { a.withLock { $0 = number } }
    withKnownIssue {
      b.withLock { $0 = 3 }
    } matching: {
      "\($0)".contains("Two values that do not share their changes")
    }
    files.scheduler.advance(by: .seconds(1))
    #expect((a.wrappedValue, b.wrappedValue) == (3, 3))
    #expect(files.text() == "3")
  }

  /// With a clock that is slow, the outside change counts as the later one, even for the first
  /// change.
  @Test func firstChangeThatLosesAgainstTheFileIsDiscarded() {
    files.put("1")
    let value = shared(0)
    files.scheduler.advance(by: .seconds(5))
    files.put("5")
    withKnownIssue {
      value.withLock { $0 = 2 }
      #expect(files.text() == "5")
      files.scheduler.run()
    } matching: {
      "\($0)".contains("The outside change is the later one")
    }
    #expect(value.wrappedValue == 5)
    files.scheduler.advance(by: .seconds(5))
    #expect(files.text() == "5")
    #expect(value.saveError == nil)
  }
}
