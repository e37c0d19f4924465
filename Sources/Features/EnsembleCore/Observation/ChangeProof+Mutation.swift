// SPDX-License-Identifier: MIT

/// Mutates a value, and records whether its identity has changed.
@inlinable
@inline(__always)
func withProof<Value, R>(
  of value: inout Value,
  _ makeProof: ((UnsafeMutableRawPointer) -> ChangeProof)?,
  isReplaced: inout Bool,
  _ body: (inout Value) -> R
) -> R {
  guard let makeProof else { return body(&value) }
  return withUnsafeMutablePointer(to: &value) { pointer in
    let before = makeProof(UnsafeMutableRawPointer(pointer))
    let result = body(&pointer.pointee)
    isReplaced = !makeProof(UnsafeMutableRawPointer(pointer)).proves(before)
    return result
  }
}
