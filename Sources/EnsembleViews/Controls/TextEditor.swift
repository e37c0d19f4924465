// SPDX-License-Identifier: MIT

import EnsembleBindings

/// Lines of text that can be changed.
///
/// The return key breaks the line, so `onSubmit` hears nothing of it. It has no label: `accessibilityLabel` names it
/// for those who do not see what is beside it, for scripts and for tests.
public struct TextEditor: PrimitiveView {
  private let field: Field<EmptyView>

  public init(text: Binding<String>) {
    field = Field(text: text, prompt: nil, kind: .editor, label: EmptyView())
  }

  public static func _update(_ view: Self, in node: _ViewNode) { view.field.update(node) }
}
