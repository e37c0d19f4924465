// SPDX-License-Identifier: MIT

/// A copy with boxes of its own, so that keeping it leaves the original, and its observers, alone.
///
/// This goes for the state and the observed structs in it. What is behind an array, an optional or an enum in it takes
/// another box with its next change, and then tells all who observe it.
func detached<State>(_ state: State) -> State {
  var copy = state
  let registrars = observableFields(of: State.self)?.registrarOffsets ?? []
  if registrars.isEmpty {
    // The case of an enum.
    ReadCapture.ignoring.take { _$willModify(&copy) }
    return copy
  }
  withUnsafeMutablePointer(to: &copy) {
    for offset in registrars {
      // `MemoryLayout.offset(of:)` promises that a registrar is there.
      (UnsafeMutableRawPointer($0) + offset)
        .assumingMemoryBound(to: ObservationStateRegistrar.self).pointee = .init()
    }
  }
  return copy
}
