// SPDX-License-Identifier: MIT

import EnsembleBindings

/// A control that edits text: a single line, or with a vertical axis as many lines as the text
/// needs.
///
/// The return key submits, with either axis. With a vertical axis, alt and return in a terminal, or
/// shift and return in a browser, insert a line break. Use ``TextEditor`` if the return key alone
/// should insert line breaks.
public struct TextField<Label: View>: PrimitiveView {
  private let content: any TextFieldContent

  /// Creates a text field with a label made of views.
  public init(
    text: Binding<String>,
    prompt: Text? = nil,
    axis: Axis = .horizontal,
    @ViewBuilder label: () -> Label
  ) {
    let kind: TextFieldKind = axis == .vertical ? .lines : .line
    self.init(Field(text: text, prompt: prompt, kind: kind, label: label()))
  }

  init(_ content: any TextFieldContent) {
    self.content = content
  }

  static func update(_ view: Self, in node: _ViewNode) { view.content.update(node) }
}

extension TextField where Label == Text {
  /// Creates a text field with a title.
  public init(
    _ title: some _TitleText,
    text: Binding<String>,
    prompt: Text? = nil,
    axis: Axis = .horizontal
  ) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(title: title) }
  }
}

/// A text field of a single line whose characters are hidden.
public struct SecureField<Label: View>: PrimitiveView {
  private let field: Field<Label>

  /// Creates a secure field with a label made of views.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    field = Field(text: text, prompt: prompt, kind: .secure, label: label())
  }

  static func update(_ view: Self, in node: _ViewNode) { view.field.update(node) }
}

extension SecureField where Label == Text {
  /// Creates a secure field with a title.
  public init(_ title: some _TitleText, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title: title) }
  }
}
