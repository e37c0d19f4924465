// SPDX-License-Identifier: MIT

import Ensemble
import Foundation
import TestTools
import Testing

@MainActor
@Suite("Recorded values of dependencies")
struct RecordedValuesTests {
  @Test func `identifiers are given in their order`() {
    let uuid = UUIDGenerator.recorded([UUID(7), UUID(3)])
    #expect([uuid(), uuid()] == [UUID(7), UUID(3)])
  }

  @Test func `dates are given in their order`() {
    let dates = [Date(timeIntervalSince1970: 7), Date(timeIntervalSince1970: 3)]
    let date = DateGenerator.recorded(dates)
    #expect([date.now, date()] == dates)
  }

  @Test func `random numbers are given in their order`() {
    let random = WithRandomNumberGenerator.recorded([7, 3])
    #expect(random { [$0.next(), $0.next()] } == [7, 3])
  }

  @Test func `one number after the other is given to several uses`() {
    let random = WithRandomNumberGenerator.recorded([7, 3])
    #expect(random { $0.next() } == 7)
    #expect(random { $0.next() } == 3)
  }

  @Test func `another value after the last one is an issue`() {
    let uuid = UUIDGenerator.recorded([UUID(1)])
    _ = uuid()
    expectReport("All 1 recorded identifiers are used.", "takes more of them") { _ = uuid() }
    expectReport("All 0 recorded dates are used.") { _ = DateGenerator.recorded([]).now }
    expectReport("All 0 recorded random numbers are used.") {
      _ = WithRandomNumberGenerator.recorded([])({ $0.next() })
    }
  }

  @Test func `an issue is reported where the values are listed`() throws {
    let reporter = CollectingReporter()
    let line = #line + 1
    let uuid = UUIDGenerator.recorded([])
    withIssueReporters([reporter]) { _ = uuid() }
    let report = try #require(reporter.reports.first)
    #expect(report.line == line)
    #expect(report.fileID.hasSuffix("RecordedValuesTests.swift"))
  }

  @Test func `a copy of a generator does not begin anew`() {
    let uuid = UUIDGenerator.recorded([UUID(1), UUID(2)])
    let other = uuid
    #expect([uuid(), other()] == [UUID(1), UUID(2)])
  }
}
