// SPDX-License-Identifier: MIT

import Foundation
import MarketKit

/// The steps from a full basket to an order.
public struct Checkout: Reducer {
  public enum State: Equatable {
    case slot(SlotPicker.State)
    case payment(Payment.State)
    case done(Receipt.State)
  }

  public enum Action: Equatable {
    case slot(SlotPicker.Action)
    case payment(Payment.Action)
    case done(Receipt.Action)
  }

  @Dependency(\.uuid) var uuid

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case let .slot(.delegate(.chosen(slot))):
        guard case let .slot(picker) = state else { return .none }
        state = .payment(
          Payment.State(
            order: Order(id: uuid(), lines: picker.lines, slot: slot),
            amount: picker.total
          )
        )
        return .none

      case let .payment(.delegate(.paid(order))):
        state = .done(Receipt.State(order: order))
        return .none

      case let .payment(.delegate(.expired(order))):
        state = .slot(SlotPicker.State(stalls: [], lines: order.lines, total: order.total))
        return .none

      case .slot, .payment, .done:
        return .none
      }
    }
    .ifCaseLet(/State.slot, action: /Action.slot) {
      SlotPicker()
    }
    .ifCaseLet(/State.payment, action: /Action.payment) {
      Payment()
    }
    .ifCaseLet(/State.done, action: /Action.done) {
      Receipt()
    }
  }
}

// MARK: - Slot

public struct SlotPicker: Reducer {
  public struct State: Equatable {
    public var stalls: [Stall.ID]
    public var lines: [Order.Line]
    public var total: Money
    public var slots: [PickupSlot] = []
    public var chosen: PickupSlot.ID?
    public var isLoading = false
    public var failure: String?

    public init(stalls: [Stall.ID], lines: [Order.Line], total: Money) {
      self.stalls = stalls
      self.lines = lines
      self.total = total
    }

    public var chosenSlot: PickupSlot? {
      slots.first { $0.id == chosen }
    }
  }

  public enum Action: Equatable {
    case delegate(Delegate)
    case nextButtonTapped
    case slotTapped(PickupSlot.ID)
    case slotsResponse(TaskResult<[PickupSlot]>)
    case task

    public enum Delegate: Equatable {
      case chosen(PickupSlot)
    }
  }

  @Dependency(\.date) var date
  @Dependency(\.market.slots) var slots

  public init() {}

  public func reduce(into state: inout State, action: Action) -> EffectTask<Action> {
    switch action {
    case .task:
      state.isLoading = true
      return .task { [stalls = state.stalls] in
        await .slotsResponse(
          TaskResult {
            // A slot must be free at all stalls.
            var common: [PickupSlot]?
            for stall in stalls {
              let offered = try await slots(stall)
              common =
                common.map { slots in
                  slots.filter { slot in offered.contains { $0.id == slot.id && $0.places > 0 } }
                } ?? offered
            }
            return common ?? []
          }
        )
      }

    case let .slotsResponse(.success(slots)):
      state.isLoading = false
      state.slots = PickupSlot.free(in: slots, after: date())
      if state.chosenSlot == nil {
        state.chosen = state.slots.first?.id
      }
      return .none

    case let .slotsResponse(.failure(error)):
      state.isLoading = false
      state.failure = error.localizedDescription
      return .none

    case let .slotTapped(id):
      state.chosen = id
      return .none

    case .nextButtonTapped:
      guard let slot = state.chosenSlot else { return .none }
      return .task { .delegate(.chosen(slot)) }

    case .delegate:
      return .none
    }
  }
}

// MARK: - Payment

public struct Payment: Reducer {
  public struct State: Equatable {
    public var order: Order
    public var amount: Money
    public var method: Method = .cash
    public var secondsLeft = 300
    public var isPlacing = false
    @PresentationState public var alert: AlertState<Never>?

    public init(order: Order, amount: Money) {
      self.order = order
      self.amount = amount
    }

    public var countdown: String {
      let seconds = secondsLeft % 60
      return "\(secondsLeft / 60):\(seconds < 10 ? "0" : "")\(seconds)"
    }
  }

  public enum Method: String, CaseIterable, Equatable {
    case cash = "Cash at the stall"
    case card = "Card"
    case points = "Points"
  }

  public enum Action: Equatable {
    case alert(PresentationAction<Never>)
    case delegate(Delegate)
    case methodChanged(Method)
    case orderResponse(TaskResult<Order>)
    case payButtonTapped
    case task
    case tick

    public enum Delegate: Equatable {
      case expired(Order)
      case paid(Order)
    }
  }

  private enum CancelID { case countdown, order }

  @Dependency(\.mainRunLoop) var mainRunLoop
  @Dependency(\.market) var market

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .task:
        return .run { send in
          for await _ in self.mainRunLoop.timer(interval: 1) {
            await send(.tick)
          }
        }
        .cancellable(id: CancelID.countdown)

      case .tick:
        state.secondsLeft -= 1
        guard state.secondsLeft <= 0, !state.isPlacing else { return .none }
        return .merge(
          .cancel(id: CancelID.countdown),
          .send(.delegate(.expired(state.order)))
        )

      case let .methodChanged(method):
        state.method = method
        return .none

      case .payButtonTapped:
        state.isPlacing = true
        return .run { [order = state.order] send in
          let placed = try await self.market.place(order)
          await send(.orderResponse(.success(placed)))
        } catch: { error, send in
          await send(.orderResponse(.failure(error)))
        }
        .cancellable(id: CancelID.order, cancelInFlight: true)

      case let .orderResponse(.success(order)):
        state.isPlacing = false
        return .concatenate(
          .cancel(id: CancelID.countdown),
          .send(.delegate(.paid(order)))
        )

      case let .orderResponse(.failure(error)):
        state.isPlacing = false
        state.alert = AlertState {
          TextState("Your order was not placed")
        } message: {
          TextState(error.localizedDescription)
        }
        return .none

      case .alert, .delegate:
        return .none
      }
    }
    .ifLet(\.$alert, action: /Action.alert)
  }
}

// MARK: - Receipt

public struct Receipt: Reducer {
  public struct State: Equatable {
    public var order: Order
    public var isReminded = false

    public init(order: Order) {
      self.order = order
    }
  }

  public enum Action: Equatable {
    case closeButtonTapped
    case reminderToggled(Bool)
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .closeButtonTapped:
        return .none
      case let .reminderToggled(isReminded):
        state.isReminded = isReminded
        return .none
      }
    }
  }
}
