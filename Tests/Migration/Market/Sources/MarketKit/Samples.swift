// SPDX-License-Identifier: MIT

// No import: the module exports all that it needs.

extension Product {
  public static let rye = Product(
    id: 1,
    name: "Rye loaf",
    category: .bread,
    price: Money(cents: 420)
  )
  public static let plums = Product(
    id: 2,
    name: "Plums",
    category: .fruit,
    price: Money(cents: 85),
    unit: .hundredGrams,
    stock: 40,
    isOrganic: true
  )
  public static let brie = Product(
    id: 3,
    name: "Brie",
    category: .cheese,
    price: Money(cents: 310),
    unit: .hundredGrams,
    stock: 0
  )
  public static let tulips = Product(
    id: 4,
    name: "Tulips",
    category: .flowers,
    price: Money(cents: 600),
    unit: .bunch,
    stock: 6
  )
}

extension Stall {
  public static let bakery = Stall(
    id: "bakery",
    name: "Corner Bakery",
    row: 1,
    products: [.rye],
    rating: 4.4
  )
  public static let garden = Stall(
    id: "garden",
    name: "Hill Garden",
    row: 2,
    products: [.plums, .tulips],
    hours: .wholeDay
  )
  public static let dairy = Stall(id: "dairy", name: "Old Dairy", row: 3, products: [.brie])

  public static let samples: [Stall] = [.bakery, .garden, .dairy]
}

extension IdentifiedArray where ID == Stall.ID, Element == Stall {
  public static let samples = IdentifiedArray(uniqueElements: Stall.samples)
}
