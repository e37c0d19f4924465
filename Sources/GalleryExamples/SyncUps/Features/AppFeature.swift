// SPDX-License-Identifier: MIT

import Ensemble

/// The application: the list, and on a stack what is opened from there.
@ComposeReducer(
  .state(.sendable),
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
    // What was just loaded is saved already.
    action[case: \.list.loaded] == newValue ? .none : .send(.list(.save))
  }
}
