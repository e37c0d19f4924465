// SPDX-License-Identifier: MIT

// Filters that browsers support. Terminals have cells of few colors, and draw the view without
// filters.

extension View {
  /// Blurs the view. It has no effect in a terminal.
  public func blur(radius: Double, opaque: Bool = false) -> some View {
    filtered(radius == 0 ? nil : .blur(radius))
  }

  /// Makes the view brighter, up to white for 1, or darker. It has no effect in a terminal.
  public func brightness(_ amount: Double) -> some View {
    filtered(amount == 0 ? nil : .brightness(amount))
  }

  /// Multiplies the contrast of the view. It has no effect in a terminal.
  public func contrast(_ amount: Double) -> some View {
    filtered(amount == 1 ? nil : .contrast(amount))
  }

  /// Multiplies the intensity of the view's colors. It has no effect in a terminal.
  public func saturation(_ amount: Double) -> some View {
    filtered(amount == 1 ? nil : .saturation(amount))
  }

  /// Removes colors, all of them for 1. It has no effect in a terminal.
  public func grayscale(_ amount: Double) -> some View {
    filtered(amount == 0 ? nil : .grayscale(amount))
  }

  /// Turns the hues of the view's colors. It has no effect in a terminal.
  public func hueRotation(_ angle: Angle) -> some View {
    filtered(angle == .zero ? nil : .hueRotation(angle))
  }

  /// Replaces the view's colors by their complements. It has no effect in a terminal.
  public func colorInvert() -> some View { filtered(.inversion) }

  /// Multiplies the view's colors by a shade of gray. Other colors have no effect, since browsers
  /// have no such filter. It has no effect in a terminal.
  public func colorMultiply(_ color: Color) -> some View {
    filtered(color.grayLevel.flatMap { $0 == 1 ? nil : .exposure($0) })
  }

  /// Combines the view's colors with those behind it. It has no effect in a terminal.
  public func blendMode(_ blendMode: BlendMode) -> some View {
    drawn { $0.blendMode = blendMode == .normal ? nil : blendMode }
  }

  // Modifiers are evaluated from the outside in, but browsers apply the first filter first.
  private func filtered(_ filter: VisualFilter?) -> some View {
    drawn { if let filter { $0.filters.insert(filter, at: 0) } }
  }
}

extension Color {
  /// The brightness of a shade of gray, from 0 to 1; nil for other colors.
  fileprivate var grayLevel: Double? {
    guard let components, components.red == components.green,
      components.green == components.blue
    else { return nil }
    return Double(components.red) / 255
  }
}
