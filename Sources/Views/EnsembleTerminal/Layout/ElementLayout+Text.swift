// SPDX-License-Identifier: MIT

import EnsembleUI

extension ElementLayout {
  /// Lays out a text: wrapped, limited to a number of lines, and aligned.
  func text(_ text: String, of element: Element, _ style: InheritedStyle, width: Int) -> Box {
    let cells = style.cellStyle
    guard element.style.isDrawn || isOneLine else {
      return Box(text.wrapped(to: width).map { Line(Span($0, style: cells)) })
    }
    let layout = element.style.drawing.inherited
    var lines = text.wrapped(to: width)
    if let limit = layout.lineLimit ?? (isOneLine ? 1 : nil) {
      if lines.count > limit {
        let rest = limit == 1 ? text : lines[(limit - 1)...].joined(separator: " ")
        let last = rest.truncated(to: width, layout.truncation ?? .tail)
        lines = lines.prefix(limit - 1) + [last]
      }
      if layout.reservesLines {
        lines += Array(repeating: "", count: max(0, limit - lines.count))
      }
    }
    let alignment = layout.textAlignment ?? .leading
    let widest = lines.reduce(0) { max($0, $1.columns) }
    return Box(
      lines.map { text in
        let indent = alignment.horizontal.offset(of: text.columns, in: widest)
        return Line(.gap(indent), Span(text, style: cells))
      }
    )
  }
}

extension TextAlignment {
  fileprivate var horizontal: HorizontalAlignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}
