// SPDX-License-Identifier: MIT

/// A value with custom Swift source code.
///
/// Conform a type whose values a generated test should not write by their stored properties,
/// because there is a shorter expression, or because a property has no source code:
///
/// ```swift
/// extension Money: SourceCodeRepresentable {
///   var sourceCode: String { "Money(cents: \(cents))" }
/// }
/// ```
///
/// A test assigns such a value as a whole, rather than changing its fields in place.
public protocol SourceCodeRepresentable {
  /// An expression that evaluates to an equal value, without relying on type inference from its
  /// context.
  var sourceCode: String { get }
}
