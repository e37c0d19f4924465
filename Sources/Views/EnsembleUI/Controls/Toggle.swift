// SPDX-License-Identifier: MIT

import EnsembleBindings

/// A control that switches between on and off.
public struct Toggle<Label: View>: PrimitiveView {
  let isOn: Binding<Bool>
  let label: Label

  /// Creates a toggle with a label made of views.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  static func update(_ view: Self, in node: _ViewNode) {
    if let style = node.environment.links.styles.toggle {
      return node.showStyled(style) {
        ToggleStyleConfiguration(label: .init(part: $0), isOn: view.isOn)
      } label: {
        view.label
      }
    }
    node.reads {
      view.isOn.wrappedValue
    } show: {
      .toggle(isOn: $0)
    }
    node.handler = { [unowned node] event in
      guard case .toggle(let isOn) = event else { return false }
      let menu = node.environment.links.menu
      view.isOn.wrappedValue = isOn
      menu?.end()
      return true
    }
    node.updateChild(0, to: view.label)
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle with a title.
  public init(_ title: some _TitleText, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title: title) }
  }
}

extension _ViewNode {
  /// Shows a value that a control reads, and shows it again whenever it changes.
  func reads<Value>(_ read: @escaping () -> Value, show: @escaping (Value) -> ElementContent) {
    refresh = { [unowned self] in self.show(show(tracked(read))) }
    refresh?()
  }
}
