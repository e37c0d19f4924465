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
  /// Creates a value from its text; nil if the text is invalid.
  init?(addressText: String)

  /// The text of the value, from which ``init(addressText:)`` creates an equal value.
  var addressText: String { get }
}

extension AddressValue where Self: LosslessStringConvertible {
  /// Creates a value from its description.
  public init?(addressText: String) { self.init(addressText) }

  /// The description of the value.
  public var addressText: String { description }
}

extension AddressValue where Self: RawRepresentable, RawValue: AddressValue {
  /// Creates a value from the text of its raw value.
  public init?(addressText: String) {
    guard let rawValue = RawValue(addressText: addressText) else { return nil }
    self.init(rawValue: rawValue)
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
  /// Creates a UUID from its text in either case.
  public init?(addressText: String) { self.init(uuidString: addressText) }

  /// The UUID in lower case.
  public var addressText: String { uuidString.lowercased() }
}
