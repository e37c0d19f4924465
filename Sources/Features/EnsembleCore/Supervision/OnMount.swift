// SPDX-License-Identifier: MIT

import EnsembleDependencies

extension Reducer {
  /// Starts an effect when this feature appears in the state of a store.
  ///
  /// That is when the store is created, also from a journal; when an optional, a case, a
  /// presentation, a row or a screen of a stack comes into being, regardless of which reducer
  /// creates it; and when it is replaced by one with another id. The effect starts after the action
  /// that made the feature appear, and all actions that follow from it synchronously.
  ///
  /// The effect belongs to that action, whose `StoreTask.finish()` waits for it.
  ///
  /// ```swift
  /// Reduce { … }
  ///   .onMount { state in
  ///     .run { [id = state.id] send in await send(.loaded(Result { try await api.item(id) })) }
  ///   }
  /// ```
  ///
  /// - Parameter perform: A closure that returns the effect for the state that has appeared.
  @inlinable
  public func onMount(
    _ perform: @escaping (_ state: State) -> Effect<Action>
  ) -> some Reducer<State, Action> {
    SupervisedReducer(base: self) { MountEffect(id: nil, perform) }
  }

  /// Starts an effect when this feature appears in the state of a store, and again whenever an id
  /// in it has changed.
  ///
  /// See ``onMount(_:)``. The effects for the previous id are not cancelled: make them cancellable,
  /// or list them with ``supervise(_:)``.
  ///
  /// - Parameters:
  ///   - id: A closure that returns the id.
  ///   - perform: A closure that returns the effect for the current state.
  @inlinable
  public func onMount<ID: Hashable>(
    id: @escaping (_ state: State) -> ID,
    _ perform: @escaping (_ state: State) -> Effect<Action>
  ) -> some Reducer<State, Action> {
    SupervisedReducer(base: self) { MountEffect(id: { EffectKey(id($0)) }, perform) }
  }

  /// Runs an operation when this feature has disappeared from the state of a store, or an id in it
  /// has changed.
  ///
  /// The state no longer exists then, so the operation receives the id only, and cannot send
  /// actions. It runs with the dependencies of the feature, as an effect of the root feature that
  /// belongs to no action. It does not run when the store is released.
  ///
  /// ```swift
  /// Reduce { … }
  ///   .onDismount(id: \.roomID) { roomID in await rooms.leave(roomID) }
  /// ```
  ///
  /// - Parameters:
  ///   - id: A closure that returns the id.
  ///   - operation: The operation for the id that has disappeared.
  @inlinable
  public func onDismount<ID: Hashable>(
    id: @escaping (_ state: State) -> ID,
    _ operation: @escaping @Sendable (_ id: ID) async -> Void
  ) -> some Reducer<State, Action> {
    SupervisedReducer(base: self) { DismountOperation(id, operation) }
  }
}

/// An effect that starts when a feature appears.
@usableFromInline
final class MountEffect<State, Action>: SupervisionPart<State, Action> {
  private let id: ((State) -> EffectKey)?
  private let perform: (State) -> Effect<Action>

  private final class Memory: SupervisionMemory {
    var id: EffectKey?
    func end(_ pass: SupervisionPass) {}
  }

  @usableFromInline
  init(id: ((State) -> EffectKey)?, _ perform: @escaping (State) -> Effect<Action>) {
    self.id = id
    self.perform = perform
  }

  override func visit(
    _ state: State,
    _ record: SupervisionRecord,
    _ pass: SupervisionPass
  ) -> Effect<Action> {
    guard pass.take(record, isVolatile: isVolatile && id != nil) else { return .none }
    let memory = record.memory(Memory())
    let current = record.watch { id?(state) } ?? EffectKey(true)
    if memory.id == current { return .none }
    memory.id = current
    return PresentationFrame.capture(.ignoring) { perform(state) }
  }
}

/// An operation that runs when a feature has disappeared.
@usableFromInline
final class DismountOperation<State, Action, ID: Hashable>: SupervisionPart<
  State, Action
>
{
  private let id: (State) -> ID
  private let operation: @Sendable (ID) async -> Void

  private final class Memory: SupervisionMemory {
    var id: ID
    let operation: @Sendable (ID) async -> Void
    let dependencies = DependencyValues.captured

    init(_ id: ID, _ operation: @escaping @Sendable (ID) async -> Void) {
      self.id = id
      self.operation = operation
    }

    func end(_ pass: SupervisionPass) {
      // This record is discarded afterwards, so only the operation uses the id, whose type is not
      // required to be `Sendable`.
      let farewell: () async -> Void = { [id, operation] in await operation(id) }
      pass.farewells.append(
        SupervisionPass.Farewell(
          dependencies: dependencies,
          operation: unsafeBitCast(farewell, to: (@Sendable () async -> Void).self)
        )
      )
    }
  }

  @usableFromInline
  init(_ id: @escaping (State) -> ID, _ operation: @escaping @Sendable (ID) async -> Void) {
    self.id = id
    self.operation = operation
  }

  override func visit(
    _ state: State,
    _ record: SupervisionRecord,
    _ pass: SupervisionPass
  ) -> Effect<Action> {
    guard pass.take(record, isVolatile: isVolatile) else { return .none }
    let current = record.watch { id(state) }
    let memory = record.memory(Memory(current, operation))
    if memory.id == current { return .none }
    memory.end(pass)
    memory.id = current
    return .none
  }
}
