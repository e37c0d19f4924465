// SPDX-License-Identifier: MIT

import Ensemble
import ExampleTestTools
import Foundation
import Testing

@testable import GalleryExamples

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct TimerDocumentTests {
  let clock = TestClock()
  let disk = TestDisk()
  let id = UUID(0)

  /// Returns a document on the disk.
  ///
  /// - Parameter key: The key of its file, which takes the disk when it is created.
  func document(
    _ key: @autoclosure () -> FileStorageKey<TimerFile?> = .timer(in: "/tea.timer")
  ) -> TestStoreOf<TimerDocument> {
    withDependencies {
      $0.defaultFileStorage = disk.storage
    } operation: {
      let state = TimerDocument.State(
        id: id,
        file: "tea.timer",
        content: Shared(wrappedValue: nil, key()),
        timer: LonelyTimer.State(name: "Tea", duration: 3)
      )
      return TestStore(initialState: state) {
        TimerDocument()
      } withDependencies: {
        $0.continuousClock = clock
      }
    }
  }

  func file(position: Int = 3, phase: LonelyTimer.Phase = .ready, id: UUID? = nil) -> TimerFile {
    var timer = LonelyTimer.State(name: "Tea", duration: 3)
    timer.position = position
    timer.phase = phase
    return TimerFile(id: id ?? self.id, timer)
  }

  func saved() throws -> TimerFile? {
    try disk.read("/tea.timer").map { try TimerFile(json: $0) }
  }

  // MARK: Saving

  @Test func `every change is saved`() async throws {
    let store = document()
    #expect(disk.read("/tea.timer") == nil)
    await store.send(\.timer.startTapped) {
      $0.timer.phase = .counting
      $0.$content.withLock { $0 = self.file(phase: .counting) }
    }
    #expect(try saved() == file(phase: .counting))
    await clock.advance(by: .seconds(1))
    await store.receive(\.timer.ticked) {
      $0.timer.position = 2
      $0.$content.withLock { $0 = self.file(position: 2, phase: .counting) }
    }
    #expect(try saved() == file(position: 2, phase: .counting))
    await store.send(.view(.closed))
    await store.receive(\.timer.disappeared)
  }

  @Test func `a failure to save is shown, and the next change tries again`() async throws {
    let isFull = LockIsolated(true)
    let store = document(
      .fileStorage(
        URL(filePath: "/tea.timer"),
        decode: { @Sendable (data: Data) throws -> TimerFile? in try TimerFile(json: data) },
        encode: { @Sendable (timer: TimerFile?) throws -> Data in
          if isFull.value { throw TimerFile.Problem(text: "disk full") }
          return try timer?.json ?? Data()
        }
      )
    )
    store.exhaustivity = .off
    await store.send(\.timer.startTapped)
    #expect(store.state.problem == "Not saved: disk full")
    #expect(disk.read("/tea.timer") == nil)
    isFull.setValue(false)
    await store.send(\.timer.stopTapped)
    #expect(store.state.problem == nil)
    #expect(try saved() == file())
  }

  // MARK: Changes by others

  @Test func `a change of the file is taken over`() async throws {
    let store = document()
    store.exhaustivity = .off
    await store.send(.view(.opened))
    disk.put(try file(position: 1, id: UUID(7)).json, at: "/tea.timer")
    await store.receive(\.timer.disappeared) {
      $0.id = UUID(7)
      $0.timer.position = 1
    }
    await store.send(\.timer.resetTapped)
    await store.receive(\.timer.stopTapped)
    #expect(try saved() == file(id: UUID(7)))
    await store.send(.view(.closed))
    await store.finish()
  }

  @Test func `one of two pages counts, and the other one follows and resumes`() async throws {
    let (first, second) = (document(), document())
    for store in [first, second] {
      store.exhaustivity = .off
      await store.send(.view(.opened))
    }
    await first.send(\.timer.startTapped)
    await second.receive(\.timer.disappeared) { $0.timer.phase = .counting }
    await clock.advance(by: .seconds(1))
    await first.receive(\.timer.ticked) { $0.timer.position = 2 }
    await second.receive(\.timer.disappeared) { $0.timer.position = 2 }
    await first.send(.view(.closed))
    await first.receive(\.timer.disappeared)
    await clock.advance(by: .seconds(1))
    #expect(second.state.timer.position == 2)
    await clock.advance(by: .seconds(1))
    await second.receive(\.timer.startTapped)
    await clock.advance(by: .seconds(1))
    await second.receive(\.timer.ticked) { $0.timer.position = 1 }
    #expect(try saved() == file(position: 1, phase: .counting))
    await second.send(.view(.closed))
    await second.finish()
    try await clock.checkSuspension()
  }

  @Test func `a timer that is stopped elsewhere stops`() async throws {
    let store = document()
    store.exhaustivity = .off
    await store.send(.view(.opened))
    await store.send(\.timer.startTapped)
    disk.put(try file().json, at: "/tea.timer")
    await store.receive(\.timer.disappeared) { $0.timer.phase = .ready }
    await clock.advance(by: .seconds(2))
    await store.receive(\.timer.appeared)
    await clock.advance(by: .seconds(2))
    #expect(store.state.timer.position == 3)
    await store.send(.view(.closed))
    await store.finish()
  }

  @Test func `a file that is broken by others is said, left alone, and read when it is repaired`()
    async throws
  {
    let store = document()
    store.exhaustivity = .off
    await store.send(.view(.opened))
    disk.put(Data("{".utf8), at: "/tea.timer")
    #expect(store.state.problem?.hasSuffix("it is not JSON") == true)
    await store.send(\.timer.startTapped)
    await store.send(\.timer.stopTapped)
    #expect(disk.read("/tea.timer") == Data("{".utf8))
    #expect(disk.read("/tea.timer.corrupt") == nil)
    let repaired = try file(position: 1).json
    expectReport("'/tea.timer' was overwritten, although") {
      disk.put(repaired, at: "/tea.timer")
    }
    await store.receive(\.timer.disappeared) { $0.timer.position = 1 }
    #expect(store.state.problem == nil)
    await store.send(.view(.closed))
    await store.finish()
  }

  @Test func `a file that is emptied by others is written again at the next change`() async throws {
    let store = document()
    store.exhaustivity = .off
    await store.send(.view(.opened))
    await store.send(\.timer.startTapped)
    disk.put(Data(), at: "/tea.timer")
    #expect(store.state.timer.phase == .counting)
    await store.send(\.timer.stopTapped)
    #expect(try saved() == file())
    await store.send(.view(.closed))
    await store.finish()
  }

  // MARK: Files

  @Test func `a file is read as it was written`() throws {
    var timer = LonelyTimer.State(name: "Tea", duration: 9)
    timer.position = 4
    timer.phase = .counting
    let file = try TimerFile(json: TimerFile(id: id, timer).json)
    #expect(file.id == id)
    #expect(file.timer == timer)
  }

  @Test(
    arguments: [
      ("", "it is not JSON"),
      ("[]", "it is of another type"),
      ("{}", "'id' is missing"),
      (json(duration: "\"x\""), "'duration' is of another type"),
      (json(duration: "0"), "'duration' is 0, not above 0"),
      (json(position: "4"), "'position' is 4, not from 0 to 3"),
      (json(position: "-1"), "'position' is -1, not from 0 to 3"),
      (json(phase: "asleep"), "'phase' has a value that is not known"),
    ]
  )
  func `a file that is not a timer is reported with the reason`(json: String, reason: String) {
    #expect(throws: TimerFile.Problem(text: reason)) { try TimerFile(json: Data(json.utf8)) }
  }

  nonisolated static func json(
    duration: String = "3",
    position: String = "1",
    phase: String = "ready"
  ) -> String {
    """
    {"id": "00000000-0000-0000-0000-000000000000", "name": "Tea", \
    "duration": \(duration), "position": \(position), "phase": "\(phase)"}
    """
  }
}
