// SPDX-License-Identifier: MIT

#if Web
import EnsembleUI

extension CSSDeclarations {
  /// Adds the fill behind a row, its insets, and the look and the heights of a sheet.
  mutating func add(
    _ details: ElementDetails,
    in content: ElementContent,
    margin: EdgeInsets?
  ) {
    if let place = details.place, content != .section {
      if let background = place.background { add("--row", background.css) }
      if let insets = place.insets, margin == nil { add("margin", insets.css) }
    }
    if content == .sheet || content == .popover {
      if let background = details.sheetBackground { add("background", background.css) }
      if let radius = details.sheetCornerRadius { add("border-radius", radius.pixels) }
    }
    if let detents = details.detents?.sorted(by: { $0.inPoints < $1.inPoints }),
      let least = detents.first, let most = detents.last
    {
      add("--least", least.css)
      if most != .large { add("--most", most.css) }
    }
  }
}

extension DrawingStyle.Own {
  /// Returns the drawing of an element with the insets of its row added to its margin.
  func insideRow(_ details: ElementDetails?) -> DrawingStyle.Own {
    guard let insets = details?.place?.insets, let margin else { return self }
    var copy = self
    copy.margin = EdgeInsets(
      top: margin.top + insets.top,
      leading: margin.leading + insets.leading,
      bottom: margin.bottom + insets.bottom,
      trailing: margin.trailing + insets.trailing
    )
    return copy
  }
}

extension PresentationDetent {
  /// The approximate height in points, for sorting.
  fileprivate var inPoints: Double {
    switch length {
    case .fraction(let fraction): fraction.finite * 800
    case .points(let points): points.finite
    }
  }

  /// The height of a sheet's content, without the sheet's borders and padding.
  fileprivate var css: String {
    switch length {
    case .fraction(let fraction):
      "calc(\((min(max(fraction, 0), 1) * 100).finite.shortText)dvh - 6rem)"
    case .points(let points): points.pixels
    }
  }
}
#endif
