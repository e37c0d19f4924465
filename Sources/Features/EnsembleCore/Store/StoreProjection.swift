// SPDX-License-Identifier: MIT

import EnsembleCasePaths
import EnsembleCollections
import EnsembleShims

/// The access of a store to its engine: the location of its state, and the path of its actions.
///
/// Confined to the main actor with the store that owns it.
protocol StoreProjection<State, Action>: AnyObject {
  associatedtype State
  associatedtype Action

  /// The identity of the projected state. Read from any thread, so it consists of constants.
  var id: StoreID { get }

  /// Returns the address of the state for a read of some of its fields, or nil if the state is
  /// computed. The address is valid until the next action.
  func locate() -> UnsafeRawPointer?

  /// Reads the whole state, and registers the read.
  func read<R>(_ body: (borrowing State) -> R) -> R

  /// Reads some fields of a state that has no address.
  func readComputedFields<R>(_ body: (borrowing State) -> R) -> R

  /// Whether the state can be removed before the engine is released.
  var isRemovable: Bool { get }

  /// Whether the state still exists.
  var isValid: Bool { get }

  /// Whether an action that is sent now is processed later.
  var isDeferring: Bool { get }

  /// Sends an action towards the engine.
  func send(_ action: Action) -> EffectGroup?
}

extension StoreProjection {
  func locate() -> UnsafeRawPointer? { nil }

  func readComputedFields<R>(_ body: (borrowing State) -> R) -> R { read(body) }

  var isRemovable: Bool { true }

  /// Reads some fields of the state, which register their own reads.
  @inline(__always)
  func readFields<R>(_ body: (borrowing State) -> R) -> R {
    if let located = locate() {
      // `locate` returns the address of a `State`.
      return body(located.assumingMemoryBound(to: State.self).pointee)
    }
    return readComputedFields(body)
  }

  /// Reads the state of a child, or its last state if it was removed.
  func readChild<Child>(
    _ removedChild: RemovedChildState<Child>,
    _ child: (borrowing State) -> Child?
  ) -> Child {
    // A removed state is read from a copy, which may hold an earlier state of the child.
    if isRemovable, removedChild.isRemoved, !isValid, let last = removedChild.state { return last }
    guard let state = readFields(child) ?? removedChild.state else {
      preconditionFailure("The store of a child was created while the child was absent.")
    }
    return state
  }
}

/// The projection of an engine's whole state.
final class RootProjection<State, Action>: StoreProjection {
  let engine: Engine<State, Action>
  private let serial = ensemble_next_serial()

  init(_ engine: Engine<State, Action>) {
    self.engine = engine
  }

  var id: StoreID { .root(serial) }
  var isRemovable: Bool { false }
  var isValid: Bool { true }

  func read<R>(_ body: (borrowing State) -> R) -> R { body(engine.locateWhole().pointee) }
  func locate() -> UnsafeRawPointer? { UnsafeRawPointer(engine.locate()) }
  func send(_ action: Action) -> EffectGroup? { engine.send(action) }
  var isDeferring: Bool { engine.isDeferring }
}

/// The projection of a part of another projection's state.
final class PartProjection<ParentState, ParentAction, State, Action>: StoreProjection {
  private let parent: any StoreProjection<ParentState, ParentAction>
  private let state: KeyPath<ParentState, State>
  private let route: StateRoute?
  private let action: AnyCasePath<ParentAction, Action>
  private let actionKeyPath: AnyKeyPath

  /// - Parameter actionKeyPath: The key path that identifies `action` in comparisons of paths.
  init(
    _ parent: any StoreProjection<ParentState, ParentAction>,
    _ state: KeyPath<ParentState, State>,
    _ action: AnyCasePath<ParentAction, Action>,
    at actionKeyPath: AnyKeyPath
  ) {
    self.parent = parent
    self.state = state
    route = (state as? WritableKeyPath<ParentState, State>).map { StateAccess($0).route }
    self.action = action
    self.actionKeyPath = actionKeyPath
  }

  var id: StoreID { parent.id.child(state, actionKeyPath) }

  func read<R>(_ body: (borrowing State) -> R) -> R {
    if let located = locate() {
      return body(located.assumingMemoryBound(to: State.self).pointee)
    }
    return parent.readFields { body($0[keyPath: state]) }
  }

  func locate() -> UnsafeRawPointer? {
    guard let route, let root = parent.locate() else { return nil }
    return route.locate(in: root)
  }

  func send(_ action: Action) -> EffectGroup? {
    parent.send(self.action.embed(action))
  }

  var isRemovable: Bool { parent.isRemovable }
  var isValid: Bool { parent.isValid }
  var isDeferring: Bool { parent.isDeferring }
}

/// The projection of the wrapped value of an optional part of another projection's state.
///
/// After the value is removed, the store shows its last state. See ``RemovedChildState``.
final class OptionalProjection<ParentState, ParentAction, State, Action>: StoreProjection {
  private let parent: any StoreProjection<ParentState, ParentAction>
  private let state: KeyPath<ParentState, State?>
  private let action: AnyCasePath<ParentAction, Action>
  private let actionKeyPath: AnyKeyPath
  private let removedChild = RemovedChildState<State>()

  /// - Parameter actionKeyPath: The key path that identifies `action` in comparisons of stores.
  init(
    _ parent: any StoreProjection<ParentState, ParentAction>,
    _ state: KeyPath<ParentState, State?>,
    _ action: AnyCasePath<ParentAction, Action>,
    at actionKeyPath: AnyKeyPath
  ) {
    self.parent = parent
    self.state = state
    self.action = action
    self.actionKeyPath = actionKeyPath
  }

  var id: StoreID { parent.id.child(state, actionKeyPath) }

  func read<R>(_ body: (borrowing State) -> R) -> R {
    body(parent.readChild(removedChild) { $0[keyPath: state] })
  }

  /// Follows the current child, which may have replaced the previous one.
  func follow() {
    removedChild.follow { parent.readFields { $0[keyPath: state] } }
  }

  func send(_ action: Action) -> EffectGroup? {
    parent.send(self.action.embed(action))
  }

  var isValid: Bool {
    parent.isValid && parent.readFields { $0[keyPath: state] != nil }
  }

  var isDeferring: Bool { parent.isDeferring }
}
