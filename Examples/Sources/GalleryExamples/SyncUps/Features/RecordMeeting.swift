// SPDX-License-Identifier: MIT

import Ensemble

/// A meeting in progress: the speaker, the elapsed time, and the transcript.
@ComposeReducer(children: [.presentsAlert()])
@Composer
struct RecordMeeting {
  struct State: Equatable, Sendable {
    /// The sync-up as it was at the start: an edit elsewhere does not change the meeting.
    let syncUp: SyncUp
    var elapsed = Duration.zero
    /// Whether the outcome is decided. Later actions are ignored until the feature is gone.
    var hasEnded = false
    var speaker = 0
    var transcript = ""

    var remaining: Duration { syncUp.duration - elapsed }
    var isLastTurn: Bool { speaker + 1 >= syncUp.attendees.count }
  }

  enum ViewAction {
    case appeared
    case endTapped
    case nextTapped
  }

  enum EffectAction {
    case heard(transcript: String)
    case hearingFailed
    case ticked
  }

  @ComposeActionCase
  enum Delegate: Equatable {
    case ended(SyncUp, transcript: String)
  }

  enum AlertAction: Equatable {
    case discardTapped
    case saveTapped
  }

  @Dependency(\.continuousClock) private var clock
  @Dependency(\.dismiss) private var dismiss
  @Dependency(\.speechClient) private var speech

  @ComposeBodyActionCase
  func view(state: inout State, action: ViewAction) -> EffectOf<Self> {
    switch action {
    case .appeared:
      return .merge(listening(), ticking())

    case .endTapped:
      state.alert = .ending
      return .none

    case .nextTapped:
      guard !state.isLastTurn else {
        state.alert = .endingEarly
        return .none
      }
      state.speaker += 1
      state.elapsed = state.syncUp.turn * state.speaker
      return .none
    }
  }

  @ComposeBodyActionCase
  func effect(state: inout State, action: EffectAction) -> EffectOf<Self> {
    switch action {
    case .heard(let transcript):
      state.transcript = transcript
      return .none

    case .hearingFailed:
      state.alert = .hearingFailed
      return .none

    case .ticked:
      // An alert stops the clock.
      guard state.alert == nil, !state.hasEnded else { return .none }
      state.elapsed += .seconds(1)
      guard state.elapsed < state.syncUp.duration else { return end(&state) }
      while !state.isLastTurn, state.elapsed >= state.syncUp.turn * (state.speaker + 1) {
        state.speaker += 1
      }
      return .none
    }
  }

  @ComposeBodyActionAlertCase
  func alert(state: inout State, action: AlertAction) -> EffectOf<Self> {
    guard !state.hasEnded else { return .none }
    switch action {
    case .discardTapped:
      state.hasEnded = true
      return .run { _ in await dismiss() }
    case .saveTapped:
      return end(&state)
    }
  }

  private func end(_ state: inout State) -> EffectOf<Self> {
    state.hasEnded = true
    return .run { [syncUp = state.syncUp, transcript = state.transcript] send in
      await send(.delegate(.ended(syncUp, transcript: transcript)))
      await dismiss()
    }
  }

  private func ticking() -> EffectOf<Self> {
    .run { [clock] send in
      for await _ in clock.timer(interval: .seconds(1)) { await send(.effect(.ticked)) }
    }
  }

  private func listening() -> EffectOf<Self> {
    .run { [speech] send in
      var permission = speech.permission()
      if permission == .undecided { permission = await speech.askPermission() }
      guard permission == .granted else { return }
      for try await transcript in speech.transcripts() {
        await send(.effect(.heard(transcript: transcript)))
      }
    } catch: { _, send in
      await send(.effect(.hearingFailed))
    }
  }
}

extension AlertState<RecordMeeting.AlertAction> {
  static let ending = Self {
    TextState("End the meeting?")
  } actions: {
    ButtonState(action: .saveTapped) { TextState("Save and end") }
    ButtonState(role: .destructive, action: .discardTapped) { TextState("Discard") }
    ButtonState(role: .cancel) { TextState("Resume") }
  }

  static let endingEarly = Self {
    TextState("There is no next speaker")
  } actions: {
    ButtonState(action: .saveTapped) { TextState("Save and end") }
    ButtonState(role: .cancel) { TextState("Resume") }
  }

  static let hearingFailed = Self {
    TextState("The transcription has stopped")
  } actions: {
    ButtonState(role: .cancel) { TextState("Continue without it") }
    ButtonState(role: .destructive, action: .discardTapped) { TextState("Discard") }
  } message: {
    TextState("The transcript so far is kept.")
  }
}
