// SPDX-License-Identifier: MIT

#if Web
import EnsembleUI
import EnsembleWeb
import Testing

@Suite("HTML")
struct HTMLTests {
  static let attack =
    #"</span></script><script>alert("1")</script>'" onfocus=alert(1) x='"# + "\0\r"

  /// Every element with text that can come from an untrusted source.
  static let speakers: [ElementContent] = [
    .text(attack), .badge(attack), .title(attack), .image(symbol: attack, name: attack),
    .textField(text: attack, prompt: attack, kind: .line),
    .textField(text: "", prompt: attack, kind: .secure),
    .textField(text: attack, prompt: "", kind: .editor),
    .textField(text: "\n</textarea>", prompt: attack, kind: .lines),
    .picker(options: [attack], selection: 0), .alert(title: attack), .dialog(title: attack),
  ]

  @Test("text cannot end its context", arguments: speakers)
  func escaped(content: ElementContent) throws {
    let html = write([ElementSnapshot(content)])
    #expect(!html.contains("<script"))
    #expect(!html.contains("\0"))
    // The parser accepts well-formed HTML only, so the attack is text as a whole.
    let node = try #require(try ModelParser.nodes(html).first)
    let readable = Self.attack.replacing("\0", with: "\u{FFFD}")
    let isThere = node.first { $0.text == readable || $0.attributes.values.contains(readable) }
    #expect(isThere != nil)
    #expect(node.first { $0.attributes.keys.contains("onfocus") } == nil)
  }

  @Test("controls have labels and expose their state")
  func controls() throws {
    let toggle = try parse(.toggle(isOn: true), label: "Airplane mode")
    #expect(toggle.tag == "label")
    #expect(toggle.allText.contains("Airplane mode"))
    let box = try #require(toggle.find("e0i"))
    #expect(box.attributes["role"] == "switch")
    #expect(box.attributes["checked"] == "")

    let field = try parse(.textField(text: "Blob", prompt: "Name", kind: .line), label: "Name")
    #expect(field.find("e0l")?.attributes["for"] == "e0i")
    #expect(field.find("e0i")?.attributes["value"] == "Blob")
    #expect(field.find("e0i")?.attributes["placeholder"] == "Name")

    let picker = try parse(.picker(options: ["a", "b"], selection: 1), label: "Letter")
    #expect(picker.find("e0i")?.children.map(\.text) == ["", "a", "b"])
    #expect(picker.find("e0o1")?.attributes["selected"] == "")
    #expect(picker.find("e0o0")?.attributes["selected"] == nil)

    let stepper = try parse(.stepper(canDecrement: false, canIncrement: true), label: "Count")
    #expect(stepper.find("e0d")?.attributes["aria-labelledby"] == "e0d e0l")
    #expect(stepper.find("e0d")?.attributes["aria-label"] == "Decrease")
    #expect(stepper.find("e0d")?.attributes["disabled"] == "")
    #expect(stepper.find("e0u")?.attributes["disabled"] == nil)

    let slider = try parse(.slider(value: 1.5, bounds: 0...10, step: 0.5), label: "Speed")
    #expect(slider.find("e0i")?.attributes["max"] == "10")
    #expect(slider.find("e0i")?.attributes["value"] == "1.5")
  }

  @Test(
    "text of several lines is rendered whole in a text area",
    arguments: ["\n", "", "a\n\nb", "\n\n a"]
  )
  func lines(text: String) throws {
    let editor = try parse(.textField(text: text, prompt: "", kind: .editor), label: "Notes")
    let area = try #require(editor.find("e0i"))
    #expect(area.tag == "textarea")
    #expect(area.text == text)
    #expect(area.attributes["data-e"] == "edit")
    #expect(area.attributes["enterkeyhint"] == "enter")
    #expect(editor.find("e0l")?.attributes["for"] == "e0i")

    let field = try parse(.textField(text: text, prompt: "You", kind: .lines), label: "Bio")
    #expect(field.find("e0i")?.text == text)
    #expect(field.find("e0i")?.attributes["placeholder"] == "You")
    #expect(field.find("e0i")?.attributes["enterkeyhint"] == "done")
  }

  @Test("controls without a label have an accessible name")
  func names() throws {
    let all: [ElementContent] = [
      .toggle(isOn: false), .textField(text: "", prompt: "", kind: .line),
      .textField(text: "", prompt: "", kind: .editor),
      .picker(options: ["a"], selection: nil), .slider(value: 0, bounds: 0...1, step: nil),
      .progress(0.5), .progress(nil),
    ]
    for content in all {
      let nodes = try ModelParser.nodes(write([ElementSnapshot(content)]))
      let names = nodes.compactMap { $0.first { $0.attributes["aria-label"]?.isEmpty == false } }
      #expect(names.count == 1)
    }
  }

