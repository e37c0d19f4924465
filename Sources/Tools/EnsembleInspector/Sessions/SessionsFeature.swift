// SPDX-License-Identifier: MIT

#if Web
import Ensemble
import EnsembleInspection

/// The sessions of a server, and the contents of one of them.
@Reducer
struct SessionsFeature: Sendable {
  /// The order of the list.
  enum Order: String, CaseIterable, Hashable, Sendable {
    case age = "Oldest"
    case size = "Largest"
    case rate = "Busiest"
    case slowest = "Slowest"
  }

  @ObservableState
  struct State: Equatable, Sendable {
    var sessions: [SessionSummary] = []
    var order = Order.age
    /// The session whose contents are shown.
    var chosen: SessionSummary.ID?
    /// The paths of the parts whose parts are shown.
    var open: Set<[String]> = []
    /// The contents of the chosen session; nil until they are read, and if it has ended.
    var contents: SessionContents?
    /// Whether the chosen session has ended.
    var hasEnded = false

    /// The sessions in the chosen order.
    var sorted: [SessionSummary] {
      switch order {
      case .age: sessions.sorted { $0.age > $1.age }
      case .size: sessions.sorted { $0.size > $1.size }
      case .rate: sessions.sorted { $0.rate > $1.rate }
      case .slowest: sessions.sorted { $0.slowestDuration > $1.slowestDuration }
      }
    }
  }

  enum Action: BindableAction, Sendable {
    case appeared
    case refreshed
    case read([SessionSummary])
    case contentsRead(SessionSummary.ID, SessionContents?)
    case sessionTapped(SessionSummary.ID)
    case partTapped([String])
    case closeTapped
    case binding(BindingAction<State>)
  }

  private enum CancelID { case timer }

  @Dependency(\.sessionsClient) var client
  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .appeared:
        return .run { [clock] send in
          await send(.refreshed)
          for await _ in clock.timer(interval: .seconds(1)) { await send(.refreshed) }
        }
        .cancellable(id: CancelID.timer, cancelInFlight: true)

      case .refreshed:
        return .merge(
          .run { [client] send in await send(.read(client.sessions())) },
          readContents(state)
        )

      case .read(let sessions):
        state.sessions = sessions
        return .none

      case .contentsRead(let id, let contents):
        // An answer may come after another session was chosen.
        guard state.chosen == id else { return .none }
        state.contents = contents
        state.hasEnded = contents == nil
        return .none

      case .sessionTapped(let id):
        state.chosen = id
        state.open = []
        state.contents = nil
        state.hasEnded = false
        return readContents(state)

      case .partTapped(let path):
        if state.open.remove(path) == nil { state.open.insert(path) }
        return readContents(state)

      case .closeTapped:
        state.chosen = nil
        state.contents = nil
        return .none

      case .binding:
        return .none
      }
    }
  }

  private func readContents(_ state: State) -> Effect<Action> {
    guard let id = state.chosen else { return .none }
    return .run { [client, open = state.open] send in
      await send(.contentsRead(id, client.contents(id, open)))
    }
  }
}
#endif
