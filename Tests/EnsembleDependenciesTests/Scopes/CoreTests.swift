// SPDX-License-Identifier: MIT

import EnsembleDependencies
import Testing

@Suite("SPI for the engine")
struct CoreTests {
  private func values(_ update: (inout DependencyValues) -> Void) -> DependencyValues {
    var values = DependencyValues()
    update(&values)
    return values
  }

  @Test func `values have overrides only after an assignment`() {
    #expect(!DependencyValues().hasOverrides)
    _ = DependencyValues().forecast
    #expect(!DependencyValues().hasOverrides)
    #expect(values { $0.forecast = "rain" }.hasOverrides)
    #expect(values { $0.context = .live }.hasOverrides)
    #expect(!DependencyValues.current.hasOverrides)
  }

  @Test func `merged overrides take precedence`() {
    var merged = values {
      $0.forecast = "rain"
      $0.satellite = "clear"
    }
    merged.merge(values { $0.forecast = "sun" })
    #expect(merged.forecast == "sun")
    #expect(merged.satellite == "clear")
    merged.merge(DependencyValues())
    #expect(merged.forecast == "sun")
  }

  @Test func `overrides that are merged below fill the gaps`() {
    var merged = values { $0.forecast = "rain" }
    merged.mergeBelow(
      values {
        $0.forecast = "sun"
        $0.satellite = "clear"
        $0.context = .live
      }
    )
    #expect(merged.forecast == "rain")
    #expect(merged.satellite == "clear")
    #expect(merged.context == .live)
  }

  @Test func `an override of the context is merged like any other`() {
    var merged = values { $0.context = .live }
    merged.merge(values { $0.context = .preview })
    #expect(merged.context == .preview)
    merged.mergeBelow(values { $0.context = .test })
    #expect(merged.context == .preview)
  }

  @Test func `values can be made current`() async {
    let rain = values { $0.forecast = "rain" }
    DependencyValues.withCurrent(rain) {
      #expect(DependencyValues.current.forecast == "rain")
      DependencyValues.withCurrent(DependencyValues()) {
        #expect(Dependency(\.forecast).wrappedValue == "test")
      }
    }
    await DependencyValues.withCurrent(rain) {
      await Task.yield()
      #expect(Dependency(\.forecast).wrappedValue == "rain")
    }
  }
}
