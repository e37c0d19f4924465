// SPDX-License-Identifier: MIT

import MarketKit

/// One product in the basket.
public struct BasketLine: Reducer {
  public struct State: Equatable, Identifiable {
    public var line: Order.Line
    public var stall: Stall.ID
    @BindingState public var note = ""
    @BindingState public var isGift = false
    public var id: Product.ID { line.id }

    public init(line: Order.Line, stall: Stall.ID) {
      self.line = line
      self.stall = stall
    }
  }

  public enum Action: BindableAction, Equatable {
    case binding(BindingAction<State>)
    case lessButtonTapped
    case moreButtonTapped
    case delegate(Delegate)

    public enum Delegate: Equatable {
      case emptied
    }
  }

  public init() {}

  public var body: some Reducer<State, Action> {
    BindingReducer()
    Reduce(self.core)
  }

  private func core(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .binding(\.$isGift):
      if state.isGift, state.note.isEmpty {
        state.note = "For …"
      } else if !state.isGift {
        state.note = ""
      }
      return .none

    case .binding, .delegate:
      return .none

    case .lessButtonTapped:
      state.line.count -= 1
      return state.line.count > 0 ? .none : EffectTask(value: .delegate(.emptied))

    case .moreButtonTapped:
      guard state.line.count < state.line.product.stock else { return .none }
      state.line.count += 1
      return .none
    }
  }
}
