// SPDX-License-Identifier: MIT

import Ensemble
import Foundation
import Testing

@testable import GalleryExamples

@Suite(.timeLimit(.minutes(10))) struct DataManagerTests {
  @Test func `files are read back and replaced`() async throws {
    let directory = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: directory) }
    let manager = DataManager.files(in: directory.appending(path: "inner"))
    #expect(try await manager.load(name: "a") == nil)
    try await manager.save(data: Data("1".utf8), name: "a")
    try await manager.save(data: Data("2".utf8), name: "b")
    try await manager.save(data: Data("3".utf8), name: "a")
    #expect(try await manager.load(name: "a") == Data("3".utf8))
    // Another client, as after another launch.
    let other = DataManager.files(in: directory.appending(path: "inner"))
    #expect(try await other.load(name: "b") == Data("2".utf8))
  }

  @Test func `a directory that cannot be created is an error`() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try Data().write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let manager = DataManager.files(in: file)
    await #expect(throws: (any Error).self) {
      try await manager.save(data: Data(), name: "a")
    }
  }

  @Test func `each client in memory keeps its own data`() async throws {
    let manager = DataManager.inMemory(["a": Data("1".utf8)])
    try await manager.save(data: Data("2".utf8), name: "b")
    #expect(try await manager.load(name: "a") == Data("1".utf8))
    #expect(try await manager.load(name: "b") == Data("2".utf8))
    #expect(try await DataManager.inMemory().load(name: "b") == nil)
  }

  @Test func `speech is unavailable on this platform`() async throws {
    let client = SpeechClient.liveValue
    #expect(client.permission() == .unavailable)
    #expect(await client.askPermission() == .unavailable)
    for try await transcript in client.transcripts() {
      Issue.record("'\(transcript)' was heard.")
    }
  }
}
