// SPDX-License-Identifier: MIT

import ComposableArchitecture
import Foundation
import MarketModels
import XCTestDynamicOverlay

/// The server of the market.
public struct MarketClient: Sendable {
  public var stalls: @Sendable () async throws -> [Stall]
  public var search: @Sendable (String) async throws -> [Product]
  public var slots: @Sendable (Stall.ID) async throws -> [PickupSlot]
  public var voucher: @Sendable (String) async throws -> Voucher
  public var place: @Sendable (Order) async throws -> Order
  public var orders: @Sendable () async throws -> [Order]
  public var cancel: @Sendable (Order.ID) async throws -> Void

  public init(
    stalls: @escaping @Sendable () async throws -> [Stall],
    search: @escaping @Sendable (String) async throws -> [Product],
    slots: @escaping @Sendable (Stall.ID) async throws -> [PickupSlot],
    voucher: @escaping @Sendable (String) async throws -> Voucher,
    place: @escaping @Sendable (Order) async throws -> Order,
    orders: @escaping @Sendable () async throws -> [Order],
    cancel: @escaping @Sendable (Order.ID) async throws -> Void
  ) {
    self.stalls = stalls
    self.search = search
    self.slots = slots
    self.voucher = voucher
    self.place = place
    self.orders = orders
    self.cancel = cancel
  }
}

/// What the server refuses.
public enum MarketError: Error, Equatable, Sendable {
  case offline
  case unknownVoucher
  case slotTaken
  case notFound
}

extension MarketError: LocalizedError {
  public var errorDescription: String? {
    switch self {
    case .offline: return "There is no connection to the market."
    case .unknownVoucher: return "This voucher is not known."
    case .slotTaken: return "Somebody else was faster."
    case .notFound: return "This does not exist any more."
    }
  }
}

extension MarketClient: DependencyKey {
  public static var liveValue: MarketClient {
    let shelf = Shelf()
    return MarketClient(
      stalls: { await shelf.stalls },
      search: { query in await shelf.products(matching: query) },
      slots: { _ in await shelf.slots },
      voucher: { code in
        guard let voucher = await shelf.vouchers[code.uppercased()] else {
          throw MarketError.unknownVoucher
        }
        return voucher
      },
      place: { order in try await shelf.place(order) },
      orders: { await shelf.orders },
      cancel: { id in try await shelf.cancel(id) }
    )
  }

  public static let testValue = MarketClient(
    stalls: XCTUnimplemented("\(Self.self).stalls", placeholder: []),
    search: XCTUnimplemented("\(Self.self).search", placeholder: []),
    slots: XCTUnimplemented("\(Self.self).slots", placeholder: []),
    voucher: XCTUnimplemented("\(Self.self).voucher", placeholder: .percent(0)),
    place: { order in
      XCTFail("MarketClient.place is unimplemented")
      return order
    },
    orders: XCTUnimplemented("\(Self.self).orders", placeholder: []),
    cancel: XCTUnimplemented("\(Self.self).cancel")
  )

  public static let previewValue = MarketClient.liveValue
}

extension DependencyValues {
  public var market: MarketClient {
    get { self[MarketClient.self] }
    set { self[MarketClient.self] = newValue }
  }
}

/// The market in memory, which the live client uses until the server is ready.
private actor Shelf {
  var stalls: [Stall] = Stall.samples
  var slots: [PickupSlot] = (1...8).map {
    PickupSlot(start: Date().addingTimeInterval(Double($0) * 900), places: 3)
  }
  let vouchers: [String: Voucher] = [
    "SPRING": .percent(10),
    "FIVE": .amount(Money(cents: 500)),
  ]
  var orders: [Order] = []

  func products(matching query: String) -> [Product] {
    stalls.flatMap(\.products).filter { $0.matches(query) }
  }

  func place(_ order: Order) throws -> Order {
    guard let index = slots.firstIndex(where: { $0.id == order.slot.id }),
      slots[index].places > 0
    else { throw MarketError.slotTaken }
    slots[index].places -= 1
    orders.append(order)
    return order
  }

  func cancel(_ id: Order.ID) throws {
    guard let index = orders.firstIndex(where: { $0.id == id }) else {
      throw MarketError.notFound
    }
    orders[index].status = .cancelled
  }
}
