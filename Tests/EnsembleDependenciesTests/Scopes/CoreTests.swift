// SPDX-License-Identifier: MIT

@_spi(Core) import EnsembleDependencies
import Testing

@Suite("SPI for the engine")
struct CoreTests {
  private func values(_ update: (inout DependencyValues) -> Void) -> DependencyValues {
    var values = DependencyValues()
    update(&values)
    return values
  }

  @Test func `values have overrides only after an assignment`() {
    #expect(!DependencyValues()._hasOverrides)
    _ = DependencyValues().forecast
    #expect(!DependencyValues()._hasOverrides)
    #expect(values { $0.forecast = "rain" }._hasOverrides)
    #expect(values { $0.context = .live }._hasOverrides)
    #expect(!DependencyValues._current._hasOverrides)
  }

  @Test func `merged overrides take precedence`() {
    var merged = values {
      $0.forecast = "rain"
      $0.satellite = "clear"
    }
    merged._merge(values { $0.forecast = "sun" })
    #expect(merged.forecast == "sun")
    #expect(merged.satellite == "clear")
    merged._merge(DependencyValues())
    #expect(merged.forecast == "sun")
  }

  @Test func `overrides that are merged below fill the gaps`() {
    var merged = values { $0.forecast = "rain" }
    merged._mergeBelow(
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
    merged._merge(values { $0.context = .preview })
    #expect(merged.context == .preview)
    merged._mergeBelow(values { $0.context = .test })
    #expect(merged.context == .preview)
  }

  @Test func `values can be made current`() async {
    let rain = values { $0.forecast = "rain" }
    DependencyValues._withCurrent(rain) {
      #expect(DependencyValues._current.forecast == "rain")
      DependencyValues._withCurrent(DependencyValues()) {
        #expect(Dependency(\.forecast).wrappedValue == "test")
      }
    }
    await DependencyValues._withCurrent(rain) {
      await Task.yield()
      #expect(Dependency(\.forecast).wrappedValue == "rain")
    }
  }
}
