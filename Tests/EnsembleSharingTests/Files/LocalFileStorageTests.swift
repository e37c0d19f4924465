// SPDX-License-Identifier: MIT

import EnsembleConcurrency
import EnsembleDependencies
import EnsembleSharing
import EnsembleTestSupport
import Foundation
import IssueReporting
import TestTools
import Testing

/// Files of the computer that are watched. The tests wait for the event of each change.
@Suite(.timeLimit(.minutes(10))) struct LocalFileStorageTests {
  private let folder: TemporaryFolder
  private let storage = FileStorage(disk: LocalDisk(), scheduler: QueueScheduler())

  init() throws {
    folder = try TemporaryFolder()
  }

  private func shared<Value: Codable & Sendable>(
    _ value: Value,
    _ name: String = "file.json",
    in registry: SharedRegistry = SharedRegistry()
  ) -> Shared<Value> {
    withDependencies {
      $0.defaultFileStorage = storage
      $0.sharedRegistry = registry
    } operation: {
      Shared(wrappedValue: value, .fileStorage(folder.url(name)))
    }
  }

  /// Waits until a property has a value.
  private func wait<Value: Equatable & Sendable>(
    _ shared: Shared<Value>,
    until value: Value
  ) async {
    for await current in shared.values where current == value { return }
  }

  @Test func changeIsWritten() async throws {
    let value = shared(1)
    #expect(folder.names == [])
    value.withLock { $0 = 2 }
    try await value.save()
    #expect(folder.text("file.json") == "2")
    #expect(folder.names == ["file.json"])
    #expect(shared(0).wrappedValue == 2)
  }

  @Test func firstChangeIsInTheFileWhenItHasReturned() async {
    let value = shared(1)
    value.withLock { $0 = 2 }
    #expect(folder.text("file.json") == "2")
    value.withLock { $0 = 3 }
    await storage.flush()
    #expect(folder.text("file.json") == "3")
  }

  /// Other programs write in two steps: the file is empty between them.
  @Test func fileThatIsEmptyForAMomentNeverGivesTheDefault() async throws {
    try folder.put("1", at: "file.json")
    let value = shared(0)
    let seen = LockIsolated<[Int]>([])
    let subscription = value.root.onChange { seen.withValue { $0.append(value.wrappedValue) } }
    for number in 2...30 {
      try folder.put("", at: "file.json")
      try #require(await eventually { value.loadError != nil || seen.value.contains(0) })
      try folder.put("\(number)", at: "file.json")
      await wait(value, until: number)
      #expect(value.loadError == nil)
    }
    #expect(!seen.value.contains(0))
    subscription.cancel()
  }

  @Test func fileThatIsWrittenInPlaceBecomesTheValue() async throws {
    try folder.put("1", at: "file.json")
    let value = shared(0)
    #expect(value.wrappedValue == 1)
    try folder.put("2", at: "file.json")
    await wait(value, until: 2)
    try folder.put("3", at: "file.json")
    await wait(value, until: 3)
  }

  @Test func fileThatIsReplacedBecomesTheValue() async throws {
    try folder.put("1", at: "file.json")
    let value = shared(0)
    for number in 2...5 {
      try folder.put("\(number)", at: "file.json", atomically: true)
      await wait(value, until: number)
    }
  }

  @Test func deletedFileGivesTheDefault() async throws {
    try folder.put("1", at: "file.json")
    let value = shared(0)
    try folder.delete("file.json")
    await wait(value, until: 0)
    try folder.put("2", at: "file.json")
    await wait(value, until: 2)
  }

  @Test func movedFileGivesTheDefault() async throws {
    try folder.put("1", at: "file.json")
    let value = shared(0)
    try folder.move("file.json", to: "moved.json")
    await wait(value, until: 0)
    value.withLock { $0 = 5 }
    try await value.save()
    #expect(folder.text("file.json") == "5")
    #expect(folder.text("moved.json") == "1")
    try folder.delete("file.json")
    await wait(value, until: 0)
    try folder.move("moved.json", to: "file.json")
    await wait(value, until: 1)
  }

  @Test func fileInAFolderThatIsCreatedLaterBecomesTheValue() async throws {
    let value = shared(0, "x/y/file.json")
    try folder.makeFolder("x")
    try folder.makeFolder("x/y")
    try folder.put("1", at: "x/y/file.json")
    await wait(value, until: 1)
    try folder.put("2", at: "x/y/file.json")
    await wait(value, until: 2)
  }

  @Test func folderThatIsMovedTakesItsFileAlong() async throws {
    try folder.makeFolder("x")
    try folder.put("1", at: "x/file.json")
    let value = shared(0, "x/file.json")
    try folder.move("x", to: "y")
    await wait(value, until: 0)
    try folder.makeFolder("x")
    try folder.put("2", at: "x/file.json")
    await wait(value, until: 2)
    try folder.delete("x")
    await wait(value, until: 0)
    try folder.move("y", to: "x")
    await wait(value, until: 1)
  }

  @Test func linksAreFollowed() async throws {
    try folder.makeFolder("a")
    try folder.makeFolder("b")
    try folder.put("1", at: "a/file.json")
    try folder.put("2", at: "b/file.json")
    try folder.link("link", to: "a/file.json")
    let value = shared(0, "link")
    #expect(value.wrappedValue == 1)
    try folder.put("3", at: "a/file.json")
    await wait(value, until: 3)
    try folder.delete("link")
    await wait(value, until: 0)
    try folder.link("link", to: "b/file.json")
    await wait(value, until: 2)
    try folder.put("4", at: "b/file.json")
    await wait(value, until: 4)
    value.withLock { $0 = 5 }
    try await value.save()
    #expect(folder.text("b/file.json") == "5")
    #expect(folder.text("a/file.json") == "3")
  }

  @Test func fileThatIsLinkedThereBecomesTheValue() async throws {
    try folder.put("7", at: "other.json")
    let value = shared(0)
    try FileManager.default.linkItem(
      atPath: folder.path("other.json"),
      toPath: folder.path("file.json")
    )
    await wait(value, until: 7)
  }

  @Test func corruptFileIsAnErrorAndIsKept() async throws {
    try folder.put("corrupt", at: "file.json")
    let value = shared(0)
    #expect(value.loadError is FileStorageError)
    #expect(folder.text("file.json") == "corrupt")
    try folder.put("1", at: "file.json")
    await wait(value, until: 1)
    #expect(value.loadError == nil)
  }

  @Test func valuesSyncThroughTheFile() async throws {
    let a = shared(0)
    let other = FileStorage(disk: LocalDisk(), scheduler: QueueScheduler())
    let b = withDependencies {
      $0.defaultFileStorage = other
      $0.sharedRegistry = SharedRegistry()
    } operation: {
      Shared(wrappedValue: 0, .fileStorage(folder.url("file.json")))
    }
    a.withLock { $0 = 1 }
    await wait(b, until: 1)
    b.withLock { $0 = 2 }
    await wait(a, until: 2)
  }

  @Test func manyThreadsChangeAValue() async throws {
    let value = shared(0)
    await withTaskGroup(of: Void.self) { group in
      for _ in 1...1_000 {
        group.addTask {
          for _ in 1...10 { value.withLock { $0 += 1 } }
        }
      }
    }
    #expect(value.wrappedValue == 10_000)
    await storage.flush()
    #expect(folder.text("file.json") == "10000")
  }

  @Test func manyFilesAreWrittenAtTheSameTime() async throws {
    let values = (0..<50).map { shared($0, "\($0).json") }
    for value in values { value.withLock { $0 += 1 } }
    await storage.flush()
    for number in 0..<50 { #expect(folder.text("\(number).json") == "\(number + 1)") }
  }

  @Test func unwritableFolderIsASaveError() async throws {
    try folder.put("", at: "folder")
    let value = shared(0, "folder/file.json")
    value.withLock { $0 = 1 }
    await #expect(throws: FileStorageError.self) { try await value.save() }
    #expect(value.wrappedValue == 1)
    #expect(value.saveError is FileStorageError)
  }
}
