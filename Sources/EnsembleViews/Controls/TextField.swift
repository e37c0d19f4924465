// SPDX-License-Identifier: MIT

import EnsembleBindings

/// Text that can be changed: a line, or with a vertical axis as many as it needs.
///
/// The return key submits, with either axis. With a vertical one it breaks the line if it is pressed together with alt
/// in a terminal, or with shift in a browser. Where it is to do so alone there is ``TextEditor``.
public struct TextField<Label: View>: PrimitiveView {
  private let show: @MainActor (_ViewNode) -> Void

  public init(
    text: Binding<String>,
    prompt: Text? = nil,
    axis: Axis = .horizontal,
    @ViewBuilder label: () -> Label
  ) {
    let kind: TextFieldKind = axis == .vertical ? .lines : .line
    let field = Field(text: text, prompt: prompt, kind: kind, label: label())
    self.init(show: field.update)
  }

  init(show: @escaping @MainActor (_ViewNode) -> Void) {
    self.show = show
  }

  public static func _update(_ view: Self, in node: _ViewNode) { view.show(node) }
}

extension TextField where Label == Text {
  public init(
    _ title: some StringProtocol,
    text: Binding<String>,
    prompt: Text? = nil,
    axis: Axis = .horizontal
  ) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(title) }
  }
}

/// A line of text that can be changed, and not be read by who looks on.
public struct SecureField<Label: View>: PrimitiveView {
  private let field: Field<Label>

  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    field = Field(text: text, prompt: prompt, kind: .secure, label: label())
  }

  public static func _update(_ view: Self, in node: _ViewNode) { view.field.update(node) }
}

extension SecureField where Label == Text {
  public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
}
