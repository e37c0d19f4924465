// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleUI
import ExampleTestTools
import Foundation
import Testing

@testable import GalleryExamples

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct DocumentsTests {
  let clock = ManualClock()
  let disk = TestDisk()

  func withDisk(_ operation: () async -> Void) async {
    await withDependencies {
      $0.continuousClock = clock
      $0.uuid = .incrementing
      $0.withRandomNumberGenerator = WithRandomNumberGenerator(Constant())
      $0.defaultFileStorage = disk.storage
    } operation: {
      await operation()
    }
  }

  func save(_ file: String, duration: Int, counting: Bool = false) throws {
    var timer = LonelyTimer.State(name: file.uppercased(), duration: duration)
    if counting { timer.phase = .counting }
    let data = try TimerFile(id: UUID(), timer).json
    disk.put(data, at: path(of: file))
  }

  /// Returns the absolute path of a file.
  func path(of file: String) -> String { URL(filePath: file).path }

  /// Waits until a timer was saved in a state; fails when the time limit of the test is over.
  func saved(
    _ file: String,
    _ isExpected: (LonelyTimer.State) -> Bool,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) async {
    while true {
      let timer = disk.read(path(of: file)).flatMap { try? TimerFile(json: $0).timer }
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
      #expect(disk.read(path(of: "new")) == nil)
      host.button("Start").tap()
      await saved("new") { $0.phase == .counting }
      host.close()
    }
  }

  @Test func `a broken file is reported with its name and left untouched`() async throws {
    try save("a", duration: 5)
    let broken = Data("{\"name\": 3".utf8)
    disk.put(broken, at: path(of: "b"))
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
    #expect(disk.read(path(of: "b")) == broken)
  }

  @Test func `without files, the view explains how to name some`() {
    #expect(ViewHost(DocumentsView(documents: [])).text(containing: "Name their files") != nil)
  }

  @Test func `two pages of the same file show the same timer, which one of them counts`()
    async throws
  {
    try save("a", duration: 5)
    await withDisk {
      let first = ViewHost(DocumentsView(documents: Document.open(["a"])))
      let second = ViewHost(DocumentsView(documents: Document.open(["a"])))
      first.button("Start").tap()
      await second.wait(timeout: .ample) { $0.controls.contains("Stop") }
      second.button("Stop").tap()
      await first.wait(timeout: .ample) { $0.controls.contains("Start") }
      await saved("a") { $0.phase == .ready }
      first.close()
      second.close()
    }
  }

  @Test func `a file that is broken while it is open is said`() async throws {
    try save("a", duration: 5)
    await withDisk {
      let host = ViewHost(DocumentsView(documents: Document.open(["a"])))
      disk.put(Data("{".utf8), at: path(of: "a"))
      await host.wait(timeout: .ample) { $0.text(containing: "it is not JSON") != nil }
      host.close()
    }
  }
}

/// A generator of the smallest number of any small range. Zero would be rejected forever.
private struct Constant: RandomNumberGenerator, Sendable {
  func next() -> UInt64 { 1 << 32 }
}
