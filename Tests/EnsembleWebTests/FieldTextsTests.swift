// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleUI
import EnsembleWeb
import Testing

@Suite("What was typed, done to another text")
struct TextEditTests {
  @Test(
    "it is done at the same place from the end",
    arguments: [
      ("abc", "abcd", "", "d"), ("abc", "abcd", "abc", "abcd"),
      ("1234", "12345", "1,234", "1,2345"),
      ("abc", "ac", "xyzc", "xyc"), ("abc", "", "ab", ""), ("", "abc", "xyz", "xyzabc"),
      ("abc", "xabc", "bc", "xbc"), ("aaa", "aaaa", "aaa", "aaaa"), ("ab", "ab", "xyz", "xyz"),
      ("a😀", "a😁", "😀", "😁"), ("😀b", "😀xb", "b", "xb"), ("é", "éx", "e\u{301}", "e\u{301}x"),
    ]
  )
  func applied(old: String, new: String, text: String, result: String) {
    #expect(TextEdit(from: old, to: new).applied(to: text) == result)
  }

  @Test("on the text that it was made for, it makes the other one")
  func identity() {
    var generator = SeededGenerator(7)
    for _ in 0..<2000 {
      let (old, new) = (text(&generator), text(&generator))
      #expect(TextEdit(from: old, to: new).applied(to: old) == new)
      // On any other, no character is divided.
      #expect(!TextEdit(from: old, to: new).applied(to: text(&generator)).contains("\u{FFFD}"))
    }
  }

  private func text(_ generator: inout SeededGenerator) -> String {
    (0..<Int.random(in: 0...6, using: &generator))
      .map { _ in ["a", "b", "é", "😀", "👩‍👧"].randomElement(using: &generator)! }.joined()
  }
}

@Suite("What a browser shows in its fields")
struct FieldTextsTests {
  @Test("a field that the server writes all the time, and nobody edits, keeps no more and no more")
  func bounded() {
    var fields = FieldTexts()
    let id = ElementID(rawValue: 1)
    for message in 1...10_000 {
      fields.tell("\(message)", of: id, shown: "\(message - 1)", in: message)
    }
    #expect(fields.noteCount == FieldTexts.limit)
    // What was seen lately is still told apart.
    let text = fields.edit("9990x", of: id, shown: "10000", current: "10000", seen: 9990)
    #expect(text == "10000x")
  }
}

@MainActor
@Suite("Typing while the server answers")
struct TypingTests {
  @Test("what is typed after a submission is not added to what was submitted")
  func submission() async throws {
    let site = TestSite()
    let page = try await TestBrowser(site).open()
    await page.connect()
    let field = try page.element("edit")
    // Nothing of what the server says arrives while this is typed.
    var number = 0
    var typed = ""
    for word in ["abc", "def", "ghi"] {
      for letter in word {
        number += 1
        typed.append(letter)
        _ = await page.send([edit(number, field, typed)])
      }
      number += 1
      _ = await page.send([["n": number, "e": field, "k": "submit"]])
    }
    #expect(site.stores[0].rows.map(\.name) == ["abc", "def", "ghi"])
    #expect(site.stores[0].text == "")
  }

  @Test("all of it in one request is the same")
  func batch() async throws {
    let site = TestSite()
    let page = try await TestBrowser(site).open()
    let field = try page.element("edit")
    _ = await page.send([
      edit(1, field, "abc"), ["n": 2, "e": field, "k": "submit"], edit(3, field, "abcdef"),
      ["n": 4, "e": field, "k": "submit"], edit(5, field, "abcdefghi"),
    ])
    #expect(site.stores[0].rows.map(\.name) == ["abc", "def"])
    #expect(site.stores[0].text == "ghi")
  }

  @Test("who has seen what the server made of it goes on from there")
  func seen() async throws {
    let site = TestSite()
    let page = try await TestBrowser(site).open()
    await page.connect()
    let field = try page.element("edit")
    _ = await page.send([edit(1, field, "ABC")])
    let message = try await page.receive()
    #expect(message.contains(#""value":"abc""#))
    _ = await page.send([edit(2, field, "abcD", seen: page.lastMessage)])
    #expect(site.stores[0].text == "abcd")
    // Not seen yet that it is small now.
    _ = await page.send([edit(3, field, "abcDE", seen: page.lastMessage)])
    #expect(site.stores[0].text == "abcde")
    try await page.receive()
    _ = await page.send([edit(4, field, "", seen: page.lastMessage)])
    #expect(site.stores[0].text == "")
  }

  @Test("what the server writes meanwhile stays, with what is typed at its end")
  func both() async throws {
    let site = TestSite()
    let page = try await TestBrowser(site).open()
    let field = try page.element("edit")
    _ = await page.send([edit(1, field, "ab")])
    site.stores[0].send(.change { $0.text = "xab" })
    _ = await page.send([edit(2, field, "abc")])
    #expect(site.stores[0].text == "xabc")
  }

  @Test("after so many events a page is told that they are done, so that it can forget them")
  func acknowledgement() async throws {
    let site = TestSite()
    let page = try await TestBrowser(site).open()
    await page.connect()
    let field = try page.element("edit")
    for number in 1...32 { _ = await page.send([edit(number, field, "a")]) }
    #expect(try await page.receive() == "id: 0.1\ndata: {\"k\":32}\n\n")
  }

  private func edit(_ number: Int, _ field: Int, _ text: String, seen: Int = 0) -> [String: Any] {
    ["n": number, "e": field, "k": "edit", "v": text, "m": seen]
  }
}
