// SPDX-License-Identifier: MIT

import EnsembleUI

extension ElementLayout {
  /// Lays out an element with the insets and the background that it has as a row of a list.
  func rowBox(_ id: ElementID, _ style: InheritedStyle, width: Int) -> Box {
    guard let place = rowPlace(of: id) else { return box(id, style, width: width) }
    let insets = CellInsets(place.insets)
    var row = box(id, style, width: max(1, width - insets.horizontal))
    guard !row.lines.isEmpty else { return row }
    if place.insets != nil { row = row.padded(insets) }
    guard let background = place.background else { return row }
    for index in row.lines.indices { row.lines[index].pad(to: width) }
    return row.filled(by: background)
  }

  /// Returns the list attributes of a row, or of the view in a row with actions.
  private func rowPlace(of id: ElementID) -> ElementDetails.Place? {
    guard let element = tree[id] else { return nil }
    let inner = element.content == .actionRow ? element.children.first.flatMap { tree[$0] } : nil
    let places = [element, inner].compactMap { $0?.style.details?.place }
    return places.first { $0.background != nil || $0.insets != nil }
  }
}
