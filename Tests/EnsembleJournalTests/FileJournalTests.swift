// SPDX-License-Identifier: MIT

import EnsembleJournal
import Foundation
import JournalTools
import TestTools
import Testing

@Suite("Journals in files")
struct FileJournalTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func journal(keepsHistory: Bool = false) -> FileJournal {
    FileJournal(folder: folder.url, keepsHistory: keepsHistory)
  }

  /// Fills a store with a snapshot and entries up to a number.
  private func fill(_ count: UInt64) async throws {
    let journal = journal()
    let (store, _) = try await journal.open("a")
    try await store.save(JournalSnapshot(0))
    for number in 1...count { try await store.append([JournalEntry(number)]) }
    await store.close()
  }

  /// Returns the contents that another process would find.
  private func reopened() async throws -> JournalContents {
    let journal = journal()
    let (store, contents) = try await journal.open("a")
    await store.close()
    return contents
  }

  @Test func `a store has what was written to it`() async throws {
    try await JournalContract(journal()).keepsWhatIsWritten()
  }

  @Test func `a store is open once, in whatever journal`() async throws {
    try await JournalContract(journal()).opensOnce(journal())
  }

  @Test(arguments: JournalContract.conflicts)
  func `entries that do not follow the last one are refused as a whole`(
    numbers: [UInt64]
  ) async throws {
    try await JournalContract(journal()).refuses(numbers)
  }

  @Test(arguments: [".", "..", "../b", "a/b", "ü", "a.1", String(repeating: "x", count: 120)])
  func `a store has a folder in that of the journal, whatever its name`(id: String) async throws {
    let journal = journal()
    let (store, _) = try await journal.open(id)
    try await store.save(JournalSnapshot(0))
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
      .filter { !$0.hasPrefix(".") }
    #expect(names.count == 1)
    #expect(folder.names(of: names[0]) == ["snapshot-0"])
  }

  @Test func `the folders above that of a journal are created with it`() async throws {
    let journal = FileJournal(folder: folder.url.appending(path: "x/y/z"))
    let (store, _) = try await journal.open("a")
    try await store.save(JournalSnapshot(0))
    await store.close()
    #expect(folder.names(of: "x/y/z/a") == ["snapshot-0"])
  }

  @Test func `a file in the place of the folder of a journal is an error`() async throws {
    try Data("x".utf8).write(to: folder.url.appending(path: "x"))
    for name in ["x", "x/y"] {
      let journal = FileJournal(folder: folder.url.appending(path: name))
      await #expect(throws: (any Error).self) { try await journal.open("a") }
    }
    #expect(try String(contentsOf: folder.url.appending(path: "x"), encoding: .utf8) == "x")
  }

  @Test func `a check finds that the folder is there, or can be created, and looks at no store`()
    async throws
  {
    let place = folder.url.appending(path: "x/y")
    let journal = FileJournal(folder: place)
    try await JournalContract(journal).checks()
    // A listing of the stores would delete it.
    let remains = place.appending(path: ".removed-b")
    try FileManager.default.createDirectory(at: remains, withIntermediateDirectories: true)
    try await journal.check()
    #expect(FileManager.default.fileExists(atPath: remains.path))
    try FileManager.default.removeItem(at: place)
    try await journal.check()
    #expect(!FileManager.default.fileExists(atPath: place.path))
  }

  @Test func `a check finds that the folder cannot be created`() async throws {
    try Data("x".utf8).write(to: folder.url.appending(path: "x"))
    for name in ["x", "x/y"] {
      let journal = FileJournal(folder: folder.url.appending(path: name))
      await #expect(throws: (any Error).self) { try await journal.check() }
    }
  }

  // MARK: Snapshots

  @Test func `entries before the last but one snapshot are removed`() async throws {
    let journal = journal()
    let (store, _) = try await journal.open("a")
    var number: UInt64 = 0
    for snapshot: UInt64 in [0, 10, 20, 30] {
      while number < snapshot {
        number += 1
        try await store.append([JournalEntry(number)])
      }
      try await store.save(JournalSnapshot(snapshot))
    }
    try await store.append([JournalEntry(31)])
    #expect(folder.names(of: "a") == ["log-21", "log-31", "snapshot-20", "snapshot-30"])
    await store.close()
    let contents = try await reopened()
    #expect(contents.snapshot == JournalSnapshot(30))
    #expect(contents.entries == [JournalEntry(31)])
  }

  @Test func `a journal with a history removes nothing`() async throws {
    let journal = journal(keepsHistory: true)
    let (store, _) = try await journal.open("a")
    for number: UInt64 in 0...3 {
      if number > 0 { try await store.append([JournalEntry(number)]) }
      try await store.save(JournalSnapshot(number))
    }
    #expect(folder.names(of: "a").count == 7)
  }

  @Test(arguments: JournalContract.invalidNames)
  func `a name that no file can have is refused`(name: String) async throws {
    try await JournalContract(journal()).refusesName(name)
  }

  @Test func `a snapshot may be later than the entries`() async throws {
    try await JournalContract(journal()).skipsToSnapshot()
  }

  @Test func `a damaged snapshot is replaced by the one before it`() async throws {
    try await fill(3)
    let journal = journal()
    let (store, _) = try await journal.open("a")
    try await store.save(JournalSnapshot(3))
    try await store.append([JournalEntry(4)])
    await store.close()
    let file = folder.file("a", "snapshot-3")
    var data = try Data(contentsOf: file)
    for index in data.indices {
      data[index] ^= 4
      try data.write(to: file)
      let contents = try await reopened()
      #expect(contents.snapshot == JournalSnapshot(0))
      #expect(contents.entries.map(\.number) == [1, 2, 3, 4])
      #expect(contents.problems.count == 1)
      #expect(contents.problems[0].contains("The snapshot 3 of 'a' is damaged."))
      data[index] ^= 4
    }
    for length in data.indices {
      try data.prefix(length).write(to: file)
      let contents = try await reopened()
      #expect(contents.snapshot == JournalSnapshot(0))
      #expect(contents.entries.map(\.number) == [1, 2, 3, 4])
      #expect(contents.problems.count == 1)
    }
    try data.write(to: file)
    #expect(try await reopened().snapshot == JournalSnapshot(3))
  }

  @Test func `entries without a snapshot are kept, but not continued`() async throws {
    try await fill(3)
    try Data("x".utf8).write(to: folder.file("a", "snapshot-0"))
    let contents = try await reopened()
    #expect(contents.snapshot == nil)
    #expect(contents.entries == [])
    #expect(contents.problems.count == 2)
    #expect(folder.names(of: "a") == ["log-1.damaged", "snapshot-0.damaged"])
  }

  // MARK: Damage

  @Test func `a log that ends anywhere has its longest undamaged beginning`() async throws {
    try await fill(8)
    let file = folder.file("a", "log-1")
    let whole = try Data(contentsOf: file)
    let ends = try entryEnds(in: whole)
    for length in 0..<whole.count {
      try whole.prefix(length).write(to: file)
      let count = ends.filter { $0 <= length }.count
      let contents = try await reopened()
      #expect(contents.entries == (0..<count).map { JournalEntry(UInt64($0) + 1) })
      #expect(contents.problems.count == (ends.contains(length) || length == 8 ? 0 : 1))
      // The store continues after the last undamaged entry.
      let journal = journal()
      let (store, _) = try await journal.open("a")
      try await store.append([JournalEntry(UInt64(count) + 1, "new")])
      await store.close()
      let after = try await reopened()
      #expect(after.entries.count == count + 1)
      #expect(after.entries.last == JournalEntry(UInt64(count) + 1, "new"))
      #expect(after.problems == [])
    }
  }

  @Test func `a damaged byte ends the log before its entry, and the rest is kept`() async throws {
    try await fill(8)
    let file = folder.file("a", "log-1")
    let whole = try Data(contentsOf: file)
    let ends = try entryEnds(in: whole)
    for index in 0..<whole.count {
      var data = whole
      data[index] ^= 1 << UInt8(index % 8)
      try data.write(to: file)
      let count = index < 8 ? 0 : ends.filter { $0 <= index }.count
      let contents = try await reopened()
      #expect(contents.entries == (0..<count).map { JournalEntry(UInt64($0) + 1) })
      #expect(contents.problems.count == 1)
      let start = index < 8 ? 0 : count == 0 ? 8 : ends[count - 1]
      let rest = folder.names(of: "a").first { $0.contains(".rest") }
      let place = folder.file("a", try #require(rest))
      #expect(try Data(contentsOf: place) == data[start...])
      #expect(contents.problems[0].contains(place.lastPathComponent))
      try FileManager.default.removeItem(at: place)
    }
  }

  @Test func `logs behind a damaged one are kept, but not continued`() async throws {
    try await fill(3)
    let journal = journal()
    let (store, _) = try await journal.open("a")
    try await store.save(JournalSnapshot(3))
    try await store.append([JournalEntry(4)])
    await store.close()
    // Without the second snapshot, the second log continues the first one.
    try FileManager.default.removeItem(at: folder.file("a", "snapshot-3"))
    #expect(try await reopened().entries.map(\.number) == [1, 2, 3, 4])
    let file = folder.file("a", "log-1")
    try Data(contentsOf: file).dropLast(1).write(to: file)
    let contents = try await reopened()
    #expect(contents.entries.map(\.number) == [1, 2])
    #expect(contents.problems.count == 2)
    #expect(folder.names(of: "a") == ["log-1", "log-1.rest", "log-4.damaged", "snapshot-0"])
    let (other, _) = try await self.journal().open("a")
    try await other.append([JournalEntry(3, "new")])
    await other.close()
    #expect(try await reopened().entries.last == JournalEntry(3, "new"))
  }

  @Test func `a store that is set aside begins anew`() async throws {
    try await JournalContract(journal()).setsAside()
    let (store, _) = try await journal().open("a")
    let aside = try await store.setAside(beginningWith: JournalSnapshot(0))
    #expect(aside.hasSuffix("/a.3"))
  }

  @Test func `a store that was being set aside is set aside, or as before`() async throws {
    try await fill(2)
    let successor = folder.url.appending(path: ".new-a")
    let manager = FileManager.default
    try manager.createDirectory(at: successor, withIntermediateDirectories: true)
    #expect(try await reopened().entries.count == 2)
    #expect(!manager.fileExists(atPath: successor.path))
    // The folder was moved, and its successor was not.
    let (store, _) = try await journal().open("b")
    try await store.save(JournalSnapshot(7))
    await store.close()
    try manager.moveItem(at: folder.url.appending(path: "b"), to: successor)
    try manager.moveItem(at: folder.url.appending(path: "a"), to: folder.url.appending(path: "a.1"))
    let contents = try await reopened()
    #expect(contents.snapshot == JournalSnapshot(7))
    #expect(contents.entries == [])
  }

  // MARK: Removing and listing

  @Test func `a store that is removed begins anew`() async throws {
    try await JournalContract(journal()).removes()
  }

  @Test func `a removed store leaves no files`() async throws {
    try await fill(2)
    let (store, _) = try await journal().open("a")
    try await store.remove()
    #expect(try FileManager.default.subpathsOfDirectory(atPath: folder.url.path) == [".locks"])
  }

  @Test func `a store that was being removed is removed`() async throws {
    try await fill(2)
    let manager = FileManager.default
    // The folder was moved, and some of its files were deleted.
    let remains = folder.url.appending(path: ".removed-a", directoryHint: .isDirectory)
    try manager.moveItem(at: folder.url.appending(path: "a"), to: remains)
    try manager.removeItem(at: remains.appending(path: "snapshot-0"))
    #expect(try await journal().stores(beginningWith: "", unusedSince: nil) == [])
    let contents = try await reopened()
    #expect(contents.snapshot == nil && contents.entries == [] && contents.problems == [])
    #expect(!manager.fileExists(atPath: remains.path))
  }

  @Test func `what another removal left does not prevent one`() async throws {
    try await fill(2)
    let (store, _) = try await journal().open("a")
    // The removal of one store, and the successor of one that was to be set aside.
    for name in [".removed-a", ".new-a"] {
      let leftover = folder.url.appending(path: name, directoryHint: .isDirectory)
      try FileManager.default.createDirectory(at: leftover, withIntermediateDirectories: true)
      try Data("x".utf8).write(to: leftover.appending(path: "snapshot-0"))
    }
    try await store.remove()
    let contents = try await reopened()
    #expect(contents.snapshot == nil && contents.problems == [])
  }

  @Test func `stores are opened, listed and removed at the same time`() async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<4 {
        group.addTask {
          // Each journal has a separate thread.
          let journal = journal()
          for _ in 0..<20 {
            let isOpened = try await eventually {
              do {
                let (store, contents) = try await journal.open("a")
                #expect(contents.snapshot == nil)
                try await store.save(JournalSnapshot(0))
                try await store.append([JournalEntry(1)])
                try await store.remove()
                _ = try await journal.stores(beginningWith: "", unusedSince: nil)
              } catch JournalError.inUse {
                return false
              }
              return true
            }
            try #require(isOpened)
          }
        }
      }
      try await group.waitForAll()
    }
  }

  @Test func `a list of the stores does not prevent their opening`() async throws {
    try await fill(1)
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        let journal = journal()
        for _ in 0..<300 { _ = try await journal.stores(beginningWith: "", unusedSince: nil) }
      }
      for _ in 0..<100 { _ = try await reopened() }
      try await group.waitForAll()
    }
  }

  @Test func `the stores that nobody has open are listed`() async throws {
    try await JournalContract(journal()).lists()
  }

  @Test func `a list of the stores creates nothing`() async throws {
    let place = folder.url.appending(path: "none")
    let journal = FileJournal(folder: place)
    #expect(try await journal.stores(beginningWith: "", unusedSince: nil) == [])
    #expect(!FileManager.default.fileExists(atPath: place.path))
    // A folder that was copied from another place, and one that is not a store.
    for name in ["b", "%62", "ü"] {
      let path = folder.url.appending(path: name)
      try FileManager.default.createDirectory(at: path, withIntermediateDirectories: true)
    }
    #expect(try await self.journal().stores(beginningWith: "", unusedSince: nil) == ["b"])
    #expect(!FileManager.default.fileExists(atPath: folder.url.path + "/.locks"))
  }

  @Test func `a store is used when it is opened or written`() async throws {
    try await fill(1)
    let manager = FileManager.default
    let files = ["a", "a/log-1", "a/snapshot-0", ".locks/a"].map { folder.url.path + "/" + $0 }
    let past = Date(timeIntervalSince1970: 1_000_000_000)
    let hourAgo = Date(timeIntervalSinceNow: -3_600)
    for file in files { try manager.setAttributes([.modificationDate: past], ofItemAtPath: file) }
    #expect(try await journal().stores(beginningWith: "", unusedSince: past) == [])
    #expect(try await journal().stores(beginningWith: "", unusedSince: hourAgo) == ["a"])
    for file in files {
      try manager.setAttributes([.modificationDate: Date()], ofItemAtPath: file)
      #expect(try await journal().stores(beginningWith: "", unusedSince: hourAgo) == [])
      try manager.setAttributes([.modificationDate: past], ofItemAtPath: file)
    }
    _ = try await reopened()
    #expect(try await journal().stores(beginningWith: "", unusedSince: hourAgo) == [])
  }

  @Test func `an incomplete drain at the end is cut`() async throws {
    let (store, _) = try await journal().open("a")
    try await store.save(JournalSnapshot(0))
    try await store.append([JournalEntry(1, isLast: false), JournalEntry(2)])
    try await store.append([JournalEntry(3, isLast: false), JournalEntry(4, isLast: false)])
    await store.close()
    let contents = try await reopened()
    #expect(contents.entries.map(\.number) == [1, 2])
    #expect(contents.problems.count == 1)
    let (next, _) = try await journal().open("a")
    try await next.append([JournalEntry(3, "new")])
    await next.close()
    #expect(try await reopened().entries.last == JournalEntry(3, "new"))
  }

  @Test func `an empty log is not continued behind a snapshot`() async throws {
    let (store, _) = try await journal().open("a")
    try await store.save(JournalSnapshot(0))
    await store.close()
    // A process ended between the creation of a log and its first entry.
    try Data("ENSJRN01".utf8).write(to: folder.file("a", "log-1"))
    let (next, _) = try await journal().open("a")
    try await next.save(JournalSnapshot(5))
    try await next.append([JournalEntry(6)])
    await next.close()
    let contents = try await reopened()
    #expect(contents.entries == [JournalEntry(6)])
    #expect(contents.problems == [])
  }

  @Test func `an unfinished file is removed`() async throws {
    try await fill(1)
    try Data("x".utf8).write(to: folder.file("a", "snapshot-1.new"))
    #expect(try await reopened().problems == [])
    #expect(folder.names(of: "a") == ["log-1", "snapshot-0"])
  }

  @Test func `a snapshot that cannot be saved leaves no file`() async throws {
    let (store, _) = try await journal().open("a")
    try await store.save(JournalSnapshot(0))
    // A file cannot replace a folder.
    try FileManager.default.createDirectory(
      at: folder.file("a", "snapshot-5"),
      withIntermediateDirectories: false
    )
    await #expect(throws: (any Error).self) { try await store.save(JournalSnapshot(5)) }
    #expect(folder.names(of: "a") == ["snapshot-0", "snapshot-5"])
    await store.close()
  }

  /// Returns the end offsets of the entries of a log.
  private func entryEnds(in data: Data) throws -> [Int] {
    var ends: [Int] = []
    var offset = 8
    while offset < data.count {
      let count = data[offset..<(offset + 4)].reversed().reduce(0) { $0 << 8 | Int($1) }
      offset += 8 + count
      ends.append(offset)
    }
    try #require(ends.last == data.count)
    return ends
  }
}
