// SPDX-License-Identifier: MIT

import EnsembleBindings

protocol TextFieldContent {
  /// Shows the field.
  @MainActor func update(_ node: _ViewNode)
}

/// The behavior that all text fields share.
struct Field<Label: View>: TextFieldContent {
  let text: Binding<String>
  let prompt: Text?
  let kind: TextFieldKind
  let label: Label

  @MainActor func update(_ node: _ViewNode) {
    let prompt = prompt?.content ?? ""
    node.reads {
      text.wrappedValue
    } show: {
      .textField(text: $0, prompt: prompt, kind: kind)
    }
    node.handler = { [unowned node] event in
      switch event {
      case .edit(let new): text.wrappedValue = new
      case .submit where kind != .editor: node.environment.links.submit?.perform()
      default: return false
      }
      return true
    }
    node.updateChild(0, to: label)
  }
}
