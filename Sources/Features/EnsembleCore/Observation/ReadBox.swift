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
    observers = current.observersForReading()
  }

  /// Notifies the observers of the recorded box if the place now holds another box, or none.
  @inline(__always)
  mutating func notifyIfReplaced(by current: ObservationBox?) {
    if serial != 0, current?.serial != serial { follow(current) }
  }

  /// Follows the value to its new box, or notifies the observers if the place has another value.
  @inline(never)
  private mutating func follow(_ current: ObservationBox?) {
    if let current, ChangeBatch.current?.isSuccessor(current.serial, of: serial) == true {
      return replace(current)
    }
    observers?.notifyAll()
    observers?.notifyAll(ofOriginal: serial)
    observers = nil
    serial = 0
  }
}
