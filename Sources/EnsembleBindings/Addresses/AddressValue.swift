// SPDX-License-Identifier: MIT

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A value that an address can have in the place of a component.
///
/// Strings, numbers, `Bool` and `UUID` are such values, as are enumerations of raw values that conform:
///
/// ```swift
/// enum Filter: String, AddressValue { case all, active }
/// ```
public protocol AddressValue: SendableMetatype {
  /// Parses a value; nil if the text is none.
  init?(addressText: String)

  /// The text of the value: what ``init(addressText:)`` makes an equal value of.
  var addressText: String { get }
}

extension AddressValue where Self: LosslessStringConvertible {
  public init?(addressText: String) { self.init(addressText) }

  public var addressText: String { description }
}

extension AddressValue where Self: RawRepresentable, RawValue: AddressValue {
  public init?(addressText: String) {
    guard let rawValue = RawValue(addressText: addressText) else { return nil }
    self.init(rawValue: rawValue)
  }

  public var addressText: String { rawValue.addressText }
}

extension Bool: AddressValue {}
extension Double: AddressValue {}
extension Int: AddressValue {}
extension Int64: AddressValue {}
extension String: AddressValue {}
extension UInt: AddressValue {}

extension UUID: AddressValue {
  public init?(addressText: String) { self.init(uuidString: addressText) }

  /// The UUID in lower case.
  public var addressText: String { uuidString.lowercased() }
}
