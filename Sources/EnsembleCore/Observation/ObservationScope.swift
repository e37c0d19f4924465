// SPDX-License-Identifier: MIT

import EnsembleShims

/// The changes that one drain has made and has yet to tell.
///
/// While a scope is entered on a thread, reads there are not registered and changed fields are
/// collected; leaving it tells their observers, each field once.
final class ObservationScope {
  private var dirty: [ObservedChange] = []
  // The scope belongs to one engine, and no access to it can overlap another.
  @exclusivity(unchecked) private(set) var isClean = true

  /// The scope entered on this thread.
  static var current: ObservationScope? {
    ensemble_scope_get().map { Unmanaged<ObservationScope>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Enters the scope and gives back what was entered before.
  @inline(__always)
  func enter() -> UnsafeMutableRawPointer? {
    let outer = ensemble_scope_get()
    ensemble_scope_set(Unmanaged.passUnretained(self).toOpaque())
    return outer
  }

  /// Leaves the scope, back to what `enter` gave.
  @inline(__always)
  func leave(to outer: UnsafeMutableRawPointer?) {
    ensemble_scope_set(outer)
  }

  func collect(_ change: ObservedChange) {
    dirty.append(change)
    isClean = false
  }

  /// Tells the observers of everything collected so far.
  func flush() {
    while !dirty.isEmpty {
      let changes = dirty
      dirty.removeAll(keepingCapacity: true)
      for change in changes { change.tell() }
    }
    isClean = true
  }
}

extension ObservationBox {
  /// Says that the fields in `mask` have changed: at once, or at the end of the drain under way.
  @usableFromInline
  func changed(_ mask: UInt64) {
    guard let change = takeChange(mask) else { return }
    if let scope = ObservationScope.current {
      scope.collect(change)
    } else {
      change.tell()
    }
  }

  @usableFromInline
  func changed(field: Int) {
    changed(1 << UInt64(Self.bit(of: field)))
  }
}
