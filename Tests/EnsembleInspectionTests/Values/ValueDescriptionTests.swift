// SPDX-License-Identifier: MIT

import Ensemble
import Foundation
import Testing

@testable import EnsembleInspection

@Suite("Short descriptions")
struct ValueDescriptionTests {
  @Test func `a text is shown in quotes on one line`() {
    #expect(ValueDescription.summary("a") == #""a""#)
    #expect(ValueDescription.summary("a\n\"b\"") == #""a\n\"b\"""#)
    #expect(ValueDescription.summary("abc".dropFirst()) == #""bc""#)
  }

  @Test func `a long text is clipped`() {
    let summary = ValueDescription.summary(String(repeating: "x", count: 1_000_000))
    #expect(summary == "\"" + String(repeating: "x", count: 120) + " …\"")
    let whole = String(repeating: "x", count: 120)
    #expect(ValueDescription.summary(whole) == "\"\(whole)\"")
  }

  @Test func `data is shown by its size`() {
    #expect(ValueDescription.summary(Data([1])) == "1 byte")
    #expect(ValueDescription.summary(Data(count: 2)) == "2 bytes")
  }

  @Test func `a date is shown in the ISO format, and an address as it is`() throws {
    #expect(ValueDescription.summary(Date(timeIntervalSince1970: 0)) == "1970-01-01T00:00:00Z")
    #expect(ValueDescription.summary(try #require(URL(string: "https://a.b/c"))) == "https://a.b/c")
  }

  @Test func `an optional is shown as its value`() {
    #expect(ValueDescription.summary(Int?.none as Any) == "nil")
    #expect(ValueDescription.summary(Int?.some(3) as Any) == "3")
    #expect(ValueDescription.summary(Int??.some(.none) as Any) == "nil")
    #expect(ValueDescription.summary(Album.Phase?.some(.idle) as Any) == ".idle")
    #expect(ValueDescription.summary(PresentationState<Album.Cover>(wrappedValue: nil)) == "nil")
  }

  @Test func `a collection is shown by its count`() {
    #expect(ValueDescription.summary([Int]()) == "0 elements")
    #expect(ValueDescription.summary([1]) == "1 element")
    #expect(ValueDescription.summary(Set([1, 2])) == "2 elements")
    #expect(ValueDescription.summary(["a": 1]) == "1 entry")
    #expect(ValueDescription.summary(["a": 1, "b": 2]) == "2 entries")
    #expect(ValueDescription.summary(Album().tracks) == "3 elements")
    #expect(ValueDescription.summary(StackState<Album.Cover>()) == "0 entries")
  }

  @Test func `an enum is shown by its case`() {
    #expect(ValueDescription.summary(Album.Phase.idle) == ".idle")
    #expect(ValueDescription.summary(Album.Phase.loading(3)) == ".loading(_)")
    #expect(
      ValueDescription.summary(Album.Phase.failed(code: 1, reason: "x"))
        == ".failed(code:, reason:)"
    )
  }

  @Test func `the first elements of a tuple are shown`() {
    #expect(ValueDescription.summary((1, "a")) == #"(1, "a")"#)
    #expect(ValueDescription.summary((1, 2, 3, 4, 5)) == "(1, 2, 3, 4, …)")
  }

  @Test func `a struct with fields, and an object, are shown by their types`() {
    #expect(ValueDescription.summary(Album.Cover(width: 1)) == "Album.Cover")
    #expect(ValueDescription.summary(Turntable()) == "Turntable")
    #expect(ValueDescription.type(of: Album.Cover(width: 1)) == "Album.Cover")
  }

  @Test func `a value without parts is shown as it describes itself`() {
    #expect(ValueDescription.summary(true) == "true")
    #expect(ValueDescription.summary(2.5) == "2.5")
    #expect(ValueDescription.summary(Duration.seconds(2)) == "2.0 seconds")
    #expect(ValueDescription.summary(UUID(0)) == "00000000-0000-0000-0000-000000000000")
    #expect(ValueDescription.summary(Decimal(3)) == "3")
    struct Loud: CustomStringConvertible {
      var description: String { String(repeating: "y", count: 200) }
    }
    #expect(ValueDescription.summary(Loud()) == String(repeating: "y", count: 120) + " …")
  }

  @Test func `a feature has the name of the type around its state`() {
    #expect(featureName(of: Ledger.State.self) == "Ledger")
    #expect(featureName(of: Ledger.Detail.State.self) == "Ledger.Detail")
    #expect(featureName(of: Album.self) == "Album")
  }
}
