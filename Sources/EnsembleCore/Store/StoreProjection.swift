// SPDX-License-Identifier: MIT

import EnsembleCasePaths
import EnsembleCollections

/// The part of a projection that needs no types.
class AnyStoreProjection {
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

  init(_ engine: Engine<State, Action>) {
    self.engine = engine
  }

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

  init(
    _ parent: StoreProjection<ParentState, ParentAction>,
    _ state: KeyPath<ParentState, State>,
    _ action: AnyCasePath<ParentAction, Action>
  ) {
    self.parent = parent
    self.state = state
    route = (state as? WritableKeyPath<ParentState, State>).map { StateAccess($0).route }
    self.action = action
  }

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

  override var isValid: Bool { parent.isValid }
  override var isProcessing: Bool { parent.isProcessing }
}

/// What an optional part of another projection wraps.
///
/// Once it is gone, the store shows the state that it had when the store was made.
final class OptionalProjection<ParentState, ParentAction, State, Action>:
  StoreProjection<State, Action>
{
  private let parent: StoreProjection<ParentState, ParentAction>
  private let state: KeyPath<ParentState, State?>
  private let action: AnyCasePath<ParentAction, Action>
  private let fallback: State

  init(
    _ parent: StoreProjection<ParentState, ParentAction>,
    _ state: KeyPath<ParentState, State?>,
    _ action: AnyCasePath<ParentAction, Action>,
    fallback: State
  ) {
    self.parent = parent
    self.state = state
    self.action = action
    self.fallback = fallback
  }

  override func read<R>(_ body: (borrowing State) -> R) -> R {
    parent.readFields { body($0[keyPath: state] ?? fallback) }
  }

  override func send(_ action: Action) -> EffectGroup? {
    parent.send(self.action.embed(action))
  }

  override var isValid: Bool {
    parent.isValid && parent.readFields { $0[keyPath: state] != nil }
  }

  override var isProcessing: Bool { parent.isProcessing }
}
