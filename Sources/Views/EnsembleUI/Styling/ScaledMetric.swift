// SPDX-License-Identifier: MIT

/// A length that grows with the text size that the person prefers.
///
/// ```swift
/// @ScaledMetric(relativeTo: .title) private var iconSize = 24
/// ```
///
/// Outside of SwiftUI it keeps its value: a browser scales all lengths together with its text, and
/// a terminal has one size.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint> {
  /// The length.
  public let wrappedValue: Value

  /// Creates a length.
  ///
  /// - Parameters:
  ///   - wrappedValue: The length at the default text size.
  ///   - textStyle: The text style with which SwiftUI scales the length. Other renderers ignore it.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle = .body) {
    self.wrappedValue = wrappedValue
  }
}
