// SPDX-License-Identifier: MIT

import Testing

@testable import EnsembleTerminal

@Suite("Widths of characters")
struct CharacterWidthTests {
  @Test(arguments: [
    ("a", 1), ("~", 1), ("é", 1), ("e\u{301}", 1), ("ß", 1), ("Ω", 1), ("ж", 1), ("א", 1),
    ("…", 1), ("─", 1), ("●", 1), ("✓", 1), ("♥", 1), ("\u{FFFD}", 1),
  ])
  func `letters and signs take one column`(character: Character, columns: Int) {
    #expect(character.columns == columns)
  }

  @Test(
    arguments: [
      "漢", "字", "あ", "カ", "한", "각", "，", "Ａ", "￥", "\u{1112}\u{1161}\u{11AB}", "𠀀",
    ] as [Character]
  )
  func `East Asian characters take two columns`(character: Character) {
    #expect(character.columns == 2)
  }

  @Test func `halfwidth forms take one column`() {
    #expect(("ｱ" as Character).columns == 1)
    #expect(("ﾊ" as Character).columns == 1)
  }

  @Test(
    arguments: [
      "😀", "👍🏽", "👩‍👩‍👧‍👦", "🇩🇪", "🏳️‍🌈", "❤️", "☀️", "1️⃣", "⌚", "⚡", "🀄", "☝🏽",
      "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}",
    ] as [Character]
  )
  func `pictures take two columns`(character: Character) {
    #expect(character.columns == 2)
  }

  @Test func `a sign takes one column unless it is shown as a picture`() {
    #expect(("❤" as Character).columns == 1)
    #expect(("☀" as Character).columns == 1)
    #expect(("🇩" as Character).columns == 1)
  }

  @Test(
    arguments: [
      "\u{301}", "\u{200B}", "\u{200D}", "\u{202E}", "\u{FEFF}", "\u{1B}", "\u{7F}", "\u{9B}",
      "\u{E0041}",
    ] as [Character]
  )
  func `invisible characters take no column`(character: Character) {
    #expect(character.columns == 0)
  }

  @Test func `joined consonants take the sum of their widths, but at most two columns`() {
    #expect("क्ष".columns == 2)
    #expect("नमस्ते".columns == 4)
  }
}
