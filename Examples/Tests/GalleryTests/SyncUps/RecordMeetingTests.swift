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

  @Test func `every second is counted, every attendee has a turn, and the end is reported`() async {
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
    await store.receive(\.delegate, .ended(.standup, transcript: ""))
    #expect(dismissals.value == 1)
    // The clock runs until the meeting is dismissed.
    await clock.advance(by: .seconds(1))
    await store.receive(\.effect.ticked)
    await meeting.cancel()
  }

  @Test func `the next speaker has a whole turn`() async {
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

  @Test func `advancing past the last speaker can end the meeting early`() async {
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

  @Test func `asking whether to end the meeting pauses its clock`() async {
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

  @Test func `ending a meeting can save it`() async {
    let store = store { $0.transcript = "Hello" }
    await store.send(.view(.endTapped)) { $0.alert = .ending }
    await store.send(.alert(.presented(.saveTapped))) {
      $0.alert = nil
      $0.hasEnded = true
    }
    await store.receive(\.delegate, .ended(.standup, transcript: "Hello"))
    await store.finish()
    #expect(dismissals.value == 1)
  }

  @Test func `ending a meeting can discard it`() async {
    let store = store { $0.transcript = "Hello" }
    await store.send(.view(.endTapped)) { $0.alert = .ending }
    await store.send(.alert(.presented(.discardTapped))) {
      $0.alert = nil
      $0.hasEnded = true
    }
    await store.finish()
    #expect(dismissals.value == 1)
  }

  @Test func `a discarded meeting is not saved when time passes`() async {
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

  @Test func `speech is transcribed, and saved at the end`() async {
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
    await store.receive(\.delegate, .ended(.standup, transcript: "Good morning"))
    await meeting.cancel()
  }

  @Test(arguments: [SpeechPermission.granted, .denied])
  func `an undecided user is asked for permission, and may decline`(answer: SpeechPermission) async
  {
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

  @Test func `a meeting can continue after a failure of speech recognition`() async {
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

  @Test func `a meeting can be discarded after a failure of speech recognition`() async {
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

  /// A meeting of a second and a half with three attendees.
  private var short: SyncUp {
    var syncUp = SyncUp.standup
    syncUp.duration = .milliseconds(1_500)
    return syncUp
  }
}
