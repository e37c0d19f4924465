// SPDX-License-Identifier: MIT

/// What a stall sells.
public struct Product: Hashable, Codable, Identifiable, Sendable {
  public enum Category: String, CaseIterable, Codable, Sendable {
    case bread
    case cheese
    case flowers
    case fruit
    case honey
    case vegetables

    public var title: String {
      switch self {
      case .bread: return "Bread & cake"
      case .cheese: return "Cheese"
      case .flowers: return "Flowers"
      case .fruit: return "Fruit"
      case .honey: return "Honey & jam"
      case .vegetables: return "Vegetables"
      }
    }
  }

  public enum Unit: String, Codable, Sendable {
    case piece
    case bunch
    case hundredGrams

    public func text(for count: Int) -> String {
      switch self {
      case .piece: return count == 1 ? "1 piece" : "\(count) pieces"
      case .bunch: return count == 1 ? "1 bunch" : "\(count) bunches"
      case .hundredGrams: return "\(count * 100) g"
      }
    }
  }

  public let id: Int
  public var name: String
  public var category: Category
  public var price: Money
  public var unit: Unit
  public var stock: Int
  public var isOrganic: Bool

  public init(
    id: Int,
    name: String,
    category: Category,
    price: Money,
    unit: Unit = .piece,
    stock: Int = 10,
    isOrganic: Bool = false
  ) {
    self.id = id
    self.name = name
    self.category = category
    self.price = price
    self.unit = unit
    self.stock = stock
    self.isOrganic = isOrganic
  }

  public var isSoldOut: Bool { stock <= 0 }

  /// Whether the product fits a text that somebody typed, without regard to case.
  public func matches(_ query: String) -> Bool {
    let words = query.lowercased().split(separator: " ")
    let haystack = "\(name) \(category.title)".lowercased()
    return words.allSatisfy { haystack.contains($0) }
  }
}
