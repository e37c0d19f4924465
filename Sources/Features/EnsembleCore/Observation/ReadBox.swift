// SPDX-License-Identifier: MIT

/// The box whose fields were read at a place, to notify its observers when it is replaced.
struct ReadBox {
  private var serial: UInt64 = 0
  /// The observers of the box, not the box itself: a second owner would force every mutation to
  /// create a new box.
  private var observers: BoxObservers?

  /// Whether no read was recorded.
  var isEmpty: Bool { serial == 0 }

  /// Records a read of the fields of a box.
  @inline(__always)
  mutating func record(_ current: ObservationBox) {
    if current.serial != serial { replace(current) }
  }

  private mutating func replace(_ current: ObservationBox) {
    serial = current.serial
    observers = current.observersForReplacement()
  }

  /// Notifies the observers of the recorded box if the place now holds another box, or none.
  @inline(__always)
  mutating func notifyIfReplaced(by current: ObservationBox?) {
    if serial != 0, current?.serial != serial { notify() }
  }

  private mutating func notify() {
    observers?.notifyAll()
    observers = nil
    serial = 0
  }
}
