// SPDX-License-Identifier: MIT

extension Image {
  /// The colors in which an image is drawn. It has no effect.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// The color of text.
    case template
    /// The image's own colors.
    case original
  }

  /// The quality of an enlarged image. It has no effect.
  public enum Interpolation: Hashable, Sendable {
    /// Without smoothing.
    case none
    /// With some smoothing.
    case low
    /// With more smoothing.
    case medium
    /// With the most smoothing.
    case high
  }

  /// Has no effect: symbols have the color of text, and files their own colors.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }

  /// Has no effect: renderers decide how to enlarge an image.
  public func interpolation(_ interpolation: Interpolation) -> Image { self }

  /// Has no effect: renderers decide how to draw edges.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
}
