// SPDX-License-Identifier: MIT

import ComposableArchitecture
import Foundation
import MarketKit

/// The part of a vendor: a day, the chat, and the prices, in a stack.
public struct VendorStack: Reducer {
  public struct State: Equatable {
    public var day: MarketDay.State
    public var path = StackState<Path.State>()
    public var stall: Stall

    public init(stall: Stall) {
      self.stall = stall
      self.day = MarketDay.State(products: stall.products)
    }
  }

  public enum Action: Equatable {
    case chatButtonTapped
    case day(MarketDay.Action)
    case path(StackAction<Path.State, Path.Action>)
    case popToRootButtonTapped
    case reportButtonTapped
  }

  public struct Path: Reducer {
    public enum State: Equatable {
      case chat(Chat.State)
      case report(DayReport.State)
    }

    public enum Action: Equatable {
      case chat(Chat.Action)
      case report(DayReport.Action)
    }

    public init() {}

    public var body: some ReducerOf<Self> {
      Scope(state: /State.chat, action: /Action.chat) {
        Chat()
      }
      Scope(state: /State.report, action: /Action.report) {
        DayReport()
      }
    }
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Scope(state: \.day, action: /Action.day) {
      MarketDay()
    }
    Reduce { state, action in
      switch action {
      case .chatButtonTapped:
        state.path.append(.chat(Chat.State(stall: state.stall.id)))
        return .none

      case .reportButtonTapped:
        state.path.append(
          .report(
            DayReport.State(
              sales: state.day.sales.count,
              takings: state.day.takings,
              best: state.day.best?.name
            )
          )
        )
        return .none

      case .popToRootButtonTapped:
        state.path.removeAll()
        return .none

      case let .path(.element(id: id, action: .report(.delegate(.closed(rent: rent))))):
        state.day.takings = state.day.takings - rent
        state.path.pop(from: id)
        return .send(.day(.closeButtonTapped))

      case .path(.popFrom(id: _)):
        return .none

      case .day, .path:
        return .none
      }
    }
    .forEach(\.path, action: /Action.path) {
      Path()
    }
  }
}

/// What a day has brought.
public struct DayReport: Reducer {
  public struct State: Equatable {
    public var sales: Int
    public var takings: Money
    public var best: String?
    @BindingState public var rentText = ""
    @BindingState public var isRentPaid = false

    public init(sales: Int, takings: Money, best: String?) {
      self.sales = sales
      self.takings = takings
      self.best = best
    }

    public var profit: Money {
      takings - (isRentPaid ? .zero : Money(text: rentText) ?? .zero)
    }
  }

  public enum Action: BindableAction, Equatable {
    case binding(BindingAction<State>)
    case closeButtonTapped
    case delegate(Delegate)

    public enum Delegate: Equatable {
      case closed(rent: Money)
    }
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce<State, Action> { state, action in
      switch action {
      case .closeButtonTapped:
        let rent = state.isRentPaid ? Money.zero : Money(text: state.rentText) ?? .zero
        return .send(.delegate(.closed(rent: rent)))
      case .binding, .delegate:
        return .none
      }
    }
  }
}
