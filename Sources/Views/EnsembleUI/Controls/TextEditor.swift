// SPDX-License-Identifier: MIT

import EnsembleBindings

/// A control that edits several lines of text.
///
/// The return key inserts a line break, so `onSubmit` is not called. An editor has no label:
/// `accessibilityLabel` names it for screen readers, scripts and tests.
public struct TextEditor: PrimitiveView {
  private let field: Field<EmptyView>

  /// Creates an editor of a text.
  public init(text: Binding<String>) {
    field = Field(text: text, prompt: nil, kind: .editor, label: EmptyView())
  }

  static func update(_ view: Self, in node: _ViewNode) { view.field.update(node) }
}
