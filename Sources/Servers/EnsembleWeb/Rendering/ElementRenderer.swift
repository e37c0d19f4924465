// SPDX-License-Identifier: MIT

#if Web
import EnsembleUI

// Parsers repair invalid HTML, so that the page would differ from the client. So a control in the
// label of a button is a `span` with a role, and the initial text of a text area follows a line
// break, which parsers drop; later texts are set as a property. The browser sets the height of a
// text area, as a number of rows would require a patch for each typed line.

/// A renderer of elements as HTML nodes.
///
/// A node depends on its element, on the kinds of its children, and on its ancestors, but not on
/// the contents of other elements. An unchanged element therefore need not be visited. `ClientDOM`
/// handles the two exceptions: the name of a sheet, and the names of the controls in a row.
package struct ElementRenderer {
  let strings: WebStrings
  /// The path of the site's own resources.
  let own: String
  private let source: (ElementID) -> ElementSnapshot?
  /// The previous row title of controls, to compare their previous names with the current ones.
  var fixedRowTitle: String??

  package init(
    _ strings: WebStrings = WebStrings(),
    own: String = "/\(WebRoute.own)",
    _ source: @escaping (ElementID) -> ElementSnapshot?
  ) {
    self.strings = strings
    self.own = own
    self.source = source
  }

  package func snapshot(_ id: ElementID) -> ElementSnapshot? { source(id) }

  /// Returns the node of an element, with slots for the elements inside it. Its id on the page is
  /// the element's.
  package func node(_ id: ElementID, _ element: ElementSnapshot) -> DOMNode {
    let part = Part(id: id, element: element)
    switch element.content {
    case .root: return root(part)
    case .banner:
      return part.node("div", "banner", [DOMAttribute("role", "status")], part.children)
    case .dock(let edge):
      return part.node("aside", edge == .bottom ? "dock below" : "dock", part.children)
    case .vertical(let alignment, _):
      // A scrolling region can have the focus, so that it can be scrolled with the keyboard.
      let isScroller = element.style.details?.scrollsHorizontally == true
      let attributes = isScroller ? [DOMAttribute("tabindex", "0")] : []
      return part.node(box(element), "v \(alignment.className)", attributes, part.children)
    case .horizontal(let alignment, _):
      return part.node(box(element), "h \(alignment.className)", buttonsTogether(part))
    case .wrapping(let alignment, _):
      return part.node(box(element), "w \(alignment.className)", buttonsTogether(part))
    case .spacer: return part.node("span", "spacer", [])
    case .divider: return DOMNode("hr", id: part.id, [], .void)
    case .layers, .box, .decorated, .layer: return layout(part)
    case .grid(let style): return grid(part, style)
    case .gridRow(let style): return gridRow(part, style)
    case .tracks(let tracks): return self.tracks(part, tracks)
    case .chart(let marks): return chart(part, marks)
    case .shape(let drawing): return shape(part, drawing)
    case .text, .image, .label, .badge, .title: return text(part)
    case .picture(let picture): return self.picture(part, picture)
    case .imageRequest(let url): return imageRequest(part, url)
    case .button, .link: return button(part)
    case .tapArea(let count): return tapArea(part, count)
    case .focusArea: return focusArea(part)
    case .hyperlink(let url): return hyperlink(part, url)
    case .shareLink(let text): return shareLink(part, text)
    case .toggle, .textField, .picker, .stepper, .slider, .entry: return control(part)
    case .progress(let fraction): return progress(part, fraction)
    case .list, .form, .section, .header, .footer, .actionRow, .actions: return row(part)
    case .placeholder(let rows): return placeholder(part, rows)
    case .navigationStack, .page, .toolbar: return navigation(part)
    case .sheet, .popover, .alert, .dialog, .menu: return overlay(part)
    case .toast: return toast(part)
    case .fileImporter(let request): return importer(part, request)
    case .fileExporter(let export): return exporter(part, export)
    }
  }

  /// Returns the root, with the definitions of symbols after its children.
  private func root(_ part: Part) -> DOMNode {
    let symbols = DOMNode(
      "div",
      id: SymbolDefinitions.id,
      [DOMAttribute("class", "symbols"), DOMAttribute("aria-hidden", "true")]
    )
    return part.node("div", "root", part.children + [.node(symbols)])
  }

  func content(_ id: ElementID) -> ElementContent? { source(id)?.content }

  /// Returns the tag of a layout element. HTML does not allow blocks in buttons, labels, and
  /// headings.
  func box(_ element: ElementSnapshot) -> String {
    isIn(element) { $0.isControl && $0 != .focusArea || $0 == .header } ? "span" : "div"
  }

  /// Returns whether an element is in the label of a button or link.
  func isInButton(_ element: ElementSnapshot) -> Bool { isIn(element, \.isButton) }

  /// Returns children with adjacent buttons wrapped in a group, so that a line break does not
  /// separate them.
  private func buttonsTogether(_ part: Part) -> [DOMChild] {
    var children: [DOMChild] = []
    var buttons: [DOMChild] = []
    func close() {
      defer { buttons = [] }
      guard let first = buttons.first, buttons.count > 1 else { return children += buttons }
      let id = part.id("g\(first.id.dropFirst())")
      let className = [DOMAttribute("class", "buttons")]
      children.append(.node(DOMNode(box(part.element), id: id, className, .children(buttons))))
    }
    for child in part.element.children {
      if case .button = content(child) {
        buttons.append(.element(child))
      } else {
        close()
        children.append(.element(child))
      }
    }
    close()
    return children
  }

  private func isIn(_ element: ElementSnapshot, _ condition: (ElementContent) -> Bool) -> Bool {
    var ancestor = element.parent.flatMap(source)
    while let current = ancestor {
      if condition(current.content) { return true }
      ancestor = current.parent.flatMap(source)
    }
    return false
  }
}

