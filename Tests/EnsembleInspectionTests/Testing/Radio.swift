// SPDX-License-Identifier: MIT

import Ensemble

/// A feature with effects of all kinds, whose operations a test replaces.
@Reducer
struct Radio {
  @ObservableState
  struct State: Equatable {
    var heard: [Int] = []
    var isOn = false
    @Presents var clip: Clip.State?
  }

  @CasePathable
  enum Action {
    case listen
    case listenInTurn
    case search
    case sortLater
    case stop
    case heard(Int)
    case switched
    case clipTapped
    case clip(PresentationAction<Clip.Action>)
  }

  enum CancelID { case listening, search, sort }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .listen:
        return station(1).cancellable(id: CancelID.listening)
      case .listenInTurn:
        return .concatenate(station(1), station(2))
      case .search:
        return station(3).debounce(id: CancelID.search, for: .seconds(1), clock: ContinuousClock())
      case .sortLater:
        return .send(.heard(4))
          .debounce(id: CancelID.sort, for: .seconds(1), clock: ContinuousClock())
      case .stop:
        return .cancel(id: CancelID.listening)
      case .heard(let number):
        state.heard.append(number)
        return .none
      case .switched:
        state.isOn.toggle()
        return .none
      case .clipTapped:
        state.clip = Clip.State()
        return .none
      case .clip:
        return .none
      }
    }
    .ifLet(\.$clip, action: \.clip) { Clip() }
    .supervise { state in
      if state.isOn {
        Supervised(id: "live") { send in
          await send(.heard(0))
          try await Task.never()
        }
      }
    }
  }

  private func station(_ number: Int) -> Effect<Action> {
    .run { send in
      await send(.heard(number))
      try await Task.never()
    }
  }

  @Reducer
  struct Clip {
    @ObservableState
    struct State: Equatable {
      var isPlaying = false
    }

    @CasePathable
    enum Action {
      case playTapped
      case played
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .playTapped:
          state.isPlaying = true
          return .run { send in
            await send(.played)
            try await Task.never()
          }
        case .played:
          state.isPlaying = false
          return .none
        }
      }
    }
  }
}
