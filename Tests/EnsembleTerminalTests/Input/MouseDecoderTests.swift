// SPDX-License-Identifier: MIT

import Testing

@testable import EnsembleTerminal

@Suite("Decoding the mouse")
struct MouseDecoderTests {
  /// Returns the keys in a text, of which `^` is the escape byte.
  private func keys(_ text: String) -> [KeyStroke] {
    var decoder = KeyDecoder()
    let bytes = text.utf8.map { $0 == UInt8(ascii: "^") ? 0x1B : $0 }
    return decoder.decode(bytes) + decoder.flush()
  }

  private func event(_ kind: MouseEvent.Kind, _ row: Int, _ column: Int) -> KeyStroke {
    .plain(.mouse(MouseEvent(kind, row: row, column: column)))
  }

  @Test func `a press, a movement and a release have the cell, counted from 0`() {
    #expect(
      keys("^[<0;5;3M^[<32;6;3M^[<0;6;3m")
        == [event(.press, 2, 4), event(.drag, 2, 5), event(.release, 2, 5)]
    )
  }

  @Test func `the wheel turns up and down`() {
    #expect(keys("^[<64;1;1M^[<65;1;1M") == [event(.wheel(-1), 0, 0), event(.wheel(1), 0, 0)])
  }

  @Test func `a report may arrive in any portions, between other keys`() {
    let bytes = Array("a\u{1B}[<0;120;40Mb".utf8)
    for split in 0...bytes.count {
      var decoder = KeyDecoder()
      let keys = decoder.decode(bytes[..<split]) + decoder.decode(bytes[split...])
      #expect(keys == [.plain(.text("a")), event(.press, 39, 119), .plain(.text("b"))])
    }
  }

  @Test(arguments: [
    "^[<M", "^[<0M", "^[<0;1M", "^[<0;1;1;1M", "^[<;;M", "^[<?;1;1M", "^[<0;0;1M", "^[<0;1;0M",
    "^[<-1;1;1M", "^[<0;-5;1M", "^[<999999999999999999999;1;1M", "^[<0;99999;1M",
    "^[<0;1;99999999999999999999M", "^[<0;1;1X", "^[<0;1;1~", "^[0;1;1M", "^[32;5;3M",
  ])
  func `garbage is no key`(text: String) {
    #expect(keys(text + "x") == [.plain(.text("x"))])
  }

  @Test(arguments: ["^[<1;1;1M", "^[<2;1;1M", "^[<35;1;1M", "^[<66;1;1M", "^[<128;1;1M"])
  func `other buttons, and movements without one, have no effect`(text: String) {
    #expect(keys(text) == [])
  }

  @Test func `with shift, the terminal selects`() {
    #expect(keys("^[<4;1;1M^[<36;2;1M^[<4;2;1m") == [])
    #expect(keys("^[<16;1;1M") == [event(.press, 0, 0)])
  }

  @Test func `the three bytes of older terminals are no text`() {
    #expect(keys("^[M %#x") == [event(.press, 2, 4), .plain(.text("x"))])
    #expect(keys("^[M#!!") == [event(.release, 0, 0)])
    #expect(keys("^[M") == [])
    #expect(keys("^[M^[A") == [.plain(.up)])
    #expect(keys("^OM") == [.plain(.enter)])
  }
}
