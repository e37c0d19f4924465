// SPDX-License-Identifier: MIT

import EnsembleUI
import Testing

@testable import EnsembleTerminal

@MainActor
@Suite("Keys that views take, in a terminal")
struct KeyPressTests {
  private let pressed = Pressed()

  /// The keys that a view has received.
  @MainActor
  private final class Pressed {
    var keys: [KeyPress] = []
    var text = ""
  }

  @Test func `a view with the focus takes its keys, and the others move the focus`() {
    let session = TerminalSession.of { [pressed] in
      VStack {
        Text("Board").focusable()
          .onKeyPress(keys: [.downArrow, "x"]) {
            pressed.keys.append($0)
            return .handled
          }
        Button("Save") {}
      }
    }
    #expect(session.focusedText == "Board")
    session.press(.down, .text("x"))
    #expect(pressed.keys == [KeyPress(.downArrow), KeyPress("x")])
    #expect(session.focusedText == "Board")
    session.press(.tab)
    #expect(session.focusedText == "Save")
    session.press(.text("x"))
    #expect(pressed.keys.count == 2)
  }

  @Test func `characters that arrive at once are keys of their own`() {
    let session = TerminalSession.of { [pressed] in
      Text("Board").focusable().onKeyPress {
        pressed.keys.append($0)
        return .handled
      }
    }
    session.press(.text("ab"))
    #expect(pressed.keys == [KeyPress("a"), KeyPress("b")])
  }

  @Test func `a field takes what is typed, and leaves the keys that are named`() {
    let session = TerminalSession.of { [pressed] in
      TextField(
        "Name",
        text: Binding {
          pressed.text
        } set: {
          pressed.text = $0
        }
      )
      .onKeyPress(.upArrow) {
        pressed.keys.append(KeyPress(.upArrow))
        return .handled
      }
    }
    session.press(.text("a"), .up)
    #expect(pressed.keys == [KeyPress(.upArrow)])
    #expect(pressed.text == "a")
  }

  @Test(
    arguments: [
      KeyStroke.plain(.enter), .plain(.escape), .plain(.text("ä")), .plain(.pageDown),
      .control("a"), KeyStroke(key: .left, modifiers: .alt),
    ]
  )
  func `a key of a terminal has the same meaning in a view`(stroke: KeyStroke) throws {
    #expect(KeyStroke(try #require(stroke.inView)) == stroke)
  }

  @Test func `a capital letter is one key in a terminal, and has shift in a browser`() {
    #expect(KeyStroke(KeyPress("Q", modifiers: .shift)) == .plain(.text("Q")))
  }
}
