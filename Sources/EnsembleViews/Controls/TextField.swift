// SPDX-License-Identifier: MIT

import EnsembleBindings

/// A line of text that can be changed.
public struct TextField<Label: View>: PrimitiveView {
  private let show: @MainActor (_ViewNode) -> Void

  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    let field = Field(text: text, prompt: prompt, isSecure: false, label: label())
    self.init(show: field.update)
  }

  init(show: @escaping @MainActor (_ViewNode) -> Void) {
    self.show = show
  }

  public static func _update(_ view: Self, in node: _ViewNode) { view.show(node) }
}

extension TextField where Label == Text {
  public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
}

/// A line of text that can be changed, and not be read by who looks on.
public struct SecureField<Label: View>: PrimitiveView {
  private let field: Field<Label>

  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    field = Field(text: text, prompt: prompt, isSecure: true, label: label())
  }

  public static func _update(_ view: Self, in node: _ViewNode) { view.field.update(node) }
}

extension SecureField where Label == Text {
  public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
}

/// What fields of text have in common.
@MainActor
private struct Field<Label: View> {
  let text: Binding<String>
  let prompt: Text?
  let isSecure: Bool
  let label: Label

  func update(_ node: _ViewNode) {
    let prompt = prompt?.content ?? ""
    node.reads {
      text.wrappedValue
    } show: {
      .textField(text: $0, prompt: prompt, isSecure: isSecure)
    }
    node.handler = { [unowned node] event in
      switch event {
      case .edit(let new): text.wrappedValue = new
      case .submit: node.environment.links.submit?.perform()
      default: return false
      }
      return true
    }
    node.updateChild(0, to: label)
  }
}
