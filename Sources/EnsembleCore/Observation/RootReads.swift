// SPDX-License-Identifier: MIT

/// Tells the observers of a root state's fields when the whole state was replaced.
///
/// Fields register themselves with the box of the value that they are read from. A new value has a
/// new box, so whoever observes the old one must hear of it. Reading only notes which box it was; a
/// reducer that changes fields keeps the box, and pays a comparison.
final class RootReads {
  private let registrarOffset: Int
  @exclusivity(unchecked) private var note = BoxNote()

  /// Nil if the state has no box.
  init?<State>(of state: State.Type) {
    guard let offset = observableFields(of: state)?.registrarOffset else { return nil }
    registrarOffset = offset
  }

  /// Notes a read of some fields of the state at a place.
  @inline(__always)
  func note(_ state: UnsafeRawPointer) {
    note.take(box(in: state))
  }

  /// Tells the observers of the box that was read, if the state has another one now.
  @inline(__always)
  func check(_ state: UnsafeRawPointer) {
    note.check(box(in: state))
  }

  // `MemoryLayout.offset(of:)` promises that the registrar is there.
  @inline(__always)
  private func box(in state: UnsafeRawPointer) -> ObservationBox {
    (state + registrarOffset).assumingMemoryBound(to: ObservationStateRegistrar.self).pointee.box
  }
}
