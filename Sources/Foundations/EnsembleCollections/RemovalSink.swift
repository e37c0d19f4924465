// SPDX-License-Identifier: MIT

import EnsembleConcurrency
import EnsembleShims
import OrderedCollections

/// An object that keeps values that are removed from a collection or replaced in a field.
package protocol RemovalReceiver: AnyObject, Sendable {
  /// Receives an element that is about to be removed from an identified array.
  func willRemove<ID: Hashable, Element>(_ element: Element, id: ID)

  /// Receives a value that another one has replaced.
  func didReplace<Value>(_ old: Value, by new: Value)
}

/// The receivers of values that are removed from one field.
///
/// While the field is mutated in place, its sink is the current one of the thread, and identified
/// arrays pass removed elements to it.
package final class RemovalSink: Sendable {
  private let receivers: LockIsolated<[WeakReceiver]>

  private struct WeakReceiver: Sendable {
    weak var receiver: (any RemovalReceiver)?
  }

  package init() {
    receivers = LockIsolated([])
  }

  /// Creates a sink with the receivers of another one.
  package init(copying other: RemovalSink) {
    receivers = LockIsolated(other.receivers.value)
  }

  package func add(_ receiver: any RemovalReceiver) {
    remove(receiver)
    receivers.withValue { $0.append(WeakReceiver(receiver: receiver)) }
  }

  /// Removes a receiver, and all receivers that were deallocated.
  package func remove(_ receiver: any RemovalReceiver) {
    // Retained until the lock is released, since a release may run arbitrary code.
    let others = live.filter { $0 !== receiver }
    receivers.withValue { $0 = others.map { WeakReceiver(receiver: $0) } }
  }

  /// Whether a receiver is alive.
  package var isInUse: Bool { !live.isEmpty }

  private var live: [any RemovalReceiver] {
    receivers.withValue { $0.compactMap(\.receiver) }
  }

  /// Makes this the current sink of the thread.
  ///
  /// - Returns: The previous one, for `leave`.
  package func enter() -> UnsafeMutableRawPointer? {
    let outer = ensemble_removals_get()
    ensemble_removals_set(Unmanaged.passUnretained(self).toOpaque())
    return outer
  }

  /// Restores the sink that was current before `enter`.
  package static func leave(to outer: UnsafeMutableRawPointer?) {
    ensemble_removals_set(outer)
  }

  /// Passes a replaced value to the receivers.
  package func didReplace<Value>(_ old: Value, by new: Value) {
    for receiver in live { receiver.didReplace(old, by: new) }
  }

  /// The receivers of the current sink of the thread. None while no watched field is mutated.
  static var currentReceivers: [any RemovalReceiver] {
    // The caller of `enter` retains the sink until it calls `leave`.
    ensemble_removals_get().map {
      Unmanaged<RemovalSink>.fromOpaque($0).takeUnretainedValue().live
    } ?? []
  }
}

extension IdentifiedArray {
  /// Drops the structure token before the elements at some positions are removed, and passes them
  /// to the receivers of the mutated field.
  @inlinable
  mutating func dropStructure(removing positions: some Sequence<Int>) {
    dropStructure()
    if ensemble_removals_get() != nil { _passRemoved(positions) }
  }

  @usableFromInline
  @inline(never)
  func _passRemoved(_ positions: some Sequence<Int>) {
    let receivers = RemovalSink.currentReceivers
    if receivers.isEmpty { return }
    for position in positions {
      for receiver in receivers { receiver.willRemove(_elements[position], id: _ids[position]) }
    }
  }
}
