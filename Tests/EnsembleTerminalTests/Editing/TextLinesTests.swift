// SPDX-License-Identifier: MIT

import EnsembleUI
import Testing

@testable import EnsembleTerminal

@Suite("Editing several lines")
struct TextLinesTests {
  private func lines(_ text: String, _ width: Int) -> [String] {
    let lines = TextLines(text, width: width)
    return lines.ranges.indices.map { lines[$0] }
  }

  /// Applies keys to a text of a width, with the caret at its end, and returns the text with a bar
  /// at the caret.
  private func edit(
    _ text: String,
    kind: TextFieldKind = .editor,
    width: Int = 10,
    _ keys: KeyStroke...
  ) -> String {
    var editor = LineEditor(text: text, kind: kind)
    editor.width = width
    for key in keys {
      let isHandled = editor.handle(key)
      #expect(isHandled, "\(key)")
    }
    return String(editor.text.prefix(editor.caret)) + "|"
      + String(editor.text.dropFirst(editor.caret))
  }

  @Test func `lines are broken between words, and leave a column for the caret`() {
    #expect(lines("one two three", 10) == ["one two ", "three"])
    #expect(lines("one two th", 10) == ["one two ", "th"])
    #expect(lines("one two t", 10) == ["one two t"])
    #expect(lines("abcdefghij", 5) == ["abcd", "efgh", "ij"])
    #expect(lines("a\n\nb\r\n", 5) == ["a", "", "b", ""])
    #expect(lines("", 5) == [""])
  }

  @Test func `no character is lost, and none exceeds the width`() {
    for text in ["abc  def   ", " abc漢 字", "漢字漢字 a", "e\u{301}👩‍👧x\ty", "   ", "漢"] {
      for width in 3...8 {
        let lines = TextLines(text, width: width)
        #expect(lines.ranges.map { lines.characters[$0] }.joined().elementsEqual(text))
        for place in 0...text.count { #expect(lines.column(of: place) < width) }
        #expect(self.lines(text, width).allSatisfy { $0.columns <= width })
      }
    }
  }

  @Test func `widths are counted in columns, not characters`() {
    #expect(lines("漢字漢", 6) == ["漢字", "漢"])
    #expect(lines(" abc漢", 5) == [" ", "abc", "漢"])
    #expect(edit("漢字\nabcd", .plain(.up)) == "漢字|\nabcd")
    #expect(edit("漢字\nabc", .plain(.up)) == "漢|字\nabc")
  }

  @Test func `return breaks the line in an editor, and alt-return in a field`() {
    #expect(edit("ab", .plain(.left), .plain(.enter)) == "a\n|b")
    let altEnter = KeyStroke(key: .enter, modifiers: .alt)
    #expect(edit("ab", kind: .lines, altEnter) == "ab\n|")
    var field = LineEditor(text: "ab", kind: .lines)
    let isHandled = field.handle(.plain(.enter))
    #expect(!isHandled)
  }

  @Test func `pasted text keeps its lines`() {
    #expect(edit("", .plain(.paste("a\r\nb\rc\nd\te\u{1B}"))) == "a\nb\nc\nd\te|")
  }

  @Test func `the caret keeps its column`() {
    #expect(edit("abcd\na\nabcd", .plain(.up)) == "abcd\na|\nabcd")
    #expect(edit("abcd\na\nabcd", .plain(.up), .plain(.up)) == "abcd|\na\nabcd")
    #expect(
      edit("abcd\na\nabcd", .plain(.up), .plain(.left), .plain(.up)) == "|abcd\na\nabcd"
    )
  }

  @Test func `up in the first line and down in the last line are not handled`() {
    for (key, isLast) in [(Key.up, false), (.down, true)] {
      var editor = LineEditor(text: "one two three", kind: .editor)
      editor.width = 10
      let moves = editor.handle(.plain(isLast ? .up : .left))
      let back = editor.handle(.plain(isLast ? .down : .up))
      let isHandled = editor.handle(.plain(key))
      #expect(moves && back)
      #expect(!isHandled)
    }
  }

  @Test func `home and end move within the line on the screen`() {
    #expect(edit("one two three", .plain(.home)) == "one two |three")
    #expect(edit("one two three", .plain(.up), .plain(.end)) == "one two| three")
    #expect(edit("one\ntwo", .plain(.up), .control("e")) == "one|\ntwo")
    #expect(edit("one\ntwo", .control("a")) == "one\n|two")
    #expect(edit("one\ntwo", KeyStroke(key: .home, modifiers: .control)) == "|one\ntwo")
  }

  @Test func `deleting to an end stays within the line`() {
    #expect(edit("one\ntwo", .control("u")) == "one\n|")
    #expect(edit("one\ntwo", .control("u"), .control("u")) == "one|")
    #expect(edit("one\ntwo", .plain(.up), .control("a"), .control("k")) == "|\ntwo")
    #expect(edit("one\ntwo", .plain(.up), .control("e"), .control("k")) == "one|two")
    #expect(edit("", .control("u"), .control("k"), .plain(.backspace)) == "|")
  }

  @Test func `a window scrolls no further than the caret needs`() {
    var editor = LineEditor(text: "1\n2\n3\n4\n5", kind: .editor)
    func window() -> LinesWindow { LinesWindow(&editor, width: 5, height: 3...3) }
    #expect(window().lines == ["3", "4", "5"])
    #expect(window().isCutAbove && !window().isCutBelow)
    for _ in 0..<2 { _ = editor.handle(.plain(.up)) }
    #expect(window().lines == ["3", "4", "5"])
    _ = editor.handle(.plain(.up))
    #expect(window().lines == ["2", "3", "4"])
    #expect(window().isCutAbove && window().isCutBelow)
    editor.adopt("1\n2")
    #expect(window().lines == ["1", "2", ""])
    #expect(!window().isCutAbove && !window().isCutBelow)
  }
}
