// SPDX-License-Identifier: MIT

/// Notifies the observers of a root state's fields when the whole state is replaced.
///
/// Reads of fields are registered with the box of their value. A new value has a new box, so the
/// observers of the old one have to be notified. A read only records the box; a reducer that
/// changes fields keeps the box, and pays one comparison.
final class RootReadTracker {
  private let registrarOffset: Int
  @exclusivity(unchecked) private var readBox = ReadBox()

  /// Creates a tracker, or nil if the state has no box.
  init?<State>(of state: State.Type) {
    guard let offset = observableFields(of: state)?.registrarOffset else { return nil }
    registrarOffset = offset
  }

  /// Records a read of fields of the state at an address.
  @inline(__always)
  func recordRead(_ state: UnsafeRawPointer) {
    readBox.record(box(in: state))
  }

  /// Notifies the observers of the recorded box if the state has another one now.
  @inline(__always)
  func notifyIfReplaced(_ state: UnsafeRawPointer) {
    readBox.notifyIfReplaced(by: box(in: state))
  }

  // `MemoryLayout.offset(of:)` promises that the registrar is there.
  @inline(__always)
  private func box(in state: UnsafeRawPointer) -> ObservationBox {
    (state + registrarOffset).assumingMemoryBound(to: ObservationStateRegistrar.self).pointee.box
  }
}
