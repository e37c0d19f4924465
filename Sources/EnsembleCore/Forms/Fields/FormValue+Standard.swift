// SPDX-License-Identifier: MIT

extension String: FormValue {
  public static var expectedFormText: String { "a text" }
}

/// A truth value is `true` or `false`; `on`, `off`, `yes` and `no` are read too, in any case.
extension Bool: FormValue {
  public static func parse(formText: String) -> Bool? {
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
  /// Names the range where it is a small one.
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
  public static var expectedFormText: String { "a number" }
}

extension Double: FormValue {}
extension Float: FormValue {}

/// No value is an empty text. So an empty string in an optional is read back as no value.
extension Optional: FormValue where Wrapped: FormValue {
  public static func parse(formText: String) -> Wrapped?? {
    if formText.isEmpty { return .some(.none) }
    return Wrapped.parse(formText: formText).map { .some($0) }
  }

  public var formText: String { self?.formText ?? "" }

  public static var expectedFormText: String { "\(Wrapped.expectedFormText), or nothing" }
}
