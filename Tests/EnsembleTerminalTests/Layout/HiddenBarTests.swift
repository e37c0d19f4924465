// SPDX-License-Identifier: MIT

import EnsembleUI
import Testing

@testable import EnsembleTerminal

@MainActor
@Suite("Hidden parts of pages, and fonts of parts of texts, in a terminal")
struct HiddenBarTests {
  private func text(@ViewBuilder _ page: @escaping @MainActor () -> some View) -> String {
    TerminalSession.of {
      NavigationStack {
        Text("Root").navigationDestination(isPresented: .constant(true), destination: page)
      }
    }
    .text
  }

  @Test("a page without a back control has none, and cannot be left by a key")
  func backButton() {
    let page = Text("Page").navigationTitle("Title")
    #expect(text { page }.contains("‹ Back"))
    #expect(!text { page.navigationBarBackButtonHidden() }.contains("‹ Back"))
    let hidden = text { page.navigationBarHidden(true) }
    #expect(hidden.contains("‹ Back"))
    #expect(!hidden.contains("Title"))
    #expect(hidden.contains("Page"))
  }

  @Test("a part of a text in the font of a title is bold")
  func fonts() {
    let session = TerminalSession.of { Text("a").font(.title) + Text("b").font(.caption) }
    let cells = session.frame().buffer.cells.prefix(2)
    #expect(cells.map { $0.style.attributes.contains(.bold) } == [true, false])
    #expect(cells.map { $0.style.attributes.contains(.dim) } == [false, true])
  }
}
