// SPDX-License-Identifier: MIT

#if Web
import EnsembleUI

// The client reads the kind of an event from the attribute `data-e` of the node that it occurs in,
// and the element from the number in the node's id.
extension ElementRenderer {
  func button(_ part: Part) -> DOMNode {
    let className =
      switch part.element.content {
      case .link: "link"
      case .button(.destructive): "button destructive"
      case .button(.cancel): "button cancel"
      default: "button"
      }
    let context = surroundings(of: part.element)
    if context.isInMenu, !context.isInButton, let item = menuItem(part) { return item }
    return press(part.element, "press", isInButton: context.isInButton) { tag, attributes in
      part.node(tag, className, attributes + rowName(part, after: part.id), part.children)
    }
  }

  /// Returns a view that is pressed like a button. It may contain blocks, so it is not a `button`.
  func tapArea(_ part: Part, _ count: Int) -> DOMNode {
    var attributes = [DOMAttribute("role", "button"), DOMAttribute("data-e", "press")]
    attributes.append(
      part.element.isDisabled
        ? DOMAttribute("aria-disabled", "true") : DOMAttribute("tabindex", "0")
    )
    if count > 1 { attributes.append(DOMAttribute("data-taps", String(count))) }
    return part.node(box(part.element), "tap", attributes, part.children)
  }

  /// Returns a view that can have the focus, for the keys that it takes.
  func focusArea(_ part: Part) -> DOMNode {
    let attributes = part.element.isDisabled ? [] : [DOMAttribute("tabindex", "0")]
    return part.node(box(part.element), "v focus", attributes, part.children)
  }

  /// Returns a button with the text that the client shares.
  func shareLink(_ part: Part, _ text: String) -> DOMNode {
    let context = surroundings(of: part.element)
    if context.isInMenu, !context.isInButton, let item = menuItem(part) { return item }
    return press(part.element, "share", isInButton: context.isInButton) { tag, attributes in
      part.node(tag, "button", attributes + [DOMAttribute("data-text", text)], part.children)
    }
  }

  /// Returns a link that the browser opens itself, or plain text if the scheme of its URL could run
  /// code.
  func hyperlink(_ part: Part, _ url: String) -> DOMNode {
    guard !part.element.isDisabled, !isInButton(part.element), url.isOpenable || url.isOnSite else {
      return part.node("span", "hyperlink", part.children)
    }
    var attributes = [DOMAttribute("href", url)]
    // A URL on the same server opens in the same tab.
    if !url.isOnSite {
      attributes += [DOMAttribute("target", "_blank"), DOMAttribute("rel", "noopener")]
    }
    if surroundings(of: part.element).isInMenu {
      return part.node("a", "item", attributes + [DOMAttribute("role", "menuitem")], part.children)
    }
    return part.node("a", "hyperlink", attributes, part.children)
  }

  /// Returns a pressable control: a button, or a node with its role where HTML does not allow one,
  /// within another button.
  private func press(
    _ element: ElementSnapshot,
    _ event: String,
    isEnabled: Bool = true,
    isInButton: Bool? = nil,
    _ make: (_ tag: String, _ attributes: [DOMAttribute]) -> DOMNode
  ) -> DOMNode {
    let isDisabled = element.isDisabled || !isEnabled
    let name = DOMAttribute("data-e", event)
    guard isInButton ?? self.isInButton(element) else {
      let disabled = isDisabled ? [DOMAttribute("disabled")] : []
      return make("button", [DOMAttribute("type", "button"), name] + disabled)
    }
    let state = isDisabled ? DOMAttribute("aria-disabled", "true") : DOMAttribute("tabindex", "0")
    return make("span", [DOMAttribute("role", "button"), name, state])
  }

