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
  struct State: Equatable, Sendable {}

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
    case .deleted(let id):
      state.list.$syncUps.withLock { _ = $0.remove(id: id) }
      let element = state.path.ids.first { state.path[id: $0]?.detail?.syncUp.id == id }
      if let element { state.path.pop(from: element) }
    case .opened(let meeting, let syncUp):
      state.path.append(.meeting(meeting, syncUp: syncUp))
    case .started(let syncUp):
      state.path.append(.record(RecordMeeting.State(syncUp: syncUp)))
    }
  }

  @ComposeDelegate("path.record")
  func recordSaid(state: inout State, action: RecordMeeting.Delegate) {
    switch action {
    case .ended(let syncUp, let transcript):
      let meeting = Meeting(id: uuid(), date: date.now, transcript: transcript)
      state.list.$syncUps.withLock { $0.add(meeting, to: syncUp) }
    }
  }

  // MARK: Addresses

  /// Opens a place. A place that no longer exists is ignored.
  @ComposeBodyActionCase
  func opened(state: inout State, _ place: Place) {
    // A link does not end a meeting.
    guard place != state.place, state.path.last?.is(\.record) != true else { return }
    switch place {
    case .list:
      state.path.removeAll()
      state.list.destination = nil

    case .add:
      state.path.removeAll()
      state.list.destination = .add(.new { uuid() })

    case .detail(let id):
      guard let syncUp = Shared(state.list.$syncUps[id: id]) else { return }
      state.path = StackState([.detail(SyncUpDetail.State(syncUp: syncUp))])

    case .edit(let id):
      guard let syncUp = Shared(state.list.$syncUps[id: id]) else { return }
      var detail = SyncUpDetail.State(syncUp: syncUp)
      detail.destination = .edit(SyncUpForm.State(syncUp: syncUp.wrappedValue))
      state.path = StackState([.detail(detail)])

    case .meeting(let id, let meetingID):
      guard
        let syncUp = Shared(state.list.$syncUps[id: id]),
        let meeting = syncUp.wrappedValue.meetings[id: meetingID]
      else { return }
      state.path = StackState([
        .detail(SyncUpDetail.State(syncUp: syncUp)),
        .meeting(meeting, syncUp: syncUp.wrappedValue),
      ])
    }
  }
}
