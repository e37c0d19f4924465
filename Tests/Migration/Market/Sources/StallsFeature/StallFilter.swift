// SPDX-License-Identifier: MIT

import Foundation
import MarketKit

/// Which stalls and products a customer wants to see.
public struct StallFilter: Reducer {
  public struct State: Equatable {
    @BindingState public var categories: Set<Product.Category> = []
    @BindingState public var isOrganicOnly = false
    @BindingState public var maximum = ""
    @BindingState public var hidesSoldOut = false
    public var resetCount = 0

    public init() {}

    public var limit: Money? { Money(text: maximum) }

    /// Whether what is typed as the highest price is not a price.
    public var isLimitWrong: Bool { !maximum.isEmpty && limit == nil }

    public var isActive: Bool {
      !categories.isEmpty || isOrganicOnly || limit != nil || hidesSoldOut
    }

    public func accepts(_ product: Product) -> Bool {
      if !categories.isEmpty && !categories.contains(product.category) { return false }
      if isOrganicOnly && !product.isOrganic { return false }
      if hidesSoldOut && product.isSoldOut { return false }
      if let limit = limit, product.price > limit { return false }
      return true
    }
  }

  public enum Action: BindableAction, Equatable {
    case binding(BindingAction<State>)
    case categoryTapped(Product.Category)
    case resetButtonTapped
    case doneButtonTapped
  }

  @Dependency(\.dismiss) var dismiss

  public init() {}

  public var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding(\.$maximum):
        // Nobody pays more than four digits here.
        state.maximum = String(state.maximum.prefix(7))
        return .none

      case .binding:
        return .none

      case let .categoryTapped(category):
        if state.categories.contains(category) {
          state.categories.remove(category)
        } else {
          state.categories.insert(category)
        }
        return .none

      case .resetButtonTapped:
        let resetCount = state.resetCount + 1
        state = State()
        state.resetCount = resetCount
        return .none

      case .doneButtonTapped:
        return .fireAndForget { await self.dismiss() }
      }
    }
  }
}
