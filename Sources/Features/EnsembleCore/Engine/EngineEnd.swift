// SPDX-License-Identifier: MIT

/// What an engine leaves behind, and ends in its isolation.
///
/// `@unchecked Sendable`: made by the `deinit` of the engine, after which nothing else refers to the
/// state, the scope and the recorders' connection to it; `run` is called once.
struct EngineEnd<State, Action>: @unchecked Sendable {
  let state: UnsafeMutablePointer<State>
  let recorder: (any ActionRecorder<State, Action>)?
  let tool: (any ActionRecorder<State, Action>)?
  let runtime: EffectRuntime
  let scope: ObservationScope

  /// Notifies the recorders, cancels all effects, and releases the state.
  func run() {
    recorder?.willEnd(with: state)
    tool?.willEnd(with: state)
    if !runtime.isUnused { runtime.cancelAll(at: EffectPath(rootOf: runtime)) }
    // Observers are not notified of the end of the state.
    let outer = scope.enter()
    state.deinitialize(count: 1)
    scope.leave(to: outer)
    state.deallocate()
  }
}
