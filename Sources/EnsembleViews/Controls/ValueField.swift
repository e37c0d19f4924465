// SPDX-License-Identifier: MIT

import EnsembleBindings
import Foundation

extension TextField where Label == Text {
  /// A line of text that stands for a value.
  ///
  /// ```swift
  /// TextField("Price", value: $store.price, format: .number)
  /// ```
  ///
  /// What is typed becomes the value as soon as it can be read as one. When editing ends, what is shown is the value
  /// in its format again.
  public init<Format: ParseableFormatStyle>(
    _ title: some StringProtocol,
    value: Binding<Format.FormatInput>,
    format: Format,
    prompt: Text? = nil
  ) where Format.FormatOutput == String {
    let field = ValueField(title: String(title), value: value, format: format, prompt: prompt)
    self.init { $0.updateChild(0, to: field) }
  }
}

private struct ValueField<Format: ParseableFormatStyle>: View
where Format.FormatOutput == String {
  let title: String
  let value: Binding<Format.FormatInput>
  let format: Format
  let prompt: Text?
  /// What was typed, as long as it is edited.
  @State private var draft: String?
  @FocusState private var isEdited: Bool

  var body: some View {
    TextField(title, text: text, prompt: prompt)
      .focused($isEdited)
      .onSubmit { draft = nil }
      .onChange(of: isEdited) { if !isEdited { draft = nil } }
  }

  private var text: Binding<String> {
    Binding(
      get: { @MainActor in draft ?? format.format(value.wrappedValue) },
      set: { @MainActor text in
        draft = text
        if let new = try? format.parseStrategy.parse(text) { value.wrappedValue = new }
      }
    )
  }
}
