// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleInspection
import Testing

@Suite("Source code of literals")
struct LiteralSourceTests {
  @Test func `Boolean values and integers are literals`() {
    expectSource("true", of: true, is: true)
    expectSource("-7", of: -7, is: -7)
    expectSource("-9223372036854775808", of: Int.min, is: -9223372036854775808)
    expectSource("18446744073709551615", of: UInt64.max, is: 18446744073709551615)
    expectSource("-128", of: Int8.min, is: -128)
    #expect(source(7, isTyped: false) == "7")
    #expect(source(UInt8(7), isTyped: false) == "UInt8(7)")
  }

  @Test func `floating-point numbers keep their exact value`() {
    expectSource("1.0", of: 1.0, is: 1.0)
    expectSource("0.30000000000000004", of: 0.1 + 0.2, is: 0.30000000000000004)
    expectSource(
      #"Double("5e-324")!"#,
      of: Double.leastNonzeroMagnitude,
      is: Double("5e-324")!
    )
    expectSource("1e+20", of: 1e20, is: 1e+20)
    expectSource("-0.0", of: -0.0, is: -0.0)
    expectSource("0.1", of: Float(0.1), is: 0.1)
    #expect(source(1.5, isTyped: false) == "1.5")
    #expect(source(Float(1.5), isTyped: false) == "Float(1.5)")
  }

  @Test func `infinite and missing numbers have names`() {
    expectSource(".infinity", of: Double.infinity, is: .infinity)
    expectSource("-Double.infinity", of: -Double.infinity, is: -Double.infinity)
    #expect(source(Double.nan) == ".nan")
    #expect(source(Float.infinity, isTyped: false) == "Float.infinity")
    #expect(source(-Float.infinity, isTyped: false) == "-Float.infinity")
  }

  @Test func `strings are escaped, in one line`() {
    expectSource(#""a \"b\" \\(c)""#, of: #"a "b" \(c)"#, is: "a \"b\" \\(c)")
    expectSource(#""a\nb\r\n\tc\0""#, of: "a\nb\r\n\tc\0", is: "a\nb\r\n\tc\0")
    expectSource(##""#\"""##, of: "#\"", is: "#\"")
    expectSource("\"\"", of: "", is: "")
  }

  @Test func `visible characters stay as they are, and others are named`() {
    expectSource("\"Grüße 🇩🇪 👨‍👩‍👧 日本\"", of: "Grüße 🇩🇪 👨‍👩‍👧 日本", is: "Grüße 🇩🇪 👨‍👩‍👧 日本")
    expectSource(
      #""\u{1b}[0m \u{a0}\u{200b}\u{2028}\u{feff}""#,
      of: "\u{1b}[0m \u{a0}\u{200b}\u{2028}\u{feff}",
      is: "\u{1b}[0m \u{a0}\u{200b}\u{2028}\u{feff}"
    )
    expectSource("\"\\u{301}e\u{301}\"", of: "\u{301}e\u{301}", is: "\u{301}e\u{301}")
  }

  @Test func `characters and substrings are strings, with a type where there is none`() {
    expectSource("\"é\"", of: Character("é"), is: "é")
    expectSource(#""\r\n""#, of: Character("\r\n"), is: "\r\n")
    expectSource("\"b\"", of: "abc".dropFirst().dropLast(), is: "b")
    #expect(source(Character("a"), isTyped: false) == #"Character("a")"#)
    #expect(source("a"[...], isTyped: false) == #"Substring("a")"#)
  }

  @Test func `optionals are their values`() {
    expectSource("nil", of: Int?.none, is: nil)
    expectSource("7", of: Int?(7), is: 7)
    expectSource(".novel", of: Shelf.Genre?.some(.novel), is: .novel)
    #expect(source(Int?.none as Any, isTyped: false) == "Optional<Int>.none")
    #expect(source(Int?(7) as Any, isTyped: false) == "Optional(7)")
  }

  @Test func `a case with the name of an optional's own is written with its type`() {
    expectSource("Shelf.Genre.none", of: Shelf.Genre?.some(.none), is: Shelf.Genre.none)
  }

  @Test func `nested optionals are written so that no level is lost`() {
    expectSource("nil", of: Int??.none, is: nil)
    expectSource(".some(nil)", of: Int??.some(nil), is: .some(nil))
    expectSource("7", of: Int??.some(7), is: 7)
    expectSource(".some(.some(nil))", of: Int???.some(.some(nil)), is: .some(.some(nil)))
    expectSource(
      "Optional(Shelf.Genre.novel)",
      of: Shelf.Genre??.some(.novel),
      is: Optional(Shelf.Genre.novel)
    )
  }

  @Test func `an erased value is written with its type`() {
    expectSource("AnyHashable(7)", of: AnyHashable(7), is: AnyHashable(7))
    #expect(source(AnyHashable(Shelf.Genre.novel)) == "AnyHashable(Shelf.Genre.novel)")
    #expect(source(Int.self) == "Int.self")
  }
}