/// The rendering context of an element.
struct Part {
  let elementID: ElementID
  let element: ElementSnapshot

  init(id: ElementID, element: ElementSnapshot) {
    elementID = id
    self.element = element
  }

  var id: String { elementID.description }

  var children: [DOMChild] { element.children.map(DOMChild.element) }

  /// Returns the id of a part of the element's node.
  func id(_ suffix: String) -> String { "\(id)\(suffix)" }

  /// Returns the element's own node, with classes for its kind and its style.
  func node(
    _ tag: String,
    _ className: String,
    _ attributes: [DOMAttribute],
    _ children: [DOMChild]
  ) -> DOMNode {
    let css = element.style.css(of: element.content)
    let own =
      [DOMAttribute("class", element.style.classNames(after: className) + lookClasses)]
      + (css.isEmpty ? [] : [DOMAttribute("style", css)]) + spokenLabel + trait
    return DOMNode(tag, id: id, adding(details, to: own + attributes), .children(children))
  }

  func node(_ tag: String, _ className: String, _ children: [DOMChild]) -> DOMNode {
    node(tag, className, [], children)
  }

  /// Returns the accessibility label of a control inside the element, unless a visible label
  /// exists.
  func name(_ name: String) -> [DOMAttribute] {
    if let spokenName { return [spokenName] + description }
    return (element.children.isEmpty ? [DOMAttribute("aria-label", name)] : []) + description
  }

  /// Returns the accessibility label of a control that is not the target of a `label` element: its
  /// own, or else a reference to the visible label, or else a general one.
  func fullName(_ name: String) -> [DOMAttribute] {
    guard spokenName == nil, !element.children.isEmpty else { return self.name(name) }
    return [DOMAttribute("aria-labelledby", id("l"))] + description
  }

  /// The element's accessibility label, if the application has set one.
  var spokenName: DOMAttribute? { element.style.spokenLabel.map { DOMAttribute("aria-label", $0) } }

  private var trait: [DOMAttribute] {
    switch element.style.trait {
    case .selected: [DOMAttribute("aria-current", "true")]
    case .expanded: [DOMAttribute("aria-expanded", "true")]
    case .collapsed: [DOMAttribute("aria-expanded", "false")]
    case nil: []
    }
  }

  /// The name of the element, unless a part of it carries the name.
  private var spokenLabel: [DOMAttribute] {
    guard let name = spokenName else { return [] }
    switch element.content {
    case .button, .link, .list: return [name]
    // Screen readers only read the names of nodes with a role.
    case .text, .label, .badge, .shape: return [DOMAttribute("role", "img"), name]
    case .vertical, .horizontal, .wrapping, .form, .actionRow, .box, .layers, .decorated,
      .focusArea:
      return [DOMAttribute("role", "group"), name]
    default: return []
    }
  }

  var disabled: [DOMAttribute] { element.isDisabled ? [DOMAttribute("disabled")] : [] }
}
#endif
