// SPDX-License-Identifier: MIT

// A mirror tells neither the name of a case whose enum describes itself, nor whether a property is a constant,
// nor its declared type. The standard library gets them from these functions of the runtime, whose symbols are
// stable, for printing and for key paths.

/// Returns the name of the case of an enum without a payload, whatever its description.
func caseName(of value: Any) -> String {
  runtimeCaseName(value).map { String(cString: $0) } ?? "\(value)"
}

/// Returns the declared type of a stored property, and whether it is a variable.
///
/// - Parameters:
///   - index: The position of the property among the children of a mirror that is not custom.
///   - type: The type of the struct.
func storedProperty(at index: Int, of type: any Any.Type) -> (type: any Any.Type, isVariable: Bool)
{
  var field = RuntimeField()
  let type = runtimeField(type, index: index, &field)
  field.freeName?(field.name)
  return (type, field.isVariable)
}

private struct RuntimeField {
  var name: UnsafePointer<CChar>?
  var freeName: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
  var isStrong = false
  var isVariable = false
}

@_silgen_name("swift_EnumCaseName")
private func runtimeCaseName<Value>(_ value: Value) -> UnsafePointer<CChar>?

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func runtimeField(
  _ type: any Any.Type,
  index: Int,
  _ field: UnsafeMutablePointer<RuntimeField>
) -> any Any.Type
