// SPDX-License-Identifier: MIT

import Ensemble
import TestTools
import Testing

@Suite("@DependencyEndpoint: unimplemented")
struct UnimplementedEndpointTests {
  let client = WeatherClient()

  @Test @MainActor func `a throwing endpoint throws`() async {
    let client = client
    let reports = await reports {
      let error = await #expect(throws: Unimplemented.self) {
        try await client.forecast(city: "Turin", days: 2)
      }
      #expect(error == Unimplemented("forecast"))
    }
    #expect(reports.map(\.message) == ["Unimplemented: 'WeatherClient.forecast'"])
  }

  @Test func `a throwing endpoint throws even if it returns Void or an optional`() {
    let reports = reports {
      #expect(throws: Unimplemented("login")) { try client.login() }
      #expect(throws: Unimplemented("latest")) { try client.latest() }
    }
    #expect(
      reports.map(\.message) == [
        "Unimplemented: 'WeatherClient.login'", "Unimplemented: 'WeatherClient.latest'",
      ]
    )
  }

  @Test func `an endpoint without a result returns`() {
    let reports = reports { client.refresh() }
    #expect(reports.map(\.message) == ["Unimplemented: 'WeatherClient.refresh'"])
  }

  @Test func `an endpoint with an optional result returns nil`() {
    let reports = reports {
      #expect(client.cached(city: "Turin") == nil)
    }
    #expect(reports.map(\.message) == ["Unimplemented: 'WeatherClient.cached'"])
  }

  @Test func `an endpoint with a default returns the default`() {
    let reports = reports {
      #expect(client.cities() == [])
      #expect(client.unit() == "C")
    }
    #expect(
      reports.map(\.message) == [
        "Unimplemented: 'WeatherClient.cities'", "Unimplemented: 'WeatherClient.unit'",
      ]
    )
  }

  @Test func `a throwing endpoint with a default returns the default`() throws {
    let reports = try reports {
      let warmest = try client.warmest(of: [1, 3, 2])
      #expect(warmest == 3)
    }
    #expect(reports.map(\.message) == ["Unimplemented: 'WeatherClient.warmest'"])
  }

  @Test func `a throwing endpoint throws the error of its default`() {
    let reports = reports {
      #expect(throws: Offline()) { try client.station(id: 1) }
    }
    #expect(reports.map(\.message) == ["Unimplemented: 'WeatherClient.station'"])
  }

  @Test func `an issue is reported at the property`() {
    let line = #line + 3
    @DependencyClient
    struct Local {
      var perform: () -> Void
      @DependencyEndpoint var marked: () -> Void
      @DependencyEndpoint(method: "other")
      var renamed: () -> Void
    }
    let client = Local()
    let reports = reports {
      client.perform()
      client.marked()
      client.other()
    }
    #expect(reports.map(\.fileID) == Array(repeating: #fileID, count: 3))
    #expect(reports.map(\.line) == [line, line + 1, line + 3])
  }
}
