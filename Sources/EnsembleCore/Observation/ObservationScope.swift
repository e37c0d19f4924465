// SPDX-License-Identifier: MIT

import EnsembleShims

/// The changes that one drain has made and has yet to tell.
///
/// While a scope is entered on a thread, reads there are not registered and changed fields are
/// collected; leaving it tells their observers, each field once.
final class ObservationScope {
  private var dirty: [ObservedChange] = []
  private var watchers: [ObjectIdentifier: any ReadWatcher] = [:]
  // The scope belongs to one engine, and no access to it can overlap another.
  @exclusivity(unchecked) private(set) var isClean = true
  /// Whether the action under way answers to an error.
  @exclusivity(unchecked) var isReducingAnswer = false
  /// Changes that may be taken back; nil if all are for good.
  @exclusivity(unchecked) fileprivate var held: [HeldChange]?

  /// The scope entered on this thread.
  static var current: ObservationScope? {
    guard let scope = ensemble_scope_get(), !ReadCapture.isTaking(scope) else { return nil }
    return Unmanaged<ObservationScope>.fromOpaque(scope).takeUnretainedValue()
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
    for watcher in change.observers.watchers(of: change.fields) {
      watchers[ObjectIdentifier(watcher)] = watcher
    }
  }

  /// Tells the observers of everything collected so far.
  func flush() {
    while !dirty.isEmpty || !watchers.isEmpty {
      callWatchers()
      let changes = dirty
      dirty.removeAll(keepingCapacity: true)
      for change in changes { change.tell() }
    }
    isClean = true
  }

  /// Watchers may find more to tell. They read states, so within the reducer of another store they wait for its end.
  private func callWatchers() {
    if let around = Self.current, around !== self {
      around.watchers.merge(watchers) { watcher, _ in watcher }
      around.isClean = around.isClean && watchers.isEmpty
      watchers.removeAll()
    }
    while !watchers.isEmpty {
      let called = watchers
      watchers.removeAll(keepingCapacity: true)
      let outer = enter()
      for watcher in called.values { watcher.mayHaveChanged() }
      leave(to: outer)
    }
  }
}

/// Fields that have changed in a copy, by the box of the original.
private struct HeldChange {
  /// Kept for a while, which does no harm: the copy has left it already.
  let box: ObservationBox
  let mask: UInt64
}

/// The changes that a reducer makes to a copy of its state, of which nobody is told until it is known
/// whether the copy takes the place of the original.
///
/// They are neither told nor forgotten meanwhile: the original keeps its observers. Outside of a drain
/// nothing is held.
package struct HeldChanges {
  private let scope = ObservationScope.current
  private let outer: [HeldChange]?

  /// Begins to hold what is changed in the drain under way.
  package init() {
    outer = scope?.held
    scope?.held = []
  }

  /// Ends it, and tells what was held, or drops it.
  package func end(isChanged: Bool) {
    guard let scope else { return }
    let held = scope.held ?? []
    scope.held = outer
    guard isChanged else { return }
    for change in held { change.box.changed(change.mask) }
  }
}

extension ObservationBox {
  /// Says that the fields in `mask` have changed: at once, or at the end of the drain under way.
  @usableFromInline
  func changed(_ mask: UInt64) {
    // While reads are taken nothing changes but copies that a computed property makes.
    if ReadCapture.isUnderWay { return }
    if let scope = ObservationScope.current, scope.held != nil {
      scope.held?.append(HeldChange(box: self, mask: mask))
      return
    }
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
