// SPDX-License-Identifier: MIT

#if canImport(Darwin)
import Darwin
#endif

/// What an engine leaves behind, and ends in its isolation.
///
/// `@unchecked Sendable`: made by the `deinit` of the engine, after which nothing else refers to
/// the state, the scope and the recorders' connection to it; `run` is called once.
struct EngineEnd<State, Action>: @unchecked Sendable {
  let state: UnsafeMutablePointer<State>
  let instruments: Instruments<State, Action>
  let runtime: EffectRuntime
  let scope: ObservationScope

  /// Notifies the recorders, cancels all effects, and releases the state.
  func run() {
    instruments.willEnd(with: state)
    if !runtime.isUnused { runtime.cancelAll(at: EffectPath(rootOf: runtime)) }
    // Observers are not notified of the end of the state.
    let outer = scope.enter()
    state.deinitialize(count: 1)
    scope.leave(to: outer)
    state.deallocate()
  }
}

extension EngineEnd {
  /// Runs on the main actor, to which stores confine their engine: at once if it is called there.
  func runInIsolation() {
    #if canImport(Darwin)
    // The deployment targets are older than isolated deinitializers.
    if pthread_main_np() != 0 { run() } else { runtime.perform { run() } }
    #else
    // The main actor may run on any thread here, so only the runtime knows whether this is it.
    _ = IsolatedEnd(end: self)
    #endif
  }
}

#if !canImport(Darwin)
/// An end that is run on the main actor by the release of this object.
@MainActor
private final class IsolatedEnd<State, Action> {
  private let end: EngineEnd<State, Action>

  nonisolated init(end: EngineEnd<State, Action>) {
    self.end = end
  }

  isolated deinit { end.run() }
}
#endif
