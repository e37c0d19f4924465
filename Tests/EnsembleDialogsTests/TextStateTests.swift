// SPDX-License-Identifier: MIT

import Ensemble
import Testing

@Suite("Text states")
struct TextStateTests {
  @Test func `a text can be created from any string`() {
    #expect(String(state: TextState("Hello")) == "Hello")
    #expect(String(state: TextState(verbatim: "Hello")) == "Hello")
    #expect(String(state: TextState("Hello".dropFirst())) == "ello")
  }

  @Test func `a text can be interpolated`() {
    let count = 2
    #expect(String(state: TextState("Delete \(count) notes?")) == "Delete 2 notes?")
  }

  @Test func `texts can be concatenated`() {
    #expect(TextState("a") + TextState("b") == TextState("ab"))
  }

  @Test func `texts are equal if their strings are`() {
    #expect(TextState("a") == TextState(verbatim: "a"))
    #expect(TextState("a").hashValue == TextState(verbatim: "a").hashValue)
    #expect(TextState("a") != TextState("b"))
  }

  @Test func `a text is described by its string`() {
    #expect("\(TextState("a"))" == "a")
    #expect(String(customDumping: TextState("a")) == #"TextState("a")"#)
  }
}
