// SPDX-License-Identifier: MIT

/// What an element is, and what it says.
public enum ElementContent: Equatable, Sendable {
  /// What everything is inside of.
  case root

  // MARK: Layout

  /// Children from top to bottom.
  case vertical(HorizontalAlignment)
  /// Children from left to right.
  case horizontal(VerticalAlignment)
  /// A gap that takes what space there is.
  case spacer
  /// A line between neighbours.
  case divider

  // MARK: Text

  case text(String)
  /// A picture, as a character; its name for who cannot see it.
  case image(glyph: String, name: String)
  /// An icon and a title: its children.
  case label
  /// A small addition to the element before it: a number or a word.
  case badge(String)

  // MARK: Controls. Their labels are their children.

  case button(ButtonRole?)
  case toggle(isOn: Bool)
  case textField(text: String, prompt: String, kind: TextFieldKind)
  /// One of several options, by offset; nil if the value is none of them.
  case picker(options: [String], selection: Int?)
  /// Its value goes up and down. What it says is its label.
  case stepper(canDecrement: Bool, canIncrement: Bool)
  case slider(value: Double, bounds: ClosedRange<Double>, step: Double?)
  /// How much of something is done, from 0 to 1; nil if that is not known.
  case progress(Double?)

  // MARK: Lists

  /// Rows.
  case list
  /// Rows with controls.
  case form
  /// Rows that belong together. May have a header first, and a footer last.
  case section
  case header
  case footer
  /// Something with actions of its own: children, the last of which is ``actions`` if there are any now.
  case actionRow
  /// Buttons that belong to what is before them in a row.
  case actions
  /// Stands for rows of a long list that are left out. Only trees that pages in browsers show have it.
  case placeholder(rows: Int)

  // MARK: Navigation

  /// Pages on top of each other: the last child is seen.
  case navigationStack
  /// One page of a stack. Pages above the first take ``ViewEvent/back``.
  case page
  /// The title of what it is in.
  case title(String)
  /// Buttons of a page or a sheet.
  case toolbar
  /// A button that leads to another page.
  case link

  // MARK: Overlays, shown above everything that is not inside them. They take ``ViewEvent/dismiss``.

  /// A view above the others.
  case sheet
  /// A question or message. Children: the message, if any, and buttons.
  case alert(title: String)
  /// A choice. Children: the message, if any, and buttons.
  case dialog(title: String)
  /// A request for files. Takes ``ViewEvent/choose(_:)``. Children, if the tree asks for paths: what asks for them.
  case fileImporter(FileImport)
  /// An offer of a file. Takes ``ViewEvent/saved(_:)``. Children, if the tree asks for paths: what asks for one.
  indirect case fileExporter(FileExport)
}

extension ElementContent {
  /// Whether it is shown above everything that is not inside it.
  public var isOverlay: Bool {
    switch self {
    case .sheet, .alert, .dialog, .fileImporter, .fileExporter: true
    default: false
    }
  }

  /// Whether it can have the focus of the keyboard.
  public var isControl: Bool {
    switch self {
    case .button, .toggle, .textField, .picker, .stepper, .slider, .link: true
    default: false
    }
  }
}
