// SPDX-License-Identifier: MIT

import Ensemble
import Testing

@Suite("Texts in a state")
struct TextStateTests {
  @Test func `a text is made of any string`() {
    #expect(String(state: TextState("Hello")) == "Hello")
    #expect(String(state: TextState(verbatim: "Hello")) == "Hello")
    #expect(String(state: TextState("Hello".dropFirst())) == "ello")
  }

  @Test func `a text may be interpolated`() {
    let count = 2
    #expect(String(state: TextState("Delete \(count) notes?")) == "Delete 2 notes?")
  }

  @Test func `texts are put together`() {
    #expect(TextState("a") + TextState("b") == TextState("ab"))
  }

  @Test func `texts are equal if they say the same`() {
    #expect(TextState("a") == TextState(verbatim: "a"))
    #expect(TextState("a").hashValue == TextState(verbatim: "a").hashValue)
    #expect(TextState("a") != TextState("b"))
  }

  @Test func `a text describes itself by what it says`() {
    #expect("\(TextState("a"))" == "a")
    #expect(String(customDumping: TextState("a")) == #"TextState("a")"#)
  }
}
