// SPDX-License-Identifier: MIT

import EnsembleUI

/// The style of an element, combined with the style that its position implies.
struct InheritedStyle {
  private var own = ElementStyle()
  private var impliedColor: TerminalColor?
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
    style.impliedColor = color
    return style
  }

  /// Returns the style with more attributes.
  func adding(_ attributes: CellStyle.Attributes) -> InheritedStyle {
    var style = self
    style.attributes.formUnion(attributes)
    return style
  }

  /// The color of the text.
  var color: Color { own.foreground ?? .primary }

  /// The color of controls, unless they have one of their own.
  var tint: TerminalColor? { own.drawing.inherited.tint.flatMap { TerminalColor($0) } }

  var cellStyle: CellStyle {
    var attributes = attributes
    if own.isBold { attributes.insert(.bold) }
    if own.isItalic { attributes.insert(.italic) }
    if own.isStruckThrough { attributes.insert(.struckThrough) }
    if own.drawing.inherited.isUnderlined { attributes.insert(.underline) }
    if let font = own.font { attributes.formUnion(font.cellAttributes) }
    if let color = own.foreground, color.opacity < 0.5 { attributes.insert(.dim) }
    let foreground = own.foreground.flatMap { TerminalColor($0) } ?? impliedColor
    return CellStyle(foreground: foreground, attributes: attributes)
  }
}

extension Font {
  /// The attributes of cells with text in the font.
  var cellAttributes: CellStyle.Attributes {
    var attributes: CellStyle.Attributes = []
    switch textStyle {
    case .largeTitle, .title, .title2, .title3, .headline: attributes.insert(.bold)
    case .footnote, .caption, .caption2: attributes.insert(.dim)
    default: break
    }
    if let weight = custom?.weight, weight.rawValue >= Font.Weight.semibold.rawValue {
      attributes.insert(.bold)
    }
    if custom?.isItalic == true { attributes.insert(.italic) }
    return attributes
  }
}
