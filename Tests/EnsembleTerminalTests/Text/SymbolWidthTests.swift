// SPDX-License-Identifier: MIT

import EnsembleUI
import Testing

@testable import EnsembleTerminal

@MainActor
@Suite("Symbols in a terminal")
struct SymbolWidthTests {
  @Test("each symbol and each variant is a character of one column, and no emoji")
  func width() {
    for name in Symbols.names {
      for variant in ["", ".fill", ".circle", ".circle.fill", ".slash", ".badge.plus"] {
        let glyph = Symbols.glyph(of: name + variant)
        #expect(glyph.columns == 1, "\(name)\(variant): \(glyph)")
        let isEmoji = glyph.unicodeScalars.contains { $0.properties.isEmojiPresentation }
        #expect(!isEmoji, "\(name)\(variant): \(glyph)")
      }
    }
  }

  @Test("a label shows its symbol and its title with one space between them")
  func label() {
    let session = TerminalSession.of { Label("Bin", systemImage: "trash.circle.fill") }
    #expect(session.text == "⌫ Bin")
  }

  @Test("a variant of a drawing of the application has the character of the drawing")
  func registered() {
    SymbolDrawing(glyph: "◊", body: "M12 3l6 9-6 9-6-9z").register(as: "bookmark")
    let session = TerminalSession.of { Label("Top", systemImage: "bookmark.fill") }
    #expect(session.text == "◊ Top")
  }
}
