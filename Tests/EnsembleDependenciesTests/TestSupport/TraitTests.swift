// SPDX-License-Identifier: MIT

import EnsembleDependencies
import EnsembleTestSupport
import Foundation
import Testing

@Suite(.dependencies)
struct BareTraitTests {
  @Test(.dependencies) func `a trait without values isolates a test`() {
    @Dependency(\.visitors) var visitors
    visitors.withValue { $0 += 1 }
    #expect(visitors.value == 1)
  }
}

@Suite(
  "Traits",
  .dependency(\.forecast, "rain"),
  .dependency(Compass(degrees: 1)),
  .dependencies {
    await Task.yield()
    $0.uuid = .incrementing
  }
)
struct TraitTests {
  @Dependency(\.forecast) var forecast
  @Dependency(Compass.self) var compass
  @Dependency(\.uuid) var uuid

  @Test func `the traits of a suite apply to its tests`() {
    #expect(forecast == "rain")
    #expect(compass.degrees == 1)
  }

  @Test(arguments: 0...5)
  func `each argument has a value of its own`(_: Int) async {
    #expect(uuid() == UUID(0))
    await Task.yield()
    #expect(uuid() == UUID(1))
    @Dependency(\.visitors) var visitors
    #expect(
      visitors.withValue {
        $0 += 1; return $0
      } == 1
    )
  }

  @Test(.dependency(\.forecast, "sun"), .dependency(\.thermometer.degrees, 30))
  func `the traits of a test take precedence over those of its suite`() {
    #expect(forecast == "sun")
    #expect(compass.degrees == 1)
    @Dependency(\.thermometer) var thermometer
    #expect(thermometer.degrees == 30)
  }

  @Test(.dependencies { $0.forecast += " and wind" })
  func `a trait builds on the result of the previous ones`() {
    #expect(forecast == "rain and wind")
  }

  @Test(.dependency(\.satellite, "one"), .dependency(\.satellite, "two"))
  func `the last trait wins`() {
    @Dependency(\.satellite) var satellite
    #expect(satellite == "two")
  }

  @Suite("in a nested suite")
  struct Nested {
    @Dependency(\.forecast) var forecast

    @Test func `the traits of the outer suite apply`() {
      #expect(forecast == "rain")
    }

    @Test func `an override in the test takes precedence over them`() {
      withDependencies {
        $0.forecast = "fog"
      } operation: {
        #expect(forecast == "fog")
      }
    }
  }
}
