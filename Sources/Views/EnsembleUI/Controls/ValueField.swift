// SPDX-License-Identifier: MIT

import EnsembleBindings
import EnsembleCore
import Foundation

extension TextField {
  /// Creates a text field that edits a formatted value, with a label made of views.
  ///
  /// The text is parsed and validated as in a field with a title.
  public init<Format: ParseableFormatStyle>(
    value: Binding<Format.FormatInput>,
    format: Format,
    prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where Format.FormatOutput == String {
    self.init(ValueField(value: .required(value), format: format, prompt: prompt, label: label()))
  }

  /// Creates a text field that edits a formatted value or nil, with a label made of views.
  ///
  /// The text of nil is empty, and an empty text writes nil.
  public init<Format: ParseableFormatStyle>(
    value: Binding<Format.FormatInput?>,
    format: Format,
    prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where Format.FormatOutput == String {
    self.init(ValueField(value: .optional(value), format: format, prompt: prompt, label: label()))
  }
}

extension TextField where Label == Text {
  /// Creates a text field that edits a formatted value.
  ///
  /// ```swift
  /// TextField("Price", value: $store.price, format: .number)
  /// ```
  ///
  /// The value is written whenever the text can be parsed as a whole. When editing ends, the field
  /// shows the value in its format again.
  ///
  /// A text that cannot be parsed, such as `abc` for a number, stays in the field, which is marked
  /// as invalid with a message for screen readers. If the binding writes to a field of a store, its
  /// form is notified: the field then has a problem, and the form is not submitted. The text is
  /// discarded when the value changes by other means, when the form is reset, and when the field
  /// disappears.
  public init<Format: ParseableFormatStyle>(
    _ title: some _TitleText,
    value: Binding<Format.FormatInput>,
    format: Format,
    prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title: title) }
  }

  /// Creates a text field that edits a formatted value or nil.
  ///
  /// ```swift
  /// @State private var age: Int?
  ///
  /// TextField("Age", value: $age, format: .number)
  /// ```
  ///
  /// The text of nil is empty, and an empty text, or one of spaces only, writes nil. Any other text
  /// is treated as in a field whose value is not optional.
  public init<Format: ParseableFormatStyle>(
    _ title: some _TitleText,
    value: Binding<Format.FormatInput?>,
    format: Format,
    prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title: title) }
  }
}

/// The binding of a field to a value, or to a value or nil.
private nonisolated enum EditedValue<Input> {
  case required(Binding<Input>)
  case optional(Binding<Input?>)

  @MainActor var value: Input? {
    switch self {
    case .required(let binding): binding.wrappedValue
    case .optional(let binding): binding.wrappedValue
    }
  }

  @MainActor var reportableField: ReportableField? {
    switch self {
    case .required(let binding): binding.reportableField
    case .optional(let binding): binding.reportableField
    }
  }

  /// Whether an empty text is nil.
  var isOptional: Bool { if case .optional = self { true } else { false } }

  /// Writes a value; nil only if it is optional.
  @MainActor func write(_ value: Input?) {
    switch self {
    case .required(let binding): if let value { binding.wrappedValue = value }
    case .optional(let binding): binding.wrappedValue = value
    }
  }
}

private nonisolated struct ValueField<Label: View, Format: ParseableFormatStyle>: View,
  TextFieldContent
