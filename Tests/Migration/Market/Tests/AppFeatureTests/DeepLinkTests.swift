// SPDX-License-Identifier: MIT

import XCTest

@testable import AppFeature

final class DeepLinkTests: XCTestCase {
  private func link(_ text: String) -> DeepLink? {
    URL(string: text).flatMap(DeepLink.init(url:))
  }

  func testPlaces() {
    XCTAssertEqual(link("market://basket"), .basket)
    XCTAssertEqual(link("market://stalls/bakery"), .stall("bakery"))
    XCTAssertEqual(link("market://search?q=plums"), .search("plums"))
    XCTAssertEqual(
      link("market://orders/00000000-0000-0000-0000-000000000001"),
      .order(UUID(uuidString: "00000000-0000-0000-0000-000000000001")!)
    )
  }

  func testOtherAddresses() {
    XCTAssertNil(link("https://basket"))
    XCTAssertNil(link("market://search?q="))
    XCTAssertNil(link("market://orders/one"))
    XCTAssertNil(link("market://stalls"))
  }
}
