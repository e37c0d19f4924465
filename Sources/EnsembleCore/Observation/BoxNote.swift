// SPDX-License-Identifier: MIT

/// Remembers whose fields were read at a place, to tell those who did when something else is there.
struct BoxNote {
  private var serial: UInt64 = 0
  /// Not the box itself: a second owner would make every mutation take a new one.
  private var observers: BoxObservers?

  /// Whether there is nobody to tell.
  var isEmpty: Bool { serial == 0 }

  /// Notes a read.
  @inline(__always)
  mutating func take(_ current: ObservationBox) {
    if current.serial != serial { replace(current) }
  }

  private mutating func replace(_ current: ObservationBox) {
    serial = current.serial
    observers = current.observersToTell()
  }

  /// Tells the observers of the box that was read, if another one, or none, is there now.
  @inline(__always)
  mutating func check(_ current: ObservationBox?) {
    if serial != 0, current?.serial != serial { tell() }
  }

  private mutating func tell() {
    observers?.tellAll()
    observers = nil
    serial = 0
  }
}
