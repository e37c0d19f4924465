// SPDX-License-Identifier: MIT

import Foundation

/// A stall of the market.
public struct Stall: Hashable, Codable, Identifiable, Sendable {
  public let id: String
  public var name: String
  public var row: Int
  public var products: [Product]
  public var hours: OpeningHours
  public var rating: Double?

  public init(
    id: String,
    name: String,
    row: Int,
    products: [Product] = [],
    hours: OpeningHours = .morning,
    rating: Double? = nil
  ) {
    self.id = id
    self.name = name
    self.row = row
    self.products = products
    self.hours = hours
    self.rating = rating
  }

  public var categories: [Product.Category] {
    Product.Category.allCases.filter { category in
      products.contains { $0.category == category }
    }
  }

  public var cheapest: Product? {
    products.filter { !$0.isSoldOut }.min { $0.price < $1.price }
  }

  public var stars: String {
    guard let rating = rating else { return "not rated" }
    let full = Int(rating.rounded())
    return String(repeating: "★", count: full) + String(repeating: "☆", count: max(0, 5 - full))
  }
}

/// The minutes of a day between which a stall is open.
public struct OpeningHours: Hashable, Codable, Sendable {
  public var opens: Int
  public var closes: Int

  public init(opens: Int, closes: Int) {
    self.opens = opens
    self.closes = closes
  }

  public static let morning = OpeningHours(opens: 7 * 60, closes: 13 * 60)
  public static let wholeDay = OpeningHours(opens: 8 * 60, closes: 18 * 60)

  public enum Status: Equatable, Sendable {
    case closed
    case closingSoon(minutes: Int)
    case open
  }

  public func status(atMinute minute: Int) -> Status {
    guard opens <= minute, minute < closes else { return .closed }
    return closes - minute <= 30 ? .closingSoon(minutes: closes - minute) : .open
  }

  public func status(at date: Date, in calendar: Calendar) -> Status {
    let parts = calendar.dateComponents([.hour, .minute], from: date)
    return status(atMinute: (parts.hour ?? 0) * 60 + (parts.minute ?? 0))
  }

  public var label: String {
    "\(Self.clock(opens))–\(Self.clock(closes))"
  }

  private static func clock(_ minute: Int) -> String {
    String(format: "%d:%02d", minute / 60, minute % 60)
  }
}
