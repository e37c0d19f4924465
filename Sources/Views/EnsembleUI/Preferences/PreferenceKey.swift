// SPDX-License-Identifier: MIT

/// A key of a value that views report to the views around them.
///
/// ```swift
/// struct SelectedTitleKey: PreferenceKey {
///   static let defaultValue = ""
///
///   static func reduce(value: inout String, nextValue: () -> String) {
///     if value.isEmpty { value = nextValue() }
///   }
/// }
/// ```
@MainActor
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value

  /// The value where no view reports one.
  static var defaultValue: Value { get }

  /// Combines the value of the views so far with the value of the next view.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// The value where no view reports one: nil.
  public static var defaultValue: Value { nil }
}
