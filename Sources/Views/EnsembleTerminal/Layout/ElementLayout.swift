// SPDX-License-Identifier: MIT

import EnsembleUI

/// Lays out elements as lines of styled text.
@MainActor
struct ElementLayout {
  let tree: ViewTree
  var focus = FocusedPath()
  /// The text field that is edited.
  var editing: FieldEditing?
  /// The part of the focused date picker that keys change.
  var datePart = 0
  /// The maximum number of visible lines of a text field.
  var fieldLimit = 10
  /// The styles of the terminal: without colors, shapes are outlines, and as plain text, fields and
  /// cards have no edges.
  var palette = Palette.colors
  /// The number of lines that the element can fill; nil if it has as many as it needs.
  var proposedHeight: Int?
  /// The current frame of animations.
  var phase = 0
  /// Counters of layout work.
  var count = LayoutCount()
  /// Whether the element is in a row that is too narrow for the whole of its views.
  var isSqueezed = false
  /// Whether texts take one line, as in the label of a button in a narrow row.
  var isOneLine = false
  /// The widths that were measured with this layout.
  var measured = MeasuredColumns()

  /// Returns the lines of an element.
  ///
  /// - Parameters:
  ///   - width: The number of columns. A line that cannot be broken may exceed it.
  ///   - expands: Whether gaps and fields fill the width.
  func box(_ id: ElementID, _ style: InheritedStyle, width: Int, expands: Bool = true) -> Box {
    guard let element = tree[id] else { return Box() }
    let style = style.of(element)
    let width = max(1, width)
    return element.style.isDrawn
      ? drawn(element, style, width: width, expands: expands)
      : content(of: element, style, width: width, expands: expands)
  }

  /// Lays out an element without the drawing around it.
  func content(
    of element: Element,
    _ style: InheritedStyle,
    width: Int,
    expands: Bool
  ) -> Box {
    if element.content.isControl {
      return control(element, style, width: width, expands: expands)
    }
    switch element.content {
    case .text(let text):
      if let runs = element.style.details?.runs {
        return self.runs(runs, of: element, style, width: width)
      }
      let cased = text.cased(element.style.details?.looks?.textCase)
      return self.text(cased, of: element, style, width: width)
    case .grid(let grid): return self.grid(element, grid, style, width: width)
    case .tracks(let tracks): return self.tracks(element, tracks, style, width: width)
    case .chart(let marks): return chart(marks, style, width: width)
    case .shape(let drawing): return shape(drawing, style, width: width, expands: expands)
    case .box: return framed(element, style, width: width, expands: expands)
    case .layers(let alignment):
      return layers(element.children, alignment, style, width: width, expands: expands)
    case .decorated(let isBehind):
      return decorated(element, isBehind: isBehind, style, width: width, expands: expands)
    case .vertical(let alignment, let spacing):
      return column(element.children, alignment, spacing, style, width: width, expands: expands)
    case .image(let symbol, _): return Box(Span(Symbols.glyph(of: symbol), style: style.cellStyle))
    case .picture(let picture):
      let text = picture.name.isEmpty ? "▣" : "▣ \(picture.name)"
      return Box(Span(text.truncated(to: width), style: style.cellStyle))
    case .badge(let text):
      let cells = style.colored(.brightBlack).cellStyle
      return Box("(\(text))".wrapped(to: width).map { Line(Span($0, style: cells)) })
    case .progress(let fraction): return progress(fraction, of: element, style, width: width)
    case .divider:
      let columns = expands ? width : 1
      return Box(Span(String(repeating: "─", count: columns), style: style.cellStyle))
    case .spacer: return Box([Line()])
    case .horizontal(let alignment, let spacing), .wrapping(let alignment, let spacing):
      // Views with a distance, however small, do not touch.
      let gap = spacing.map { $0 > 0 ? max(1, CellLength.columns($0)) : 0 } ?? 1
      let ids = element.children
      return breaks(element)
        ? brokenRow(ids, alignment, style, gap: gap, width: width, expands: expands)
        : row(ids, alignment, style, gap: gap, width: width, expands: expands)
    case .label
    where element.style.details?.looks?.label == .iconOnly && element.children.count > 1:
      return row(Array(element.children.prefix(1)), .top, style, width: width, expands: expands)
    case .label: return row(element.children, .top, style, width: width, expands: expands)
    case .actions:
      return brokenRow(element.children, .top, style, width: width, expands: expands)
    case .actionRow: return actionRow(element, style, width: width, expands: expands)
    case .header: return stack(element.children, style.adding(.bold), width: width)
    case .footer: return stack(element.children, style.adding(.dim), width: width)
    case .title, .toolbar, .toast, .sheet, .alert, .dialog, .menu, .popover, .fileImporter,
      .fileExporter:
      return Box()
    default: return stack(element.children, style, width: width, expands: expands)
    }
  }

