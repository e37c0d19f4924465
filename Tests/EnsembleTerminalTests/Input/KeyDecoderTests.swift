// SPDX-License-Identifier: MIT

import Testing

@testable import EnsembleTerminal

@Suite("Decoding keys")
final class KeyDecoderTests {
  private var decoder = KeyDecoder()

  private func keys(_ text: String) -> [KeyStroke] { decoder.decode(Array(text.utf8)) }

  @Test(arguments: ["\u{07}", "\u{1B}\\"])
  func `the answer to the question for the background is no text`(end: String) {
    let bytes = Array("a\u{1B}]11;rgb:ffff/ffff/dddd\(end)b".utf8)
    for split in 0...bytes.count {
      var decoder = KeyDecoder()
      // After the beginning of the answer, a moment of silence does not matter.
      var keys = decoder.decode(bytes[..<split])
      if split > 4 { keys += decoder.flush() }
      keys += decoder.decode(bytes[split...])
      #expect(keys == [.plain(.text("a")), .plain(.background(.light)), .plain(.text("b"))])
    }
  }

  @Test func `an answer whose end is lost is dropped after a silence`() {
    var decoder = KeyDecoder()
    #expect(decoder.decode(Array("\u{1B}]11;rgb:ff".utf8)) == [])
    #expect(decoder.flush() == [])
    #expect(decoder.flushPaste() == [])
    #expect(decoder.decode(Array("x".utf8)) == [.plain(.text("x"))])
    #expect(decoder.decode(Array("\u{1B}]".utf8)) == [])
    #expect(decoder.flush() == [.alt("]")])
    #expect(decoder.decode(Array("\u{1B}]x".utf8)) == [.alt("]"), .plain(.text("x"))])
  }

  @Test func `text is delivered together`() {
    #expect(keys("héllo 漢") == [.plain(.text("héllo 漢"))])
  }

  @Test func `a character may arrive in parts`() {
    let bytes = Array("a😀b".utf8)
    #expect(decoder.decode(bytes[0..<3]) == [.plain(.text("a"))])
    #expect(decoder.isWaiting)
    #expect(decoder.decode(bytes[3..<4]) == [])
    #expect(decoder.decode(bytes[4...]) == [.plain(.text("😀b"))])
    #expect(!decoder.isWaiting)
  }

  @Test func `malformed text is replaced, and the text after it is kept`() {
    #expect(decoder.decode([0xFF, 0x61]) == [.plain(.text("\u{FFFD}a"))])
    #expect(decoder.decode([0xE6, 0x61, 0x80, 0x62]) == [.plain(.text("\u{FFFD}a\u{FFFD}b"))])
    #expect(decoder.decode([0xE6]) == [])
    #expect(decoder.flush() == [.plain(.text("\u{FFFD}"))])
  }

