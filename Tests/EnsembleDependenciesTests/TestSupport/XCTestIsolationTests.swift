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

  func testLateCodeOfAnEarlierTest() {
    expectLateCodeToKeepItsDefaults()
  }

  func testLateCodeOfAnotherEarlierTest() {
    expectLateCodeToKeepItsDefaults()
  }

  private static let earlier = LockIsolated<Visit?>(nil)

  private struct Visit {
    @Dependency(\.visitors) var visitors
  }

  /// Makes code of the previous test, on a separate thread, count a visitor.
  private func expectLateCodeToKeepItsDefaults() {
    let visit = Visit()
    XCTAssertEqual(visit.visitors.value, 0)
    if let earlier = Self.earlier.value {
      let isDone = expectation(description: "done")
      Thread.detachNewThread {
        earlier.visitors.withValue { $0 += 1 }
        isDone.fulfill()
      }
      wait(for: [isDone], timeout: 60)
    }
    XCTAssertEqual(visit.visitors.value, 0)
    Self.earlier.setValue(visit)
  }
}
