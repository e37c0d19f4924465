// SPDX-License-Identifier: MIT

import EnsembleUI
import Testing

@MainActor
@Suite("Texts with styles of their own")
struct StyledTextTests {
  private func runs(_ text: Text) -> [TextRun] {
    let tree = ViewTree(text)
    return tree.visibleElements.compactMap(\.style.details?.runs).first ?? []
  }

  private func style(_ text: Text) -> ElementStyle? {
    ViewTree(text).visibleElements.first { $0.content == .text("a") }?.style
  }

  @Test("parts keep their fonts, colors and spaces")
  func parts() {
    let runs = runs(
      Text("a").font(.title) + Text("b").kerning(2).foregroundColor(.red)
        + Text("c").monospacedDigit()
    )
    #expect(runs.map(\.text) == ["a", "b", "c"])
    #expect(runs.map(\.font) == [.title, nil, .body.monospacedDigit()])
    #expect(runs.map(\.tracking) == [nil, 2, nil])
    #expect(runs[1].foreground == .red)
  }

  @Test("a text of one style has it as the style of its element, also if it is redacted")
  func single() {
    #expect(style(Text("a").font(.headline).bold())?.font == .headline)
    #expect(style(Text("a").font(.headline).bold())?.isBold == true)
    let tree = ViewTree(Text("a").font(.title).redacted(reason: .placeholder))
    let element = tree.visibleElements.first { $0.content == .text("▒") }
    #expect(element?.style.font == .title)
  }

  @Test("an interpolated text keeps its style within that of the literal")
  func interpolated() {
    let name = Text(verbatim: "*Ada*").foregroundColor(.red).italic()
    let runs = runs(Text("**by \(name)**, `\(name)` and [\(name)](https://example.com)"))
    #expect(runs.map(\.text) == ["by ", "*Ada*", ", ", "*Ada*", " and ", "*Ada*"])
    #expect(runs.map(\.isBold) == [true, true, false, false, false, false])
    #expect(runs.map(\.isItalic) == [false, true, false, true, false, true])
    #expect(runs.map(\.foreground) == [nil, .red, nil, .red, nil, .red])
    #expect(runs[3].isCode)
    #expect(runs[5].link == "https://example.com")
    let url = Text("https://example.com").bold()
    let linked = self.runs(Text("[go](\(url))"))
    #expect(linked.map(\.link) == ["https://example.com"])
    let plain: LocalizedStringKey = "\(Text("a")) and \(Text("**b**"))"
    #expect(ViewTree(Text(plain)).visibleElements.contains { $0.content == .text("a and b") })
  }

  @Test("a text of an attributed string has its attributes")
  func attributed() {
    var string = AttributedString("ab")
    string.foregroundColor = .red
    string.font = .title
    var rest = AttributedString("cd")
    rest.underlineStyle = .single
    rest.kern = 3
    rest.link = URL(string: "https://example.com")
    let runs = runs(Text(string + rest))
    #expect(runs.map(\.text) == ["ab", "cd"])
    #expect(runs.map(\.foreground) == [.red, nil])
    #expect(runs.map(\.font) == [.title, nil])
    #expect(runs.map(\.isUnderlined) == [false, true])
    #expect(runs.map(\.tracking) == [nil, 3])
    #expect(runs.map(\.link) == [nil, "https://example.com"])
  }

  @Test("an attributed string is made from inline marks of Markdown")
  func markdown() throws {
    let string = try AttributedString(markdown: "a **b** [c](https://example.com)")
    #expect(String(string.characters) == "a b c")
    let runs = runs(Text(string))
    #expect(runs.map(\.text) == ["a ", "b", " ", "c"])
    #expect(runs.map(\.isBold) == [false, true, false, false])
    #expect(runs.last?.link == "https://example.com")
  }

  @Test("symbols and texts within a text are their characters")
  func inline() {
    let star = Image(systemName: "star.fill")
    #expect(ViewHost(Text("a \(star) \(Text("b").bold())")).texts == ["a ★ b"])
    #expect(ViewHost(Text("a ") + Text(star)).texts == ["a ★"])
  }
}
