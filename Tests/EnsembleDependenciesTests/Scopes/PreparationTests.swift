// SPDX-License-Identifier: MIT

import EnsembleDependencies
import TestTools
import Testing

@Suite("Preparing dependencies")
struct PreparationTests {
  private var forecast: String { Dependency(\.forecast).wrappedValue }

  @Test func `a prepared value is the default from then on`() async {
    prepareDependencies { $0.forecast = "rain" }
    #expect(forecast == "rain")
    #expect(await Task { forecast }.value == "rain")
  }

  @Test func `an override takes precedence over it`() {
    prepareDependencies { $0.forecast = "rain" }
    withDependencies {
      $0.forecast = "sun"
    } operation: {
      #expect(forecast == "sun")
    }
    #expect(forecast == "rain")
  }

  @Test func `the result of the closure is returned`() {
    #expect(prepareDependencies { $0.forecast.count } == 4)
  }

  @Test func `a second preparation is reported and changes nothing`() {
    prepareDependencies { $0.forecast = "rain" }
    let line = #line + 1
    let reports = reports { prepareDependencies { $0.forecast = "sun" } }
    #expect(reports.count == 1)
    #expect(reports.first?.line == line)
    #expect(
      reports.first?.message.hasPrefix(
        #"@Dependency(\.forecast) cannot be prepared, because it has already been prepared."#
      ) == true
    )
    #expect(forecast == "rain")
  }

  @Test func `a preparation after the first use is reported and changes nothing`() {
    #expect(forecast == "test")
    let reports = reports {
      prepareDependencies {
        $0.forecast = "rain"
        $0.satellite = "clear"
      }
    }
    #expect(reports.count == 1)
    #expect(
      reports.first?.message.hasPrefix(
        #"@Dependency(\.forecast) cannot be prepared, because it has already been accessed."#
      ) == true
    )
    #expect(forecast == "test")
    #expect(Dependency(\.satellite).wrappedValue == "clear")
  }

  @Test func `a key without a property is reported by its type`() {
    prepareDependencies { $0[Compass.self] = Compass(degrees: 1) }
    let reports = reports { prepareDependencies { $0[Compass.self] = Compass(degrees: 2) } }
    #expect(reports.first?.message.hasPrefix("@Dependency(Compass.self) cannot be") == true)
    #expect(Dependency(Compass.self).wrappedValue.degrees == 1)
  }

  @Test func `several parts of one value may be set`() {
    let reports = reports {
      prepareDependencies {
        $0.thermometer.degrees = 1
        $0.thermometer.unit = "F"
      }
    }
    #expect(reports.isEmpty)
    #expect(Dependency(\.thermometer).wrappedValue.degrees == 1)
    #expect(Dependency(\.thermometer).wrappedValue.unit == "F")
  }

  @Test func `reading in a preparation does not count as a use`() {
    prepareDependencies { $0.satellite = $0.forecast }
    let reports = reports { prepareDependencies { $0.forecast = "rain" } }
    #expect(reports.isEmpty)
    #expect(Dependency(\.satellite).wrappedValue == "test")
  }

  @Test func `nothing is set if the closure throws`() {
    #expect(throws: Storm.self) {
      try prepareDependencies {
        $0.forecast = "rain"
        throw Storm()
      }
    }
    #expect(forecast == "test")
  }

  @Test func `a context may be prepared`() {
    prepareDependencies {
      $0.context = .live
      $0.satellite = "clear"
    }
    #expect(forecast == "live")
    #expect(Dependency(\.satellite).wrappedValue == "clear")
  }

  @Test func `a preview may prepare again`() {
    for forecast in ["rain", "sun"] {
      let reports = reports {
        prepareDependencies {
          $0.context = .preview
          $0.forecast = forecast
        }
      }
      #expect(reports.isEmpty)
      #expect(self.forecast == forecast)
    }
  }
}
