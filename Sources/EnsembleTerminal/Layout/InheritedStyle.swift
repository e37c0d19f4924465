// SPDX-License-Identifier: MIT

import EnsembleViews

/// How an element looks: by its own style, which has all that was said around it, and by where it is.
struct InheritedStyle {
  private var own = ElementStyle()
  private var color: TerminalColor?
  private var attributes: CellStyle.Attributes = []

  init() {}

  /// The style of an element in the same place.
  func of(_ element: Element) -> InheritedStyle {
    var style = self
    style.own = element.style
    return style
  }

  /// The style with a color for what has none.
  func colored(_ color: TerminalColor) -> InheritedStyle {
    var style = self
    style.color = color
    return style
  }

  /// The style with more attributes.
  func adding(_ attributes: CellStyle.Attributes) -> InheritedStyle {
    var style = self
    style.attributes.formUnion(attributes)
    return style
  }

  /// How a cell looks.
  var cellStyle: CellStyle {
    var attributes = attributes
    if own.isBold { attributes.insert(.bold) }
    if own.isItalic { attributes.insert(.italic) }
    if own.isStruckThrough { attributes.insert(.struckThrough) }
    switch own.font?.textStyle {
    case .largeTitle, .title, .title2, .title3, .headline: attributes.insert(.bold)
    case .footnote, .caption: attributes.insert(.dim)
    default: break
    }
    let foreground = own.foreground.flatMap { TerminalColor($0) } ?? color
    return CellStyle(foreground: foreground, attributes: attributes)
  }
}
