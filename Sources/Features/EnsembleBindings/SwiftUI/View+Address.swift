// SPDX-License-Identifier: MIT

// Checked against a declared interface of SwiftUI; not run on Apple platforms.
#if canImport(SwiftUI)
import Foundation
import SwiftUI

extension View {
  /// Opens the places of the URLs that the application is opened with, such as universal links.
  ///
  /// ```swift
  /// .address($store.place.sending(\.opened), in: addresses)
  /// ```
  ///
  /// - Parameters:
  ///   - place: The current place, which is written when a URL is opened.
  ///   - map: The addresses of the places. Other addresses are ignored.
  @MainActor
  public func address<Place>(_ place: Binding<Place>, in map: AddressMap<Place>) -> some View {
    onOpenURL { url in
      let components = URLComponents(url: url, resolvingAgainstBaseURL: true)
      let path = components?.percentEncodedPath ?? ""
      let query = components?.percentEncodedQuery.map { "?" + $0 } ?? ""
      guard let address = Address((path.isEmpty ? "/" : path) + query),
        let opened = map.place(at: address)
      else { return }
      place.wrappedValue = opened
    }
  }
}
#endif
