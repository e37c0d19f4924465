// SPDX-License-Identifier: MIT

import EnsembleCore
import EnsembleInternals

/// A value of a form field with a text representation.
///
/// The text is typed in a terminal, submitted by a web page, written to a log, and encoded in a
/// form action. `String`, `Bool`, the number types, and optionals of them conform. An enum with a
/// raw value needs only a declaration of the conformance:
///
/// ```swift
/// enum Digest: String, CaseIterable, FormValue {
///   case daily, weekly, off
/// }
/// ```
///
/// ``parseFormText(_:)`` should return an equal value for each ``formText``.
public protocol FormValue: Equatable, Sendable {
  /// Returns the value of a text, or nil for an invalid text.
  ///
  /// Not an initializer, since `Int.init` would become ambiguous wherever the module is imported.
  static func parseFormText(_ formText: String) -> Self?

  /// The text of the value.
  var formText: String { get }

  /// A description of valid texts for messages: `a whole number`.
  static var expectedFormText: String { get }
}

extension FormValue {
  /// A description with the name of the type.
  public static var expectedFormText: String { "a text for '\(typeName(Self.self))'" }
}

extension FormValue where Self: RawRepresentable, RawValue: FormValue {
  /// Returns the value with the raw value of a text.
  public static func parseFormText(_ formText: String) -> Self? {
    RawValue.parseFormText(formText).flatMap { Self(rawValue: $0) }
  }

  /// The text of the raw value.
  public var formText: String { rawValue.formText }
}

extension FormValue where Self: RawRepresentable & CaseIterable, RawValue: FormValue {
  /// A description that lists the cases.
  public static var expectedFormText: String {
    "one of " + allCases.map(\.formText).joined(separator: ", ")
  }
}

extension FormValue where Self: LosslessStringConvertible {
  /// Returns the value of a lossless description.
  public static func parseFormText(_ formText: String) -> Self? { Self(formText) }

  /// The description, which is lossless.
  public var formText: String { description }
}
