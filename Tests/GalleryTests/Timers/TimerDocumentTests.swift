// SPDX-License-Identifier: MIT

import Ensemble
import Foundation
import Testing

@testable import GalleryExamples

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct TimerDocumentTests {
  let clock = TestClock()
  let id = UUID(0)

  func document(
    write: @escaping @Sendable (Data, String) async throws -> Void
  ) -> TestStoreOf<TimerDocument> {
    TestStore(
      initialState: TimerDocument.State(
        id: id,
        file: "tea.timer",
        timer: LonelyTimer.State(name: "Tea", duration: 3)
      )
    ) {
      TimerDocument()
    } withDependencies: {
      $0.continuousClock = clock
      $0.timerFiles.write = write
    }
  }

  @Test func `every change is saved`() async throws {
    let files = LockIsolated<[Data]>([])
    let store = document { data, file in
      #expect(file == "tea.timer")
      files.withValue { $0.append(data) }
    }
    await store.send(\.timer.startTapped) {
      $0.timer.phase = .counting
      $0.isSaving = true
    }
    await store.receive(\.saved) { $0.isSaving = false }
    await clock.advance(by: .seconds(1))
    await store.receive(\.timer.ticked) {
      $0.timer.position = 2
      $0.isSaving = true
    }
    await store.receive(\.saved) { $0.isSaving = false }
    let saved = try files.value.map { try TimerFile(json: $0) }
    #expect(saved.map(\.position) == [3, 2])
    #expect(saved.map(\.id) == [id, id])
    await store.send(.view(.closed))
    await store.receive(\.timer.disappeared)
  }

  @Test func `a change during a write is saved after it`() async throws {
    let gate = AsyncStream.makeStream(of: Void.self)
    let files = LockIsolated<[Data]>([])
    let store = document { data, _ in
      files.withValue { $0.append(data) }
      var turns = gate.stream.makeAsyncIterator()
      await turns.next()
    }
    await store.send(\.timer.startTapped) {
      $0.timer.phase = .counting
      $0.isSaving = true
    }
    await store.send(\.timer.stopTapped) { $0.timer.phase = .ready }
    #expect(files.value.count == 1)
    gate.continuation.yield()
    await store.receive(\.saved)
    gate.continuation.yield()
    await store.receive(\.saved) { $0.isSaving = false }
    let phases = try files.value.map { try TimerFile(json: $0).phase }
    #expect(phases == [.counting, .ready])
  }

  @Test func `a failure to write is shown, and the next change tries again`() async {
    let fails = LockIsolated(true)
    let store = document { _, _ in
      if fails.value { throw TimerFile.Problem(text: "disk full") }
    }
    await store.send(\.timer.startTapped) {
      $0.timer.phase = .counting
      $0.isSaving = true
    }
    await store.receive(\.savingFailed) {
      $0.isSaving = false
      $0.problem = "disk full"
    }
    fails.setValue(false)
    await store.send(\.timer.stopTapped) {
      $0.timer.phase = .ready
      $0.isSaving = true
    }
    await store.receive(\.saved) {
      $0.isSaving = false
      $0.problem = nil
    }
  }

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
