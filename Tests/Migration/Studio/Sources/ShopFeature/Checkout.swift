// SPDX-License-Identifier: MIT

import ComposableArchitecture
import Foundation
import SharedModels
import StudioAPI

/// The way from a basket to an order, in three steps that are one screen.
@Reducer
public struct Checkout {
  @ObservableState
  public enum Phase: Equatable {
    case review
    case note(String)
    case sending
  }

  @ObservableState
  public struct State: Equatable {
    @Shared(.basket) public var basket
    @Presents public var alert: AlertState<Action.Alert>?
    public var phase = Phase.review
    public var attempts = 0

    public init() {}

    var note: String? {
      guard case let .note(text) = phase, !text.isEmpty else { return nil }
      return text
    }
  }

  public enum Action: BindableAction {
    case alert(PresentationAction<Alert>)
    case binding(BindingAction<State>)
    case delegate(Delegate)
    case noteTapped
    case orderTapped
    case ordered(Result<Int, Error>, note: String?)

    @CasePathable
    public enum Alert: Equatable {
      case retry(note: String?)
    }

    @CasePathable
    public enum Delegate: Equatable {
      case ordered(Int)
    }
  }

  @Dependency(\.continuousClock) private var clock
  @Dependency(\.dismiss) private var dismiss
  @Dependency(\.studioAPI) private var api

  private enum CancelID { case order }

  public init() {}

  public var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .noteTapped:
        state.phase = .note("")
        return .none

      case .orderTapped:
        return order(note: state.note, in: &state)

      case let .alert(.presented(.retry(note))):
        return order(note: note, in: &state)

      case let .ordered(.success(number), _):
        state.$basket.withLock { $0 = Basket() }
        return .run { send in
          await send(.delegate(.ordered(number)))
          await dismiss(animation: .default)
        }

      case let .ordered(.failure(error), note):
        state.phase = note.map { .note($0) } ?? .review
        state.alert = .init {
          TextState("No order")
        } actions: {
          ButtonState(action: .retry(note: note)) {
            TextState("Again")
          }
          ButtonState(role: .cancel) {
            TextState("Later")
          }
        } message: {
          TextState(verbatim: error.localizedDescription)
        }
        return .none

      case .alert, .binding, .delegate:
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }

  private func order(note: String?, in state: inout State) -> EffectOf<Self> {
    state.phase = .sending
    state.attempts += 1
    return .run { [basket = state.basket, attempts = state.attempts] send in
      // A server that has just failed gets a moment.
      try await clock.sleep(for: .seconds(attempts - 1))
      await send(
        .ordered(Result { try await api.order(basket: basket, note: note) }, note: note)
      )
    }
    .cancellable(id: CancelID.order, cancelInFlight: true)
  }
}
