// SPDX-License-Identifier: MIT

/// The box of a value whose fields were read, to notify its observers when the value is replaced.
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

  /// Notifies the observers of the recorded box if it was replaced by another box, or by none.
  @inline(__always)
  mutating func notifyIfReplaced(by current: ObservationBox?) {
    if serial != 0, current?.serial != serial { follow(current) }
  }

  /// Follows the value to its new box, or notifies the observers if another value has replaced it.
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
