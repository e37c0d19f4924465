// SPDX-License-Identifier: MIT

import EnsembleCasePaths
import EnsembleCollections
import EnsembleShims

/// The part of a projection that needs no types.
class AnyStoreProjection {
  /// Which place it is. Read from anywhere, so it is made of constants.
  var id: StoreID { fatalError("Every projection overrides this.") }

  /// Where the state is right now, for a read of some of its fields; nil if it has to be computed. Valid until
  /// the next action.
  func locate() -> UnsafeRawPointer? { nil }
}

/// How a store sees its engine: where its state is, and how its actions get there.
///
/// Confined to the main actor with the store that owns it.
class StoreProjection<State, Action>: AnyStoreProjection {
  /// Reads all of the state, registering the read.
  func read<R>(_ body: (borrowing State) -> R) -> R {
    fatalError("Every projection overrides this.")
  }

  /// Reads some of the state's fields, which register themselves.
  @inline(__always)
  final func readFields<R>(_ body: (borrowing State) -> R) -> R {
    if let located = locate() {
      // The state of this projection is what is there.
      return body(located.assumingMemoryBound(to: State.self).pointee)
    }
    return readUnlocatedFields(body)
  }

  /// The same where the state has to be computed.
  func readUnlocatedFields<R>(_ body: (borrowing State) -> R) -> R { read(body) }

  /// Whether the state may go away before the engine does.
  var mayVanish: Bool { true }

  /// Reads a child, or what there is of it when it is gone.
  final func readChild<Child>(
    _ departed: DepartedState<Child>,
    _ child: (borrowing State) -> Child?
  ) -> Child {
    // A state that is gone shows a copy, in which a child may be as it was earlier.
    if mayVanish, departed.isOver, !isValid, let last = departed.state { return last }
    guard let state = readFields(child) ?? departed.state else {
      preconditionFailure("The store of a child was made while there was none.")
    }
    return state
  }

  /// Sends an action on its way to the engine.
  func send(_ action: Action) -> EffectGroup? {
    fatalError("Every projection overrides this.")
  }

  /// Whether there still is a state to see.
  var isValid: Bool { true }

  /// Whether the engine is processing an action, so that another one has to wait.
  var isProcessing: Bool { fatalError("Every projection overrides this.") }
}

/// The whole of an engine.
final class RootProjection<State, Action>: StoreProjection<State, Action> {
  let engine: Engine<State, Action>
  private let serial = ensemble_next_serial()

  init(_ engine: Engine<State, Action>) {
    self.engine = engine
  }

  override var id: StoreID { .root(serial) }
  override var mayVanish: Bool { false }

  override func read<R>(_ body: (borrowing State) -> R) -> R { body(engine.locateWhole().pointee) }
  override func locate() -> UnsafeRawPointer? { UnsafeRawPointer(engine.locate()) }
  override func send(_ action: Action) -> EffectGroup? { engine.send(action) }
  override var isProcessing: Bool { engine.isDraining }
}

/// A part of what another projection sees.
final class PartProjection<ParentState, ParentAction, State, Action>:
  StoreProjection<State, Action>
{
  private let parent: StoreProjection<ParentState, ParentAction>
  private let state: KeyPath<ParentState, State>
  private let route: StateRoute?
  private let action: AnyCasePath<ParentAction, Action>
  private let actionKeyPath: AnyKeyPath

  /// - Parameter actionKeyPath: Stands for `action` where two places are compared.
  init(
    _ parent: StoreProjection<ParentState, ParentAction>,
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

  override var id: StoreID { parent.id.child(state, actionKeyPath) }

  override func read<R>(_ body: (borrowing State) -> R) -> R {
    if let located = locate() {
      return body(located.assumingMemoryBound(to: State.self).pointee)
    }
    return parent.readFields { body($0[keyPath: state]) }
  }

  override func locate() -> UnsafeRawPointer? {
    guard let route, let root = parent.locate() else { return nil }
    return route.locate(in: root)
  }

  override func send(_ action: Action) -> EffectGroup? {
    parent.send(self.action.embed(action))
  }

  override var mayVanish: Bool { parent.mayVanish }
  override var isValid: Bool { parent.isValid }
  override var isProcessing: Bool { parent.isProcessing }
}

/// What an optional part of another projection wraps.
///
/// Once it is gone, the store shows its last state if it was presented. See ``DepartedState``.
final class OptionalProjection<ParentState, ParentAction, State, Action>:
  StoreProjection<State, Action>
{
  private let parent: StoreProjection<ParentState, ParentAction>
  private let state: KeyPath<ParentState, State?>
  private let action: AnyCasePath<ParentAction, Action>
  private let actionKeyPath: AnyKeyPath
  private let departed = DepartedState<State>()

  /// - Parameter actionKeyPath: Stands for `action` where two places are compared.
  init(
    _ parent: StoreProjection<ParentState, ParentAction>,
    _ state: KeyPath<ParentState, State?>,
    _ action: AnyCasePath<ParentAction, Action>,
    at actionKeyPath: AnyKeyPath
  ) {
    self.parent = parent
    self.state = state
    self.action = action
    self.actionKeyPath = actionKeyPath
  }

  override var id: StoreID { parent.id.child(state, actionKeyPath) }

  override func read<R>(_ body: (borrowing State) -> R) -> R {
    body(parent.readChild(departed) { $0[keyPath: state] })
  }

  /// Follows the child that is there now: there may be another one than before.
  func follow(_ current: State) {
    guard departed.isOver else { return }
    departed.follow(current) { _ = parent.readFields { $0[keyPath: state] } }
  }

  override func send(_ action: Action) -> EffectGroup? {
    parent.send(self.action.embed(action))
  }

  override var isValid: Bool {
    parent.isValid && parent.readFields { $0[keyPath: state] != nil }
  }

  override var isProcessing: Bool { parent.isProcessing }
}
