// SPDX-License-Identifier: MIT

#if Web
import EnsembleUI

extension VisualFilter {
  /// The filter as a CSS function.
  var css: String {
    switch self {
    case .blur(let radius): "blur(\(max(radius, 0).pixels))"
    case .brightness(let amount): Self.adding(amount.clamped(to: -1, 1))
    case .exposure(let factor): "brightness(\(factor.clamped(to: 0, 100).shortText))"
    case .contrast(let factor): "contrast(\(factor.clamped(to: 0, 100).shortText))"
    case .saturation(let factor): "saturate(\(factor.clamped(to: 0, 100).shortText))"
    case .grayscale(let amount): "grayscale(\(amount.clamped(to: 0, 1).shortText))"
    case .hueRotation(let angle): "hue-rotate(\(angle.degrees.finite.shortText)deg)"
    case .inversion: "invert(1)"
    }
  }

  /// Returns functions that add an amount to each component.
  ///
  /// CSS can only multiply components (`brightness`), and their distances from the middle
  /// (`contrast`). Combined, the two add an amount, in the order in which no intermediate value is
  /// clipped.
  private static func adding(_ amount: Double) -> String {
    let factor = 1 + 2 * abs(amount)
    let (large, small) = (factor.rounded3, (1 / factor).rounded3)
    return amount < 0
      ? "brightness(\(small)) contrast(\(large))" : "contrast(\(small)) brightness(\(large))"
  }
}

extension Double {
  fileprivate func clamped(to least: Double, _ most: Double) -> Double {
    Swift.min(Swift.max(finite, least), most)
  }

  /// The number with at most three digits of its fraction.
  fileprivate var rounded3: String { ((self * 1000).rounded() / 1000).shortText }
}

extension BlendMode {
  /// The name of the mode in CSS; nil for the normal mode.
  var css: String? {
    switch self {
    case .normal, .sourceAtop, .destinationOver, .destinationOut: nil
    case .multiply, .plusDarker: "multiply"
    case .screen: "screen"
    case .overlay: "overlay"
    case .darken: "darken"
    case .lighten: "lighten"
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .softLight: "soft-light"
    case .hardLight: "hard-light"
    case .difference: "difference"
    case .exclusion: "exclusion"
    case .hue: "hue"
    case .saturation: "saturation"
    case .color: "color"
    case .luminosity: "luminosity"
    case .plusLighter: "plus-lighter"
    }
  }
}
#endif
