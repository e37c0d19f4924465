// SPDX-License-Identifier: MIT

import Ensemble
import Foundation
import Testing

@testable import GalleryExamples

@MainActor
@Suite(.timeLimit(.minutes(10))) struct RecordMeetingTests {
  private let clock = TestClock()
  private let dismissals = LockIsolated(0)

  // MARK: Time

  @Test func `every second counts, every attendee has a turn, and the end is told`() async {
    let store = store()
    let meeting = await store.send(.view(.appeared))
    for second in 1...5 {
      await clock.advance(by: .seconds(1))
      await store.receive(\.effect.ticked) {
        $0.elapsed = .seconds(second)
        $0.speaker = second / 2
      }
      #expect(store.state.remaining == .seconds(6 - second))
    }
    await clock.advance(by: .seconds(1))
    await store.receive(\.effect.ticked) {
      $0.elapsed = .seconds(6)
      $0.hasEnded = true
    }
    await store.receive(\.delegate, .ended(SyncUp.standup.id, transcript: ""))
    #expect(dismissals.value == 1)
    // Until it is gone, the clock goes on.
    await clock.advance(by: .seconds(1))
    await store.receive(\.effect.ticked)
    await meeting.cancel()
  }

  @Test func `the next speaker begins with a whole turn`() async {
    let store = store()
    await store.send(.view(.nextTapped)) {
      $0.speaker = 1
      $0.elapsed = .seconds(2)
    }
    await store.send(.view(.nextTapped)) {
      $0.speaker = 2
      $0.elapsed = .seconds(4)
    }
  }

  @Test func `behind the last speaker the meeting ends early, if it shall`() async {
    let store = store { $0.speaker = 2 }
    await store.send(.view(.nextTapped)) { $0.alert = .endingEarly }
    await store.send(.alert(.dismiss)) { $0.alert = nil }
    await store.send(.view(.nextTapped)) { $0.alert = .endingEarly }
    await store.send(.alert(.presented(.saveTapped))) {
      $0.alert = nil
      $0.hasEnded = true
    }
    await store.receive(\.delegate.ended)
    await store.finish()
    #expect(dismissals.value == 1)
  }

  @Test func `a turn may be shorter than a second`() async {
    let store = store { $0 = RecordMeeting.State(syncUp: short) }
    let meeting = await store.send(.view(.appeared))
    await clock.advance(by: .seconds(1))
    await store.receive(\.effect.ticked) {
      $0.elapsed = .seconds(1)
      $0.speaker = 2
    }
    await meeting.cancel()
  }

  // MARK: Ending

  @Test func `the question whether to end stops the time`() async {
    let store = store()
    let meeting = await store.send(.view(.appeared))
    await store.send(.view(.endTapped)) { $0.alert = .ending }
    await clock.advance(by: .seconds(2))
    await store.receive(\.effect.ticked)
    await store.receive(\.effect.ticked)
    await store.send(.alert(.dismiss)) { $0.alert = nil }
    await clock.advance(by: .seconds(1))
    await store.receive(\.effect.ticked) { $0.elapsed = .seconds(1) }
    #expect(dismissals.value == 0)
    await meeting.cancel()
  }

  @Test func `a meeting that ends is saved`() async {
    let store = store { $0.transcript = "Hello" }
    await store.send(.view(.endTapped)) { $0.alert = .ending }
    await store.send(.alert(.presented(.saveTapped))) {
      $0.alert = nil
      $0.hasEnded = true
    }
    await store.receive(\.delegate, .ended(SyncUp.standup.id, transcript: "Hello"))
    await store.finish()
    #expect(dismissals.value == 1)
  }

  @Test func `a meeting that ends is discarded`() async {
    let store = store { $0.transcript = "Hello" }
    await store.send(.view(.endTapped)) { $0.alert = .ending }
    await store.send(.alert(.presented(.discardTapped))) {
      $0.alert = nil
      $0.hasEnded = true
    }
    await store.finish()
    #expect(dismissals.value == 1)
  }

  @Test func `time that passes does not save a meeting that was discarded`() async {
    let store = store { $0.elapsed = .seconds(5) }
    let meeting = await store.send(.view(.appeared))
    await store.send(.view(.endTapped)) { $0.alert = .ending }
    await store.send(.alert(.presented(.discardTapped))) {
      $0.alert = nil
      $0.hasEnded = true
    }
    await clock.advance(by: .seconds(1))
    await store.receive(\.effect.ticked)
    await meeting.cancel()
  }

  @Test func `a meeting that has ended does not end again`() async {
    let store = store { $0.hasEnded = true }
    await store.send(.view(.endTapped)) { $0.alert = .ending }
    await store.send(.alert(.presented(.saveTapped))) { $0.alert = nil }
    await store.send(.view(.endTapped)) { $0.alert = .ending }
    await store.send(.alert(.presented(.discardTapped))) { $0.alert = nil }
    await store.finish()
    #expect(dismissals.value == 0)
  }

  // MARK: Speech

  @Test func `what is said is written down, and saved in the end`() async {
    let (transcripts, speaker) = AsyncThrowingStream.makeStream(of: String.self)
    let store = store { $0.elapsed = .seconds(5) }
    store.dependencies.speechClient.permission = { .granted }
    store.dependencies.speechClient.transcripts = { transcripts }
    let meeting = await store.send(.view(.appeared))
    speaker.yield("Good")
    await store.receive(\.effect.heard, "Good") { $0.transcript = "Good" }
    speaker.yield("Good morning")
    await store.receive(\.effect.heard, "Good morning") { $0.transcript = "Good morning" }
    await clock.advance(by: .seconds(1))
    await store.receive(\.effect.ticked) {
      $0.elapsed = .seconds(6)
      $0.hasEnded = true
    }
    await store.receive(\.delegate, .ended(SyncUp.standup.id, transcript: "Good morning"))
    await meeting.cancel()
  }

  @Test(arguments: [SpeechPermission.granted, .denied])
  func `who has not decided is asked, and may say no`(answer: SpeechPermission) async {
    let listenings = LockIsolated(0)
    let store = store()
    store.dependencies.speechClient.permission = { .undecided }
    store.dependencies.speechClient.askPermission = { answer }
    store.dependencies.speechClient.transcripts = {
      listenings.withValue { $0 += 1 }
      return .finished()
    }
    let meeting = await store.send(.view(.appeared))
    await clock.advance(by: .seconds(1))
    await store.receive(\.effect.ticked) { $0.elapsed = .seconds(1) }
    #expect(listenings.value == (answer == .granted ? 1 : 0))
    await meeting.cancel()
  }

  @Test func `when nothing can be heard any more, the meeting may go on`() async {
    let store = store { $0.transcript = "Hello" }
    store.dependencies.speechClient.permission = { .granted }
    store.dependencies.speechClient.transcripts = { .finished(throwing: Mishap()) }
    let meeting = await store.send(.view(.appeared))
    await store.receive(\.effect.hearingFailed) { $0.alert = .hearingFailed }
    await store.send(.alert(.dismiss)) { $0.alert = nil }
    await clock.advance(by: .seconds(1))
    await store.receive(\.effect.ticked) { $0.elapsed = .seconds(1) }
    #expect(store.state.transcript == "Hello")
    await meeting.cancel()
  }

  @Test func `when nothing can be heard any more, the meeting may be discarded`() async {
    let store = store { $0.alert = .hearingFailed }
    await store.send(.alert(.presented(.discardTapped))) {
      $0.alert = nil
      $0.hasEnded = true
    }
    await store.finish()
    #expect(dismissals.value == 1)
  }

  // MARK: Support

  private func store(
    _ update: (inout RecordMeeting.State) -> Void = { _ in }
  ) -> TestStoreOf<RecordMeeting> {
    var state = RecordMeeting.State(syncUp: .standup)
    update(&state)
    return TestStore(initialState: state) {
      RecordMeeting()
    } withDependencies: {
      $0.continuousClock = clock
      $0.dismiss = DismissEffect { [dismissals] in dismissals.withValue { $0 += 1 } }
      $0.speechClient.permission = { .unavailable }
    }
  }

  /// Three attendees in a second and a half.
  private var short: SyncUp {
    var syncUp = SyncUp.standup
    syncUp.duration = .milliseconds(1_500)
    return syncUp
  }
}
