// SPDX-License-Identifier: MIT

import Foundation

/// An order that is fetched from a stall.
public struct Order: Hashable, Codable, Identifiable, Sendable {
  public struct Line: Hashable, Codable, Identifiable, Sendable {
    public var product: Product
    public var count: Int
    public var id: Product.ID { product.id }

    public init(product: Product, count: Int) {
      self.product = product
      self.count = count
    }

    public var total: Money { product.price * count }
  }

  public enum Status: String, Codable, Sendable {
    case placed
    case packed
    case fetched
    case cancelled
  }

  public let id: UUID
  public var lines: [Line]
  public var slot: PickupSlot
  public var status: Status

  public init(id: UUID, lines: [Line], slot: PickupSlot, status: Status = .placed) {
    self.id = id
    self.lines = lines
    self.slot = slot
    self.status = status
  }

  public var total: Money { lines.map(\.total).sum() }

  public var canBeCancelled: Bool { status == .placed }
}

/// A quarter of an hour in which an order may be fetched.
public struct PickupSlot: Hashable, Codable, Identifiable, Sendable {
  public var start: Date
  public var places: Int
  public var id: Date { start }

  public init(start: Date, places: Int) {
    self.start = start
    self.places = places
  }

  public var end: Date { start.addingTimeInterval(15 * 60) }

  /// The free slots after a date, in order.
  public static func free(in slots: [PickupSlot], after date: Date) -> [PickupSlot] {
    slots
      .filter { $0.places > 0 && $0.start > date }
      .sorted { $0.start < $1.start }
  }
}

/// A voucher that makes an order cheaper.
public enum Voucher: Hashable, Codable, Sendable {
  case percent(Int)
  case amount(Money)
  case freeProduct(Product.ID)

  /// What remains to be paid, which is never less than nothing.
  public func applied(to lines: [Order.Line]) -> Money {
    let total = lines.map(\.total).sum()
    switch self {
    case let .percent(percent):
      return total.reduced(byPercent: percent)
    case let .amount(amount):
      return max(.zero, total - amount)
    case let .freeProduct(id):
      guard let line = lines.first(where: { $0.id == id }) else { return total }
      return total - line.product.price
    }
  }
}
