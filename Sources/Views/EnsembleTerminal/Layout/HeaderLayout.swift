// SPDX-License-Identifier: MIT

import EnsembleUI

extension ElementLayout {
  /// The label of the back control.
  static let back = "‹ Back"

  /// Returns the lines above a layer: the back control, the title, the toolbar. Empty if it has
  /// none of them.
  func header(of layer: Layer, title: String, width: Int) -> [Line] {
    var left = Line()
    if let page = layer.backPage {
      var style = CellStyle()
      if page == focus.focused { style.attributes.insert(.inverse) }
      left.append(Span(Self.back, style: style, control: page))
    }
    if !title.isEmpty {
      if left.columns > 0 { left.append(.gap(2)) }
      let text = title.truncated(to: max(1, width - left.columns))
      left.append(Span(text, style: CellStyle(attributes: .bold)))
    }
    let buttons = brokenRow(
      layer.toolbars.flatMap { tree[$0]?.children ?? [] },
      .top,
      InheritedStyle(),
      width: width,
      expands: false
    )
    guard left.columns > 0 || !buttons.lines.isEmpty else { return [] }
    return [left].adding(buttons, width: width)
  }

  /// Returns the lines of the toasts of a layer, below a line that separates them.
  func toasts(of layer: Layer, width: Int) -> [Line] {
    let boxes = layer.toasts.compactMap { tree[$0]?.children }.map {
      brokenRow($0, .top, InheritedStyle(), gap: 2, width: width, expands: false)
    }
    guard !boxes.isEmpty else { return [] }
    return [Line(Span(String(repeating: "─", count: width)))] + boxes.flatMap(\.lines)
  }

  /// Returns the title of a layer.
  func title(of layer: Layer) -> String? {
    guard let id = layer.title ?? layer.overlay else { return nil }
    return switch tree[id]?.content {
    case .title(let title), .alert(let title), .dialog(let title), .menu(let title): title
    case .fileImporter(let request):
      request.allowsMultipleSelection ? "Open files" : "Open a file"
    case .fileExporter: "Save a file"
    default: nil
    }
  }
}

extension [Line] {
  /// Returns the line with buttons at its right, or below it if they do not fit.
  fileprivate func adding(_ buttons: Box, width: Int) -> [Line] {
    guard var line = first, let right = buttons.lines.first else { return self }
    if line.columns == 0 { return buttons.lines }
    guard buttons.lines.count == 1, line.columns + 2 + right.columns <= width else {
      return self + buttons.lines
    }
    line.pad(to: width - right.columns)
    line.append(right)
    return [line]
  }
}
