// SPDX-License-Identifier: MIT

import EnsembleDependencies
import EnsembleTestSupport
import XCTest

/// Two tests that must not share defaults, in either order.
final class XCTestIsolationTests: XCTestCase {
  func testOneVisitorInOneTest() {
    @Dependency(\.visitors) var visitors
    XCTAssertEqual(
      visitors.withValue {
        $0 += 1; return $0
      },
      1
    )
    XCTAssertEqual(visitors.value, 1)
  }

  func testOneVisitorInTheOtherTest() {
    @Dependency(\.visitors) var visitors
    XCTAssertEqual(
      visitors.withValue {
        $0 += 1; return $0
      },
      1
    )
  }

  func testPreparationInOneTest() {
    prepareDependencies { $0.forecast = "rain" }
    XCTAssertEqual(DependencyValues().forecast, "rain")
  }

  func testPreparationInTheOtherTest() {
    prepareDependencies { $0.forecast = "sun" }
    XCTAssertEqual(DependencyValues().forecast, "sun")
  }
}
