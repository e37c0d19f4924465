// SPDX-License-Identifier: MIT

import EnsembleViews

/// The style of an element, combined with the style that its position implies.
struct InheritedStyle {
  private var own = ElementStyle()
  private var color: TerminalColor?
  private var attributes: CellStyle.Attributes = []

  init() {}

  /// Returns the style of an element in the same position.
  func of(_ element: Element) -> InheritedStyle {
    var style = self
    style.own = element.style
    return style
  }

  /// Returns the style with a color, unless it has one.
  func colored(_ color: TerminalColor) -> InheritedStyle {
    var style = self
    style.color = color
    return style
  }

  /// Returns the style with more attributes.
  func adding(_ attributes: CellStyle.Attributes) -> InheritedStyle {
    var style = self
    style.attributes.formUnion(attributes)
    return style
  }

  /// The style of the cells.
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
