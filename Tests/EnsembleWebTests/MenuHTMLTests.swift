// SPDX-License-Identifier: MIT

#if Web
import Ensemble
import EnsembleUI
import EnsembleWeb
import Testing

@MainActor
@Suite("Menus and popovers in HTML")
struct MenuHTMLTests {
  private func open() async throws -> TestPage {
    let page = try await TestBrowser(WebServer("Only") { Shelf() }).open("")
    await page.connect()
    return page
  }

  private func opened() async throws -> (TestPage, ModelNode) {
    let page = try await open()
    await page.send("press", try page.element("press", "View"))
    try await page.receive()
    return (page, try #require(page.dom.root.first { $0.attributes["role"] == "menu" }))
  }

  @Test("a control says that it opens a menu, and whether the menu is shown")
  func opener() async throws {
    let (page, menu) = try await opened()
    let opener = try #require(page.dom.root.first { $0.attributes["aria-haspopup"] == "menu" })
    #expect(opener.tag == "button")
    #expect(opener.attributes["aria-expanded"] == "true")
    let dialog = try #require(menu.parent)
    #expect(dialog.attributes["class"] == "menu")
    #expect(dialog.attributes["aria-label"] == "View")
    // The client places a menu beside the node before it.
    let siblings = try #require(dialog.parent).children
    let place = try #require(siblings.firstIndex { $0 === dialog })
    #expect(siblings[place - 1] === opener)
    await page.send("dismiss", dialog.number)
    try await page.receive()
    #expect(page.dom.root.find(dialog.id) == nil)
    #expect(
      page.dom.root.first { $0.attributes["aria-haspopup"] == "menu" }?.attributes["aria-expanded"]
        == "false"
    )
  }

  @Test("the parts of a menu are items with roles, and only these")
  func items() async throws {
    let (_, menu) = try await opened()
    let items = menu.all { $0.attributes["role"]?.hasPrefix("menuitem") == true }
    #expect(
      items.map { "\($0.attributes["role"] ?? "") \($0.allText.trimmed)" } == [
        "menuitemradio Title", "menuitemradio Author", "menuitemcheckbox Covers", "menuitem Delete",
        "menuitem More",
      ]
    )
    #expect(items.map { $0.attributes["aria-checked"] } == ["true", "false", "true", nil, nil])
    #expect(items.allSatisfy { $0.tag == "button" })
    #expect(items[3].attributes["class"] == "item destructive")
    #expect(items[4].attributes["aria-haspopup"] == "menu")
    #expect(menu.first { $0.tag == "hr" } != nil)
    let group = try #require(menu.first { $0.attributes["role"] == "group" })
    #expect(group.attributes["aria-labelledby"] != nil)
    // Neither a switch nor a list of options of the browser.
    #expect(menu.first { ["input", "select"].contains($0.tag) } == nil)
  }

  @Test("a choice is sent as that of a picker or toggle, and closes the menu")
  func choice() async throws {
    let (page, menu) = try await opened()
    let radio = try #require(menu.first { $0.attributes["role"] == "menuitemradio" })
    #expect(radio.attributes["data-e"] == "select")
    await page.send("select", radio.number, 1)
    try await page.receive()
    #expect(page.dom.root.find(menu.id) == nil)
    await page.send("press", try page.element("press", "View"))
    try await page.receive()
    let checked = page.dom.root.all { $0.attributes["aria-checked"] == "true" }
    #expect(checked.map(\.allText.trimmed) == ["Author", "Covers"])
  }

  @Test("the actions of a context are in a closed menu beside a button")
  func context() async throws {
    let page = try await open()
    let row = try #require(
      page.dom.root.first { $0.attributes["class"]?.hasSuffix("context") == true }
    )
    let opener = try #require(row.first { $0.attributes["data-m"] != nil })
    #expect(opener.attributes["aria-haspopup"] == "menu")
    // Named after its row.
    let names = try #require(opener.attributes["aria-labelledby"]).split(separator: " ")
    #expect(names.count == 2 && names[0] == opener.id)
    #expect(page.dom.root.find(String(names[1]))?.allText == "Emma")
    let box = try #require(row.first { $0.tag == "dialog" })
    #expect(box.attributes["open"] == nil && box.attributes["data-d"] == nil)
    let items = box.all { $0.attributes["role"] == "menuitem" }
    #expect(items.map(\.allText.trimmed) == ["Lend"])
    await page.send("press", items[0].number)
    try await page.receive()
    #expect(page.text.contains("1 lent"))
  }

  @Test("a popover is a sheet that the client places, and help is a text that it shows")
  func popover() async throws {
    let page = try await open()
    let button = try #require(page.dom.root.first { $0.attributes["data-help"] == "About" })
    #expect(button.attributes["aria-description"] == "About")
    #expect(button.attributes["title"] == nil)
    await page.send("press", button.number)
    try await page.receive()
    let box = try #require(
      page.dom.root.first { $0.tag == "dialog" && $0.allText.contains("Shown") }
    )
    #expect(box.attributes["class"] == "sheet popover")
    #expect(box.attributes["data-d"] != nil)
  }

  @Test("a sheet has its title and its toolbar in one head, and marks a way out of it")
  func sheet() async throws {
    let page = try await open()
    await page.send("press", try page.element("press", "Add"))
    try await page.receive()
    let sheet = try #require(page.dom.root.first { $0.attributes["class"] == "sheet" })
    let head = try #require(sheet.first { $0.attributes["class"] == "head" })
    #expect(head.first { $0.tag == "h2" }?.text == "New book")
    let buttons = head.all { $0.tag == "button" }
    #expect(buttons.map(\.allText) == ["Cancel", "Save"])
    let classes = buttons.map { Set($0.attributes["class"]?.split(separator: " ") ?? []) }
    #expect(classes[0].isSuperset(of: ["leading", "way-out"]))
    #expect(classes[1].contains("way-out") && !classes[1].contains("leading"))
  }
}

private struct Shelf: View {
  @State private var order = "Title"
  @State private var showsCovers = true
  @State private var lent = 0
  @State private var isShown = false
  @State private var isAdding = false

  var body: some View {
    Menu("View") {
      Picker("Order", selection: $order) {
        ForEach(["Title", "Author"], id: \.self) { Text($0).tag($0) }
      }
      Divider()
      Toggle("Covers", isOn: $showsCovers)
      Button("Delete", role: .destructive) {}
      Menu("More") { Button("Export") {} }
    }
    Button("?") { isShown = true }
      .help("About")
      .popover(isPresented: $isShown) { Text("Shown") }
    Button("Add") { isAdding = true }
      .sheet(isPresented: $isAdding) {
        Text("A form")
          .navigationTitle("New book")
          .toolbar {
            ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
            ToolbarItem(placement: .confirmationAction) { Button("Save") {} }
          }
      }
    Text("\(lent) lent")
    List {
      Text("Emma").contextMenu { Button("Lend") { lent += 1 } }
    }
  }
}
#endif
