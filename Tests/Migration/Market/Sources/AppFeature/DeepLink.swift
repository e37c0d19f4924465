// SPDX-License-Identifier: MIT

import Foundation
import MarketKit

/// A place of the application that an address leads to.
public enum DeepLink: Equatable {
  case basket
  case order(Order.ID)
  case search(String)
  case stall(Stall.ID)

  /// Reads `market://stalls/bakery`, `market://search?q=plums`, `market://basket`, and the like.
  public init?(url: URL) {
    guard let parts = URLComponents(url: url, resolvingAgainstBaseURL: false),
      parts.scheme == "market"
    else { return nil }
    let path = parts.path.split(separator: "/").map(String.init)
    switch (parts.host, path.first) {
    case ("basket", nil):
      self = .basket
    case let ("orders", id?):
      guard let id = UUID(uuidString: id) else { return nil }
      self = .order(id)
    case ("search", nil):
      let query = parts.queryItems?.first { $0.name == "q" }?.value
      guard let query = query, !query.isEmpty else { return nil }
      self = .search(query)
    case let ("stalls", id?):
      self = .stall(id)
    default:
      return nil
    }
  }
}
