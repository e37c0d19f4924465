// SPDX-License-Identifier: MIT

import Foundation

/// Somebody who buys at the market.
public struct Customer: Hashable, Codable, Identifiable, Sendable {
  public let id: UUID
  public var name: String
  public var mail: String
  public var points: Int
  public var interests: Set<Product.Category>

  public init(
    id: UUID,
    name: String,
    mail: String,
    points: Int = 0,
    interests: Set<Product.Category> = []
  ) {
    self.id = id
    self.name = name
    self.mail = mail
    self.points = points
    self.interests = interests
  }

  public var level: LoyaltyLevel { LoyaltyLevel(points: points) }
}

public enum LoyaltyLevel: String, CaseIterable, Codable, Sendable {
  case guest
  case regular
  case friend

  public init(points: Int) {
    switch points {
    case ..<100: self = .guest
    case ..<500: self = .regular
    default: self = .friend
    }
  }

  public var threshold: Int {
    switch self {
    case .guest: return 0
    case .regular: return 100
    case .friend: return 500
    }
  }

  public var next: LoyaltyLevel? {
    let index = Self.allCases.firstIndex(of: self)! + 1
    return Self.allCases.indices.contains(index) ? Self.allCases[index] : nil
  }

  /// How far somebody is on the way to the next level, from 0 to 1.
  public static func progress(of points: Int) -> Double {
    let level = LoyaltyLevel(points: points)
    guard let next = level.next else { return 1 }
    return Double(points - level.threshold) / Double(next.threshold - level.threshold)
  }
}

/// A message between a customer and a stall.
public struct ChatMessage: Hashable, Codable, Identifiable, Sendable {
  public enum Author: String, Codable, Sendable {
    case customer
    case vendor
  }

  public let id: UUID
  public var author: Author
  public var text: String
  public var date: Date

  public init(id: UUID, author: Author, text: String, date: Date) {
    self.id = id
    self.author = author
    self.text = text
    self.date = date
  }
}
