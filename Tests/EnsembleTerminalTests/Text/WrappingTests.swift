// SPDX-License-Identifier: MIT

import Testing

@testable import EnsembleTerminal

@Suite("Wrapping")
struct WrappingTests {
  @Test func `lines are broken between words`() {
    #expect("the quick brown fox".wrapped(to: 10) == ["the quick", "brown fox"])
  }

  @Test func `a word longer than a line is broken`() {
    #expect("a abcdefgh b".wrapped(to: 5) == ["a", "abcde", "fgh b"])
  }

  @Test func `line breaks are kept, also empty lines`() {
    #expect("a\n\nb\r\nc".wrapped(to: 5) == ["a", "", "b", "c"])
  }

  @Test func `wide characters are not split`() {
    #expect("漢字漢字".wrapped(to: 5) == ["漢字", "漢字"])
    #expect("漢字".wrapped(to: 1) == ["漢", "字"])
  }

  @Test func `spaces at a break are dropped`() {
    #expect("ab   cd ".wrapped(to: 4) == ["ab", "cd"])
    #expect("ab ".wrapped(to: 10) == ["ab"])
  }

  @Test func `an empty text is one empty line`() {
    #expect("".wrapped(to: 5) == [""])
  }
}
