// SPDX-License-Identifier: MIT

import Testing

@testable import EnsembleTerminal

@Suite("Displayed text")
struct DisplayTextTests {
  @Test func `control characters are replaced`() {
    #expect("a\u{1B}[2Jb".displayed == "a\u{FFFD}[2Jb")
    #expect("\u{9B}31m\u{07}\u{7F}".displayed == "\u{FFFD}31m\u{FFFD}\u{FFFD}")
  }

  @Test func `invisible characters are removed`() {
    #expect("a\u{202E}b\u{200B}c".displayed == "abc")
  }

  @Test func `line breaks and tabs become spaces`() {
    #expect("a\nb\tc\r\nd\u{2028}e".displayed == "a b c d e")
  }

  @Test func `widths are those of the displayed text`() {
    #expect("plain".columns == 5)
    #expect("漢字!".columns == 5)
    #expect("\u{1B}\u{200B}".columns == 1)
  }

  @Test func `a text that is too long ends with an ellipsis`() {
    #expect("hello".truncated(to: 5) == "hello")
    #expect("hello".truncated(to: 4) == "hel…")
    #expect("漢字漢字".truncated(to: 4) == "漢…")
    #expect("hello".truncated(to: 1) == "…")
    #expect("hello".truncated(to: 0) == "")
  }
}
