// SPDX-License-Identifier: MIT

import EnsembleInternals
import EnsembleShims
import OrderedCollections

/// An object that keeps what is removed from a collection or replaced in a field.
package protocol RemovalReceiver: AnyObject, Sendable {
  /// Receives an element that is about to be removed from an identified array.
  func willRemove<ID: Hashable, Element>(_ element: Element, id: ID)

  /// Receives a value that another one has replaced.
  func didReplace<Value>(_ old: Value, by new: Value)
}

/// The receivers of what is removed from one field.
///
/// While the field is mutated in place, its sink is the current one of the thread, and identified
/// arrays pass removed elements to it.
///
/// `@unchecked Sendable`: `receivers` is guarded by `lock`; `outer` is only accessed during a
/// mutation of the field, which is exclusive.
package final class RemovalSink: @unchecked Sendable {
  private let lock = Lock()
  private var receivers: [WeakReceiver]
  private var outer: UnsafeMutableRawPointer?

  private struct WeakReceiver {
    weak var receiver: (any RemovalReceiver)?
  }

  package init() {
    receivers = []
  }

  /// Creates a sink with the receivers of another one.
  package init(copying other: RemovalSink) {
    receivers = other.lock.withLock { other.receivers }
  }

  package func add(_ receiver: any RemovalReceiver) {
    lock.withLock {
      receivers.removeAll { $0.receiver == nil || $0.receiver === receiver }
      receivers.append(WeakReceiver(receiver: receiver))
    }
  }

  /// Whether a receiver is alive.
  package var isInUse: Bool { !live.isEmpty }

  private var live: [any RemovalReceiver] { lock.withLock { receivers.compactMap(\.receiver) } }

  /// Makes this the current sink of the thread, until `leave`.
  package func enter() {
    outer = ensemble_removals_get()
    ensemble_removals_set(Unmanaged.passUnretained(self).toOpaque())
  }

  /// Restores the sink that was current before `enter`.
  package func leave() {
    ensemble_removals_set(outer)
    outer = nil
  }

  /// Passes a replaced value to the receivers.
  package func didReplace<Value>(_ old: Value, by new: Value) {
    for receiver in live { receiver.didReplace(old, by: new) }
  }

  /// The current sink of the thread; nil while no watched field is mutated.
  static var current: RemovalSink? {
    // Whoever has entered a sink retains it until `leave`.
    ensemble_removals_get().map { Unmanaged<RemovalSink>.fromOpaque($0).takeUnretainedValue() }
  }

  func willRemove<ID: Hashable, Element>(_ element: Element, id: ID) {
    for receiver in live { receiver.willRemove(element, id: id) }
  }
}

extension IdentifiedArray {
  /// Drops the structure token before the elements at some positions are removed, and passes them to
  /// the receivers of the mutated field.
  @inlinable
  mutating func dropStructure(removing positions: some Sequence<Int>) {
    dropStructure()
    if ensemble_removals_get() != nil { _passRemoved(positions) }
  }

  @usableFromInline
  @inline(never)
  func _passRemoved(_ positions: some Sequence<Int>) {
    guard let sink = RemovalSink.current else { return }
    for position in positions { sink.willRemove(_elements[position], id: _ids[position]) }
  }
}
