// SPDX-License-Identifier: MIT

import Ensemble
import Testing

@Suite("Form values")
struct FormValueTests {
  enum Digest: String, CaseIterable, FormValue {
    case daily, weekly, off
  }

  enum Priority: Int, FormValue {
    case low = 1
    case high
  }

  /// A type that describes its valid texts itself.
  struct Percent: FormValue {
    var value: Int

    init(_ value: Int) { self.value = value }

    static func parseFormText(_ formText: String) -> Percent? {
      guard formText.last == "%", let value = Int(formText.dropLast()) else { return nil }
      return Percent(value)
    }

    var formText: String { "\(value)%" }
  }

  @Test(arguments: ["", "Blob", " a = b "])
  func `a string is its own text`(text: String) {
    #expect(String.parseFormText(text) == text)
    #expect(text.formText == text)
  }

  @Test(arguments: [
    ("true", true), ("on", true), ("YES", true), ("false", false), ("Off", false), ("no", false),
  ])
  func `a Boolean value can be parsed from several words`(text: String, value: Bool) {
    #expect(Bool.parseFormText(text) == value)
  }

  @Test func `the text of a value is parsed as that value`() {
    expectRoundTrip(true, "true")
    expectRoundTrip(false, "false")
    expectRoundTrip(-7, "-7")
    expectRoundTrip(UInt8.max, "255")
    expectRoundTrip(1.5, "1.5")
    expectRoundTrip(Float(0.25), "0.25")
    expectRoundTrip(Digest.weekly, "weekly")
    expectRoundTrip(Priority.high, "2")
    expectRoundTrip(Int?.some(3), "3")
    expectRoundTrip(Int?.none, "")
    expectRoundTrip(Digest?.some(.off), "off")
    expectRoundTrip(Percent(40), "40%")
  }

  @Test func `an empty text is nil in an optional`() {
    let value: String?? = Optional<String>.parseFormText("")
    #expect(value == .some(nil))
  }

  @Test func `invalid text is not parsed`() {
    #expect(Bool.parseFormText("maybe") == nil)
    #expect(Int.parseFormText("1.5") == nil)
    #expect(UInt8.parseFormText("256") == nil)
    #expect(Double.parseFormText("1,5") == nil)
    #expect(Digest.parseFormText("Daily") == nil)
    #expect(Priority.parseFormText("3") == nil)
    #expect(Priority.parseFormText("low") == nil)
    let value: Int?? = Optional<Int>.parseFormText("x")
    #expect(value == .none)
  }

  @Test func `a type describes its valid texts`() {
    #expect(String.expectedFormText == "a text")
    #expect(Bool.expectedFormText == "true or false (on or off, yes or no)")
    #expect(Int.expectedFormText == "a whole number")
    #expect(UInt.expectedFormText == "a whole number, 0 or more")
    #expect(UInt8.expectedFormText == "a whole number from 0 to 255")
    #expect(Double.expectedFormText == "a number")
    #expect(Digest.expectedFormText == "one of daily, weekly, off")
    #expect(Digest?.expectedFormText == "one of daily, weekly, off, or nothing")
    #expect(Percent.expectedFormText == "a text for 'FormValueTests.Percent'")
  }

  private func expectRoundTrip<Value: FormValue>(
    _ value: Value,
    _ text: String,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    #expect(value.formText == text, sourceLocation: sourceLocation)
    #expect(Value.parseFormText(text) == .some(value), sourceLocation: sourceLocation)
  }
}
