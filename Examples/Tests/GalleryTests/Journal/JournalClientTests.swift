// SPDX-License-Identifier: MIT

import EnsembleJournal
import Foundation
import Testing

@testable import GalleryExamples

@Suite struct JournalClientTests {
  private let id = "web-todos.0123456789abcdef"

  @Test func `a folder that is not there has no sessions, and is not created`() async throws {
    try await withFolder { folder async throws in
      let client = JournalClient(folder: folder)
      #expect(try await client.sessions() == [])
      #expect(try await client.record(id: id) == nil)
      #expect(!FileManager.default.fileExists(atPath: folder.path))
    }
  }

  @Test func `open sessions are listed with their numbers`() async throws {
    try await withFolder { folder in
      let (store, _) = try await FileJournal(folder: folder).open(id)
      try await store.save(snapshot(0))
      try await store.append([entry(1), entry(2)])
      let sessions = try await JournalClient(folder: folder).sessions()
      #expect(sessions.count == 1)
      let session = try #require(sessions.first)
      #expect(session == RecordedSession(id: id, lastAction: 2, lastSnapshot: 0, size: 32))
      #expect(session.title == "web-todos")
      #expect(session.shortID == "01234567")
      #expect(session.summary == "action 2, snapshot 0, 32 bytes")
      await store.close()
    }
  }

  @Test func `the last actions are listed newest first, also those before the snapshot`()
    async throws
  {
    try await withFolder { folder in
      let (store, _) = try await FileJournal(folder: folder).open(id)
      try await store.save(snapshot(0))
      try await store.append((1...60).map { entry($0) })
      try await store.save(snapshot(60))
      let found = try await JournalClient(folder: folder).record(id: id)
      let record = try #require(found)
      let numbers: [UInt64] = (11...60).reversed()
      #expect(record.actions.map(\.id) == numbers)
      #expect(record.actions.first?.origin == "effect")
      #expect(record.actions.first?.text == #"{"a":60}"#)
      #expect(record.actions.first?.time == Date(timeIntervalSince1970: 60))
      #expect(record.snapshot == 60)
      #expect(record.state.first?.text == "{")
      #expect(record.state.map(\.depth) == [0, 1, 1, 0])
      await store.close()
    }
  }

  @Test func `a name without a period is a title`() {
    let session = RecordedSession(id: "todos", lastAction: 0, lastSnapshot: 0, size: 1_600)
    #expect(session.title == "todos")
    #expect(session.shortID == "")
    #expect(session.summary == "action 0, snapshot 0, 2 kB")
  }

  @Test func `JSON is indented, with sorted keys, and cut`() {
    let lines = JSONLine.lines(of: Data(#"{"b":[1],"a":"/"}"#.utf8))
    #expect(lines.map(\.depth) == [0, 1, 1, 2, 1, 0])
    #expect(lines[1].text.hasPrefix(#""a""#))
    #expect(lines[1].text.contains(#""/""#))
    let long = Data("[\"\(String(repeating: "x", count: 1_000))\"]".utf8)
    #expect(JSONLine.lines(of: long).map(\.text.count) == [1, 200, 1])
    #expect(JSONLine.lines(of: Data("no JSON".utf8)).map(\.text) == ["no JSON"])
  }

  private func snapshot(_ number: UInt64) -> JournalSnapshot {
    JournalSnapshot(number: number, version: 1, state: Data(#"{"b":1,"a":"text"}"#.utf8))
  }

  private func entry(_ number: UInt64) -> JournalEntry {
    JournalEntry(
      number: number,
      version: 1,
      stamp: JournalStamp(
        time: Date(timeIntervalSince1970: Double(number)),
        seed: (1, 2),
        nextStackElement: 0
      ),
      origin: .effect,
      isLast: true,
      action: Data("{\"a\":\(number)}".utf8)
    )
  }

  /// Calls a closure with a folder that does not exist yet, and removes it afterwards.
  private func withFolder(_ body: (URL) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try await body(folder)
  }
}
