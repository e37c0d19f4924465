// SPDX-License-Identifier: MIT

/// A value with Swift source code of its own.
///
/// Adopt it in a type whose values a generated test should write in another way than by their
/// stored properties, because there is a shorter one, or because a property has no source code:
///
/// ```swift
/// extension Money: SourceCodeRepresentable {
///   var sourceCode: String { "Money(cents: \(cents))" }
/// }
/// ```
///
/// A state that contains such a value is assigned a new one as a whole: its fields are not changed
/// in place.
public protocol SourceCodeRepresentable {
  /// An expression that evaluates to an equal value, without relying on type inference from its
  /// context.
  var sourceCode: String { get }
}
