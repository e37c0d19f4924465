// SPDX-License-Identifier: MIT

#if Web
import EnsembleUI
import EnsembleWeb
import Foundation
import Testing

@MainActor
@Suite("Places and shared texts in HTML")
struct PlaceTests {
  @Test("a shared text is an attribute, which the client passes on")
  func share() async throws {
    let text = "a <b> \"c\""
    let page = try await TestBrowser(WebServer("Only") { ShareLink(item: text) }).open("")
    let button = try #require(page.dom.root.first { $0.attributes["data-e"] == "share" })
    #expect(button.tag == "button")
    #expect(button.attributes["data-text"] == text)
    #expect(button.allText.contains("Share"))
  }

  @Test("items of a toolbar that are before the title have a class, and others have not")
  func toolbar() async throws {
    let page = try await TestBrowser(WebServer("Only") { Bars() }).open("")
    func names(_ title: String) -> [Substring] {
      let node = page.dom.root.first {
        $0.tag == "button" && $0.allText.contains(title)
      }
      return node?.attributes["class"]?.split(separator: " ") ?? []
    }
    #expect(names("Cancel").contains("leading"))
    #expect(names("Home").contains("leading"))
    #expect(!names("Save").contains("leading"))
    #expect(!names("Inside").contains("leading"))
  }

  @Test("a row tells whether it has lines and swipe actions")
  func rows() async throws {
    let page = try await TestBrowser(WebServer("Only") { Rows() }).open("")
    func names(_ title: String) -> String? {
      page.dom.root.first { $0.attributes["class"] != "row" && $0.text == title }?.attributes[
        "class"
      ]
    }
    #expect(names("Bare") == "text no-line")
    #expect(names("Lined") == "text")
    let swiped = page.dom.root.first { $0.attributes["class"] == "action-row swipe" }
    #expect(swiped?.allText.contains("Archive") == true)
    let menu = page.dom.root.first { $0.attributes["class"] == "action-row context" }
    #expect(menu?.allText.contains("Copy") == true)
  }
}

private struct Bars: View {
  var body: some View {
    NavigationStack {
      Button("Inside") {}
        .navigationTitle("Page")
        .toolbar {
          ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
          ToolbarItemGroup(placement: .topBarLeading) { Button("Home") {} }
          ToolbarItem(placement: .confirmationAction) { Button("Save") {} }
        }
    }
  }
}

private struct Rows: View {
  var body: some View {
    List {
      Text("Bare").listRowSeparator(.hidden)
      Text("Lined").listRowSeparator(.visible)
      Text("Swiped").swipeActions { Button("Archive") {} }
      Text("Pressed").contextMenu { Button("Copy") {} }
    }
  }
}
#endif
