// SPDX-License-Identifier: MIT

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A value that can be a component of an address.
///
/// Strings, numbers, `Bool` and `UUID` conform. An enumeration with a raw value can declare a
/// conformance:
///
/// ```swift
/// enum Filter: String, AddressValue { case all, active }
/// ```
public protocol AddressValue: SendableMetatype {
  /// Returns the value of a text; nil if the text is invalid.
  // No initializer, which would make references such as `Int.init` ambiguous.
  static func parseAddressText(_ addressText: String) -> Self?

  /// The text of the value, from which ``parseAddressText(_:)`` returns an equal value.
  var addressText: String { get }
}

extension AddressValue where Self: LosslessStringConvertible {
  /// Returns the value with a description.
  public static func parseAddressText(_ addressText: String) -> Self? { Self(addressText) }

  /// The description of the value.
  public var addressText: String { description }
}

extension AddressValue where Self: RawRepresentable, RawValue: AddressValue {
  /// Returns the value whose raw value has a text.
  public static func parseAddressText(_ addressText: String) -> Self? {
    RawValue.parseAddressText(addressText).flatMap { Self(rawValue: $0) }
  }

  /// The text of the raw value.
  public var addressText: String { rawValue.addressText }
}

extension Bool: AddressValue {}
extension Double: AddressValue {}
extension Int: AddressValue {}
extension Int64: AddressValue {}
extension String: AddressValue {}
extension UInt: AddressValue {}

extension UUID: AddressValue {
  /// Returns the UUID with a text in either case.
  public static func parseAddressText(_ addressText: String) -> Self? {
    Self(uuidString: addressText)
  }

  /// The UUID in lower case.
  public var addressText: String { uuidString.lowercased() }
}
