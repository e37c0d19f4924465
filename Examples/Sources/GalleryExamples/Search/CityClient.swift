// SPDX-License-Identifier: MIT

import Ensemble
import Foundation

/// A client that searches cities by name.
@DependencyClient
struct CityClient: Sendable {
  /// Returns the cities whose name or country contains a text, the largest first. Throws a
  /// ``CitySearchError`` if there is no answer.
  var search: @Sendable (_ query: String) async throws -> [City]
}

/// The reason why a search has no answer.
struct CitySearchError: Error, Equatable, Sendable {
  /// The message for the user.
  let message: String

  static let offline = CitySearchError(message: "There is no connection.")
}

nonisolated extension CityClient: DependencyKey {
  /// A simulated server, as slow as one that is far away. It cannot be reached in airplane mode.
  static let liveValue = CityClient { query in
    @Dependency(\.continuousClock) var clock
    @SharedReader(.airplaneMode) var isOffline
    try await clock.sleep(for: .milliseconds(800))
    if isOffline { throw CitySearchError.offline }
    return City.all
      .filter { $0.name.matches(query) || $0.country.matches(query) }
      .sorted { $0.population > $1.population }
  }

  static let testValue = CityClient()
}

extension DependencyValues {
  /// The client that searches cities.
  var cityClient: CityClient {
    get { self[CityClient.self] }
    set { self[CityClient.self] = newValue }
  }
}

nonisolated extension SharedReaderKey where Self == InMemoryKey<Bool>.Default {
  /// The key of the switch that disconnects the simulated server.
  static var airplaneMode: Self { Self[.inMemory("airplaneMode"), default: false] }
}

nonisolated extension String {
  /// Returns whether the text contains another one, regardless of case and accents.
  fileprivate func matches(_ query: String) -> Bool { place(of: query) != nil }

  /// Returns the range of the first occurrence of a text, regardless of case and accents.
  func place(of query: String) -> Range<String.Index>? {
    range(of: query, options: [.caseInsensitive, .diacriticInsensitive])
  }
}
