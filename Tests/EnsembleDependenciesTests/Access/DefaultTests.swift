// SPDX-License-Identifier: MIT

@_spi(Testing) import EnsembleDependencies
import Testing

@Suite("Defaults")
struct DefaultTests {
  @Test func `a default is made once`() {
    @Dependency(\.visitors) var visitors
    #expect(visitors === visitors)
    #expect(visitors === DependencyValues().visitors)
  }

  @Test func `each context has a default of its own`() {
    #expect(DependencyValues.live.visitors !== DependencyValues.test.visitors)
    #expect(DependencyValues.live.visitors === DependencyValues.live.visitors)
  }

  @Test func `concurrent first reads return the same default`() async {
    for _ in 1...50 {
      await DependencyValues.withOwnDefaults {
        let made = await withTaskGroup(of: ObjectIdentifier.self) { group in
          for _ in 1...8 { group.addTask { ObjectIdentifier(DependencyValues().visitors) } }
          return await group.reduce(into: Set()) { $0.insert($1) }
        }
        #expect(made == [ObjectIdentifier(DependencyValues().visitors)])
      }
    }
  }

  @Test(arguments: 1...20)
  func `no test sees the default of another`(_: Int) async {
    await DependencyValues.withOwnDefaults {
      @Dependency(\.visitors) var visitors
      await Task.yield()
      #expect(
        visitors.withValue {
          $0 += 1; return $0
        } == 1
      )
    }
  }

  @Test func `a default may read other dependencies`() {
    withDependencies {
      $0.context = .live
    } operation: {
      @Dependency(\.report) var report
      #expect(report() == "live, 20")
    }
  }

  @Test func `a default that reads other dependencies sees their overrides`() {
    withDependencies {
      $0.forecast = "rain"
      $0.thermometer = Thermometer(degrees: 5)
    } operation: {
      @Dependency(\.report) var report
      #expect(report() == "rain, 5")
    }
  }
}

/// Two tests that must not share a default, in either order.
@Suite("Defaults of two tests")
struct DefaultsOfTwoTests {
  @Test func `one visitor in one test`() {
    #expect(
      DependencyValues().visitors.withValue {
        $0 += 1; return $0
      } == 1
    )
  }

  @Test func `one visitor in the other test`() {
    #expect(
      DependencyValues().visitors.withValue {
        $0 += 1; return $0
      } == 1
    )
  }
}
