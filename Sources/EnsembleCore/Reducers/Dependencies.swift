// SPDX-License-Identifier: MIT

@_spi(Core) import EnsembleDependencies

extension Reducer {
  /// Sets a dependency for this reducer and for the effects that it returns.
  ///
  /// A value that is set further in, closer to the reducer that reads it, wins.
  ///
  /// - Parameters:
  ///   - keyPath: The dependency, or a part of one.
  ///   - value: Its value.
  @inlinable
  public func dependency<Value>(
    _ keyPath: any WritableKeyPath<DependencyValues, Value> & Sendable,
    _ value: Value
  ) -> _DependencyReducer<Self> {
    _DependencyReducer(base: self) { $0[keyPath: keyPath] = value }
  }

  /// Sets a dependency whose type is its own key.
  ///
  /// - Parameter value: Its value.
  @inlinable
  public func dependency<Value: TestDependencyKey>(
    _ value: Value
  ) -> _DependencyReducer<Self> where Value.Value == Value {
    _DependencyReducer(base: self) { $0[key: Value.self] = value }
  }

  /// Changes a dependency for this reducer and for the effects that it returns.
  ///
  /// - Parameters:
  ///   - keyPath: The dependency, or a part of one.
  ///   - transform: Changes the value that is in force outside. Called once for each action.
  @inlinable
  public func transformDependency<Value>(
    _ keyPath: any WritableKeyPath<DependencyValues, Value> & Sendable,
    transform: @escaping (_ dependency: inout Value) -> Void
  ) -> _DependencyReducer<Self> {
    _DependencyReducer(base: self) { transform(&$0[keyPath: keyPath]) }
  }
}

/// A reducer that runs with some dependencies overridden.
public struct _DependencyReducer<Base: Reducer>: Reducer {
  @usableFromInline let base: Base
  @usableFromInline let update: (inout DependencyValues) -> Void

  @usableFromInline
  init(base: Base, update: @escaping (inout DependencyValues) -> Void) {
    self.base = base
    self.update = update
  }

  public func reduce(
    into state: inout Base.State,
    action: Base.Action
  ) -> Effect<Base.Action> {
    _resolved().run(&state, action)
  }

  public func _resolved() -> ResolvedReducer<Base.State, Base.Action> {
    // Whatever the base builds now, it builds under the same overrides.
    let resolved = withDependencies(update) { base._resolved() }
    return ResolvedReducer { [update] state, action in
      withDependencies(update) {
        let effect = resolved.run(&state, action)
        guard let node = effect.node else { return effect }
        return Effect(DependencyNode(node, DependencyValues._current))
      }
    }
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
