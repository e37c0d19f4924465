// SPDX-License-Identifier: MIT

/// A change of the colors or the sharpness of a view, as a browser draws it.
package enum VisualFilter: Equatable, Sendable {
  /// Blurs by a radius in points.
  case blur(Double)
  /// Adds an amount to each component, from -1 to 1.
  case brightness(Double)
  /// Multiplies each component by a factor.
  case exposure(Double)
  /// Multiplies the distance of each component from the middle.
  case contrast(Double)
  /// Multiplies the intensity of colors.
  case saturation(Double)
  /// Removes an amount of color, from 0 to 1.
  case grayscale(Double)
  /// Turns hues.
  case hueRotation(Angle)
  /// Replaces each color by its complement.
  case inversion
}