where Format.FormatOutput == String {
  let value: EditedValue<Format.FormatInput>
  let format: Format
  let prompt: Text?
  let label: Label
  /// The text as typed, while it is being edited or cannot be parsed.
  @State private var draft: Draft?
  @FocusState private var isEdited: Bool

  init(value: EditedValue<Format.FormatInput>, format: Format, prompt: Text?, label: Label) {
    self.value = value
    self.format = format
    self.prompt = prompt
    self.label = label
  }

  @MainActor var body: some View {
    let valueText = valueText
    let problem = draft?.shown(for: valueText)?.problem ?? ""
    TextField(text: text, prompt: prompt) { label }
      .details { $0.problem = problem }
      .focused($isEdited)
      .onSubmit { endEditing() }
      .onChange(of: isEdited) { if !isEdited { endEditing() } }
      .onChange(of: valueText) { if draft?.fits(valueText) == false { drop() } }
      .onDisappear { drop() }
  }

  @MainActor func update(_ node: _ViewNode) { node.updateChild(0, to: self) }

  @MainActor private var valueText: String { self.text(of: value.value) }

  /// Returns the text that is shown for a value.
  private func text(of value: Format.FormatInput?) -> String {
    value.map { format.format($0) } ?? ""
  }

  @MainActor private var text: Binding<String> {
    Binding(
      get: { @MainActor in
        let valueText = valueText
        return draft?.shown(for: valueText)?.text ?? valueText
      },
      set: { @MainActor in enter($0) }
    )
  }

  @MainActor private func enter(_ text: String) {
    let new = format.wholeValue(of: text)
    if new != nil || value.isOptional && text.allSatisfy(\.isWhitespace) {
      let last = draft
      value.write(new)
      // A write of the whole field already implies this.
      if let field = last?.heldField, field.isPart { field.reportEnd() }
      draft = Draft(text: text, written: self.text(of: new), valueText: valueText)
    } else {
      var new = Draft(text: text, problem: problem(of: text), valueText: valueText)
      new.report(to: draft?.field ?? value.reportableField)
      draft = new
    }
  }

  /// Shows the formatted value again, unless the text cannot be parsed.
  @MainActor private func endEditing() {
    if draft?.shown(for: valueText)?.problem == nil { draft = nil }
  }

  /// Forgets the text.
  @MainActor private func drop() {
    draft?.heldField?.reportEnd()
    draft = nil
  }

  /// Returns the problem of a text that cannot be parsed.
  @MainActor private func problem(of text: String) -> String {
    let kind =
      switch Format.FormatInput.self {
      case is Date.Type: "a date"
      case is any Numeric.Type: "a number"
      default: "a value"
      }
    let example = valueText.isEmpty ? kind : "\(kind) such as \(valueText)"
    return text.isEmpty ? "needs \(example)" : "“\(text)” is not \(example)"
  }
}

/// The text of a field while it is being edited or cannot be parsed.
private struct Draft {
  let text: String
  /// The problem with the text; nil if it is a value.
  var problem: String?
  /// The text of the value that was written.
  var written: String?
  /// The text of the field's value when the text was typed, as corrected by the feature.
  let valueText: String
  /// The field of a store to which the text was reported.
  private(set) var field: ReportableField?
  /// A closure that reads the text that the form holds for the field.
  private var held: (@MainActor () -> ReportableField.HeldText)?

  init(text: String, problem: String? = nil, written: String? = nil, valueText: String) {
    self.text = text
    self.problem = problem
    self.written = written
    self.valueText = valueText
  }

  @MainActor mutating func report(to field: ReportableField?) {
    guard let field, let problem else { return }
    self.field = field
    held = field.report(text, problem: problem)
  }

  /// Returns whether the text belongs to the value of the field.
  func fits(_ valueText: String) -> Bool { valueText == self.valueText || valueText == written }

  /// Returns the text to show, with its problem; nil to show the value's text.
  ///
  /// A form may have another text for the field, from another screen, or none, after a reset or a
  /// travel in time.
  @MainActor func shown(for valueText: String) -> (text: String, problem: String?)? {
    guard fits(valueText) else { return nil }
    switch held?() ?? .unknown {
    case .unknown: return (text, problem)
    case .gone: return nil
    case .text(let other): return (other.text, other.problem)
    }
  }

  /// The field to which the end of the text is reported; nil if its form no longer has this text.
  @MainActor var heldField: ReportableField? {
    switch held?() ?? .unknown {
    case .unknown: field
    case .gone: nil
    case .text(let other): other.text == text ? field : nil
    }
  }
}
