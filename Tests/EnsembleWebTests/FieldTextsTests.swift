// SPDX-License-Identifier: MIT

#if Web
import Ensemble
import EnsembleUI
import EnsembleWeb
import Testing

@Suite("Rebasing of text edits")
struct TextEditTests {
  @Test(
    "an edit is applied at the same distance from the end",
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

  @Test("an edit yields its new text from its old text, and never splits a character")
  func identity() {
    var generator = SeededGenerator(7)
    for _ in 0..<2000 {
      let (old, new) = (text(&generator), text(&generator))
      #expect(TextEdit(from: old, to: new).applied(to: old) == new)
      // On any other text, no character is split.
      #expect(!TextEdit(from: old, to: new).applied(to: text(&generator)).contains("\u{FFFD}"))
    }
  }

  private func text(_ generator: inout SeededGenerator) -> String {
    (0..<Int.random(in: 0...6, using: &generator))
      .map { _ in ["a", "b", "é", "😀", "👩‍👧"].randomElement(using: &generator)! }.joined()
  }
}

@Suite("Texts shown in a browser's fields")
struct FieldTextsTests {
  @Test("a field that the server keeps rewriting stores a bounded number of messages")
  func bounded() {
    var fields = FieldTexts()
    let id = ElementID(rawValue: 1)
    for message in 1...10_000 {
      fields.recordPatch("\(message)", of: id, shown: "\(message - 1)", in: message)
    }
    #expect(fields.messageCount == FieldTexts.limit)
    // Recent messages are still distinguished.
    let text = fields.edit("9990x", of: id, shown: "10000", current: "10000", lastMessage: 9990)
    #expect(text == "10000x")
  }
}

@MainActor
@Suite("Typing while the server responds")
struct TypingTests {
  @Test("text typed after a submission is not added to the submitted text")
  func submission() async throws {
    let site = TestSite()
    let page = try await TestBrowser(site).open()
    await page.connect()
    let field = try page.element("edit")
    // The browser receives no message while this is typed.
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

  @Test("typing and submitting in one request has the same result")
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

  @Test("an edit continues from the server's text once the browser has received it")
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
    // The browser has not received the lowercased text yet.
    _ = await page.send([edit(3, field, "abcDE", seen: page.lastMessage)])
    #expect(site.stores[0].text == "abcde")
    try await page.receive()
    _ = await page.send([edit(4, field, "", seen: page.lastMessage)])
    #expect(site.stores[0].text == "")
  }

  @Test("a concurrent change of the server is kept, with the typed text at its end")
  func both() async throws {
    let site = TestSite()
    let page = try await TestBrowser(site).open()
    let field = try page.element("edit")
    _ = await page.send([edit(1, field, "ab")])
    site.stores[0].send(.change { $0.text = "xab" })
    _ = await page.send([edit(2, field, "abc")])
    #expect(site.stores[0].text == "xabc")
  }

  @Test("the server acknowledges events after a batch, so that the page can discard them")
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
#endif
