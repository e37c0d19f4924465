// SPDX-License-Identifier: MIT

import Ensemble
import Foundation
import TestTools
import Testing

@testable import GalleryExamples

@MainActor
@Suite(.timeLimit(.minutes(1)))
struct DocumentsTests {
  let clock = HandClock()
  let disk = LockIsolated<[String: Data]>([:])

  func withDisk(_ operation: () async -> Void) async {
    await withDependencies {
      $0.continuousClock = clock
      $0.uuid = .incrementing
      $0.withRandomNumberGenerator = WithRandomNumberGenerator(Constant())
      $0.timerFiles = TimerFiles(
        read: { [disk] file in disk.value[file] },
        write: { [disk] data, file in disk.withValue { $0[file] = data } }
      )
    } operation: {
      await operation()
    }
  }

  /// Lets a second pass for all timers that count, and waits until they have seen it.
  func tick(_ count: Int) async {
    await clock.sleeping(count)
    clock.advance(by: .seconds(1))
    await clock.sleeping(count)
  }

  func save(_ file: String, duration: Int, counting: Bool = false) throws {
    var timer = LonelyTimer.State(name: file.uppercased(), duration: duration)
    if counting { timer.phase = .counting }
    let data = try TimerFile(id: UUID(), timer).json
    disk.withValue { $0[file] = data }
  }

  func timer(in file: String) -> LonelyTimer.State? {
    disk.value[file].flatMap { try? TimerFile(json: $0).timer }
  }

  @Test func `documents count and are saved apart, though they share one feature`() async throws {
    try save("a", duration: 5)
    try save("b", duration: 5)
    await withDisk {
      let example = DocumentsExample(files: ["a", "b"])
      #expect(example.perform("toggle 1"))
      #expect(example.perform("toggle 2"))
      await tick(2)
      // Stopping one document's timer leaves that of the other alone.
      #expect(example.perform("toggle 2"))
      await tick(1)
      await example.close()
      #expect(timer(in: "a")?.position == 3)
      #expect(timer(in: "a")?.phase == .counting)
      #expect(timer(in: "b")?.position == 4)
      #expect(timer(in: "b")?.phase == .ready)
    }
  }

  @Test func `one that counted goes on when it is opened`() async throws {
    try save("a", duration: 5, counting: true)
    await withDisk {
      let example = DocumentsExample(files: ["a"])
      await tick(1)
      #expect(example.frame == ["1 a: > A [##--------] 4 of 5 s"])
      await example.close()
      #expect(timer(in: "a")?.position == 4)
    }
  }

  @Test func `a file that is not there is a new timer, saved at its first change`() async throws {
    await withDisk {
      let example = DocumentsExample(files: ["new"])
      #expect(example.frame == ["1 new:   A Timer [----------] 4 of 4 s"])
      #expect(disk.value.isEmpty)
      #expect(example.perform("toggle 1"))
      await example.close()
      #expect(timer(in: "new")?.phase == .counting)
    }
  }

  @Test func `a broken file is reported with its name and left untouched`() async throws {
    try save("a", duration: 5)
    let broken = Data("{\"name\": 3".utf8)
    disk.withValue { $0["b"] = broken }
    await withDisk {
      let frames = await script(
        DocumentsExample(files: ["a", "b"]),
        ["toggle 2", "reset 2", "q"]
      )
      #expect(frames[0].lines[1] == "2 b: cannot be opened, it is no JSON")
      #expect(frames[0].lines[0] == "1 a:   A [----------] 5 of 5 s")
      #expect(frames[1].note?.hasPrefix("Unknown command 'toggle 2'") == true)
    }
    #expect(disk.value["b"] == broken)
  }

  @Test func `a file that is named twice is open once`() async throws {
    try save("a", duration: 5)
    await withDisk {
      let example = DocumentsExample(files: ["a", "a"])
      #expect(example.frame[1] == "2 a: cannot be opened, it is open already")
      await example.close()
    }
  }

  @Test func `without files it says how to name some`() {
    #expect(
      DocumentsExample().frame == ["No timers. Name their files: gallery documents a.timer b.timer"]
    )
  }

  @Test func `files are kept on disk`() async throws {
    let directory = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    let file = directory.appending(path: "a.timer").path
    let files = TimerFiles.liveValue
    #expect(try files.read(file) == nil)
    try await files.write(Data("x".utf8), file)
    #expect(try files.read(file) == Data("x".utf8))
    await #expect(throws: (any Error).self) {
      try await files.write(Data(), directory.appending(path: "missing/a.timer").path)
    }
  }
}

/// The smallest of any small range. Zero itself would be rejected for ever.
private struct Constant: RandomNumberGenerator, Sendable {
  func next() -> UInt64 { 1 << 32 }
}
