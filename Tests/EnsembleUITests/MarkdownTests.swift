// SPDX-License-Identifier: MIT

import EnsembleUI
import Foundation
import Testing

@MainActor
@Suite("Styles within a text")
struct MarkdownTests {
  /// Returns the parts of a text: `b` bold, `i` italic, `s` struck, `c` code, `→` a link.
  private func parts(_ text: Text) -> [String] {
    let host = ViewHost(text)
    guard let element = host.tree.visibleElements.last else { return [] }
    guard let runs = element.style.details?.runs else {
      let marks = (element.style.isBold ? "b" : "") + (element.style.isItalic ? "i" : "")
      return host.texts.map { marks.isEmpty ? $0 : "\(marks):\($0)" }
    }
    return runs.map { run in
      let marks =
        (run.isBold ? "b" : "") + (run.isItalic ? "i" : "") + (run.isStruckThrough ? "s" : "")
        + (run.isCode ? "c" : "")
      return (marks.isEmpty ? "" : marks + ":") + run.text + (run.link.map { "→" + $0 } ?? "")
    }
  }

  @Test(
    "marks in a literal style its text",
    arguments: [
      ("plain", ["plain"]),
      ("a **b** c", ["a ", "b:b", " c"]),
      ("*i* _i_ __b__", ["i:i", " ", "i:i", " ", "b:b"]),
      ("**b *bi***", ["b:b ", "bi:bi"]),
      ("*i **bi** i*", ["i:i ", "bi:bi", "i: i"]),
      ("~~s~~ `c*`", ["s:s", " ", "c:c*"]),
      ("[**l** k](https://a.b/?c=1)!", ["b:l→https://a.b/?c=1", " k→https://a.b/?c=1", "!"]),
      (#"\*a\* \[b]"#, ["*a* [b]"]),
      ("^[2 **p**](inflect: true) x", ["2 ", "b:p", " x"]),
      ("2^3 ^[a ^[b](c ^", ["2^3 ^[a ^[b](c ^"]),
    ]
  )
  func styles(text: String, expected: [String]) {
    #expect(parts(Text(LocalizedStringKey(text))) == expected)
  }

  @Test(
    "marks without a partner are text",
    arguments: [
      "2 * 3 * 4", "snake_case_name", "**open", "a*", "`code", "[link", "[link](open", "[a] (b)",
      "****", "* a*", "", "[a](b c)", "~a~", "\\",
    ]
  )
  func noMarks(text: String) {
    #expect(parts(Text(LocalizedStringKey(text))) == (text == "" ? [""] : [text]))
  }

  @Test("interpolated values are shown as they are")
  func interpolation() {
    let value = "**not bold** [no](link)"
    #expect(parts(Text("**Name**: \(value)")) == ["b:Name", ": **not bold** [no](link)"])
    #expect(parts(Text("*\(value)*")) == ["i:" + value])
    #expect(parts(Text("\(7, format: .number)")) == ["7"])
    #expect(parts(Text("\(1.5, specifier: "%.2f")")) == ["1.50"])
  }

  @Test("a string that is not a literal is shown as it is")
  func verbatim() {
    let value = "**as it is**"
    #expect(parts(Text(value)) == [value])
    #expect(parts(Text(verbatim: "**as it is**")) == [value])
    #expect(parts(Text(value.prefix(4))) == ["**as"])
  }

  @Test("concatenated texts keep their styles")
  func concatenation() {
    #expect(parts(Text("a").bold() + Text(" ") + Text("b").italic()) == ["b:a", " ", "i:b"])
    #expect(parts(Text("a").bold() + Text("b").bold()) == ["b:ab"])
    #expect(parts((Text("a") + Text("b").italic()).bold()) == ["b:a", "bi:b"])
    #expect(parts(Text("a") + Text("b")) == ["ab"])
  }

  @Test(
    "a long text of marks takes linear time, and nesting has a limit",
    arguments: ["*a _b [c `d ", "[", "[](a", "*_", "**~~", "[a](b "]
  )
  func time(part: String) {
    let text = String(repeating: part, count: 20_000) + "x" + String(part.reversed())
    #expect(ViewHost(Text(LocalizedStringKey(text))).texts.count == 1)
  }
}
