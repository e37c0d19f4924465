// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleUI
import Testing

@MainActor
@Suite("Text of several lines")
struct TextEntryTests {
  private let values = Values()
  private var host: ViewHost { ViewHost(EntriesView(values: values)) }

  @Test("an editor and a field of several lines are found as fields, and show and write a binding")
  func bindings() {
    let host = host
    for label in ["Notes", "Bio", "Name", "Key"] {
      #expect(host.textField(label).text?.isEmpty == true)
      host.textField(label).type("one\ntwo")
      #expect(values.name == "one\ntwo")
      values.name = "other\n"
      #expect(host.textField(label).text == "other\n")
      values.name = ""
    }
  }

  @Test("the return key submits in a field, also with a vertical axis, but not in an editor")
  func submit() {
    let host = host
    #expect(host.textField("Bio").submit())
    #expect(values.count == 1)
    #expect(host.textField("Name").submit())
    #expect(values.count == 2)
    #expect(!host.textField("Notes").submit())
    #expect(values.count == 2)
  }

  @Test("a disabled field is not edited")
  func disabled() {
    let host = host
    values.flag = true
    #expect(!host.textField("Notes").type("x"))
    #expect(values.name.isEmpty)
  }

  @Test("the outline distinguishes the kinds of text fields, one line each")
  func outline() {
    values.name = "a\nb"
    let lines = host.outline.split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(lines.contains(#"text editor "a\nb""#))
    #expect(lines.contains(#"text field of lines "a\nb" prompt "About you""#))
    #expect(lines.contains(#"text field "a\nb""#))
    #expect(lines.contains(#"secure field "a\nb""#))
  }
}

private struct EntriesView: View {
  @Bindable var values: Values

  var body: some View {
    Form {
      TextEditor(text: $values.name)
        .accessibilityLabel("Notes")
        .lineLimit(3...6)
      TextField("Bio", text: $values.name, prompt: Text("About you"), axis: .vertical)
        .lineLimit(5, reservesSpace: true)
      TextField("Name", text: $values.name, axis: .horizontal)
        .lineLimit(nil)
      SecureField("Key", text: $values.name)
    }
    .onSubmit { values.count += 1 }
    .disabled(values.flag)
  }
}
