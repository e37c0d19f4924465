// SPDX-License-Identifier: MIT

import Testing

@testable import EnsembleTerminal

@Suite("Editing a line")
struct LineEditorTests {
  /// Returns the text with a bar at the caret.
  private func shown(_ editor: LineEditor) -> String {
    String(editor.text.prefix(editor.caret)) + "|" + String(editor.text.dropFirst(editor.caret))
  }

  private func edit(_ text: String, _ keys: KeyStroke...) -> String {
    var editor = LineEditor(text: text)
    for key in keys {
      let isHandled = editor.handle(key)
      #expect(isHandled, "\(key)")
    }
    return shown(editor)
  }

  @Test func `text is inserted at the caret`() {
    #expect(edit("ac", .plain(.left), .plain(.text("b"))) == "ab|c")
    #expect(edit("", .plain(.paste("one\ntwo\u{1B}"))) == "one two|")
  }

  @Test func `whole characters are deleted`() {
    #expect(edit("a👩‍👧", .plain(.backspace)) == "a|")
    #expect(edit("e\u{301}x", .plain(.home), .plain(.delete)) == "|x")
    #expect(edit("", .plain(.backspace), .plain(.delete)) == "|")
  }

  @Test func `a combining mark joins the character before it`() {
    #expect(edit("e", .plain(.text("\u{301}")), .plain(.text("x"))) == "e\u{301}x|")
  }

  @Test func `the caret moves by characters and to the ends`() {
    #expect(edit("a漢b", .plain(.left), .plain(.left)) == "a|漢b")
    #expect(edit("ab", .plain(.right)) == "ab|")
    #expect(edit("ab", .control("a")) == "|ab")
    #expect(edit("ab", .plain(.home), .control("e")) == "ab|")
  }

  @Test func `the caret moves by words`() {
    #expect(edit("one two", .alt("b")) == "one |two")
    #expect(edit("one two ", KeyStroke(key: .left, modifiers: .control)) == "one |two ")
    #expect(edit("one two", .plain(.home), .alt("f")) == "one| two")
  }

  @Test func `words and ends are deleted`() {
    #expect(edit("one two ", .control("w")) == "one |")
    #expect(edit("one two", .plain(.home), .alt("d")) == "| two")
    #expect(edit("one two", .alt("b"), .control("k")) == "one |")
    #expect(edit("one two", .alt("b"), .control("u")) == "|two")
  }

  @Test func `other keys are not handled`() {
    var editor = LineEditor(text: "a")
    for key in [KeyStroke.plain(.up), .plain(.enter), .plain(.tab), .control("x"), .plain(.escape)]
    {
      let isHandled = editor.handle(key)
      #expect(!isHandled, "\(key)")
    }
  }

  @Test func `the caret stays in place when the text is changed elsewhere`() {
    func adopt(_ text: String, left: Int = 0, _ new: String) -> String {
      var editor = LineEditor(text: text)
      for _ in 0..<left { editor.moveLeft() }
      editor.adopt(new)
      return shown(editor)
    }
    // Truncated, rejected, capitalized, cleared.
    #expect(adopt("abcdef", "abcd") == "abcd|")
    #expect(adopt("abcdef", left: 3, "abcd") == "abc|d")
    #expect(adopt("1x2", left: 1, "12") == "1|2")
    #expect(adopt("abc", left: 1, "ABC") == "AB|C")
    #expect(adopt("abc", "") == "|")
    #expect(adopt("", "abc") == "abc|")
  }
}

@Suite("The visible part of a text")
struct FieldWindowTests {
  private func window(_ editor: inout LineEditor, _ width: Int) -> FieldWindow {
    FieldWindow(&editor, isSecure: false, width: width)
  }

  @Test func `a field that is not edited shows the start of its text`() {
    #expect(FieldWindow(text: "abcdef", isSecure: false, width: 4).text == "abc…")
    #expect(FieldWindow(text: "abc", isSecure: true, width: 4).text == "•••")
  }

  @Test func `the caret is always visible`() {
    var editor = LineEditor(text: "abcdefgh")
    #expect(window(&editor, 5).text == "efgh")
    #expect(window(&editor, 5).caret == 4)
    for _ in 0..<3 { editor.moveLeft() }
    #expect(window(&editor, 5).text == "efgh")
    #expect(window(&editor, 5).caret == 1)
    editor.moveToStart()
    #expect(window(&editor, 5).text == "abcde")
    #expect(window(&editor, 5).caret == 0)
  }

  @Test func `a text that has become short enough is shown from its start`() {
    var editor = LineEditor(text: "abcdefgh")
    _ = window(&editor, 5)
    for _ in 0..<3 { editor.deleteBackward() }
    #expect(window(&editor, 5).text == "bcde")
    editor.deleteBackward()
    #expect(window(&editor, 5).text == "abcd")
  }

  @Test func `columns are counted, not characters`() {
    var editor = LineEditor(text: "漢字漢字")
    #expect(window(&editor, 5).text == "漢字")
    #expect(window(&editor, 5).caret == 4)
  }

  @Test func `a secret is shown as bullets`() {
    var editor = LineEditor(text: "pässword")
    #expect(FieldWindow(&editor, isSecure: true, width: 20).text == "••••••••")
  }
}
