// SPDX-License-Identifier: MIT

import Ensemble

/// The root: tabs that are always there, and a stack.
@ComposeReducer(
  children: [
    .reducer("catalog", of: Catalog.self, initialState: .init()),
    .reducer("basket", of: Basket.self, initialState: .init()),
    .reducer("account", of: Account.self),
    .navigationStack(children: [
      .reducer("product", of: Product.self),
      .reducer("reviews", of: Reviews.self),
    ]),
  ]
)
@Composer
struct Shop {
  @ComposeDelegate("catalog")
  func catalogSaid(state: inout State, action: Catalog.Delegate) {
    switch action {
    case .opened(let item): state.path.append(.product(Product.State(item: item)))
    }
  }

  @ComposeDelegate("path.product")
  func productSaid(state: inout State, action: Product.Delegate) {
    switch action {
    case .added(let item): state.basket.lines.append(Line.State(id: item.id, item: item))
    case .reviewsOpened(let item): state.path.append(.reviews(Reviews.State(item: item)))
    }
  }
}

/// What is sold.
struct Item: Equatable, Identifiable, Sendable {
  let id: Int
  var name: String
  /// In cents.
  var price: Int
}
