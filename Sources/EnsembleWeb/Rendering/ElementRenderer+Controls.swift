// SPDX-License-Identifier: MIT

import EnsembleViews

// The client reads the kind of an event from the attribute `data-e` of the node that it occurs in, and the element from
// the number in the node's id.
extension ElementRenderer {
  func button(_ part: Part) -> DOMNode {
    let className =
      switch part.element.content {
      case .link: "link"
      case .button(.destructive): "button destructive"
      case .button(.cancel): "button cancel"
      default: "button"
      }
    return press(part.element, "press") { tag, attributes in
      part.node(tag, className, attributes + rowName(part, after: part.id), part.children)
    }
  }

  /// Returns a pressable control: a button, or a node with its role where HTML does not allow one, within another
  /// button.
  private func press(
    _ element: ElementSnapshot,
    _ event: String,
    isEnabled: Bool = true,
    _ make: (_ tag: String, _ attributes: [DOMAttribute]) -> DOMNode
  ) -> DOMNode {
    let isDisabled = element.isDisabled || !isEnabled
    let name = DOMAttribute("data-e", event)
    guard isInButton(element) else {
      let disabled = isDisabled ? [DOMAttribute("disabled")] : []
      return make("button", [DOMAttribute("type", "button"), name] + disabled)
    }
    let state = isDisabled ? DOMAttribute("aria-disabled", "true") : DOMAttribute("tabindex", "0")
    return make("span", [DOMAttribute("role", "button"), name, state])
  }

  func control(_ part: Part) -> DOMNode {
    switch part.element.content {
    case .toggle(let isOn): toggle(part, isOn: isOn)
    case .textField(let text, let prompt, let kind):
      field(part, input(part, text: text, prompt: prompt, kind: kind))
    case .picker(let options, let selection):
      field(part, select(part, options: options, selection: selection))
    case .slider(let value, let bounds, let step):
      field(part, range(part, value: value, bounds: bounds, step: step))
    case .stepper(let canDecrement, let canIncrement):
      stepper(part, canDecrement: canDecrement, canIncrement: canIncrement)
    default: part.node("div", "", part.children)
    }
  }

  private func toggle(_ part: Part, isOn: Bool) -> DOMNode {
    let input = DOMNode(
      "input",
      id: part.id("i"),
      [
        DOMAttribute("type", "checkbox"),
        DOMAttribute("role", "switch"),
        DOMAttribute("data-e", "toggle"),
        noRecall,
      ] + (isOn ? [DOMAttribute("checked")] : []) + part.name(strings.toggle) + entryName(part)
        + part.disabled,
      .void
    )
    let text = DOMNode("span", id: part.id("l"), [], .children(part.children))
    return part.node("label", "toggle", [.node(text), .node(input)])
  }

  /// Returns a control preceded by its label.
  private func field(_ part: Part, _ control: DOMNode) -> DOMNode {
    guard !part.element.children.isEmpty else { return part.node("div", "field", [.node(control)]) }
    let label = DOMNode(
      "label",
      id: part.id("l"),
      [DOMAttribute("for", control.id)],
      .children(part.children)
    )
    return part.node("div", "field", [.node(label), .node(control)])
  }

  /// Returns a single-line or multi-line field. Secure text is not sent back; the page only learns that the field was
  /// cleared.
  private func input(
    _ part: Part,
    text: String,
    prompt: String,
    kind: TextFieldKind
  ) -> DOMNode {
    var attributes = [DOMAttribute("data-e", "edit"), noRecall]
    if !prompt.isEmpty { attributes.append(DOMAttribute("placeholder", prompt)) }
    attributes += part.name(prompt.isEmpty ? strings.textField : prompt)
    attributes += entryName(part) + part.disabled
    switch kind {
    case .line, .secure:
      attributes.append(DOMAttribute("type", kind == .secure ? "password" : "text"))
      if kind == .line || text.isEmpty { attributes.append(DOMAttribute("value", text)) }
      return DOMNode("input", id: part.id("i"), attributes, .void)
    case .lines, .editor:
      // The attribute sets the return key of on-screen keyboards. The client implements the behavior.
      attributes.append(DOMAttribute("enterkeyhint", kind == .editor ? "enter" : "done"))
      attributes.append(DOMAttribute("rows", kind == .editor ? "3" : "1"))
      return DOMNode("textarea", id: part.id("i"), attributes, .entry(text))
    }
  }

