// SPDX-License-Identifier: MIT

import EnsembleDependencies

extension Reducer {
  // A store uses the dependencies from its creation, independently of the sender's. They are bound
  // around the whole drain, and only if the store or the sender has overrides; otherwise the engine
  // pays a load and a branch. An effect uses the dependencies that are current where `run` was
  // called, if any are overridden there, and otherwise those of its reducer.

  /// Sets a dependency for this reducer and its effects.
  ///
  /// A value that is set closer to the reader takes precedence.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the dependency, or of a part of one.
  ///   - value: The value of the dependency.
  @inlinable
  public func dependency<Value>(
    _ keyPath: WritableKeyPath<DependencyValues, Value>,
    _ value: Value
  ) -> some Reducer<State, Action> {
    DependencyReducer(base: self) { $0[keyPath: keyPath] = value }
  }

  /// Sets a dependency whose type is its own key.
  ///
  /// - Parameter value: The value of the dependency.
  @inlinable
  public func dependency<Value: TestDependencyKey>(
    _ value: Value
  ) -> some Reducer<State, Action> where Value.Value == Value {
    DependencyReducer(base: self) { $0[key: Value.self] = value }
  }

  /// Transforms a dependency for this reducer and its effects.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the dependency, or of a part of one.
  ///   - transform: A closure that changes the outer value. Called once for each action.
  @inlinable
  public func transformDependency<Value>(
    _ keyPath: WritableKeyPath<DependencyValues, Value>,
    transform: @escaping (_ dependency: inout Value) -> Void
  ) -> some Reducer<State, Action> {
    DependencyReducer(base: self) { transform(&$0[keyPath: keyPath]) }
  }
}

/// A reducer that runs with some dependencies overridden.
@usableFromInline
struct DependencyReducer<Base: Reducer>: Reducer {
  @usableFromInline let base: Base
  @usableFromInline let update: (inout DependencyValues) -> Void

  @usableFromInline
  init(base: Base, update: @escaping (inout DependencyValues) -> Void) {
    self.base = base
    self.update = update
  }

  @usableFromInline
  func reduce(
    into state: inout Base.State,
    action: Base.Action
  ) -> Effect<Base.Action> {
    _resolved().run(&state, action)
  }

  @usableFromInline
  func _resolved() -> ResolvedReducer<Base.State, Base.Action> {
    // Reducers that the base creates during resolution see the same overrides.
    let resolved = withDependencies(update) { base._resolved() }
    return ResolvedReducer { [update] state, action in
      withDependencies(update) {
        resolved.run(&state, action).withCurrentDependencies()
      }
    }
  }
}

extension Effect {
  /// Returns the effect with the dependencies at the call of this function.
  func withCurrentDependencies() -> Self {
    guard let node else { return self }
    return Self(DependencyNode(node, DependencyValues.current))
  }
}

/// An effect whose operations run with the dependencies of the reducer that returned it.
private final class DependencyNode<Action>: EffectNode<Action>, @unchecked Sendable {
  let child: EffectNode<Action>
  let dependencies: DependencyValues

  init(_ child: EffectNode<Action>, _ dependencies: DependencyValues) {
    self.child = child
    self.dependencies = dependencies
  }

  override func start(_ context: EffectContext, _ sink: EffectSink<Action>) {
    child.start(context.with(dependencies), sink)
  }
}
