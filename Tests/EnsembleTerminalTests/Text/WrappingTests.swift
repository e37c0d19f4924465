// SPDX-License-Identifier: MIT

import Testing

@testable import EnsembleTerminal

@Suite("Lines of words")
struct WrappingTests {
  @Test func `lines are broken between words`() {
    #expect("the quick brown fox".wrapped(to: 10) == ["the quick", "brown fox"])
  }

  @Test func `a word that is longer than a line is broken inside`() {
    #expect("a abcdefgh b".wrapped(to: 5) == ["a", "abcde", "fgh b"])
  }

  @Test func `line breaks are kept, also empty lines`() {
    #expect("a\n\nb\r\nc".wrapped(to: 5) == ["a", "", "b", "c"])
  }

  @Test func `wide characters are not cut into halves`() {
    #expect("漢字漢字".wrapped(to: 5) == ["漢字", "漢字"])
    #expect("漢字".wrapped(to: 1) == ["漢", "字"])
  }

  @Test func `spaces at a break are not kept`() {
    #expect("ab   cd ".wrapped(to: 4) == ["ab", "cd"])
    #expect("ab ".wrapped(to: 10) == ["ab"])
  }

  @Test func `nothing is one empty line`() {
    #expect("".wrapped(to: 5) == [""])
  }
}
