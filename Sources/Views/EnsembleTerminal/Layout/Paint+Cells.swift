// SPDX-License-Identifier: MIT

import EnsembleUI
import Foundation

extension Paint {
  /// Returns the color at a point in a rectangle, both in points; nil for the default color.
  func terminalColor(x: Double, y: Double, width: Double, height: Double) -> TerminalColor? {
    switch self {
    case .color(let color): return TerminalColor(color)
    case .linear(let gradient, let from, let to):
      let (start, end) = ((from.x * width, from.y * height), (to.x * width, to.y * height))
      let way = (end.0 - start.0, end.1 - start.1)
      let length = way.0 * way.0 + way.1 * way.1
      guard length > 0 else { return gradient.color(at: 0) }
      return gradient.color(at: ((x - start.0) * way.0 + (y - start.1) * way.1) / length)
    case .radial(let gradient, let center, let start, let end):
      let (dx, dy) = (x - center.x * width, y - center.y * height)
      let distance = (dx * dx + dy * dy).squareRoot()
      return gradient.color(at: end == start ? 1 : (distance - start) / (end - start))
    case .angular(let gradient, let center, let start, let end):
      guard end.radians > start.radians else { return gradient.color(at: 0) }
      let angle = atan2(y - center.y * height, x - center.x * width) - start.radians
      let turn = 2 * Double.pi
      let positive = angle - (angle / turn).rounded(.down) * turn
      return gradient.color(at: positive / (end.radians - start.radians))
    }
  }
}

extension Gradient {
  /// Returns the color at a position. Between stops, it is mixed from typical shades.
  fileprivate func color(at location: Double) -> TerminalColor? {
    guard let first = stops.first, let last = stops.last else { return nil }
    if location <= first.location || location.isNaN { return TerminalColor(first.color) }
    guard let next = stops.firstIndex(where: { $0.location > location }), next > 0 else {
      return TerminalColor(last.color)
    }
    let (low, high) = (stops[next - 1], stops[next])
    let share = (location - low.location) / (high.location - low.location)
    let (one, other) = (low.color.numbers, high.color.numbers)
    func mix(_ low: UInt8, _ high: UInt8) -> UInt8 {
      UInt8(Double(low) + (Double(high) - Double(low)) * share)
    }
    return .components(
      red: mix(one.0, other.0),
      green: mix(one.1, other.1),
      blue: mix(one.2, other.2)
    )
  }
}

extension Color {
  /// The components; for a named color, the components of a typical shade.
  fileprivate var numbers: (UInt8, UInt8, UInt8) {
    // The color of text is unknown.
    if name == .primary { return (200, 200, 200) }
    return (shade.red, shade.green, shade.blue)
  }
}