  @Test func `control characters are keys`() {
    #expect(
      keys("\t\r\n\u{7F}\u{08}\u{03}\u{1A}") == [
        .plain(.tab), .plain(.enter), .plain(.enter), .plain(.backspace), .plain(.backspace),
        .control("c"), .control("z"),
      ]
    )
    #expect(keys("\0\u{1C}") == [])
  }

  @Test(arguments: [
    ("[A", Key.up), ("[B", .down), ("[C", .right), ("[D", .left), ("OA", .up), ("OH", .home),
    ("[H", .home), ("[F", .end), ("[1~", .home), ("[4~", .end), ("[3~", .delete),
    ("[5~", .pageUp), ("[6~", .pageDown), ("OM", .enter),
  ])
  func `escape sequences are keys`(sequence: String, key: Key) {
    var decoder = KeyDecoder()
    #expect(decoder.decode(Array("\u{1B}\(sequence)".utf8)) == [.plain(key)])
  }

  @Test func `modifiers are decoded from the sequence`() {
    #expect(keys("\u{1B}[1;5C") == [KeyStroke(key: .right, modifiers: .control)])
    #expect(keys("\u{1B}[3;3~") == [KeyStroke(key: .delete, modifiers: .alt)])
    #expect(keys("\u{1B}[Z") == [.backTab])
    #expect(keys("\u{1B}b") == [.alt("b")])
    #expect(keys("\u{1B}\u{7F}") == [KeyStroke(key: .backspace, modifiers: .alt)])
    #expect(keys("\u{1B}\r") == [KeyStroke(key: .enter, modifiers: .alt)])
  }

  @Test func `a sequence may arrive in parts`() {
    #expect(keys("\u{1B}") == [])
    #expect(keys("[1;") == [])
    #expect(decoder.isWaiting)
    #expect(keys("2A") == [KeyStroke(key: .up, modifiers: .shift)])
  }

  @Test func `a lone escape is a key once nothing follows`() {
    #expect(keys("\u{1B}") == [])
    #expect(decoder.flush() == [.plain(.escape)])
    #expect(decoder.flush() == [])
    #expect(keys("\u{1B}\u{1B}[A") == [.plain(.escape), .plain(.up)])
  }

  @Test func `unknown sequences are dropped`() {
    #expect(
      keys("a\u{1B}[99~\u{1B}[?1;2c\u{1B}[I\u{1B}Oxb") == [.plain(.text("a")), .plain(.text("b"))]
    )
  }

  @Test func `function keys of a Linux console are not text`() {
    #expect(keys("\u{1B}[[Ab") == [.plain(.text("b"))])
    #expect(keys("\u{1B}[[") == [])
    #expect(decoder.isWaiting)
    #expect(keys("Ec") == [.plain(.text("c"))])
  }

  @Test func `an interrupted sequence does not consume the bytes that follow`() {
    #expect(keys("\u{1B}[1\u{1B}[A") == [.plain(.up)])
    #expect(keys("\u{1B}[1\r") == [.plain(.enter)])
    #expect(keys("\u{1B}[1;") == [])
    #expect(decoder.flush() == [])
    #expect(keys("x") == [.plain(.text("x"))])
  }

  @Test func `a number that overflows is ignored`() {
    #expect(keys("\u{1B}[99999999999999999999999A") == [.plain(.up)])
    #expect(keys("\u{1B}[" + String(repeating: "1", count: 100)) == [])
    #expect(!decoder.isWaiting)
  }

  @Test func `pasted text is one key, including control characters`() {
    #expect(
      keys("\u{1B}[200~one\ntwo\u{1B}[A\u{1B}[201~x") == [
        .plain(.paste("one\ntwo\u{1B}[A")), .plain(.text("x")),
      ]
    )
  }

  @Test func `pasted text and its end may arrive in parts`() {
    #expect(keys("a\u{1B}[200~o") == [.plain(.text("a"))])
    #expect(!decoder.isWaiting)
    #expect(keys("ne\u{1B}[20") == [])
    #expect(decoder.flush() == [])
    #expect(keys("1~") == [.plain(.paste("one"))])
  }

  @Test func `pasted text without an end ends when nothing follows`() {
    #expect(keys("\u{1B}[200~one") == [])
    #expect(decoder.flush() == [])
    #expect(decoder.flushPaste() == [.plain(.paste("one"))])
    #expect(keys("x\u{1B}[A") == [.plain(.text("x")), .plain(.up)])
    #expect(decoder.flushPaste() == [])
  }

  @Test func `an incomplete end marker or an escape is not part of pasted text`() {
    #expect(keys("\u{1B}[200~one\u{1B}[20") == [])
    #expect(decoder.flushPaste() == [.plain(.paste("one"))])
    #expect(keys("\u{1B}[200~two\u{1B}") == [])
    #expect(decoder.flushPaste() == [.plain(.paste("two")), .plain(.escape)])
    #expect(keys("x") == [.plain(.text("x"))])
  }

  @Test func `long pasted text is delivered in pieces that end between characters`() {
    let size = KeyDecoder.pieceSize
    let text =
      String(repeating: "a", count: size - 1) + "漢" + String(repeating: "\r\n", count: size)
    let pieces = keys("\u{1B}[200~\(text)\u{1B}[201~").map { press -> String in
      if case .paste(let piece) = press.key { piece } else { "" }
    }
    #expect(pieces.count == 3)
    #expect(pieces.allSatisfy { $0.utf8.count <= size + 4 && $0.first != "\n" })
    #expect(pieces.joined() == text)
  }

  @Test func `malformed pasted bytes are delivered in pieces too`() {
    let bytes = [UInt8](repeating: 0x80, count: 3 * KeyDecoder.pieceSize)
    _ = keys("\u{1B}[200~")
    #expect(decoder.decode(bytes).count == 2)
    #expect(decoder.flushPaste().count == 1)
  }

  @Test func `random bytes are decoded without failure`() {
    var generator = RepeatableGenerator(seed: 7)
    for _ in 0..<200 {
      var decoder = KeyDecoder()
      for _ in 0..<20 {
        let bytes = (0..<Int.random(in: 0..<12, using: &generator)).map { _ in
          Bool.random(using: &generator) ? UInt8.random(in: 0...255, using: &generator) : 0x1B
        }
        _ = decoder.decode(bytes)
        if Bool.random(using: &generator) { _ = decoder.flush() }
      }
      _ = decoder.flush()
      #expect(!decoder.isWaiting)
    }
  }
}

/// A generator of the same pseudorandom numbers in every run.
struct RepeatableGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}