  @Test("the text of a secure field is not sent")
  func secret() {
    let html = write([ElementSnapshot(.textField(text: "hunter2", prompt: "", kind: .secure))])
    #expect(html.contains(#"type="password""#))
    #expect(!html.contains("hunter2"))
    #expect(!html.contains("value"))
  }

  @Test("disabled controls are marked as disabled")
  func disabled() throws {
    let all: [ElementContent] = [
      .button(nil), .link, .toggle(isOn: false), .picker(options: [], selection: nil),
      .textField(text: "", prompt: "", kind: .line),
      .textField(text: "", prompt: "", kind: .lines),
      .slider(value: 0, bounds: 0...1, step: nil),
      .stepper(canDecrement: true, canIncrement: true),
    ]
    for content in all {
      for isDisabled in [true, false] {
        let html = write([ElementSnapshot(content, isDisabled: isDisabled)])
        let node = try #require(try ModelParser.nodes(html).first)
        let control = try #require(node.first { $0.attributes["data-e"] != nil })
        #expect((control.attributes["disabled"] != nil) == isDisabled)
      }
    }
  }

  @Test("only the last page of a stack is visible, and it has a back button")
  func pages() throws {
    let html = write([
      ElementSnapshot(.navigationStack, children: ids(1, 2)),
      ElementSnapshot(.page, parent: id(0)), ElementSnapshot(.page, parent: id(0)),
    ])
    let stack = try #require(try ModelParser.nodes(html).first)
    #expect(stack.children[0].attributes["hidden"] == "")
    #expect(stack.children[1].attributes["hidden"] == nil)
    #expect(stack.find("e1k") == nil)
    #expect(stack.find("e2k")?.attributes["data-e"] == "back")
  }

  @Test("overlays are dialogs with a name")
  func overlays() throws {
    let alert = try parse(.alert(title: "Sure?"), label: "There is no way back.")
    #expect(alert.tag == "dialog")
    #expect(alert.attributes["role"] == "alertdialog")
    #expect(alert.find(alert.attributes["aria-labelledby"] ?? "")?.text == "Sure?")
    let sheet = try ModelParser.nodes(
      write([
        ElementSnapshot(.sheet, children: ids(1)), ElementSnapshot(.title("Edit"), parent: id(0)),
      ])
    )[0]
    #expect(sheet.find(sheet.attributes["aria-labelledby"] ?? "")?.text == "Edit")
    #expect(sheet.find("e0x")?.attributes["aria-label"] == "Close")
  }

  @Test("an accessibility label becomes the accessible name")
  func spokenLabels() throws {
    var style = ElementStyle()
    style.spokenLabel = "Add <one>"
    func attributes(_ content: ElementContent, of name: String = "e0") throws -> [String: String] {
      let html = write([
        ElementSnapshot(content, style: style, children: ids(1)),
        ElementSnapshot(.text("+"), parent: id(0)),
      ])
      return try #require(try ModelParser.nodes(html).first?.find(name)).attributes
    }
    #expect(try attributes(.button(nil))["aria-label"] == "Add <one>")
    #expect(try attributes(.toggle(isOn: true), of: "e0i")["aria-label"] == "Add <one>")
    let image = try attributes(.image(symbol: "plus", name: "plus"))
    #expect(image["aria-label"] == "Add <one>")
    #expect(image["role"] == "img")
    #expect(try attributes(.text("+"))["role"] == "img")
    #expect(try attributes(.vertical(.center))["role"] == "group")
    #expect(try attributes(.form)["role"] == "group")
    #expect(try attributes(.progress(nil), of: "e0s")["aria-label"] == "Add <one>")
    let stepper = ElementContent.stepper(canDecrement: true, canIncrement: true)
    #expect(try attributes(stepper)["aria-label"] == "Add <one>")
    #expect(try attributes(stepper)["aria-labelledby"] == nil)
    #expect(try attributes(stepper, of: "e0u")["aria-label"] == "Increase Add <one>")
    #expect(try attributes(stepper, of: "e0u")["aria-labelledby"] == nil)
  }

