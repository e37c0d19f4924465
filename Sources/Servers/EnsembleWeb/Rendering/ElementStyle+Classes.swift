// SPDX-License-Identifier: MIT

#if Web
import EnsembleUI

extension ElementStyle {
  /// Returns the class names of an element's style.
  func classNames(after first: String) -> String {
    var names = first
    if isBold { names += " bold" }
    if isItalic { names += " italic" }
    if isStruckThrough { names += " struck" }
    if drawing.inherited.isUnderlined { names += " under" }
    if isPadded { names += " padded" }
    if let font {
      names += " f-\(font.textStyle.rawValue)"
      if font.isMonospaced { names += " mono" }
      if font.hasMonospacedDigits { names += " digits" }
    }
    if case .color(let color) = paint, let name = color.name, color.opacity == 1 {
      names += " c-\(name.rawValue)"
    }
    return names + fillClasses
  }
}

extension HorizontalAlignment {
  var className: String {
    switch self {
    case .leading: "start"
    case .center: "center"
    case .trailing: "end"
    }
  }
}

extension VerticalAlignment {
  var className: String {
    switch self {
    case .top: "start"
    case .center: "center"
    case .bottom: "end"
    case .firstTextBaseline: "baseline"
    }
  }
}
#endif
