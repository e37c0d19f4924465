// SPDX-License-Identifier: MIT

import EnsembleCollections
import Observation

/// A value type whose fields are observed individually.
///
/// Apply `@ObservableState` rather than conforming manually. Reads outside reducers are registered
/// with Apple's Observation (`withObservationTracking`), on every platform; a change notifies only
/// the observers of the changed fields.
public protocol ObservableState: Observable, ChangeProvable, _IdentityTracked {
  /// The identity of this value, shared by copies until one of them is mutated.
  var _$id: ObservableStateID { get }
  /// The identity of the current case; nil for a struct.
  // Isolated, as it may read the id of a value that is `Identifiable` on the main actor only.
  @MainActor var _$caseID: ObservableCaseID? { get }
  /// Replaces the identity by a new one.
  mutating func _$willModify()
  /// Lists the observed fields and their storage.
  // Isolated, as are the properties of states in a module whose default isolation is the main
  // actor.
  @MainActor
  static func _$visitFields(_ fields: inout ObservableFields<Self>)
}

extension ObservableState {
  @available(swift, deprecated: 1000)
  public mutating func _$changeProof() -> ChangeProof {
    ChangeProof(.identity(_$id))
  }

  @available(swift, deprecated: 1000)
  public static var _$isMarkedByProof: Bool { false }

  /// Returns the identity of the current case, for code that runs on the main actor without being
  /// isolated to it statically.
  @usableFromInline
  static func caseID(at state: UnsafePointer<Self>) -> ObservableCaseID? {
    // See `Reducer.unisolatedReduce` for the cast.
    let read: @MainActor (UnsafePointer<Self>) -> ObservableCaseID? = { $0.pointee._$caseID }
    return unsafeBitCast(read, to: ((UnsafePointer<Self>) -> ObservableCaseID?).self)(state)
  }

  @available(swift, deprecated: 1000)
  @MainActor
  public var _$caseID: ObservableCaseID? {
    let tags = _$id.tags
    return tags == 0 ? nil : ObservableCaseID(tags: tags)
  }

  @MainActor
  public static func _$visitFields(_ fields: inout ObservableFields<Self>) {}

  @available(swift, deprecated: 1000)
  public var _trackedIdentity: UInt64? { _$id.trackedIdentity }
}

/// The identity of an observable value, including its enclosing enum cases.
@frozen
public struct ObservableStateID: Hashable, Sendable {
  // No box has the serial 0 or `.max`: they mean "nothing that could change" and "not known".
  @usableFromInline let serial: UInt64
  @usableFromInline var tags: UInt64 = 0

  @inlinable
  init(serial: UInt64) {
    self.serial = serial
  }

  /// The identity of an enum case without a payload.
  public static let _$inert = ObservableStateID(serial: 0)

  /// The identity of a payload without identity, which always counts as changed.
  public static let _$unknown = ObservableStateID(serial: .max)

  /// Returns the identity of an enum's payload.
  public static func _$id<Value>(for value: Value) -> Self {
    (value as? any ObservableState)?._$id ?? ._$unknown
  }

  /// Returns the identity of this payload in the case with the given index.
  public func _$tag(_ tag: Int) -> Self {
    var copy = self
    copy.tags = (tags &* 4099) &+ UInt64(truncatingIfNeeded: tag) &+ 1
    return copy
  }

  var isKnown: Bool { serial != .max }

  /// Returns whether this is the identity of a value after changes of which its observers know:
  /// the same identity, or that of a successor of its box in this drain.
  func continues(_ old: ObservableStateID) -> Bool {
    if self == old { return true }
    return tags == old.tags && ChangeBatch.current?.isSuccessor(serial, of: old.serial) == true
  }

  /// Only comparable with identities of the same type, which suffices for collections.
  var trackedIdentity: UInt64? { isKnown ? serial ^ (tags << 40) : nil }
}

/// Replaces the identity of a value that has one.
public func _$willModify<Value>(_ value: inout Value) {
  func open<S: ObservableState>(_: S.Type) {
    withUnsafeMutablePointer(to: &value) {
      // `Value` is `S`: its metatype was just cast to `S.Type`.
      UnsafeMutableRawPointer($0).assumingMemoryBound(to: S.self).pointee._$willModify()
    }
  }
  if let observable = Value.self as? any ObservableState.Type { open(observable) }
}
