// SPDX-License-Identifier: MIT

import ComposableArchitecture
import Foundation
import Models

/// All that somebody can do in town, and the sheets above it.
public struct Town: Reducer {
  /// A sheet or a page.
  public struct Destination: Reducer {
    public enum State: Equatable {
      case profile(Profile.State)
      case arrival(Arrival.State)
      case walk(Walk.State)
    }

    public enum Action: Equatable {
      case profile(Profile.Action)
      case arrival(Arrival.Action)
      case walk(Walk.Action)
    }

    public init() {}

    public var body: some Reducer<State, Action> {
      Scope(state: /State.profile, action: /Action.profile) {
        Profile()
      }
      Scope(state: /State.arrival, action: /Action.arrival) {
        Arrival()
      }
      Scope(state: /State.walk, action: /Action.walk) {
        Walk()
      }
    }
  }

  public struct State: Equatable {
    public var errands = ErrandApp.State()
    public var library = Library.State()
    public var carPark = CarPark.State(places: ["A1", "A2", "A3"])
    public var weather = Weather.State()
    public var residents: [String] = []
    public var libraryIsUsed = true
    @PresentationState public var destination: Destination.State?

    public init() {}
  }

  public enum Action: Equatable {
    case errands(ErrandApp.Action)
    case library(Library.Action)
    case carPark(CarPark.Action)
    case weather(Weather.Action)
    case destination(PresentationAction<Destination.Action>)
    case profileTapped
    case newcomerTapped
    case walkTapped
    case walkEnded
  }

  public init() {}

  public var body: some Reducer<State, Action> {
    Scope(state: \.errands, action: /Action.errands) {
      ErrandApp()
    }
    Scope(state: \.library, action: /Action.library) {
      Library()
    }
    Scope(state: \.carPark, action: /Action.carPark) {
      CarPark()
    }
    Scope(state: \.weather, action: /Action.weather) {
      Weather()
    }
    Reduce { state, action in
      switch action {
      case .profileTapped:
        state.destination = .profile(Profile.State())
        return .none

      case .newcomerTapped:
        state.destination = .arrival(.welcome(Welcome.State()))
        return .none

      case .walkTapped:
        state.destination = .walk(Walk.State())
        return .none

      case .walkEnded:
        return .send(.destination(.dismiss))

      case let .destination(.presented(.arrival(.welcome(.moved(name))))):
        state.residents.append(name)
        return .none

      case .destination(.presented(.arrival(.address(.doneTapped)))):
        // The last page stays until it is closed.
        return .none

      case .library(.delegate(.readerLeft)):
        state.libraryIsUsed = false
        return .none

      case .errands, .library, .carPark, .weather, .destination:
        return .none
      }
    }
    .ifLet(\.$destination, action: /Action.destination) {
      Destination()
    }
  }
}
