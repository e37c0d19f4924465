// SPDX-License-Identifier: MIT

#if Web
import EnsembleUI

extension Part {
  /// Returns the attributes of a node with others added, which take precedence.
  func adding(_ more: [DOMAttribute], to attributes: [DOMAttribute]) -> [DOMAttribute] {
    guard !more.isEmpty else { return attributes }
    let names = Set(more.map(\.name))
    return attributes.filter { !names.contains($0.name) } + more
  }

  /// The rarely used attributes of the element's own node.
  var details: [DOMAttribute] {
    guard let details = element.style.details else { return [] }
    var attributes: [DOMAttribute] = []
    // The client shows the help text. In the attribute `title`, the browser would show it a second
    // time.
    if let help = details.help { attributes.append(DOMAttribute("data-help", help)) }
    if details.opensMenu { attributes.append(DOMAttribute("aria-haspopup", "menu")) }
    if let identifier = details.identifier {
      attributes.append(DOMAttribute("data-testid", identifier))
    }
    if details.isHiddenFromScreenReaders {
      attributes.append(DOMAttribute("aria-hidden", "true"))
    }
    if details.isDraggable, !element.isDisabled {
      attributes += [DOMAttribute("draggable", "true"), DOMAttribute("data-drag")]
    }
    if details.takesDrops, !element.isDisabled { attributes.append(DOMAttribute("data-drop")) }
    if let keys = details.keys, !element.isDisabled {
      attributes.append(DOMAttribute("data-keys", keys.names))
    }
    if details.takesHover { attributes.append(DOMAttribute("data-h")) }
    if let scheme = details.preferredColorScheme {
      attributes.append(DOMAttribute("data-scheme", scheme == .dark ? "dark" : "light"))
    }
    if element.content.isPressable, let keys = details.shortcut?.ariaKeys {
      attributes.append(DOMAttribute("aria-keyshortcuts", keys))
    }
    attributes += role(details)
    if !hasInnerControl { attributes += description }
    if details.traits.contains(.isSelected) {
      attributes.append(DOMAttribute("aria-current", "true"))
    }
    if details.traits.contains(.updatesFrequently) {
      attributes.append(DOMAttribute("aria-live", "polite"))
    }
    return attributes
  }

  /// The description of the element's value and action.
  var description: [DOMAttribute] {
    guard let details = element.style.details else { return [] }
    var value = details.value
    var attributes: [DOMAttribute] = []
    if case .slider = element.content, let spoken = value {
      attributes.append(DOMAttribute("aria-valuetext", spoken))
      value = nil
    }
    let parts = [value, details.hint, details.help].compactMap { $0 }
    if !parts.isEmpty {
      attributes.append(DOMAttribute("aria-description", parts.joined(separator: ". ")))
    }
    return attributes
  }

  /// Whether the control is a node inside the element's own node.
  private var hasInnerControl: Bool {
    switch element.content {
    case .toggle, .textField, .picker, .slider, .entry, .progress: true
    default: false
    }
  }

  /// The role of an element whose kind implies no role.
  private func role(_ details: ElementDetails) -> [DOMAttribute] {
    switch element.content {
    case .text, .label, .badge, .image, .vertical, .horizontal, .wrapping, .actionRow: break
    default: return []
    }
    if details.traits.contains(.isHeader) {
      return [
        DOMAttribute("role", "heading"), DOMAttribute("aria-level", "\(details.headingLevel ?? 3)"),
      ]
    }
    if details.traits.contains(.isImage) { return [DOMAttribute("role", "img")] }
    if details.childBehavior?.ignoresChildren == true {
      // The parts of an image are not read.
      return [DOMAttribute("role", "img")] + (spokenName == nil ? [DOMAttribute("aria-label")] : [])
    }
    return details.childBehavior == nil ? [] : [DOMAttribute("role", "group")]
  }
}

extension KeyboardShortcut {
  /// The shortcut as a value of the attribute `aria-keyshortcuts`, by which the client finds it.
  var ariaKeys: String {
    let name = key.ariaName
    var names = ""
    if modifiers.contains(.control) { names += "Control+" }
    if modifiers.contains(.option) { names += "Alt+" }
    if modifiers.contains(.shift) { names += "Shift+" }
    guard modifiers.contains(.command) else { return names + name }
    let control = modifiers.contains(.control) ? names : "Control+" + names
    return "\(names)Meta+\(name) \(control)\(name)"
  }
}

extension KeySelection {
  /// The names of the keys in browsers, separated by line breaks; empty for all keys.
  fileprivate var names: String {
    guard case .some(let keys) = self else { return "" }
    return keys.map { $0.browserName ?? String($0.character) }.sorted().joined(separator: "\n")
  }
}

extension KeyEquivalent {
  /// The name of the key in shortcuts.
  fileprivate var ariaName: String {
    self == .space ? "Space" : browserName ?? character.uppercased()
  }

  /// The keys whose names in browsers are not their characters.
  private static let named: [(name: String, key: KeyEquivalent)] = [
    ("ArrowUp", .upArrow), ("ArrowDown", .downArrow), ("ArrowLeft", .leftArrow),
    ("ArrowRight", .rightArrow), ("Escape", .escape), ("Backspace", .delete),
    ("Delete", .deleteForward), ("Home", .home), ("End", .end), ("PageUp", .pageUp),
    ("PageDown", .pageDown), ("Tab", .tab), ("Enter", .return),
  ]

  /// The name of the key in browsers; nil if that is its character.
  fileprivate var browserName: String? { Self.named.first { $0.key == self }?.name }

  /// Creates a key from its name in browsers; nil for one that no view can take.
  init?(browserName name: String) {
    if let key = Self.named.first(where: { $0.name == name })?.key {
      self = key
    } else if name.count == 1, let character = name.first {
      self.init(character)
    } else {
      return nil
    }
  }
}
#endif
