// SPDX-License-Identifier: MIT

import EnsembleDependencies

extension Engine {
  /// Returns an engine that reduces recorded actions again, beginning with a state.
  ///
  /// - Parameters:
  ///   - state: The state before the first action, which shares no observers with the store's
  ///     state.
  ///   - dependencies: The dependencies of the reducer.
  package func makeReplay(from state: State, with dependencies: DependencyValues) -> Engine {
    Engine(replaying: self, from: state, dependencies)
  }

  /// The state, read without being observed; nil while a reducer runs.
  package var unobservedState: State? { phase == .reducing ? nil : state.pointee }

  /// Reduces a recorded action again, without starting its effects.
  ///
  /// Must not be called after the first action was sent.
  package func replay(_ action: Action) {
    DependencyValues.withCurrent(dependencies ?? DependencyValues()) { _ = reduce(action) }
    batch.flush()
  }

  /// Replaces the state, and notifies the observers of the changed fields.
  ///
  /// Must not be called during a drain.
  package func replaceState(with new: State) {
    let outer = batch.enter()
    phase = .reducing
    observation.willReduce(state)
    state.pointee = new
    observation.didReduce(state)
    phase = .idle
    batch.leave(to: outer)
    batch.flush()
  }
}