  func control(_ part: Part) -> DOMNode {
    switch part.element.content {
    case .toggle, .picker:
      if surroundings(of: part.element).isInMenu, let item = menuItem(part) { return item }
    default: break
    }
    return switch part.element.content {
    case .toggle(let isOn): toggle(part, isOn: isOn)
    case .textField(let text, let prompt, let kind):
      part.isSearch && kind == .line
        ? search(part, input(part, text: text, prompt: prompt, kind: kind))
        : field(part, input(part, text: text, prompt: prompt, kind: kind))
    case .picker(let options, let selection):
      part.showsAllOptions
        ? segments(part, options: options, selection: selection)
        : field(part, select(part, options: options, selection: selection))
    case .slider(let value, let bounds, let step):
      field(part, range(part, value: value, bounds: bounds, step: step))
    case .entry(let entry): field(part, valueInput(part, entry))
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
        DOMAttribute("data-e", "toggle"),
        noRecall,
      ] + part.switchRole + (isOn ? [DOMAttribute("checked")] : []) + part.name(strings.toggle)
        + entryName(part)
        + part.disabled,
      .void
    )
    let text = DOMNode("span", id: part.id("l"), [], .children(part.children))
    return part.node("label", "toggle", [.node(text), .node(input)])
  }

  /// Returns a control preceded by its label.
  private func field(_ part: Part, _ control: DOMNode) -> DOMNode {
    let control = [DOMChild.node(control)] + problem(part)
    guard !part.element.children.isEmpty else { return part.node("div", "field", control) }
    let label = DOMNode(
      "label",
      id: part.id("l"),
      [DOMAttribute("for", part.id("i"))],
      .children(part.children)
    )
    return part.node("div", "field", [.node(label)] + control)
  }

  /// Returns a search field, in which a symbol replaces the visible label.
  private func search(_ part: Part, _ input: DOMNode) -> DOMNode {
    var node = field(part, input)
    guard part.element.children.isEmpty || part.element.style.details?.looks?.hidesLabels == true,
      case .children(let children) = node.content
    else { return node }
    let symbol = DOMChild.node(Self.symbol("magnifyingglass", id: part.id("g")))
    node.content = .children(children.dropLast(1) + [symbol] + children.suffix(1))
    node.attributes = node.attributes.map {
      $0.name == "class" ? DOMAttribute("class", $0.value + " find") : $0
    }
    return node
  }

  /// Returns the message about the text of a field that may have a problem.
  ///
  /// It is also there while it is empty: screen readers only read changes of what exists.
  private func problem(_ part: Part) -> [DOMChild] {
    guard let problem = part.element.style.details?.problem else { return [] }
    let attributes = [DOMAttribute("class", "problem"), DOMAttribute("aria-live", "polite")]
    return [.node(DOMNode("span", id: part.id("p"), attributes, .text(problem)))]
  }

  /// Returns a single-line or multi-line field. Secure text is not sent back; the page only learns
  /// that the field was cleared.
  private func input(
    _ part: Part,
    text: String,
    prompt: String,
    kind: TextFieldKind
  ) -> DOMNode {
    var attributes = [DOMAttribute("data-e", "edit")] + part.entryTraits
    // In a row, the style sheet shows the label inside an empty field. It recognizes an empty field
    // by a placeholder of one space.
    attributes.append(DOMAttribute("placeholder", prompt.isEmpty ? " " : prompt))
    attributes += part.name(prompt.isEmpty ? strings.textField : prompt)
    attributes += entryName(part) + part.disabled + part.validity
    switch kind {
    case .line, .secure:
      let type = kind == .secure ? "password" : part.isSearch ? "search" : "text"
      attributes.append(DOMAttribute("type", type))
      attributes += part.credentials(kind)
      if let hint = part.submitHint, hint != "enter" {
        attributes.append(DOMAttribute("enterkeyhint", hint))
      }
      if kind == .line || text.isEmpty { attributes.append(DOMAttribute("value", text)) }
      return DOMNode("input", id: part.id("i"), attributes, .void)
    case .lines, .editor:
      // The attribute sets the return key of on-screen keyboards. The client implements the
      // behavior.
      attributes.append(DOMAttribute("enterkeyhint", kind == .editor ? "enter" : "done"))
      attributes.append(DOMAttribute("rows", kind == .editor ? "3" : "1"))
      return DOMNode("textarea", id: part.id("i"), attributes, .entry(text))
    }
  }

  private func select(_ part: Part, options: [String], selection: Int?) -> DOMNode {
    func selected(_ isSelected: Bool) -> [DOMAttribute] {
      isSelected ? [DOMAttribute("selected")] : []
    }
    // No selection is a hidden option. It always exists, so that selecting another option does not
    // remove it.
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

  /// Returns a group of options of which one is pressed, each with the role and the keys of a radio
  /// button.
  private func segments(_ part: Part, options: [String], selection: Int?) -> DOMNode {
    let label = DOMNode("span", id: part.id("l"), [], .children(part.children))
    let nodes = options.enumerated().map { offset, option in
      let input = DOMNode(
        "input",
        id: part.id("i\(offset)"),
        [
          DOMAttribute("type", "radio"), DOMAttribute("name", part.id),
          DOMAttribute("data-e", "select"), DOMAttribute("value", String(offset)), noRecall,
        ] + (offset == selection ? [DOMAttribute("checked")] : []) + part.disabled,
        .void
      )
      let text = DOMNode("span", id: part.id("t\(offset)"), [], .text(option))
      return DOMChild.node(
        DOMNode("label", id: part.id("s\(offset)"), [], .children([.node(input), .node(text)]))
      )
    }
    let group = DOMNode(
      "span",
      id: part.id("g"),
      [
        DOMAttribute("class", "segments"), DOMAttribute("role", "radiogroup"),
      ] + part.fullName(strings.picker),
      .children(nodes)
    )
    return part.node("div", "field", [.node(label), .node(group)])
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
        DOMAttribute("style", "--at:\(share(of: value, in: bounds))"),
      ] + part.name(strings.slider) + entryName(part) + part.disabled,
      .void
    )
  }

  /// Returns the filled part of a track, from 0 to 1.
  private func share(of value: Double, in bounds: ClosedRange<Double>) -> String {
    let length = bounds.upperBound - bounds.lowerBound
    guard length > 0, value.isFinite else { return "0" }
    let share = min(max((value - bounds.lowerBound) / length, 0), 1)
    return ((share * 1000).rounded() / 1000).shortText
  }

  /// Returns the browser's own control for a date, a time or a color.
  private func valueInput(_ part: Part, _ entry: ValueEntry) -> DOMNode {
    var attributes = [
      DOMAttribute("type", entry.kind.inputType), DOMAttribute("data-e", "enter"), noRecall,
    ]
    if let minimum = entry.minimum { attributes.append(DOMAttribute("min", minimum)) }
    if let maximum = entry.maximum { attributes.append(DOMAttribute("max", maximum)) }
    // Browsers show no clear button in a required field.
    if entry.kind != .color { attributes.append(DOMAttribute("required")) }
    attributes.append(DOMAttribute("value", entry.text))
    attributes += part.name(strings.picker) + entryName(part) + part.disabled
    return DOMNode("input", id: part.id("i"), attributes, .void)
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

  /// Returns a button of a stepper. Its name consists of its own label and the stepper's current
  /// label.
  private func step(
    _ part: Part,
    _ suffix: String,
    _ event: String,
    _ name: String,
    _ sign: String,
    isEnabled: Bool
  ) -> DOMNode {
    // Without a spoken label of the stepper, the name consists of the button's own label and the
    // stepper's visible label.
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

extension ValueEntry.Kind {
  fileprivate var inputType: String {
    switch self {
    case .date: "date"
    case .time: "time"
    case .dateAndTime: "datetime-local"
    case .color: "color"
    }
  }
}

extension Part {
  /// The role of a toggle that looks like a switch.
  fileprivate var switchRole: [DOMAttribute] {
    switch element.style.details?.looks?.toggle {
    case .checkbox, .button: []
    case .automatic, .switch, nil: [DOMAttribute("role", "switch")]
    }
  }

  /// The attributes of an input whose text has a problem.
  fileprivate var validity: [DOMAttribute] {
    guard let problem = element.style.details?.problem, !problem.isEmpty else { return [] }
    return [DOMAttribute("aria-invalid", "true"), DOMAttribute("aria-describedby", id("p"))]
  }

  /// Whether a field is for the text of a search.
  fileprivate var isSearch: Bool {
    guard let details = element.style.details else { return false }
    return details.traits.contains(.isSearchField) || details.looks?.entry?.submitLabel == .search
  }

  /// Whether a picker shows all of its options.
  fileprivate var showsAllOptions: Bool {
    switch element.style.details?.looks?.picker {
    case .segmented, .inline: true
    default: false
    }
  }
}

extension String {
  /// Whether a page may open the URL: its scheme neither runs code nor reads local files.
  package var isOpenable: Bool {
    let scheme = prefix { $0 != ":" }.lowercased()
    return ["http", "https", "mailto", "tel", "sms"].contains(scheme) && contains(":")
  }

  /// Whether the address is a path on the server of the page.
  ///
  /// Browsers take `//` and `/\` for the beginning of a host, also with tabs and line breaks
  /// between the two.
  fileprivate var isOnSite: Bool {
    hasPrefix("/") && !hasPrefix("//")
      && utf8.allSatisfy { $0 > UInt8(ascii: " ") && $0 != UInt8(ascii: "\\") }
  }
}

/// The attribute that keeps browsers from restoring the values of controls after a reload.
private let noRecall = DOMAttribute("autocomplete", "off")
#endif
