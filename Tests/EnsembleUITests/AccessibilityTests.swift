// SPDX-License-Identifier: MIT

import EnsembleUI
import Testing

@MainActor
@Suite("Accessibility")
struct AccessibilityTests {
  private func details(_ host: ViewHost, _ content: ElementContent) -> ElementDetails? {
    host.tree.visibleElements.first { $0.content == content }?.style.details
  }

  @Test("the modifiers describe an element, and not those inside it")
  func details() throws {
    let host = ViewHost(
      HStack { Text("Inside") }
        .accessibilityIdentifier("row")
        .accessibilityValue("3 of 5")
        .accessibilityHint(Text("Opens the row"))
        .accessibilityAddTraits([.isHeader, .isImage])
        .accessibilityRemoveTraits(.isImage)
        .accessibilityElement(children: .combine)
        .help("Explained")
    )
    let row = try #require(details(host, .horizontal(.center)))
    #expect(row.identifier == "row")
    #expect(row.value == "3 of 5")
    #expect(row.hint == "Opens the row")
    #expect(row.traits == .isHeader)
    #expect(row.childBehavior == .combine)
    #expect(row.help == "Explained")
    #expect(details(host, .text("Inside")) == nil)
  }

  @Test("the title of a group of controls is for screen readers alone")
  func controlGroup() throws {
    let host = ViewHost(ControlGroup("Zoom") { Button("Larger") {} })
    let row = try #require(details(host, .horizontal(.center)))
    #expect(row.label == "Zoom")
    #expect(row.childBehavior == .contain)
    #expect(host.controls == ["Larger"])
  }

  @Test("what describes a view is a string, a part of one, a text, or the key of a text")
  func kinds() {
    func hint(_ view: some View) -> String? {
      details(ViewHost(view), .text("a"))?.hint
    }
    #expect(hint(Text("a").accessibilityHint("Opens \(1 + 1) rows")) == "Opens 2 rows")
    #expect(hint(Text("a").accessibilityHint("Opens a row".prefix(5))) == "Opens")
    #expect(hint(Text("a").accessibilityHint(Text("Opens").bold())) == "Opens")
    #expect(hint(Text("a").accessibilityHint(LocalizedStringKey("**Opens**"))) == "Opens")
  }

  @Test("a control is found by its identifier if no label is equal")
  func identifier() {
    let log = Log()
    let host = ViewHost(
      VStack {
        Button("Save") { log.add("by identifier") }.accessibilityIdentifier("save-button")
        Button("save-button") { log.add("by label") }.disabled(log.take() == ["never"])
        Button("Load") { log.add("load") }.accessibilityIdentifier("load-button")
      }
    )
    host.button("load-button").tap()
    host.button("save-button").tap()
    #expect(log.take() == ["load", "by label"])
  }

  @Test("the name of a control leaves out what is hidden from screen readers")
  func hidden() {
    let host = ViewHost(
      Button {
      } label: {
        Text("→").accessibilityHidden(true)
        Text("Next")
      }
    )
    #expect(host.controls == ["Next"])
  }

  @Test("an element without details holds none")
  func none() {
    let host = ViewHost(Text("Plain").accessibilityHidden(false).keyboardShortcut(nil))
    #expect(details(host, .text("Plain")) == nil)
  }
}
