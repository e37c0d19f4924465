// SPDX-License-Identifier: MIT

import Ensemble

/// The recorded sessions of the gallery, and the last actions of one of them.
@Reducer
struct JournalBrowser: Sendable {
  @ObservableState
  struct State: Equatable, Sendable {
    /// The recorded sessions; nil until they are read for the first time.
    var sessions: [RecordedSession]?
    /// The name of the chosen session.
    var chosen: RecordedSession.ID?
    /// The last actions of the chosen session; nil until they are read.
    var record: SessionRecord?
    /// The message about the last reading, if it failed.
    var problem: String?

    /// The chosen session, unless it was removed.
    var chosenSession: RecordedSession? {
      guard let chosen else { return nil }
      return sessions?.first { $0.id == chosen }
    }
  }

  enum Action: Sendable {
    case appeared
    case closeTapped
    case failed(JournalClientError)
    case recordRead(SessionRecord?)
    case refreshTapped
    case sessionTapped(RecordedSession.ID)
    case sessionsRead([RecordedSession])
  }

  private enum CancelID { case reading }

  @Dependency(\.journalClient) private var client

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .appeared, .refreshTapped:
        return read(state.chosen)

      case .closeTapped:
        state.chosen = nil
        state.record = nil
        return read(nil)

      case .failed(let error):
        state.problem = error.message
        return .none

      case .recordRead(let record):
        state.record = record
        // The session was removed: its page is closed.
        if record == nil { state.chosen = nil }
        return .none

      case .sessionTapped(let id):
        state.chosen = id
        state.record = nil
        return read(id)

      case .sessionsRead(let sessions):
        state.sessions = sessions
        state.problem = nil
        return .none
      }
    }
  }

  /// Reads the sessions, and the record of the chosen one.
  private func read(_ chosen: RecordedSession.ID?) -> Effect<Action> {
    .run { send in
      await send(.sessionsRead(try await client.sessions()))
      if let chosen { await send(.recordRead(try await client.record(id: chosen))) }
    } catch: { error, send in
      await send(.failed(JournalClientError(error)))
    }
    .cancellable(id: CancelID.reading, cancelInFlight: true)
  }
}
