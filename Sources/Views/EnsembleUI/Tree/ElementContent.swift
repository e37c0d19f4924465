// SPDX-License-Identifier: MIT

import Foundation

/// The kind of an element, and its content.
public enum ElementContent: Equatable, Sendable {
  /// The root of all elements.
  case root

  /// A view of a tool apart from the content, which is always visible.
  case banner
  /// A view of a tool in a panel at an edge of the page, beside the content.
  case dock(Edge)

  // MARK: Layout

  /// A stack of children from top to bottom. The spacing is in points; nil for the renderer's
  /// default.
  case vertical(HorizontalAlignment, spacing: Double? = nil)
  /// A row of children from left to right. The spacing is in points; nil for the renderer's
  /// default.
  case horizontal(VerticalAlignment, spacing: Double? = nil)
  /// Children from left to right, in as many lines as they need. The spacing, also between lines,
  /// is in points; nil for the renderer's default.
  case wrapping(VerticalAlignment, spacing: Double? = nil)
  /// Children in front of each other, the last one in front.
  case layers(Alignment)
  /// A box around its children, with a size, a background or another drawing of its own.
  case box
  /// A view with a decoration of the same size in front of it or behind it. The last child is the
  /// decoration, in a separate layer.
  case decorated(isBehind: Bool)
  /// A grid, whose rows are ``gridRow(_:)``; other children take the whole width.
  indirect case grid(GridStyle)
  /// A row of a grid: its cells.
  indirect case gridRow(GridStyle)
  /// Cells in given columns or rows.
  indirect case tracks(GridTracks)
  /// The decoration of a view: its children.
  case layer(Alignment)
  /// A flexible gap that fills the available space.
  case spacer
  /// A line between two neighbours.
  case divider
  /// A diagram of values.
  case chart([ChartMark])
  /// A shape that fills its space.
  indirect case shape(ShapeDrawing)

  // MARK: Text

  /// A text.
  case text(String)
  /// A symbol by its name; the other name is for screen readers.
  case image(symbol: String, name: String)
  /// An image that the renderer loads.
  indirect case picture(Picture)
  /// A request to load an image that is not shown yet. Takes ``ViewEvent/loaded(_:)``.
  indirect case imageRequest(URL)
  /// An icon and a title: its children.
  case label
  /// A small addition to the element before it: a number or a short text.
  case badge(String)

  // MARK: Controls. Their labels are their children.

  /// A control that is pressed. Takes ``ViewEvent/press``.
  case button(ButtonRole?)
  /// A view that is pressed like a button, with a number of taps. Takes ``ViewEvent/press``.
  case tapArea(count: Int)
  /// A view that can have the focus, for the keys that it takes.
  case focusArea
  /// A link to a URL outside of the application. Takes ``ViewEvent/press``.
  case hyperlink(String)
  /// A button that shares a text. Takes ``ViewEvent/press``, which has no effect by itself.
  case shareLink(String)
  /// A control that switches between on and off. Takes ``ViewEvent/toggle(_:)``.
  case toggle(isOn: Bool)
  /// A control that edits text. Takes ``ViewEvent/edit(_:)`` and ``ViewEvent/submit``; the prompt
  /// is shown while the text is empty.
  case textField(text: String, prompt: String, kind: TextFieldKind)
  /// A choice of several options by offset; the selection is nil if no option has the value.
  case picker(options: [String], selection: Int?)
  /// A value that is incremented and decremented. Its label shows the value.
  case stepper(canDecrement: Bool, canIncrement: Bool)
  /// A control that selects a number. Takes ``ViewEvent/slide(_:)``; the step is nil if all numbers
  /// within the bounds can be selected.
  case slider(value: Double, bounds: ClosedRange<Double>, step: Double?)
  /// A control that enters a date, a time or a color. Takes ``ViewEvent/enter(_:)``.
  indirect case entry(ValueEntry)
  /// Progress from 0 to 1; nil if it is unknown.
  case progress(Double?)

  // MARK: Lists

  /// A list of rows.
  case list
  /// A list of rows with controls.
  case form
  /// A group of rows. Its first child may be a header, and its last a footer.
  case section
  /// The title of a section, which consists of the children.
  case header
  /// A note below the rows of a section, which consists of the children.
  case footer
  /// A row with actions. Its last child is ``actions`` if there are any actions at the moment.
  case actionRow
  /// Buttons that act on the elements before them in a row.
  case actions
  /// A placeholder for omitted rows of a long list. Only trees that browsers show contain
  /// placeholders.
  case placeholder(rows: Int)

  // MARK: Navigation

  /// A stack of pages, of which the last child is visible.
  case navigationStack
  /// A page of a stack. Pages above the root take ``ViewEvent/back``.
  case page
  /// The title of the parent.
  case title(String)
  /// The buttons of a page or a sheet.
  case toolbar
  /// A button that leads to another page.
  case link

  /// A message that is shown for some time in front of the content, which can be used meanwhile.
  /// Takes ``ViewEvent/dismiss``.
  case toast

  // MARK: Overlays

  // Overlays are shown above all elements outside of them, and take ``ViewEvent/dismiss``.

  /// A view above the others.
  case sheet
  /// A question or a message. Its children are the message, if any, and the buttons.
  case alert(title: String)
  /// A choice. Its children are the message, if any, and the buttons.
  case dialog(title: String)
  /// A menu, whose children are its items. It belongs to the control before it in its parent.
  case menu(title: String)
  /// A popover, which belongs to its previous sibling.
  case popover
  /// A request for files. Takes ``ViewEvent/choose(_:)``. Its children ask for paths if the tree's
  /// `asksForPaths` is true.
  case fileImporter(FileImport)
  /// An offer of a file. Takes ``ViewEvent/saved(_:)``. Its children ask for a path if the tree's
  /// `asksForPaths` is true.
  indirect case fileExporter(FileExport)
}

extension ElementContent {
  /// Whether titles and toolbars inside belong to the page around the element.
  var passesOnHeads: Bool {
    switch self {
    case .box, .decorated, .layers, .layer: true
    default: false
    }
  }

  /// Whether the element belongs to the head of a page.
  var isHead: Bool {
    switch self {
    case .title, .toolbar: true
    default: false
    }
  }

  /// A Boolean value that indicates whether the element is shown above everything outside of it.
  public var isOverlay: Bool {
    switch self {
    case .sheet, .alert, .dialog, .menu, .popover, .fileImporter, .fileExporter: true
    default: false
    }
  }

  /// A Boolean value that indicates whether the element can have the keyboard focus.
  public var isControl: Bool {
    switch self {
    case .button, .toggle, .textField, .picker, .stepper, .slider, .entry, .link, .focusArea: true
    default: isPressable
    }
  }

  /// Whether texts inside of the control may be the title of the row around it: the label of a link
  /// says what the row is about, while the label of a button says what the button does.
  package var holdsRowTitle: Bool {
    switch self {
    case .link, .hyperlink, .tapArea, .focusArea: true
    default: false
    }
  }

  /// A Boolean value that indicates whether the element takes ``ViewEvent/press``.
  public var isPressable: Bool {
    switch self {
    case .button, .link, .tapArea, .hyperlink, .shareLink: true
    default: false
    }
  }
}