  /// Lays out elements below each other.
  func stack(
    _ ids: [ElementID],
    _ style: InheritedStyle,
    width: Int,
    expands: Bool = true
  ) -> Box {
    Box(ids.flatMap { box($0, style, width: width, expands: expands).lines })
  }

  /// Lays out a row, with its actions while it has the focus.
  private func actionRow(
    _ element: Element,
    _ style: InheritedStyle,
    width: Int,
    expands: Bool
  ) -> Box {
    let children = element.children.filter { tree[$0]?.content != .actions }
    let content = { stackOrRow(children, style, width: $0, expands: expands) }
    guard focus.contains(element.id), children.count < element.children.count,
      let last = element.children.last
    else { return content(width) }
    let actions = box(last, style, width: width, expands: false)
    let room = width - actions.columns - 1
    guard room >= width / 2 else { return Box(content(width).lines + actions.lines) }
    var lines = content(room).lines
    if lines.isEmpty { lines = [Line()] }
    lines[0].pad(to: lines[0].columns + 1)
    for (offset, line) in actions.lines.enumerated() {
      if offset == lines.count { lines.append(Line()) }
      lines[offset].append(line)
    }
    return Box(lines)
  }

  private func stackOrRow(
    _ ids: [ElementID],
    _ style: InheritedStyle,
    width: Int,
    expands: Bool
  ) -> Box {
    ids.count == 1
      ? box(ids[0], style, width: width, expands: expands)
      : brokenRow(ids, .top, style, width: width, expands: expands)
  }
}

extension String {
  /// Returns the text in a case; the text itself if there is none.
  fileprivate func cased(_ textCase: Text.Case?) -> String {
    switch textCase {
    case .uppercase: uppercased()
    case .lowercase: lowercased()
    case nil: self
    }
  }
}

/// The focused element and its ancestors.
@MainActor
struct FocusedPath {
  let focused: ElementID?
  private let path: Set<ElementID>

  nonisolated init() {
    focused = nil
    path = []
  }

  init(to focused: ElementID?, in tree: ViewTree) {
    self.focused = focused
    var path: Set<ElementID> = []
    var next = focused
    while let id = next {
      path.insert(id)
      next = tree[id]?.parent
    }
    self.path = path
  }

  /// Returns whether an element or one of its descendants has the focus.
  func contains(_ id: ElementID) -> Bool { path.contains(id) }
}

/// A text field that is edited.
@MainActor
final class FieldEditing {
  let id: ElementID
  var editor: LineEditor

  init(id: ElementID, text: String, kind: TextFieldKind) {
    self.id = id
    editor = LineEditor(text: text, kind: kind)
  }
}

/// Counters of a session's layout work.
@MainActor
final class LayoutCount {
  var blocks = 0
  /// The number of times that the layers were determined.
  var outlines = 0
  /// Whether an animation was laid out.
  var hasSpinner = false

  nonisolated init() {}
}
