// SPDX-License-Identifier: MIT

#if Web
import EnsembleUI
import EnsembleWeb
import Testing

@MainActor
@Suite("Looks of controls in HTML")
struct LooksTests {
  private func node(
    _ content: ElementContent,
    label: String = "Label",
    spokenLabel: String? = nil,
    hint: String? = nil,
    _ change: (inout ControlLooks) -> Void
  ) throws -> ModelNode {
    var looks = ControlLooks()
    change(&looks)
    var style = ElementStyle()
    var details = ElementDetails()
    details.looks = looks
    details.hint = hint
    style.details = details
    style.spokenLabel = spokenLabel
    let (id, child) = (ElementID(rawValue: 0), ElementID(rawValue: 1))
    let elements = [
      ElementSnapshot(content, style: style, children: [child]),
      ElementSnapshot(.text(label), parent: id),
    ]
    var writer = HTMLWriter(
      ElementRenderer { elements.indices.contains($0.rawValue) ? elements[$0.rawValue] : nil }
    )
    writer.write(id)
    return try #require(try ModelParser.nodes(writer.html).first)
  }

  @Test("looks are classes of the element")
  func classes() throws {
    let button = try node(.button(.destructive)) {
      $0.button = .borderedProminent
      $0.size = .small
    }
    #expect(button.attributes["class"] == "button destructive prominent small")
    #expect(try node(.label) { $0.label = .iconOnly }.attributes["class"] == "label icon-only")
    #expect(try node(.list) { $0.list = .plain }.attributes["class"] == "list plain")
    #expect(
      try node(.slider(value: 0, bounds: 0...1, step: nil)) { $0.hidesLabels = true }
        .attributes["class"] == "field no-label"
    )
  }

  @Test("a toggle that is no switch has the role of its checkbox")
  func toggles() throws {
    for look in [ToggleLook.checkbox, .button] {
      let toggle = try node(.toggle(isOn: true)) { $0.toggle = look }
      let box = try #require(toggle.find("e0i"))
      #expect(box.attributes["role"] == nil)
      #expect(box.attributes["type"] == "checkbox")
      #expect(toggle.allText.contains("Label"))
    }
  }

  @Test("a segmented picker is a group of radio buttons that select their option")
  func segments() throws {
    let picker = try node(.picker(options: ["Small", "Large"], selection: 1)) {
      $0.picker = .segmented
    }
    let group = try #require(picker.find("e0g"))
    #expect(group.attributes["role"] == "radiogroup")
    #expect(group.attributes["aria-labelledby"] == "e0l")
    let (first, second) = (try #require(picker.find("e0i0")), try #require(picker.find("e0i1")))
    #expect(first.attributes["checked"] == nil)
    #expect(second.attributes["checked"] == "")
    #expect(second.attributes["value"] == "1")
    #expect(second.attributes["data-e"] == "select")
    #expect(first.attributes["name"] == second.attributes["name"])
  }

  @Test("a field asks for the keyboard, the correction and the completion that it needs")
  func entry() throws {
    let field = try node(.textField(text: "", prompt: "", kind: .line)) {
      $0.entry = EntryTraits()
      $0.entry?.keyboard = .emailAddress
      $0.entry?.contentType = .username
      $0.entry?.capitalization = .never
      $0.entry?.disablesCorrection = true
      $0.entry?.submitLabel = .next
    }
    let input = try #require(field.find("e0i"))
    #expect(input.attributes["inputmode"] == "email")
    #expect(input.attributes["autocomplete"] == "username")
    #expect(input.attributes["autocapitalize"] == "none")
    #expect(input.attributes["autocorrect"] == "off")
    #expect(input.attributes["spellcheck"] == "false")
    #expect(input.attributes["enterkeyhint"] == "next")
  }

  @Test("a field without traits is not restored by the browser")
  func noEntry() throws {
    let field = try node(.textField(text: "", prompt: "", kind: .line)) { _ in }
    #expect(field.find("e0i")?.attributes["autocomplete"] == "off")
  }

  @Test func `a segmented picker and a bar have a name and a description`() throws {
    let picker = ElementContent.picker(options: ["Small", "Large"], selection: 1)
    let cases: [(ElementContent, String)] = [(picker, "e0g"), (.progress(0.5), "e0i")]
    for (content, id) in cases {
      let seen = try node(content, hint: "Hint") { $0.picker = .segmented }
      #expect(seen.attributes["aria-description"] == nil)
      let labelled = try #require(seen.find(id))
      #expect(labelled.attributes["aria-labelledby"] == "e0l")
      #expect(labelled.attributes["aria-label"] == nil)
      #expect(labelled.attributes["aria-description"] == "Hint")
      let heard = try node(content, spokenLabel: "Spoken", hint: "Hint") { $0.picker = .segmented }
      let named = try #require(heard.find(id))
      #expect(named.attributes["aria-labelledby"] == nil)
      #expect(named.attributes["aria-label"] == "Spoken")
      #expect(named.attributes["aria-description"] == "Hint")
    }
  }

  @Test func `a circle has a description`() throws {
    let circle = try node(.progress(nil), hint: "Hint") { _ in }
    #expect(circle.attributes["aria-description"] == nil)
    #expect(circle.find("e0s")?.attributes["aria-description"] == "Hint")
  }

  @Test("progress is a bar or a circle, as its style says")
  func progress() throws {
    #expect(try node(.progress(nil)) { $0.progress = .linear }.find("e0s")?.tag == "progress")
    #expect(try node(.progress(0.5)) { $0.progress = .circular }.find("e0s")?.tag == "span")
    #expect(try node(.progress(0.5)) { _ in }.find("e0i")?.tag == "progress")
  }
}
#endif
