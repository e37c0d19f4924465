// SPDX-License-Identifier: MIT

/// The way in which the colors of a view are combined with those behind it. It has no effect in a
/// terminal.
public enum BlendMode: Hashable, Sendable {
  /// The view covers its background.
  case normal
  /// Products of components, which darken.
  case multiply
  /// Products of inverted components, which lighten.
  case screen
  /// Products or inverted products, by the color behind the view.
  case overlay
  /// The darker components.
  case darken
  /// The lighter components.
  case lighten
  /// Brightens the colors behind the view.
  case colorDodge
  /// Darkens the colors behind the view.
  case colorBurn
  /// Darkens or lightens, softly.
  case softLight
  /// Products or inverted products, by the color of the view.
  case hardLight
  /// The differences of components.
  case difference
  /// The differences of components, with less contrast.
  case exclusion
  /// The hue of the view.
  case hue
  /// The saturation of the view.
  case saturation
  /// The hue and saturation of the view.
  case color
  /// The luminosity of the view.
  case luminosity
  /// The sums of components.
  case plusLighter
  /// Sums of components, darkened. A browser shows products.
  case plusDarker
  /// The view where there is a color behind it. A browser shows it everywhere.
  case sourceAtop
  /// The view is drawn behind its background. A browser draws it in front.
  case destinationOver
  /// The background, where the view is transparent. A browser shows the view.
  case destinationOut
}
