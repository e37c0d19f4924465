// SPDX-License-Identifier: MIT

// A mirror does not tell the name of a case whose enum describes itself. The standard library gets
// it from this function of the runtime, whose symbol is stable, for printing.

/// Returns the name of the case of an enum without a payload, whatever its description.
func caseName(of value: Any) -> String {
  runtimeCaseName(value).map { String(cString: $0) } ?? "\(value)"
}

/// Returns the name of the case of an enum, or that of the type of any other value: nothing of what
/// the value contains.
func safeCaseName<Value>(of value: Value) -> String {
  runtimeCaseName(value).map { String(cString: $0) } ?? "\(type(of: value))"
}

@_silgen_name("swift_EnumCaseName")
private func runtimeCaseName<Value>(_ value: Value) -> UnsafePointer<CChar>?
