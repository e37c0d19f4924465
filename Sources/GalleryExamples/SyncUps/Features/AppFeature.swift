// SPDX-License-Identifier: MIT

import Ensemble

/// The application: the list, and a stack of the features opened from it.
@ComposeReducer(
  children: [
    .reducer("list", of: SyncUpsList.self, initialState: .init()),
    .navigationStack(children: [
      .reducer("detail", of: SyncUpDetail.self),
      .state("meeting", of: (Meeting, syncUp: SyncUp).self),
      .reducer("record", of: RecordMeeting.self),
    ]),
  ]
)
@Composer
struct AppFeature {
  struct State: Equatable, Sendable {
    /// A place that was opened before its sync-up was loaded.
    var awaitedPlace: Place?
  }

  @Dependency(\.date) private var date
  @Dependency(\.uuid) private var uuid

  @ComposeDelegate("list")
  func listSaid(state: inout State, action: SyncUpsList.Delegate) {
    switch action {
    case .opened(let syncUp): state.path.append(.detail(SyncUpDetail.State(syncUp: syncUp)))
    }
  }

  @ComposeDelegate("path.detail")
  func detailSaid(state: inout State, action: SyncUpDetail.Delegate) {
    switch action {
    case .changed(let syncUp):
      state.list.syncUps[id: syncUp.id]? = syncUp
    case .deleted(let id):
      state.list.syncUps.remove(id: id)
    case .opened(let meeting, let syncUp):
      state.path.append(.meeting(meeting, syncUp: syncUp))
    case .started(let syncUp):
      state.path.append(.record(RecordMeeting.State(syncUp: syncUp)))
    }
  }

  @ComposeDelegate("path.record")
  func recordSaid(state: inout State, action: RecordMeeting.Delegate) {
    switch action {
    case .ended(let id, let transcript):
      let meeting = Meeting(id: uuid(), date: date.now, transcript: transcript)
      state.list.syncUps[id: id]?.meetings.insert(meeting, at: 0)
      for element in state.path.ids where state.path[id: element]?.detail?.syncUp.id == id {
        state.path[id: element, case: \.detail]?.syncUp.meetings.insert(meeting, at: 0)
      }
    }
  }

  @ComposeBodyOnChange(of: \State.list.syncUps, attachment: .feature)
  func syncUpsChanged(
    action: Action,
    newValue: IdentifiedArrayOf<SyncUp>
  ) -> EffectOf<Self> {
    // Loaded sync-ups are saved already.
    action[case: \.list.loaded] == newValue ? .none : .send(.list(.save))
  }

  // MARK: Addresses

  /// Opens a place once the sync-ups are loaded. A place that no longer exists is ignored.
  @ComposeBodyActionCase
  func opened(state: inout State, _ place: Place) {
    // A link does not end a meeting.
    guard place != state.place, state.path.last?.is(\.record) != true else { return }
    show(place, in: &state)
    state.awaitedPlace = state.place != place && state.list.saved == nil ? place : nil
  }

  @ComposeBodyOnChange(of: \State.list.saved, attachment: .feature)
  func loaded(state: inout State) {
    guard let place = state.awaitedPlace else { return }
    state.awaitedPlace = nil
    // The user may have navigated elsewhere in the meantime.
    if state.place == .list { show(place, in: &state) }
  }

  private func show(_ place: Place, in state: inout State) {
    let syncUps = state.list.syncUps
    switch place {
    case .list:
      state.path.removeAll()
      state.list.destination = nil

    case .add:
      state.path.removeAll()
      state.list.destination = .add(.new { uuid() })

    case .detail(let id):
      guard let syncUp = syncUps[id: id] else { return }
      state.path = StackState([.detail(SyncUpDetail.State(syncUp: syncUp))])

    case .edit(let id):
      guard let syncUp = syncUps[id: id] else { return }
      var detail = SyncUpDetail.State(syncUp: syncUp)
      detail.destination = .edit(SyncUpForm.State(syncUp: syncUp))
      state.path = StackState([.detail(detail)])

    case .meeting(let id, let meetingID):
      guard let syncUp = syncUps[id: id], let meeting = syncUp.meetings[id: meetingID] else {
        return
      }
      state.path = StackState([
        .detail(SyncUpDetail.State(syncUp: syncUp)), .meeting(meeting, syncUp: syncUp),
      ])
    }
  }
}
