// SPDX-License-Identifier: MIT

import EnsembleBindings

/// A translucent material. Renderers show it as a light gray, or in its tint.
public struct Glass: Equatable, Sendable {
  fileprivate var paint: Paint?

  /// The usual material.
  public static let regular = Glass(paint: .color(.gray.opacity(0.2)))
  /// A more transparent material.
  public static let clear = Glass(paint: .color(.gray.opacity(0.1)))
  /// No material.
  public static let identity = Glass(paint: nil)

  /// Returns the material in a color.
  public func tint(_ color: Color?) -> Glass {
    guard let color, paint != nil else { return self }
    return Glass(paint: .color(color.opacity(0.3)))
  }

  /// Returns the material. It does not react to touches.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

extension View {
  /// Fills a shape behind the view with a translucent material.
  public func glassEffect(_ glass: Glass = .regular, in shape: some Shape = Capsule()) -> some View
  {
    let outline = shape._outline
    return DrawnView(layer: .background, isEmpty: glass.paint == nil, content: self) {
      if let paint = glass.paint { $0.background = .init(paint: paint, shape: outline) }
    }
  }

  /// Has no effect: materials do not flow into each other.
  public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID)
    -> some View
  {
    self
  }

  /// Has no effect: materials do not flow into each other.
  public func glassEffectUnion(id: (some Hashable & Sendable)?, namespace: Namespace.ID)
    -> some View
  {
    self
  }

  /// Has no effect: materials do not flow into each other.
  public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }
}

/// The change of a material that appears. It has no effect.
public struct GlassEffectTransition: Sendable {
  /// No change.
  public static let identity = Self()
  /// A change of the shape.
  public static let matchedGeometry = Self()
  /// A change of the material.
  public static let materialize = Self()
}

/// A group of views with translucent materials. It has no layout of its own.
public struct GlassEffectContainer<Content: View>: View {
  private let content: Content

  /// Creates a group. The spacing has no effect: materials do not flow into each other.
  public init(spacing: Double? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The views.
  public var body: some View { content }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A label with a border.
  public static var glass: Self { Self() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A label with a filled border.
  public static var glassProminent: Self { Self() }
}
