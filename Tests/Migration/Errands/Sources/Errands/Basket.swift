// SPDX-License-Identifier: MIT

import Clocks
import ComposableArchitecture
import Foundation
import Sharing

/// A thing to buy.
public struct Purchase: Codable, Equatable, Identifiable, Sendable {
  public let id: Int
  public var name: String
  public var cents: Int

  public init(id: Int, name: String, cents: Int) {
    self.id = id
    self.name = name
    self.cents = cents
  }
}

extension SharedKey where Self == FileStorageKey<IdentifiedArrayOf<Purchase>>.Default {
  /// The basket, which outlives the program.
  public static var basket: Self {
    Self[.fileStorage(.temporaryDirectory.appending(path: "basket.json")), default: []]
  }
}

extension SharedKey where Self == AppStorageKey<Int>.Default {
  /// The money for a day, in cents.
  public static var budget: Self { Self[.appStorage("budget"), default: 2_000] }
}

/// The basket of one day, which every shop fills.
@Reducer
public struct Basket {
  @ObservableState
  public struct State: Equatable {
    @Shared(.basket) public var purchases
    @Shared(.budget) public var budget
    @Shared(.inMemory("favoriteShop")) public var favoriteShop = "Corner shop"
    /// The number of times that the basket was over the budget.
    public var warnings = 0
    public var counter: Checkout.State?

    public init() {}

    public var total: Int { purchases.reduce(0) { $0 + $1.cents } }
  }

  public enum Action {
    case opened
    case added(name: String, cents: Int)
    case removed(id: Purchase.ID)
    case budgetChanged(Int)
    case totalChanged(IdentifiedArrayOf<Purchase>)
    case checkoutTapped
    case counter(Checkout.Action)
  }

  private enum CancelID { case total }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .opened:
        return .publisher { [purchases = state.$purchases] in
          purchases.publisher.map(Action.totalChanged)
        }
        .cancellable(id: CancelID.total, cancelInFlight: true)

      case let .added(name, cents):
        state.$purchases.withLock {
          let id = ($0.ids.max() ?? 0) + 1
          $0.append(Purchase(id: id, name: name, cents: cents))
        }
        return .none

      case let .removed(id):
        state.$purchases.withLock { _ = $0.remove(id: id) }
        return .none

      case let .budgetChanged(cents):
        state.$budget.withLock { $0 = cents }
        return .none

      case let .totalChanged(purchases):
        if purchases.reduce(0, { $0 + $1.cents }) > state.budget { state.warnings += 1 }
        return .none

      case .checkoutTapped:
        state.counter = Checkout.State(purchases: state.$purchases)
        return .cancel(id: CancelID.total)

      case .counter(.paid):
        state.counter = nil
        return .none

      case .counter:
        return .none
      }
    }
    .ifLet(\.counter, action: \.counter) {
      Checkout()
    }
  }
}

/// Pays for the basket that it was handed.
@Reducer
public struct Checkout {
  @ObservableState
  public struct State: Equatable {
    @Shared public var purchases: IdentifiedArrayOf<Purchase>
    @SharedReader(.budget) public var budget
    public var isOverBudget = false

    public init(purchases: Shared<IdentifiedArrayOf<Purchase>>) {
      _purchases = purchases
    }
  }

  public enum Action: Equatable {
    case payTapped
    case paid
  }

  @Dependency(\.continuousClock) var clock

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .payTapped:
        let total = state.purchases.reduce(0) { $0 + $1.cents }
        state.isOverBudget = total > state.budget
        guard !state.isOverBudget else { return .none }
        return .run { send in
          try await clock.sleep(for: .seconds(2))
          await send(.paid)
        }

      case .paid:
        state.$purchases.withLock { $0.removeAll() }
        return .none
      }
    }
  }
}
