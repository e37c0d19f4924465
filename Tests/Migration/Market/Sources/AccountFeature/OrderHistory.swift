// SPDX-License-Identifier: MIT

import Foundation
import MarketKit
import SwiftUI

/// The orders of a customer.
public struct OrderHistory: Reducer {
  public struct State: Equatable {
    public var orders: IdentifiedArrayOf<OrderItem.State> = []
    public var isLoading = false
    public var selection: Order.ID?

    public init() {}

    public var open: [Order] {
      orders.map(\.order).filter { [.placed, .packed].contains($0.status) }
    }

    public var spent: Money {
      orders.map(\.order).filter { $0.status == .fetched }.map(\.total).sum()
    }
  }

  public enum Action: Equatable {
    case item(id: OrderItem.State.ID, action: OrderItem.Action)
    case loaded(TaskResult<[Order]>)
    case refreshed
    case setSelection(Order.ID?)
    case task
  }

  @Dependency(\.date.now) var now
  @Dependency(\.market) var market

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .task, .refreshed:
        state.isLoading = state.orders.isEmpty
        return .task {
          await .loaded(TaskResult { try await market.orders() })
        }
        .animation()

      case let .loaded(.success(orders)):
        state.isLoading = false
        let now = self.now
        state.orders = IdentifiedArray(
          uniqueElements:
            orders
            .sorted { $0.slot.start > $1.slot.start }
            .map { OrderItem.State(order: $0, isLate: $0.slot.end < now) }
        )
        return .none

      case .loaded(.failure):
        state.isLoading = false
        return .none

      case let .setSelection(id):
        state.selection = id
        return .none

      case .item(id: _, action: .cancelled):
        return .run { send in
          await send(.refreshed)
        }

      case .item:
        return .none
      }
    }
    .forEach(\.orders, action: /Action.item(id:action:)) {
      OrderItem()
    }
  }
}

/// An order in the list, which can be cancelled for a while.
public struct OrderItem: Reducer {
  public struct State: Equatable, Identifiable {
    public var order: Order
    public var isLate: Bool
    public var isCancelling = false
    public var id: Order.ID { order.id }

    public init(order: Order, isLate: Bool = false) {
      self.order = order
      self.isLate = isLate
    }

    public var title: String {
      switch order.status {
      case .placed where isLate: return "Too late"
      case .placed: return "Placed"
      case .packed: return "Ready"
      case .fetched: return "Fetched"
      case .cancelled: return "Cancelled"
      }
    }
  }

  public enum Action: Equatable {
    case cancelButtonTapped
    case cancelFailed(String)
    case cancelled
  }

  @Dependency(\.market.cancel) var cancel

  public init() {}

  public func reduce(into state: inout State, action: Action) -> EffectTask<Action> {
    switch action {
    case .cancelButtonTapped:
      guard state.order.canBeCancelled else { return .none }
      state.isCancelling = true
      return .task { [id = state.id] in
        try await cancel(id)
        return .cancelled
      } catch: { error in
        return .cancelFailed(error.localizedDescription)
      }

    case .cancelFailed:
      state.isCancelling = false
      return .none

    case .cancelled:
      state.isCancelling = false
      state.order.status = .cancelled
      return .none
    }
  }
}

public struct OrderHistoryView: View {
  let store: StoreOf<OrderHistory>

  public init(store: StoreOf<OrderHistory>) {
    self.store = store
  }

  public var body: some View {
    WithViewStore(store, observe: { $0 }) { viewStore in
      List {
        if viewStore.isLoading {
          ProgressView()
        }
        ForEachStore(
          self.store.scope(state: \.orders, action: { .item(id: $0, action: $1) })
        ) { itemStore in
          WithViewStore(itemStore, observe: { $0 }) { itemViewStore in
            OrderItemView(
              title: itemViewStore.title,
              order: itemViewStore.order,
              isCancelling: itemViewStore.isCancelling,
              cancel: { itemViewStore.send(.cancelButtonTapped) }
            )
          }
        }
        Text("You have spent \(viewStore.spent.label).")
      }
      .refreshable { await viewStore.send(.refreshed).finish() }
      .task { await viewStore.send(.task).finish() }
    }
  }
}

private struct OrderItemView: View {
  let title: String
  let order: Order
  let isCancelling: Bool
  let cancel: () -> Void

  var body: some View {
    HStack {
      Text(title)
      Spacer()
      Text(order.total.label)
      if order.canBeCancelled {
        BusyButton("Cancel", isBusy: isCancelling, action: cancel)
      }
    }
  }
}
