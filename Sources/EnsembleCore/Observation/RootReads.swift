// SPDX-License-Identifier: MIT

/// Tells the observers of a root state's fields when the whole state was replaced.
///
/// Fields register themselves with the box of the value that they are read from. A new value has a
/// new box, so whoever observes the old one must hear of it. Reading only notes which box it was; a
/// reducer that changes fields keeps the box, and pays a comparison.
final class RootReads {
  private let registrarOffset: Int
  @exclusivity(unchecked) private var serial: UInt64 = 0
  /// The box that was read. Weak: a second owner would make every mutation take a new box.
  private weak var box: ObservationBox?

  /// Nil if the state has no box.
  init?<State>(of state: State.Type) {
    guard let offset = observableFields(of: state)?.registrarOffset else { return nil }
    registrarOffset = offset
  }

  /// Notes a read of some fields of the state at a place.
  @inline(__always)
  func note(_ state: UnsafeRawPointer) {
    if box(in: state).serial != serial { take(box(in: state)) }
  }

  private func take(_ current: ObservationBox) {
    serial = current.serial
    box = current
  }

  /// Tells the observers of the box that was read, if the state has another one now.
  @inline(__always)
  func check(_ state: UnsafeRawPointer) {
    if serial != 0, box(in: state).serial != serial { tell() }
  }

  private func tell() {
    // A box that is gone by now has told them itself.
    box?.changed(.max)
    box = nil
    serial = 0
  }

  // `MemoryLayout.offset(of:)` promises that the registrar is there.
  @inline(__always)
  private func box(in state: UnsafeRawPointer) -> ObservationBox {
    (state + registrarOffset).assumingMemoryBound(to: ObservationStateRegistrar.self).pointee.box
  }
}
