// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import GalleryExamples

@Suite struct DayAndTimeTests {
  @Test func `a date is shown in the time zone, with two digits for hours and minutes`() {
    let date = Date(timeIntervalSince1970: 1_795_316_352)
    #expect(date.dayAndTime(in: .gmt) == "22 Nov 2026, 02:59")
    #expect(date.dayAndTime(in: TimeZone(secondsFromGMT: -5 * 3600)!) == "21 Nov 2026, 21:59")
  }

  @Test func `the first and the last month are named`() {
    #expect(Date(timeIntervalSince1970: 0).dayAndTime(in: .gmt) == "1 Jan 1970, 00:00")
    #expect(Date(timeIntervalSince1970: -60).dayAndTime(in: .gmt) == "31 Dec 1969, 23:59")
  }
}