  @Test("selected tabs and expanded groups are exposed to assistive technology")
  @MainActor
  func traits() async throws {
    let server = WebServer("Traits") {
      TabView {
        Text("A").tabItem { Text("First") }
        DisclosureGroup("More") { Text("Inside") }.tabItem { Text("Second") }
      }
    }
    let page = try await TestBrowser(server).open("app")
    await page.connect()
    func attribute(_ name: String, of label: String) -> String? {
      page.dom.root.first { $0.tag == "button" && $0.allText.contains(label) }?.attributes[name]
    }
    #expect(attribute("aria-current", of: "First") == "true")
    #expect(attribute("aria-current", of: "Second") == nil)
    await page.send("press", try page.element("press", "Second"))
    try await page.receive()
    #expect(attribute("aria-current", of: "First") == nil)
    #expect(attribute("aria-expanded", of: "More") == "false")
    await page.send("press", try page.element("press", "More"))
    try await page.receive()
    #expect(attribute("aria-expanded", of: "More") == "true")
  }

  @Test("a button within a button is rendered as a span with the role of a button")
  func nestedButtons() throws {
    let html = write([
      ElementSnapshot(.link, children: ids(1)),
      ElementSnapshot(.horizontal(.center), children: ids(2, 3, 4), parent: id(0)),
      ElementSnapshot(.button(nil), parent: id(1)),
      ElementSnapshot(.button(nil), isDisabled: true, parent: id(1)),
      ElementSnapshot(.stepper(canDecrement: false, canIncrement: true), parent: id(1)),
    ])
    let link = try #require(try ModelParser.nodes(html).first)
    #expect(link.tag == "button")
    let button = try #require(link.find("e2"))
    #expect(button.tag == "span")
    #expect(button.attributes["role"] == "button")
    #expect(button.attributes["data-e"] == "press")
    #expect(button.attributes["tabindex"] == "0")
    #expect(link.find("e3")?.attributes["aria-disabled"] == "true")
    #expect(link.find("e3")?.attributes["tabindex"] == nil)
    #expect(link.find("e4d")?.attributes["aria-disabled"] == "true")
    #expect(link.find("e4u")?.tag == "span")
  }

  @Test("rows are list items, and sections have headings")
  func lists() throws {
    let html = write([
      ElementSnapshot(.list, children: ids(1)),
      ElementSnapshot(.section, children: ids(2, 3), parent: id(0)),
      ElementSnapshot(.header, children: ids(4), parent: id(1)),
      ElementSnapshot(.text("Row"), parent: id(1)),
      ElementSnapshot(.text("Header"), parent: id(2)),
    ])
    let list = try #require(try ModelParser.nodes(html).first)
    #expect(list.tag == "ul")
    #expect(list.find("e2")?.tag == "h2")
    #expect(list.find("e1")?.attributes["aria-labelledby"] == "e2")
    #expect(list.find("e3")?.parent?.tag == "li")
  }

  @Test("controls in a row are named after the first text of the row outside of controls")
  func rowNames() throws {
    let list = try row([
      ElementSnapshot(.horizontal(.center), children: ids(4, 5), parent: id(1)),
      ElementSnapshot(.actions, children: ids(7), parent: id(1)),
      ElementSnapshot(.toggle(isOn: false), children: ids(6), parent: id(2)),
      ElementSnapshot(.text("Milk"), parent: id(2)),
      ElementSnapshot(.text("Done"), parent: id(4)),
      ElementSnapshot(.button(.destructive), children: ids(8), parent: id(3)),
      ElementSnapshot(.text("Delete"), parent: id(7)),
    ])
    #expect(list.find("e7")?.attributes["aria-labelledby"] == "e7 e5")
    #expect(list.find("e4i")?.attributes["aria-labelledby"] == "e6 e5")
  }

  @Test("a link is part of the title of its row, and a button is not")
  func rowNamesOfLinks() throws {
    let contents: [(ElementContent, String)] = [
      (.link, "e5"), (.hyperlink("https://example.org"), "e5"), (.tapArea(count: 1), "e5"),
      (.button(nil), "e6"),
    ]
    for (content, title) in contents {
      let list = try row([
        ElementSnapshot(.horizontal(.center), children: ids(4, 6), parent: id(1)),
        ElementSnapshot(.actions, children: ids(7), parent: id(1)),
        ElementSnapshot(content, children: ids(5), parent: id(2)),
        ElementSnapshot(.text("Groceries"), parent: id(4)),
        ElementSnapshot(.text("3 items"), parent: id(2)),
        ElementSnapshot(.button(.destructive), children: ids(8), parent: id(3)),
        ElementSnapshot(.text("Delete"), parent: id(7)),
      ])
      #expect(list.find("e7")?.attributes["aria-labelledby"] == "e7 \(title)")
      #expect(list.find(title) != nil)
    }
  }

