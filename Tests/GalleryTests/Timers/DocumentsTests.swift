// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleUI
import Foundation
import TestTools
import Testing

@testable import GalleryExamples

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct DocumentsTests {
  let clock = ManualClock()
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

  func save(_ file: String, duration: Int, counting: Bool = false) throws {
    var timer = LonelyTimer.State(name: file.uppercased(), duration: duration)
    if counting { timer.phase = .counting }
    let data = try TimerFile(id: UUID(), timer).json
    disk.withValue { $0[file] = data }
  }

  /// Waits until a timer was saved in a state; fails when the time limit of the test is over.
  func saved(
    _ file: String,
    _ isExpected: (LonelyTimer.State) -> Bool,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) async {
    while true {
      let timer = disk.value[file].flatMap { try? TimerFile(json: $0).timer }
      if let timer, isExpected(timer) { return }
      if Task.isCancelled {
        Issue.record(
          "'\(file)' was saved as \(timer.map { "\($0)" } ?? "nothing")",
          sourceLocation: sourceLocation
        )
        return
      }
      await Task.yield()
    }
  }

  @Test func `documents of one feature count and are saved separately`() async throws {
    try save("a", duration: 5)
    try save("b", duration: 5)
    await withDisk {
      let host = ViewHost(DocumentsView(documents: Document.open(["a", "b"])))
      host.button("Start").tap()
      host.button("Start").tap()
      await clock.tick(2)
      // Stopping the timer of one document does not stop that of the other.
      host.button("Stop", at: 1).tap()
      await clock.tick(1)
      await saved("a") { $0.position == 3 && $0.phase == .counting }
      await saved("b") { $0.position == 4 && $0.phase == .ready }
      #expect(host.texts == ["a", "A", "3 s", "b", "B", "4 s"])
      host.close()
    }
  }

  @Test func `a timer that was counting resumes when it is opened`() async throws {
    try save("a", duration: 5, counting: true)
    await withDisk {
      let host = ViewHost(DocumentsView(documents: Document.open(["a"])))
      #expect(host.texts == ["a", "A", "5 s"])
      await clock.tick(1)
      #expect(host.texts == ["a", "A", "4 s"])
      await saved("a") { $0.position == 4 }
      host.close()
    }
  }

  @Test func `a missing file is a new timer, saved at its first change`() async throws {
    await withDisk {
      let host = ViewHost(DocumentsView(documents: Document.open(["new"])))
      #expect(host.texts == ["new", "A Timer", "4 s"])
      #expect(disk.value.isEmpty)
      host.button("Start").tap()
      await saved("new") { $0.phase == .counting }
      host.close()
    }
  }

  @Test func `a broken file is reported with its name and left untouched`() async throws {
    try save("a", duration: 5)
    let broken = Data("{\"name\": 3".utf8)
    disk.withValue { $0["b"] = broken }
    await withDisk {
      let host = ViewHost(DocumentsView(documents: Document.open(["a", "b", "a"])))
      #expect(
        host.texts == [
          "a", "A", "5 s",
          "b: cannot be opened: it is not JSON",
          "a: cannot be opened: it is already open",
        ]
      )
      #expect(host.controls == ["Start", "Reset"])
      host.close()
    }
    #expect(disk.value["b"] == broken)
  }

  @Test func `without files, the view explains how to name some`() {
    #expect(ViewHost(DocumentsView(documents: [])).text(containing: "Name their files") != nil)
  }

  @Test func `files are stored on disk`() async throws {
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

/// A generator of the smallest number of any small range. Zero would be rejected forever.
private struct Constant: RandomNumberGenerator, Sendable {
  func next() -> UInt64 { 1 << 32 }
}
