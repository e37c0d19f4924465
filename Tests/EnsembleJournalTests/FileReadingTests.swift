// SPDX-License-Identifier: MIT

import EnsembleJournal
import Foundation
import JournalTools
import Testing

@Suite("Reading files without opening them")
struct FileReadingTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func journal() -> FileJournal { FileJournal(folder: folder.url) }

  /// Opens a store with a snapshot and entries up to a number.
  private func filled(_ count: UInt64) async throws -> any OpenJournal {
    try await JournalContract(journal()).filled(count)
  }

  /// Returns the contents of a store that there is.
  private func contents(_ journal: FileJournal) async throws -> JournalContents {
    let contents = try await journal.contents(of: "a")
    return try #require(contents)
  }

  /// Returns the bytes of all files in the folder by their paths.
  private func bytes() throws -> [String: Data] {
    var bytes: [String: Data] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.url.path) {
      bytes[path] = (try? Data(contentsOf: folder.url.appending(path: path))) ?? Data()
    }
    return bytes
  }

  @Test func `an open store is read, and goes on`() async throws {
    let store = try await filled(2)
    let reader = journal()
    let before = try bytes()
    var found = try await contents(reader)
    #expect(found.snapshot == JournalSnapshot(0))
    #expect(found.entries == [JournalEntry(1), JournalEntry(2)])
    #expect(found.problems == [])
    #expect(try bytes() == before)
    try await store.append([JournalEntry(3)])
    found = try await contents(reader)
    #expect(found.entries.map(\.number) == [1, 2, 3])
    try await store.save(JournalSnapshot(3))
    found = try await contents(reader)
    #expect(found.snapshot == JournalSnapshot(3))
    #expect(found.entries == [])
    await store.close()
    #expect(try await reader.contents(of: "a")?.snapshot == JournalSnapshot(3))
  }

  @Test func `a new store has no snapshot yet`() async throws {
    let (store, _) = try await journal().open("a")
    let found = try await contents(journal())
    #expect(found.snapshot == nil && found.entries == [] && found.problems == [])
    await store.close()
  }

  @Test func `an unknown store has no contents, and is not created`() async throws {
    #expect(try await journal().contents(of: "a")?.entries == nil)
    #expect(try await journal().history(of: "a").isEmpty)
    #expect(try bytes().isEmpty)
    let store = try await filled(1)
    try await store.remove()
    #expect(try await journal().contents(of: "a")?.entries == nil)
  }

  @Test(arguments: JournalContract.invalidNames)
  func `a name that no file can have is refused`(name: String) async throws {
    await #expect(throws: JournalError.invalidName(name)) {
      _ = try await journal().contents(of: name)
    }
    await #expect(throws: JournalError.invalidName(name)) {
      _ = try await journal().history(of: name)
    }
  }

  @Test func `a torn or damaged end is left where it is, and not reported`() async throws {
    let store = try await filled(3)
    await store.close()
    let file = folder.file("a", "log-1")
    let whole = try Data(contentsOf: file)
    var damaged = whole
    damaged[damaged.count - 1] ^= 1
    for data in [whole.dropLast(1), damaged, whole + Data("torn".utf8), whole.prefix(3)] {
      try data.write(to: file)
      let before = try bytes()
      let found = try await contents(journal())
      #expect(found.snapshot == JournalSnapshot(0))
      let count: UInt64 = data.count > whole.count ? 3 : data.count < 8 ? 0 : 2
      #expect(found.entries == (0..<count).map { JournalEntry($0 + 1) })
      #expect(found.problems == [])
      #expect(try bytes() == before)
    }
  }

  @Test func `other damage is reported, and left where it is`() async throws {
    let store = try await filled(3)
    try await store.save(JournalSnapshot(3))
    try await store.append([JournalEntry(4)])
    await store.close()
    try Data("x".utf8).write(to: folder.file("a", "snapshot-3"))
    let log = folder.file("a", "log-1")
    try Data(contentsOf: log).dropLast(1).write(to: log)
    let before = try bytes()
    let found = try await contents(journal())
    #expect(found.snapshot == JournalSnapshot(0))
    #expect(found.entries.map(\.number) == [1, 2])
    #expect(
      found.problems == [
        "The snapshot 3 of 'a' is damaged.",
        "The log 4 of 'a' continues entries or a snapshot that are missing.",
      ]
    )
    #expect(try bytes() == before)
  }

  @Test func `a history has the entries before the last snapshot`() async throws {
    let store = try await filled(3)
    #expect(try await journal().history(of: "a").count == 1)
    try await store.save(JournalSnapshot(3))
    try await store.append([JournalEntry(4)])
    let before = try bytes()
    let history = try await journal().history(of: "a")
    #expect(history.compactMap(\.snapshot) == [JournalSnapshot(0), JournalSnapshot(3)])
    #expect(history.map { $0.entries.map(\.number) } == [[1, 2, 3], [4]])
    #expect(try bytes() == before)
    try await store.append([JournalEntry(5)])
    try await store.save(JournalSnapshot(5))
    let next = try await journal().history(of: "a")
    #expect(next.compactMap(\.snapshot) == [JournalSnapshot(3), JournalSnapshot(5)])
    #expect(next.map { $0.entries.map(\.number) } == [[4, 5], []])
    await store.close()
  }

  @Test func `a store that is being set aside is its successor`() async throws {
    let store = try await filled(1)
    await store.close()
    let manager = FileManager.default
    let successor = folder.url.appending(path: ".new-a")
    try manager.moveItem(at: folder.url.appending(path: "a"), to: successor)
    #expect(try await journal().contents(of: "a")?.entries == [JournalEntry(1)])
    #expect(try await journal().allStores() == ["a"])
  }

  @Test func `all stores are listed, also open ones`() async throws {
    let reader = journal()
    #expect(try await reader.allStores() == [])
    let open = try await filled(1)
    let (other, _) = try await journal().open("b.x")
    _ = try await other.setAside(beginningWith: JournalSnapshot(0))
    await other.close()
    try Data("x".utf8).write(to: folder.url.appending(path: "file"))
    #expect(try await reader.allStores() == ["a", "b.x"])
    #expect(try await reader.allStores(beginningWith: "b") == ["b.x"])
    await open.close()
    let missing = folder.url.appending(path: "none")
    #expect(try await FileJournal(folder: missing).allStores() == [])
    #expect(!FileManager.default.fileExists(atPath: missing.path))
  }

  @Test(.timeLimit(.minutes(10)))
  func `what is read while a store is written is its contents at some moment`() async throws {
    let store = try await filled(1)
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        for number: UInt64 in 2...200 {
          try await store.append([JournalEntry(number)])
          if number.isMultiple(of: 5) { try await store.save(JournalSnapshot(number)) }
        }
      }
      group.addTask {
        let reader = journal()
        var last: UInt64 = 0
        while last < 200, !Task.isCancelled {
          let found = try await contents(reader)
          let start = try #require(found.snapshot).number
          let count = UInt64(found.entries.count)
          #expect(found.entries == (0..<count).map { JournalEntry(start + $0 + 1) })
          #expect(found.problems == [])
          #expect(start + count >= last)
          last = start + count
        }
      }
      try await group.waitForAll()
    }
    await store.close()
  }
}
