// SPDX-License-Identifier: MIT

import ComposableArchitecture
import Foundation

/// Welcomes somebody who is new in town.
public struct Welcome: ReducerProtocol {
  public struct State: Equatable {
    @BindingState public var name = ""
    @BindingState public var likesWalking = true

    public init(name: String = "") { self.name = name }
  }

  public enum Action: Equatable, BindableAction {
    case binding(BindingAction<State>)
    case continueTapped
    case moved(name: String)
  }

  public init() {}

  public var body: some ReducerProtocol<State, Action> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding(\.$likesWalking):
        return .none
      case .binding:
        return .none
      case .continueTapped:
        return state.name.isEmpty ? .none : .send(.moved(name: state.name))
      case .moved:
        return .none
      }
    }
  }
}

/// Asks for the street of a new home.
public struct HomeAddress: ReducerProtocol {
  public struct State: Equatable {
    public var name: String
    public var street = ""

    public init(name: String, street: String = "") {
      self.name = name
      self.street = street
    }
  }

  public enum Action: Equatable {
    case streetChanged(String)
    case doneTapped
  }

  public init() {}

  public var body: some ReducerProtocol<State, Action> {
    Reduce { state, action in
      switch action {
      case let .streetChanged(street):
        state.street = street
        return .none
      case .doneTapped:
        return .none
      }
    }
  }
}

/// The first minutes in the program: one question after the other.
public struct Arrival: ReducerProtocol {
  public enum State: Equatable {
    case welcome(Welcome.State)
    case address(HomeAddress.State)
    case done
  }

  public enum Action: Equatable {
    case welcome(Welcome.Action)
    case address(HomeAddress.Action)
  }

  public init() {}

  public var body: some ReducerProtocol<State, Action> {
    Reduce { state, action in
      switch action {
      case let .welcome(.moved(name)):
        state = .address(HomeAddress.State(name: name))
        return .none
      case .address(.doneTapped):
        state = .done
        return .none
      case .welcome, .address:
        return .none
      }
    }
    .ifCaseLet(/State.welcome, action: /Action.welcome) {
      Welcome()
    }
    .ifCaseLet(/State.address, action: /Action.address) {
      HomeAddress()
    }
  }
}

/// Counts all actions of the arrival, whatever step it has reached.
public struct CountedArrival: ReducerProtocol {
  public struct State: Equatable {
    public var arrival = Arrival.State.welcome(Welcome.State())
    public var actions = 0

    public init() {}
  }

  public typealias Action = Arrival.Action

  public init() {}

  public var body: some ReducerProtocol<State, Action> {
    Scope(state: \.arrival, action: /.self) {
      Arrival()
    }
    Reduce { state, _ in
      state.actions += 1
      return .none
    }
  }
}
