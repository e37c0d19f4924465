// SPDX-License-Identifier: MIT

import Ensemble

/// A sync-up that can be edited and deleted, and that starts meetings.
@ComposeReducer(
  children: [.presentsDestination(children: [.alert(), .reducer("edit", of: SyncUpForm.self)])]
)
@Composer
struct SyncUpDetail {
  struct State: Equatable, Sendable {
    /// The sync-up, or its last value if it was deleted elsewhere.
    @Shared var syncUp: SyncUp
    @Shared(.syncUps) var syncUps

    var isDeleted: Bool { $syncUps[id: syncUp.id].wrappedValue == nil }
  }

  enum ViewAction {
    case cancelEditTapped
    case confirmEditTapped
    case deleteTapped
    case editTapped
    case meetingTapped(id: Meeting.ID)
    case meetingsDeleted(offsets: [Int])
    case restoreTapped
    case startTapped
  }

  enum EffectAction {
    case speechDenied
  }

  @ComposeActionCase
  enum Delegate: Equatable {
    case deleted(SyncUp.ID)
    case opened(Meeting, of: SyncUp)
    case started(SyncUp)
  }

  enum AlertAction: Equatable {
    case deleteConfirmed
    case meetingsDeleteConfirmed(ids: [Meeting.ID])
    case settingsTapped
    case startConfirmed
  }

  @Dependency(\.settingsOpener) private var settingsOpener
  @Dependency(\.speechClient) private var speech
  @Dependency(\.uuid) private var uuid

  @ComposeBodyActionCase
  func view(state: inout State, action: ViewAction) -> EffectOf<Self> {
    switch action {
    case .cancelEditTapped:
      state.destination = nil
      return .none

    case .confirmEditTapped:
      guard let form = state.destination?.edit else { return .none }
      let edited = form.syncUp.tidied { uuid() }
      state.$syncUps.withLock { $0.apply(edited, since: form.original) }
      state.destination = nil
      return .none

    case .deleteTapped:
      state.destination = .alert(.deleting(state.syncUp))
      return .none

    case .editTapped:
      state.destination = .edit(SyncUpForm.State(syncUp: state.syncUp))
      return .none

    case .meetingTapped(let id):
      guard let meeting = state.syncUp.meetings[id: id] else { return .none }
      return .send(.delegate(.opened(meeting, of: state.syncUp)))

    case .meetingsDeleted(let offsets):
      let meetings = state.syncUp.meetings.elements(at: offsets)
      state.destination = meetings.isEmpty ? nil : .alert(.deleting(meetings))
      return .none

    case .restoreTapped:
      let syncUp = state.syncUp
      state.$syncUps.withLock { _ = $0.append(syncUp) }
      return .none

    case .startTapped:
      return .run { [speech, syncUp = state.syncUp] send in
        let isDenied = speech.permission() == .denied
        await send(isDenied ? .effect(.speechDenied) : .delegate(.started(syncUp)))
      }
    }
  }

  @ComposeBodyActionCase
  func effect(state: inout State, action: EffectAction) {
    switch action {
    case .speechDenied: state.destination = .alert(.speechDenied)
    }
  }

  @ComposeBodyActionAlertCase
  func alert(state: inout State, action: AlertAction) -> EffectOf<Self> {
    switch action {
    case .deleteConfirmed:
      return .send(.delegate(.deleted(state.syncUp.id)))
    case .meetingsDeleteConfirmed(let ids):
      state.$syncUp.withLock { $0.meetings.removeAll { ids.contains($0.id) } }
      return .none
    case .settingsTapped:
      return .run { _ in await settingsOpener.open() }
    case .startConfirmed:
      return .send(.delegate(.started(state.syncUp)))
    }
  }
}

extension AlertState<SyncUpDetail.AlertAction> {
  static func deleting(_ syncUp: SyncUp) -> Self {
    Self {
      TextState("Delete \(syncUp.title)?")
    } actions: {
      ButtonState(role: .destructive, action: .deleteConfirmed) { TextState("Delete") }
      ButtonState(role: .cancel) { TextState("Keep") }
    } message: {
      TextState("Its meetings are deleted too.")
    }
  }

  static func deleting(_ meetings: [Meeting]) -> Self {
    Self {
      TextState(meetings.count == 1 ? "Delete the meeting?" : "Delete \(meetings.count) meetings?")
    } actions: {
      ButtonState(
        role: .destructive,
        action: .meetingsDeleteConfirmed(ids: meetings.map(\.id))
      ) {
        TextState("Delete")
      }
      ButtonState(role: .cancel) { TextState("Keep") }
    } message: {
      TextState("The transcript is deleted too.")
    }
  }

  static let speechDenied = Self {
    TextState("The meeting will not be transcribed")
  } actions: {
    ButtonState(action: .startConfirmed) { TextState("Start anyway") }
    ButtonState(action: .settingsTapped) { TextState("Open settings") }
    ButtonState(role: .cancel) { TextState("Cancel") }
  } message: {
    TextState("You have not allowed speech recognition.")
  }
}
