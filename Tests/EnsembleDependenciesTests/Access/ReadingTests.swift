// SPDX-License-Identifier: MIT

import EnsembleDependencies
import Testing

@Suite("Reading a dependency")
struct ReadingTests {
  @Test func `a test reads the test value`() {
    @Dependency(\.forecast) var forecast
    @Dependency(Compass.self) var compass
    #expect(forecast == "test")
    #expect(compass == Compass(degrees: 90))
  }

  @Test(arguments: zip(DependencyContext.allCases, ["live", "preview", "test"]))
  func `the context chooses the default`(context: DependencyContext, expected: String) {
    withDependencies {
      $0.context = context
    } operation: {
      @Dependency(\.forecast) var forecast
      @Dependency(\.context) var current
      #expect(forecast == expected)
      #expect(current == context)
    }
  }

  @Test func `values of a context can be read without becoming current`() {
    #expect(DependencyValues.live.forecast == "live")
    #expect(DependencyValues.preview.forecast == "preview")
    #expect(DependencyValues.test.forecast == "test")
    #expect(DependencyValues().forecast == "test")
    #expect(DependencyValues.live.context == .live)
    #expect(DependencyValues().context == .test)
  }

  @Test func `a missing preview value falls back to the live value, then to the test value`() {
    #expect(DependencyValues.preview[key: Compass.self] == .liveValue)
    #expect(DependencyValues.preview.satellite == "drawn")
  }

  @Test func `a property captures the dependencies at its creation`() {
    let station = withDependencies {
      $0.forecast = "rain"
    } operation: {
      Station()
    }
    #expect(station.forecast == "rain")
  }

  @Test func `dependencies at the read take precedence over captured ones`() {
    let station = withDependencies {
      $0.forecast = "rain"
      $0.thermometer.degrees = 5
    } operation: {
      Station()
    }
    withDependencies {
      $0.forecast = "sun"
    } operation: {
      #expect(station.forecast == "sun")
      #expect(station.thermometer.degrees == 5)
    }
    #expect(station.forecast == "rain")
  }

  @Test func `a context is captured too`() {
    let station = withDependencies {
      $0.context = .live
    } operation: {
      Station()
    }
    #expect(station.forecast == "live")
    withDependencies {
      $0.context = .preview
    } operation: {
      #expect(station.forecast == "preview")
    }
  }

  @Test func `a key of its own type is read and overridden by type`() {
    withDependencies {
      $0[Compass.self] = Compass(degrees: 180)
      $0[Compass.self].degrees += 1
    } operation: {
      @Dependency(Compass.self) var compass
      #expect(compass.degrees == 181)
      #expect(DependencyValues()[Compass.self].degrees == 90)
    }
  }

  @Test func `current values can be read and made current elsewhere`() {
    let remembered = withDependencies {
      $0.forecast = "rain"
    } operation: {
      @Dependency(\.self) var dependencies
      return dependencies
    }
    withDependencies {
      $0 = remembered
    } operation: {
      @Dependency(\.forecast) var forecast
      #expect(forecast == "rain")
    }
  }

  @Test func `a property may be sent to another task`() async {
    let property = withDependencies {
      $0.forecast = "rain"
    } operation: {
      Dependency(\.forecast)
    }
    let forecast = await Task.detached { property.wrappedValue }.value
    #expect(forecast == "rain")
  }
}
