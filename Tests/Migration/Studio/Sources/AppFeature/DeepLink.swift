// SPDX-License-Identifier: MIT

import Foundation
import SharedModels
import StudioKit

/// A place in the application that a link leads to.
@CasePathable
public enum DeepLink: Equatable, Sendable {
  case piece(Piece.ID)
  case firing(Firing.ID)
  case courses(query: String?)
  case basket

  /// Reads links such as 'studio://pieces/…', 'studio://courses?q=raku' and 'studio://basket'.
  public init?(_ url: URL) {
    guard
      url.scheme == "studio",
      let components = URLComponents(url: url, resolvingAgainstBaseURL: false)
    else { return nil }
    let argument = components.path.split(separator: "/").first.map(String.init)
    switch components.host {
    case "pieces":
      guard let id = argument.flatMap(UUID.init(uuidString:)) else { return nil }
      self = .piece(id)
    case "kiln":
      guard let id = argument.flatMap(Int.init) else { return nil }
      self = .firing(id)
    case "courses":
      let query = components.queryItems?.first { $0.name == "q" }?.value
      self = .courses(query: query)
    case "basket":
      self = .basket
    default:
      return nil
    }
  }
}
