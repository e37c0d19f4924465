// SPDX-License-Identifier: MIT

nonisolated extension View {
  /// Calls a function when the view is tapped.
  ///
  /// The view becomes a control: it is focusable, and keys press it like a button. Prefer a
  /// `Button`, which also looks like one. A control inside the view handles its own taps.
  ///
  /// - Parameters:
  ///   - count: The number of taps. In a terminal, and with the keyboard, one press is enough.
  ///   - action: The function.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    TapArea(content: self, count: count, action: action)
  }

  /// Explains the view. A browser shows the text when a pointer rests on the view; it has no effect
  /// in a terminal.
  public func help(_ text: some _StringOrText) -> some View {
    let text = text.characters
    return details { $0.help = text }
  }

  /// Calls a function when a pointer enters or leaves the view. It has no effect in a terminal.
  ///
  /// For nested views, only the innermost one under the pointer counts.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    HoverView(content: self, action: action)
  }

  /// Has no effect: the whole box of a view receives taps.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }

  /// Keeps the view from receiving taps, without changing its appearance.
  public func allowsHitTesting(_ enabled: Bool) -> some View { disabled(!enabled) }
}

private struct TapArea<Content: View>: PrimitiveView {
  let content: Content
  let count: Int
  let action: () -> Void

  static func update(_ view: Self, in node: _ViewNode) {
    node.show(.tapArea(count: view.count))
    node.handler = { event in
      guard event == .press else { return false }
      view.action()
      return true
    }
    node.updateChild(0, to: view.content)
  }
}

private struct HoverView<Content: View>: PrimitiveView {
  let content: Content
  let action: (Bool) -> Void

  static func update(_ view: Self, in node: _ViewNode) {
    var environment = node.environment
    let link = node.storage as? HoverLink ?? HoverLink()
    node.storage = link
    let outer = environment.style.details?.takesHover == true ? environment.links.hover : nil
    link.changed = { isOver in
      outer?.changed(isOver)
      view.action(isOver)
    }
    environment.links.hover = link
    var details = environment.style.details ?? ElementDetails()
    details.takesHover = true
    environment.style.details = details
    node.updateChild(0, to: view.content, environment: environment)
  }
}

/// The link that an element notifies when a pointer enters or leaves it.
@MainActor
final class HoverLink {
  var changed: (Bool) -> Void = { _ in }
}
