// SPDX-License-Identifier: MIT

// A mirror does not reveal the name of a case if the enum has a custom description. The standard
// library uses this runtime function for printing, whose symbol is stable.

/// Returns the name of the case of an enum without a payload, ignoring a custom description.
func caseName(of value: Any) -> String {
  runtimeCaseName(value).map { String(cString: $0) } ?? "\(value)"
}

/// Returns the name of an enum's case, or of any other value's type, without payloads.
func safeCaseName<Value>(of value: Value) -> String {
  runtimeCaseName(value).map { String(cString: $0) } ?? "\(type(of: value))"
}

@_silgen_name("swift_EnumCaseName")
private func runtimeCaseName<Value>(_ value: Value) -> UnsafePointer<CChar>?