  private func select(_ part: Part, options: [String], selection: Int?) -> DOMNode {
    func selected(_ isSelected: Bool) -> [DOMAttribute] {
      isSelected ? [DOMAttribute("selected")] : []
    }
    // No selection is a hidden option. It always exists, so that selecting another option does not remove it.
    let none = DOMNode(
      "option",
      id: part.id("o"),
      [DOMAttribute("value", "-1"), DOMAttribute("hidden"), DOMAttribute("disabled")]
        + selected(selection == nil),
      .text("")
    )
    let nodes = options.enumerated().map { offset, option in
      DOMNode(
        "option",
        id: part.id("o\(offset)"),
        [DOMAttribute("value", String(offset))] + selected(offset == selection),
        .text(option)
      )
    }
    return DOMNode(
      "select",
      id: part.id("i"),
      [DOMAttribute("data-e", "select"), noRecall] + part.name(strings.picker) + entryName(part)
        + part.disabled,
      .children(([none] + nodes).map(DOMChild.node))
    )
  }

  private func range(
    _ part: Part,
    value: Double,
    bounds: ClosedRange<Double>,
    step: Double?
  ) -> DOMNode {
    return DOMNode(
      "input",
      id: part.id("i"),
      [
        DOMAttribute("type", "range"),
        DOMAttribute("data-e", "slide"),
        noRecall,
        DOMAttribute("min", bounds.lowerBound.shortText),
        DOMAttribute("max", bounds.upperBound.shortText),
        DOMAttribute("step", step?.shortText ?? "any"),
        DOMAttribute("value", value.shortText),
      ] + part.name(strings.slider) + entryName(part) + part.disabled,
      .void
    )
  }

  private func stepper(_ part: Part, canDecrement: Bool, canIncrement: Bool) -> DOMNode {
    let label = DOMNode("span", id: part.id("l"), [], .children(part.children))
    let buttons = DOMNode(
      "span",
      id: part.id("b"),
      [DOMAttribute("class", "buttons")],
      .children([
        .node(step(part, "d", "decrement", strings.decrease, "−", isEnabled: canDecrement)),
        .node(step(part, "u", "increment", strings.increase, "+", isEnabled: canIncrement)),
      ])
    )
    let attributes = [
      DOMAttribute("role", "group"),
      part.spokenName ?? DOMAttribute("aria-labelledby", part.id("l")),
    ]
    return part.node("div", "stepper", attributes, [.node(label), .node(buttons)])
  }

  /// Returns a button of a stepper. Its name consists of its own label and the stepper's current label.
  private func step(
    _ part: Part,
    _ suffix: String,
    _ event: String,
    _ name: String,
    _ sign: String,
    isEnabled: Bool
  ) -> DOMNode {
    // Unless the stepper has a spoken label, the button is named by itself and the visible label.
    let own = part.id(suffix)
    let spoken = part.element.style.spokenLabel.map { "\(name) \($0)" }
    let seen = part.spokenName == nil ? [part.id("l")] : []
    let sources = seen + [rowTitle(of: part.elementID)].compactMap { $0 }
    var names = [DOMAttribute("aria-label", spoken ?? name)]
    if !sources.isEmpty {
      let all = ([own] + sources).joined(separator: " ")
      names.append(DOMAttribute("aria-labelledby", all))
    }
    return press(part.element, event, isEnabled: isEnabled) { tag, attributes in
      DOMNode(
        tag,
        id: own,
        attributes + [DOMAttribute("class", "button")] + names,
        .text(sign)
      )
    }
  }
}

/// Keeps browsers from restoring the values of controls after a reload.
private let noRecall = DOMAttribute("autocomplete", "off")
