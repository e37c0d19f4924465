// SPDX-License-Identifier: MIT

import Foundation

extension ViewTree {
  /// The element that takes events now: the topmost sheet, alert or dialog, or else the root.
  ///
  /// Overlays of a page that other pages cover are still shown.
  public var front: Element? {
    var last = self[rootID]
    func look(in element: Element) {
      if element.content.isOverlay { last = element }
      for child in element.children { self[child].map(look) }
    }
    last.map(look)
    return last
  }

  /// The visible elements inside ``front``, in order; only the last page of each stack.
  public var visibleElements: [Element] { visibleElements(enteringControls: true) }

  func visibleElements(enteringControls: Bool) -> [Element] {
    var elements: [Element] = []
    guard let front else { return [] }
    visit(front.id) { element in
      elements.append(element)
      // A focusable view is not a label.
      return enteringControls || !element.content.isControl || element.content == .focusArea
    }
    return elements
  }

  /// The visible elements, one per line, indented by their depth.
  var outline: String {
    var lines: [String] = []
    func add(_ id: ElementID, _ depth: Int) {
      guard let element = self[id] else { return }
      let indent = String(repeating: "  ", count: depth)
      lines.append("\(indent)\(element.content.outline)\(element.isDisabled ? " (disabled)" : "")")
      for child in shownChildren(of: element) { add(child, depth + 1) }
    }
    for child in self[rootID]?.children ?? [] { add(child, 0) }
    return lines.joined(separator: "\n")
  }

  /// Calls a function with an element and, as long as it returns true, with its descendants.
  private func visit(_ id: ElementID, _ action: (Element) -> Bool) {
    guard let element = self[id], action(element) else { return }
    for child in shownChildren(of: element) { visit(child, action) }
  }

  /// Returns the visible children: of a stack, the last page only.
  private func shownChildren(of element: Element) -> [ElementID] {
    element.content == .navigationStack ? element.children.suffix(1) : element.children
  }
}

extension ElementContent {
  /// The kind and content of the element, in one line.
  fileprivate var outline: String {
    switch self {
    case .text(let text): "\"\(text)\""
    case .title(let title): "title \"\(title)\""
    case .badge(let text): "badge \"\(text)\""
    case .image(let symbol, _): "image \(Symbols.glyph(of: symbol))"
    case .picture(let picture): "picture \"\(picture.name)\""
    case .imageRequest(let url): "request for \(url.absoluteString)"
    case .button(let role): role.map { "button \($0)" } ?? "button"
    case .toggle(let isOn): "toggle \(isOn ? "on" : "off")"
    case .textField(let text, let prompt, let kind):
      "\(kind.outline) \"\(text.replacing("\n", with: "\\n"))\""
        + (prompt.isEmpty ? "" : " prompt \"\(prompt)\"")
    case .picker(let options, let selection):
      "picker \(selection.map { "\"\(options[$0])\"" } ?? "none") of \(options.joined(separator: ", "))"
    case .stepper(let down, let up): "stepper\(down ? " -" : "")\(up ? " +" : "")"
    case .slider(let value, let bounds, _): "slider \(value) in \(bounds)"
    case .entry(let entry): "\(entry.kind) \(entry.text)"
    case .progress(let fraction): "progress\(fraction.map { " \($0)" } ?? "")"
    case .alert(let title): "alert \"\(title)\""
    case .dialog(let title): "dialog \"\(title)\""
    case .menu(let title): "menu \"\(title)\""
    case .fileImporter(let file):
      "importer of \(file.contentTypes.map(\.identifier).joined(separator: ", "))"
    case .fileExporter(let file): "exporter of \"\(file.filename)\""
    case .vertical: "vertical"
    case .horizontal: "horizontal"
    case .wrapping: "wrapping"
    case .layers: "layers"
    case .decorated: "decorated"
    case .layer: "layer"
    case .shape: "shape"
    case .grid, .tracks: "grid"
    case .gridRow: "grid row"
    case .chart(let marks):
      "chart of " + marks.map { "\($0.name) \($0.value)" }.joined(separator: ", ")
    default: "\(self)"
    }
  }
}

extension TextFieldKind {
  fileprivate var outline: String {
    switch self {
    case .line: "text field"
    case .secure: "secure field"
    case .lines: "text field of lines"
    case .editor: "text editor"
    }
  }
}
