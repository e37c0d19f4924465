// SPDX-License-Identifier: MIT

/// Returns a copy with new boxes, so that storing the copy affects neither the original nor its
/// observers.
///
/// This covers the state and its nested observed structs. A value behind an array, an optional or
/// an enum in the state takes a new box with its next mutation, and then notifies all its
/// observers.
package func detached<State>(_ state: State) -> State {
  var copy = state
  let registrars = observableFields(of: State.self)?.registrarOffsets ?? []
  if registrars.isEmpty {
    // The type is an enum.
    ReadCapture.ignoring.capture { _$willModify(&copy) }
    return copy
  }
  withUnsafeMutablePointer(to: &copy) {
    for offset in registrars {
      // `MemoryLayout.offset(of:)` guarantees that a registrar is at this address.
      (UnsafeMutableRawPointer($0) + offset)
        .assumingMemoryBound(to: ObservationStateRegistrar.self).pointee = .init()
    }
  }
  return copy
}
