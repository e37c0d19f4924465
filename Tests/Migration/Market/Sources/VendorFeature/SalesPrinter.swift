// SPDX-License-Identifier: MIT

import ComposableArchitecture
import Foundation

/// Prints what is sold on the paper of the till.
@MainActor
public final class SalesPrinter {
  private let viewStore: ViewStoreOf<MarketDay>
  private(set) var lines: [String] = []

  public init(store: StoreOf<MarketDay>) {
    viewStore = ViewStore(store, observe: { $0 })
  }

  /// Prints the sales that are not printed yet.
  public func print() {
    for sale in viewStore.sales.dropFirst(lines.count) {
      let product = viewStore.stock[id: sale.product]?.product
      lines.append("\(product?.name ?? "?") x \(sale.count)")
    }
  }

  public func tearOff() -> String {
    defer { lines = [] }
    return lines.joined(separator: "\n")
  }
}
