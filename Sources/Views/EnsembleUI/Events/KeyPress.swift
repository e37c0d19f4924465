// SPDX-License-Identifier: MIT

/// A press of a key, with the characters that it types and the modifier keys that are held.
public struct KeyPress: Hashable, Sendable {
  /// The key.
  public let key: KeyEquivalent
  /// The characters that the key types; the key's own characters if it types none.
  public let characters: String
  /// The modifier keys that are held.
  public let modifiers: EventModifiers

  /// Creates a press of a key.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - characters: The characters that it types; nil for the key's own characters.
  ///   - modifiers: The modifier keys that are held.
  public init(
    _ key: KeyEquivalent,
    characters: String? = nil,
    modifiers: EventModifiers = []
  ) {
    self.key = key
    self.characters = characters ?? String(key.character)
    self.modifiers = modifiers
  }

  /// The answer of an action to a press of a key.
  public enum Result: Hashable, Sendable {
    /// The action has handled the key.
    case handled
    /// The press is for the views around.
    case ignored
  }
}

/// The keys that an element takes.
public enum KeySelection: Hashable, Sendable {
  /// All keys but tab, and those that are pressed together with the control or command key.
  case all
  /// Some keys.
  case some(Set<KeyEquivalent>)

  /// Returns whether a press is one of the keys.
  func contains(_ press: KeyPress) -> Bool {
    switch self {
    case .all:
      press.key != .tab && press.modifiers.isDisjoint(with: [.control, .command])
    case .some(let keys):
      keys.contains(press.key)
    }
  }

  fileprivate func union(_ other: KeySelection) -> KeySelection {
    guard case (.some(let keys), .some(let others)) = (self, other) else { return .all }
    return .some(keys.union(others))
  }
}

nonisolated extension View {
  /// Calls a function when a key is pressed while the view, or a view inside it, has the focus.
  ///
  /// ```swift
  /// Board(store: store)
  ///   .focusable()
  ///   .onKeyPress(.upArrow) {
  ///     store.send(.upTapped)
  ///     return .handled
  ///   }
  /// ```
  ///
  /// A press that the function ignores is for the views around, and otherwise has the key's own
  /// effect. A browser, which cannot wait for the answer, leaves the keys of the view to it.
  public func onKeyPress(
    _ key: KeyEquivalent,
    action: @escaping () -> KeyPress.Result
  ) -> some View {
    onKeyPress(keys: [key]) { _ in action() }
  }

  /// Calls a function when one of several keys is pressed while the view, or a view inside it, has
  /// the focus.
  public func onKeyPress(
    keys: Set<KeyEquivalent>,
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    KeyView(content: self, keys: .some(keys), action: action)
  }

  /// Calls a function when any key is pressed while the view, or a view inside it, has the focus.
  ///
  /// Except the tab key, so that the focus can leave the view, and keys that are pressed together
  /// with the control or command key, which a browser needs itself. A button or a field with the
  /// focus keeps its keys.
  public func onKeyPress(action: @escaping (KeyPress) -> KeyPress.Result) -> some View {
    KeyView(content: self, keys: .all, action: action)
  }

  /// Makes the view focusable, so that it receives keys.
  ///
  /// Buttons, links, fields and views with `onTapGesture` are focusable without this modifier.
  public func focusable(_ isFocusable: Bool = true) -> some View {
    FocusableView(content: self, isFocusable: isFocusable)
  }
}

private struct FocusableView<Content: View>: PrimitiveView {
  let content: Content
  let isFocusable: Bool

  static func update(_ view: Self, in node: _ViewNode) {
    if view.isFocusable {
      node.updateChild(0, to: FocusArea(content: view.content))
    } else {
      node.updateChild(0, to: view.content)
    }
  }
}

private struct FocusArea<Content: View>: PrimitiveView {
  let content: Content

  static func update(_ view: Self, in node: _ViewNode) {
    node.show(.focusArea)
    node.updateChild(0, to: view.content)
  }
}

private struct KeyView<Content: View>: PrimitiveView {
  let content: Content
  let keys: KeySelection
  let action: (KeyPress) -> KeyPress.Result

  static func update(_ view: Self, in node: _ViewNode) {
    var environment = node.environment
    var details = environment.style.details ?? ElementDetails()
    let link = node.storage as? KeyLink ?? KeyLink()
    node.storage = link
    let outer = details.keys == nil ? nil : environment.links.keys
    link.take = { press in
      if view.keys.contains(press), view.action(press) == .handled { return true }
      return outer?.take(press) ?? false
    }
    environment.links.keys = link
    details.keys = details.keys.map(view.keys.union) ?? view.keys
    environment.style.details = details
    node.updateChild(0, to: view.content, environment: environment)
  }
}

/// The link that is notified of the keys that an element takes.
@MainActor
final class KeyLink {
  /// Returns whether a press was handled.
  var take: (KeyPress) -> Bool = { _ in false }
}

extension ViewTree {
  /// Offers a key press to an element, and then to the elements around it, from the inside out.
  ///
  /// - Returns: False if no element has handled it.
  func offer(_ press: KeyPress, to id: ElementID) -> Bool {
    var isInControl = false
    var next: ElementID? = id
    while let id = next, let node = graph[id], let element = node.element {
      if element.content.isControl, element.content != .focusArea { isInControl = true }
      if let keys = element.style.details?.keys, keys.contains(press), !element.isDisabled,
        !(isInControl && keys == .all), node.environment.links.keys?.take(press) == true
      {
        return true
      }
      next = element.parent
    }
    return false
  }
}
