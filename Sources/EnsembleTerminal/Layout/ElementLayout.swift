// SPDX-License-Identifier: MIT

import EnsembleViews

/// Makes lines of elements.
@MainActor
struct ElementLayout {
  let tree: ViewTree
  var focus = FocusedPath()
  /// The text that somebody writes in.
  var editing: FieldEditing?
  /// How many lines of a text that can be written in are shown at most.
  var fieldLimit = 10
  /// Which picture of something that moves is shown.
  var phase = 0
  /// Counts what was laid out.
  var count = LayoutCount()

  /// The lines of an element.
  ///
  /// - Parameters:
  ///   - width: How many columns there are. A line that cannot be broken may be longer.
  ///   - expands: Whether gaps and fields take all the space.
  func box(_ id: ElementID, _ style: InheritedStyle, width: Int, expands: Bool = true) -> Box {
    guard let element = tree[id] else { return Box() }
    let style = style.of(element)
    let width = max(1, width)
    if element.content.isControl {
      return control(element, style, width: width, expands: expands)
    }
    switch element.content {
    case .text(let text):
      return Box(text.wrapped(to: width).map { Line(Span($0, style: style.cellStyle)) })
    case .image(let glyph, _): return Box(Span(glyph, style: style.cellStyle))
    case .badge(let text):
      return Box(Span("(\(text))", style: style.colored(.brightBlack).cellStyle))
    case .progress(let fraction): return progress(fraction, of: element, style, width: width)
    case .divider: return Box(Span(String(repeating: "─", count: width), style: style.cellStyle))
    case .spacer: return Box([Line()])
    case .horizontal(let alignment):
      return row(element.children, alignment, style, width: width, expands: expands)
    case .label, .actions:
      return row(element.children, .top, style, width: width, expands: expands)
    case .actionRow: return actionRow(element, style, width: width, expands: expands)
    case .header: return stack(element.children, style.adding(.bold), width: width)
    case .footer: return stack(element.children, style.adding(.dim), width: width)
    case .title, .toolbar, .sheet, .alert, .dialog, .fileImporter, .fileExporter: return Box()
    default: return stack(element.children, style, width: width)
    }
  }

  /// Elements below each other.
  func stack(_ ids: [ElementID], _ style: InheritedStyle, width: Int) -> Box {
    Box(ids.flatMap { box($0, style, width: width).lines })
  }

  /// A row, with its actions while it has the focus.
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
      : row(ids, .top, style, width: width, expands: expands)
  }
}

/// What has the focus, and all that it is inside of.
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

  /// Whether an element has the focus, or something inside it.
  func contains(_ id: ElementID) -> Bool { path.contains(id) }
}

/// A field that somebody writes in.
@MainActor
final class FieldEditing {
  let id: ElementID
  var editor: LineEditor

  init(id: ElementID, text: String, kind: TextFieldKind) {
    self.id = id
    editor = LineEditor(text: text, kind: kind)
  }
}

/// How much was laid out since the beginning.
@MainActor
final class LayoutCount {
  var blocks = 0
  /// How often it was found out what there is.
  var outlines = 0
  /// Whether there was something that moves.
  var hasSpinner = false

  nonisolated init() {}
}