  @Test("a row without such a text is named after its first field, or the text of a control")
  func rowNamesOfControls() throws {
    let contents: [(ElementContent, String)] = [
      (.textField(text: "Ada", prompt: "", kind: .line), "e2i"), (.button(nil), "e4"),
      (.toggle(isOn: false), "e4"),
    ]
    for (content, title) in contents {
      let list = try row([
        ElementSnapshot(content, children: ids(4), parent: id(1)),
        ElementSnapshot(.actions, children: ids(5), parent: id(1)),
        ElementSnapshot(.text("Name"), parent: id(2)),
        ElementSnapshot(.stepper(canDecrement: true, canIncrement: true), parent: id(3)),
      ])
      #expect(list.find("e5u")?.attributes["aria-labelledby"] == "e5u e5l \(title)")
      // A control that provides the title is not named after itself again.
      #expect(list.find("e2")?.attributes["aria-labelledby"] == nil)
      #expect(list.find("e2i")?.attributes["aria-labelledby"] == nil)
    }
  }

  @Test("controls above or outside of rows are not named after a row")
  func noRowNames() throws {
    let list = try row([
      ElementSnapshot(.text("Milk"), parent: id(1)),
      ElementSnapshot(.alert(title: "Sure?"), children: ids(4), parent: id(1)),
      ElementSnapshot(.button(nil), parent: id(3)),
    ])
    #expect(list.find("e4")?.attributes["aria-labelledby"] == nil)
    let form = try ModelParser.nodes(
      write([
        ElementSnapshot(.form, children: ids(1)),
        ElementSnapshot(.horizontal(.center), children: ids(2, 3), parent: id(0)),
        ElementSnapshot(.text("Volume"), parent: id(1)),
        ElementSnapshot(.button(nil), parent: id(1)),
      ])
    )
    #expect(form.first?.find("e3")?.attributes["aria-labelledby"] == nil)
  }

  @Test("adjacent buttons are grouped, so that they wrap together")
  func buttonsTogether() throws {
    let html = write([
      ElementSnapshot(.horizontal(.center), children: ids(1, 2, 3, 4)),
      ElementSnapshot(.button(nil), parent: id(0)), ElementSnapshot(.text("1"), parent: id(0)),
      ElementSnapshot(.button(nil), parent: id(0)), ElementSnapshot(.button(nil), parent: id(0)),
    ])
    let line = try #require(try ModelParser.nodes(html).first)
    #expect(line.children.map(\.id) == ["e1", "e2", "e0g3"])
    #expect(line.find("e0g3")?.children.map(\.id) == ["e3", "e4"])
  }

  @Test("styles are rendered as classes")
  func style() {
    var style = ElementStyle()
    style.isBold = true
    style.font = .caption.monospaced()
    style.foreground = .red
    #expect(
      write([ElementSnapshot(.text("x"), style: style)])
        == #"<span id="e0" class="text bold f-caption mono c-red">x</span>"#
    )
  }

  @Test("characters of equal width are another typeface, and digits of equal width are not")
  func monospaced() {
    func classes(_ font: Font) -> String {
      var style = ElementStyle()
      style.font = font
      return write([ElementSnapshot(.text("1"), style: style)])
    }
    #expect(classes(.body.monospaced()).contains("f-body mono\""))
    #expect(classes(.body.monospacedDigit()).contains("f-body digits\""))
    #expect(classes(.body.bold().monospaced()).contains(" mono\""))
  }

  // MARK: Helpers

  private func id(_ number: Int) -> ElementID { ElementID(rawValue: number) }

  private func ids(_ numbers: Int...) -> [ElementID] { numbers.map(id) }

  /// Writes the first of several elements, which are numbered from 0.
  private func write(_ elements: [ElementSnapshot]) -> String {
    var writer = HTMLWriter(
      ElementRenderer { elements.indices.contains($0.rawValue) ? elements[$0.rawValue] : nil }
    )
    writer.write(id(0))
    return writer.html
  }

  /// Returns a list with one row of the first two elements, which are numbered from 2.
  private func row(_ elements: [ElementSnapshot]) throws -> ModelNode {
    let html = write(
      [
        ElementSnapshot(.list, children: ids(1)),
        ElementSnapshot(.actionRow, children: ids(2, 3), parent: id(0)),
      ] + elements
    )
    return try #require(try ModelParser.nodes(html).first)
  }

  private func parse(_ content: ElementContent, label: String) throws -> ModelNode {
    let html = write([
      ElementSnapshot(content, children: ids(1)), ElementSnapshot(.text(label), parent: id(0)),
    ])
    return try #require(try ModelParser.nodes(html).first)
  }
}
#endif
