// SPDX-License-Identifier: MIT

import Ensemble
import Testing

@testable import GalleryExamples

@Suite struct CityClientTests {
  @Test(arguments: [
    ("japan", ["Tokyo", "Kyoto"]), ("SAO", ["São Paulo"]), ("bogota", ["Bogotá"]), ("xyz", []),
  ])
  func `names and countries match regardless of case and accents, the largest first`(
    query: String,
    names: [String]
  ) async throws {
    try await withDependencies {
      $0.continuousClock = ImmediateClock()
    } operation: {
      let cities = try await CityClient.liveValue.search(query: query)
      #expect(cities.map(\.name) == names)
    }
  }

  @Test func `there is no answer in airplane mode`() async {
    await withDependencies {
      $0.continuousClock = ImmediateClock()
    } operation: {
      @Shared(.airplaneMode) var isOffline
      $isOffline.withLock { $0 = true }
      await #expect(throws: CitySearchError.offline) {
        try await CityClient.liveValue.search(query: "Rome")
      }
    }
  }

  @Test func `each city is in the data set once`() {
    #expect(Set(City.all.map(\.id)).count == City.all.count)
    #expect(City.all.count == 60)
  }
}
