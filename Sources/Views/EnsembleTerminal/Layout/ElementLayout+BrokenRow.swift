// SPDX-License-Identifier: MIT

import EnsembleUI

extension ElementLayout {
  /// Lays out elements beside each other, and moves those that do not fit to further rows: buttons
  /// of toolbars and alerts, tabs, and the content of a view that scrolls horizontally elsewhere.
  func brokenRow(
    _ ids: [ElementID],
    _ alignment: VerticalAlignment,
    _ style: InheritedStyle,
    gap: Int = 1,
    width: Int,
    expands: Bool
  ) -> Box {
    var rows: [[ElementID]] = [[]]
    var taken = 0
    for id in ids {
      guard let element = tree[id] else { continue }
      var columns = 0
      if element.content != .spacer {
        columns =
          element.content == .divider ? 1 : box(id, style, width: width, expands: false).columns
        let room = taken == 0 ? width : width - taken - gap
        let staysBeside = isWrappable(element) && room >= max(12, width / 2, leastWidth(of: id))
        if columns > room, taken > 0, !staysBeside {
          rows.append([])
          taken = 0
        }
      }
      rows[rows.count - 1].append(id)
      taken += columns == 0 ? 0 : columns + (taken == 0 ? 0 : gap)
    }
    return Box(
      rows.flatMap { row($0, alignment, style, gap: gap, width: width, expands: expands).lines }
    )
  }

  /// Returns whether an element reads well in several lines: text does, and brackets do not.
  private func isWrappable(_ element: Element) -> Bool {
    switch element.content {
    case .toggle, .link, .tapArea, .focusArea: true
    default: !element.content.isControl
    }
  }

  /// Returns whether a row breaks: a wrapping one, one of the library that says so, or the
  /// outermost one in a view that scrolls horizontally elsewhere.
  func breaks(_ element: Element) -> Bool {
    if element.content.isWrapping || element.style.details?.breaksIntoLines == true { return true }
    var next: Element? = element
    while let current = next {
      if current.style.details?.scrollsHorizontally == true { return true }
      next = current.parent.flatMap { tree[$0] }
      if next?.content.isRow == true { return false }
    }
    return false
  }
}

extension ElementContent {
  fileprivate var isWrapping: Bool { if case .wrapping = self { true } else { false } }

  fileprivate var isRow: Bool {
    switch self {
    case .horizontal, .wrapping: true
    default: false
    }
  }
}
