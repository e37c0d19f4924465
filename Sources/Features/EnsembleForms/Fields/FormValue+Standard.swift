// SPDX-License-Identifier: MIT

import EnsembleCore

extension String: FormValue {
  public static var expectedFormText: String { "a text" }
}

/// A Boolean value is written as `true` or `false`; `on`, `off`, `yes` and `no` are also parsed, in
/// any case.
extension Bool: FormValue {
  public static func parseFormText(_ formText: String) -> Bool? {
    switch formText.lowercased() {
    case "true", "on", "yes": true
    case "false", "off", "no": false
    default: nil
    }
  }

  public var formText: String { self ? "true" : "false" }

  public static var expectedFormText: String { "true or false (on or off, yes or no)" }
}

extension FormValue where Self: FixedWidthInteger {
  /// A description with the range of small types.
  public static var expectedFormText: String {
    if bitWidth < 32 { return "a whole number from \(min) to \(max)" }
    return isSigned ? "a whole number" : "a whole number, 0 or more"
  }
}

extension Int: FormValue {}
extension Int8: FormValue {}
extension Int16: FormValue {}
extension Int32: FormValue {}
extension Int64: FormValue {}
extension UInt: FormValue {}
extension UInt8: FormValue {}
extension UInt16: FormValue {}
extension UInt32: FormValue {}
extension UInt64: FormValue {}

extension FormValue where Self: BinaryFloatingPoint {
  /// A description without a range.
  public static var expectedFormText: String { "a number" }
}

extension Double: FormValue {}
extension Float: FormValue {}

/// Nil is written as an empty text, so an empty string in an optional is parsed as nil.
extension Optional: FormValue where Wrapped: FormValue {
  public static func parseFormText(_ formText: String) -> Wrapped?? {
    if formText.isEmpty { return .some(.none) }
    return Wrapped.parseFormText(formText).map { .some($0) }
  }

  public var formText: String { self?.formText ?? "" }

  public static var expectedFormText: String { "\(Wrapped.expectedFormText), or nothing" }
}
