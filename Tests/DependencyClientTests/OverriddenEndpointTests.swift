// SPDX-License-Identifier: MIT

import Ensemble
import TestTools
import Testing

@Suite("@DependencyEndpoint: overridden")
struct OverriddenEndpointTests {
  @Test @MainActor func `assignment replaces the closure of property and method`() async throws {
    var client = WeatherClient()
    client.forecast = { city, days in Forecast(degrees: city.count + days) }
    let overridden = client
    let reports = try await reports {
      let byMethod = try await overridden.forecast(city: "Turin", days: 2)
      #expect(byMethod == Forecast(degrees: 7))
      let byClosure = try await overridden.forecast("Turin", 3)
      #expect(byClosure == Forecast(degrees: 8))
    }
    #expect(reports.isEmpty)
  }

  @Test func `a default is replaced too`() {
    var client = WeatherClient()
    client.cities = { ["Turin"] }
    let reports = reports { #expect(client.cities() == ["Turin"]) }
    #expect(reports.isEmpty)
  }

  @Test func `other endpoints and other copies stay unimplemented`() {
    let original = WeatherClient()
    var copy = original
    copy.refresh = {}
    let reports = reports {
      copy.refresh()
      original.refresh()
      #expect(copy.cached(city: "Turin") == nil)
    }
    #expect(
      reports.map(\.message) == [
        "Unimplemented: 'WeatherClient.refresh'", "Unimplemented: 'WeatherClient.cached'",
      ]
    )
  }

  @Test func `the closure can be read and wrapped`() {
    var client = WeatherClient()
    client.cities = { ["Turin"] }
    let cities = client.cities
    client.cities = { cities() + ["Milan"] }
    #expect(client.cities() == ["Turin", "Milan"])
  }

  @Test func `an endpoint does not need a client`() {
    struct Printer {
      @DependencyEndpoint var show: (_ text: String) -> Void
      @DependencyEndpoint var width: () -> Int = { 80 }
    }
    var printer = Printer()
    printer.width = { 40 }
    let reports = reports {
      printer.show(text: "a")
      #expect(printer.width() == 40)
    }
    #expect(reports.map(\.message) == ["Unimplemented: 'Printer.show'"])
  }
}
