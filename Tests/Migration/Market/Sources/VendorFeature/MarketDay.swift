// SPDX-License-Identifier: MIT

import ComposableArchitecture
import Foundation
import MarketKit

/// A day of a stall, from setting it up to packing it.
public struct MarketDay: Reducer {
  public struct State: Equatable {
    public var phase: Phase = .closed
    public var takings: Money = .zero
    public var sales: [Sale] = []
    public var sky: WeatherClient.Sky?
    public var pauseEnds: Date?
    public var stock: IdentifiedArrayOf<StockItem.State>

    public init(products: [Product]) {
      stock = IdentifiedArray(
        uniqueElements: products.map { StockItem.State(product: $0) }
      )
    }

    /// What a stall should bring the next time.
    public var advice: [Product.ID: Int] {
      let factor = sky?.visitors ?? 1
      var counts: [Product.ID: Int] = [:]
      for sale in sales {
        counts[sale.product, default: 0] += sale.count
      }
      return counts.mapValues { Int((Double($0) * factor).rounded(.up)) }
    }

    public var best: Product? {
      let counts = Dictionary(grouping: sales, by: \.product).mapValues {
        $0.reduce(0) { $0 + $1.count }
      }
      return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
        .flatMap { stock[id: $0.key]?.product }
    }
  }

  public struct Sale: Equatable, Identifiable {
    public let id: UUID
    public var product: Product.ID
    public var count: Int
    public var date: Date

    public init(id: UUID, product: Product.ID, count: Int, date: Date) {
      self.id = id
      self.product = product
      self.count = count
      self.date = date
    }
  }

  public enum Phase: Equatable {
    case closed
    case open(since: Date)
    case paused(since: Date)
  }

  public enum Action: Equatable {
    case closeButtonTapped
    case openButtonTapped
    case pauseButtonTapped(minutes: Int)
    case pauseEnded
    case saleUndone(Sale.ID)
    case skyChanged(WeatherClient.Sky)
    case stock(id: StockItem.State.ID, action: StockItem.Action)
    case task
  }

  private enum CancelID { case pause, weather }

  @Dependency(\.date) var date
  @Dependency(\.mainQueue) var mainQueue
  @Dependency(\.uuid) var uuid
  @Dependency(\.weather) var weather

  public init() {}

  public var body: some ReducerOf<Self> {
    CombineReducers {
      Reduce(self.core)
      if self.isCountingTakings {
        Reduce { state, _ in
          state.takings = state.sales
            .map { sale in (state.stock[id: sale.product]?.product.price ?? .zero) * sale.count }
            .sum()
          return .none
        }
      }
    }
    .forEach(\.stock, action: /Action.stock) {
      StockItem()
    }
  }

  var isCountingTakings: Bool { true }

  private func core(into state: inout State, action: Action) -> EffectTask<Action> {
    switch action {
    case .task:
      return .publisher {
        weather.sky()
          .removeDuplicates()
          .receive(on: mainQueue)
          .map(Action.skyChanged)
      }
      .cancellable(id: CancelID.weather, cancelInFlight: true)

    case let .skyChanged(sky):
      state.sky = sky
      guard sky == .stormy else { return .none }
      return EffectTask(value: .closeButtonTapped)

    case .openButtonTapped:
      state.phase = .open(since: date.now)
      return .cancel(id: CancelID.pause)

    case let .pauseButtonTapped(minutes):
      guard case .open = state.phase else { return .none }
      state.phase = .paused(since: date())
      state.pauseEnds = date().addingTimeInterval(Double(minutes) * 60)
      return .run { send in
        try await withTaskCancellation(id: CancelID.pause, cancelInFlight: true) {
          try await mainQueue.sleep(for: .seconds(minutes * 60))
          await send(.pauseEnded)
        }
      }

    case .pauseEnded:
      state.phase = .open(since: date())
      state.pauseEnds = nil
      return .none

    case .closeButtonTapped:
      state.phase = .closed
      state.pauseEnds = nil
      return .merge([.cancel(id: CancelID.pause), .cancel(id: CancelID.weather)])

    case let .saleUndone(id):
      guard let index = state.sales.firstIndex(where: { $0.id == id }) else { return .none }
      let sale = state.sales.remove(at: index)
      state.stock[id: sale.product]?.product.stock += sale.count
      return .none

    case let .stock(id: id, action: .sold(count)):
      guard case .open = state.phase else { return .none }
      state.sales.append(Sale(id: uuid(), product: id, count: count, date: date()))
      return .none

    case .stock:
      return .none
    }
  }
}

/// One product of a stall, as the vendor sees it.
public struct StockItem: Reducer {}

extension StockItem {
  public struct State: Equatable, Identifiable {
    public var product: Product
    public var priceText: String
    public var id: Product.ID { product.id }

    public init(product: Product) {
      self.product = product
      self.priceText = String(product.price.label.dropLast(2))
    }

    public var isPriceWrong: Bool { Money(text: priceText) == nil }
  }

  public enum Action: Equatable {
    case priceChanged(String)
    case restocked(Int)
    case sold(Int)
  }

  public func reduce(into state: inout State, action: Action) -> EffectTask<Action> {
    switch action {
    case let .priceChanged(text):
      state.priceText = text
      if let price = Money(text: text) {
        state.product.price = price
      }
      return .none

    case let .restocked(count):
      state.product.stock += max(0, count)
      return .none

    case let .sold(count):
      state.product.stock = max(0, state.product.stock - count)
      return .none
    }
  }
}
