// SPDX-License-Identifier: MIT

import EnsembleConcurrency

/// A value of a form's field, which can be written as text and read back.
///
/// The text is what a reader types in a terminal, what a page of the web posts, what a log shows,
/// and what a form action is encoded as. Conformances are there for `String`, `Bool`, the numbers,
/// and optionals of them. An enum with a raw value needs no more than the name of the protocol:
///
/// ```swift
/// enum Digest: String, CaseIterable, FormValue {
///   case daily, weekly, off
/// }
/// ```
///
/// What ``formText`` gives, ``parse(formText:)`` should read as an equal value.
public protocol FormValue: Equatable, Sendable {
  /// Reads a value from its text; nil if it is not the text of one.
  ///
  /// No initializer: `Int.init` would then have two meanings wherever the module is imported.
  static func parse(formText: String) -> Self?

  /// The value as text.
  var formText: String { get }

  /// What a text has to be, for messages: `a whole number`.
  static var expectedFormText: String { get }
}

extension FormValue {
  /// Names the type.
  public static var expectedFormText: String { "a text for '\(typeName(Self.self))'" }
}

extension FormValue where Self: RawRepresentable, RawValue: FormValue {
  /// Reads the raw value.
  public static func parse(formText: String) -> Self? {
    RawValue.parse(formText: formText).flatMap { Self(rawValue: $0) }
  }

  /// The text of the raw value.
  public var formText: String { rawValue.formText }
}

extension FormValue where Self: RawRepresentable & CaseIterable, RawValue: FormValue {
  /// Lists the cases.
  public static var expectedFormText: String {
    "one of " + allCases.map(\.formText).joined(separator: ", ")
  }
}

extension FormValue where Self: LosslessStringConvertible {
  /// Reads what ``formText`` gives.
  public static func parse(formText: String) -> Self? { Self(formText) }

  /// The description, which is lossless.
  public var formText: String { description }
}
