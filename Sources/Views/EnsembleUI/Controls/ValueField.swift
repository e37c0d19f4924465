// SPDX-License-Identifier: MIT

import EnsembleBindings
import Foundation

extension TextField where Label == Text {
  /// Creates a text field that edits a formatted value.
  ///
  /// ```swift
  /// TextField("Price", value: $store.price, format: .number)
  /// ```
  ///
  /// The value is written whenever the text can be parsed. When editing ends, the field shows the
  /// value in its format again.
  public init<Format: ParseableFormatStyle>(
    _ title: some StringProtocol,
    value: Binding<Format.FormatInput>,
    format: Format,
    prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(ValueField(title: String(title), value: value, format: format, prompt: prompt))
  }
}

private nonisolated struct ValueField<Format: ParseableFormatStyle>: View, TextFieldContent
where Format.FormatOutput == String {
  let title: String
  let value: Binding<Format.FormatInput>
  let format: Format
  let prompt: Text?
  /// The text as typed, while it is edited.
  @State private var draft: String?
  @FocusState private var isEdited: Bool

  init(
    title: String,
    value: Binding<Format.FormatInput>,
    format: Format,
    prompt: Text?
  ) {
    self.title = title
    self.value = value
    self.format = format
    self.prompt = prompt
  }

  @MainActor var body: some View {
    TextField(title, text: text, prompt: prompt)
      .focused($isEdited)
      .onSubmit { draft = nil }
      .onChange(of: isEdited) { if !isEdited { draft = nil } }
  }

  @MainActor func update(_ node: _ViewNode) { node.updateChild(0, to: self) }

  @MainActor private var text: Binding<String> {
    Binding(
      get: { @MainActor in draft ?? format.format(value.wrappedValue) },
      set: { @MainActor text in
        draft = text
        if let new = try? format.parseStrategy.parse(text) { value.wrappedValue = new }
      }
    )
  }
}
