// SPDX-License-Identifier: MIT

import EnsembleInspection
import Foundation
import Testing

@Suite("Source code of values of Foundation")
struct FoundationSourceTests {
  @Test func `identifiers, dates and data are exact`() throws {
    let id = "DEADBEEF-0000-4000-8000-00000000002A"
    expectSource(
      #"UUID(uuidString: "\#(id)")!"#,
      of: try #require(UUID(uuidString: id)),
      is: UUID(uuidString: "DEADBEEF-0000-4000-8000-00000000002A")!
    )
    let date = Date(timeIntervalSinceReferenceDate: 0.1 + 0.2)
    expectSource(
      "Date(timeIntervalSinceReferenceDate: 0.30000000000000004)",
      of: date,
      is: Date(timeIntervalSinceReferenceDate: 0.30000000000000004)
    )
    expectSource(
      #"Data(base64Encoded: "AP8=")!"#,
      of: Data([0, 255]),
      is: Data(base64Encoded: "AP8=")!
    )
    expectSource("Data()", of: Data(), is: Data())
    expectSource(
      "DateInterval(start: Date(timeIntervalSinceReferenceDate: 1.0), duration: 2.0)",
      of: DateInterval(start: Date(timeIntervalSinceReferenceDate: 1), duration: 2),
      is: DateInterval(start: Date(timeIntervalSinceReferenceDate: 1.0), duration: 2.0)
    )
  }

  @Test func `addresses keep what they are relative to`() throws {
    let base = try #require(URL(string: "https://example.com/a/"))
    expectSource(
      #"URL(string: "https://example.com/a/")!"#,
      of: base,
      is: URL(string: "https://example.com/a/")!
    )
    expectSource(
      #"URL(string: "b?c=d", relativeTo: URL(string: "https://example.com/a/")!)!"#,
      of: try #require(URL(string: "b?c=d", relativeTo: base)),
      is: URL(string: "b?c=d", relativeTo: URL(string: "https://example.com/a/")!)!
    )
  }

  @Test func `decimal numbers keep their digits`() throws {
    let decimal = try #require(Decimal(string: "-12345678901234567890.12345"))
    expectSource(
      #"Decimal(string: "-12345678901234567890.12345")!"#,
      of: decimal,
      is: Decimal(string: "-12345678901234567890.12345")!
    )
    #expect(source(Decimal.nan) == "Decimal.nan")
  }

  @Test func `durations are in the largest unit without a fraction`() {
    expectSource(".seconds(1)", of: Duration.seconds(1), is: .seconds(1))
    expectSource(".seconds(0)", of: Duration.zero, is: .seconds(0))
    expectSource(".milliseconds(1500)", of: Duration.milliseconds(1_500), is: .milliseconds(1500))
    expectSource(".milliseconds(-20)", of: Duration.milliseconds(-20), is: .milliseconds(-20))
    expectSource(
      ".nanoseconds(1000000001)",
      of: Duration.nanoseconds(1_000_000_001),
      is: .nanoseconds(1000000001)
    )
    expectSource(
      "Duration(secondsComponent: 1, attosecondsComponent: 1)",
      of: Duration(secondsComponent: 1, attosecondsComponent: 1),
      is: Duration(secondsComponent: 1, attosecondsComponent: 1)
    )
    #expect(source(Duration.seconds(1), isTyped: false) == "Duration.seconds(1)")
  }

  @Test func `regions are written by their identifiers`() throws {
    expectSource(
      #"Locale(identifier: "de_DE")"#,
      of: Locale(identifier: "de_DE"),
      is: Locale(identifier: "de_DE")
    )
    let zone = try #require(TimeZone(identifier: "Europe/Berlin"))
    expectSource(
      #"TimeZone(identifier: "Europe/Berlin")!"#,
      of: zone,
      is: TimeZone(identifier: "Europe/Berlin")!
    )
    let calendar = Calendar(identifier: .gregorian)
    expectSource(
      "Calendar(identifier: .gregorian)",
      of: calendar,
      is: Calendar(identifier: .gregorian)
    )
  }

  @Test func `indices are lists`() {
    expectSource(
      "IndexPath(indexes: [0, 1])",
      of: [0, 1] as IndexPath,
      is: IndexPath(indexes: [0, 1])
    )
    expectSource("IndexSet([1, 3])", of: [3, 1] as IndexSet, is: IndexSet([1, 3]))
  }

  @Test func `positions and sizes are written in full`() {
    expectSource(
      "CGRect(origin: CGPoint(x: 0.0, y: 1.5), size: CGSize(width: 2.0, height: 3.0))",
      of: CGRect(x: 0, y: 1.5, width: 2, height: 3),
      is: CGRect(origin: CGPoint(x: 0.0, y: 1.5), size: CGSize(width: 2.0, height: 3.0))
    )
    #expect(source(CGFloat(1.5), isTyped: false) == "CGFloat(1.5)")
  }
}
