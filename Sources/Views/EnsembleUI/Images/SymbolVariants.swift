// SPDX-License-Identifier: MIT

/// The variants of a symbol, such as a filled one.
///
/// ```swift
/// Image(systemName: "heart").symbolVariant(isFavorite ? .fill : .none)
/// ```
///
/// A terminal shows a symbol without a character for the variant as the plain one.
public struct SymbolVariants: Hashable, Sendable {
  private enum Shape: String {
    case circle, square, rectangle
  }

  private var shape: Shape?
  private var isFilled = false
  private var isSlashed = false

  private func with(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    change(&copy)
    return copy
  }

  /// No variant.
  public static let none = Self()
  /// The symbol in a circle.
  public static let circle = none.circle
  /// The symbol in a square.
  public static let square = none.square
  /// The symbol in a rectangle.
  public static let rectangle = none.rectangle
  /// The filled symbol.
  public static let fill = none.fill
  /// The symbol with a line through it.
  public static let slash = none.slash

  /// The variant in a circle.
  public var circle: Self { with { $0.shape = .circle } }
  /// The variant in a square.
  public var square: Self { with { $0.shape = .square } }
  /// The variant in a rectangle.
  public var rectangle: Self { with { $0.shape = .rectangle } }
  /// The filled variant.
  public var fill: Self { with { $0.isFilled = true } }
  /// The variant with a line through it.
  public var slash: Self { with { $0.isSlashed = true } }

  /// Returns whether this variant has all parts of another one.
  public func contains(_ other: Self) -> Bool { union(other) == self }

  /// Returns the variant with the parts of another one added.
  func union(_ other: Self) -> Self {
    with {
      $0.shape = other.shape ?? shape
      $0.isFilled = isFilled || other.isFilled
      $0.isSlashed = isSlashed || other.isSlashed
    }
  }

  /// Returns the name of the variant of a symbol.
  func name(of symbol: String) -> String {
    let parts = [shape?.rawValue, isSlashed ? "slash" : nil, isFilled ? "fill" : nil]
    return parts.reduce(symbol) { name, part in
      guard let part, !symbol.split(separator: ".").contains(Substring(part)) else { return name }
      return "\(name).\(part)"
    }
  }
}

extension EnvironmentValues {
  /// The variants of the symbols inside.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }
}

private enum SymbolVariantsKey: EnvironmentKey {
  static var defaultValue: SymbolVariants { .none }
}

extension View {
  /// Shows the symbols inside in a variant, in addition to the variants that views around set.
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformEnvironment(\.symbolVariants) { $0 = $0.union(variant) }
  }
}
