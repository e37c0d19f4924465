// SPDX-License-Identifier: MIT

#if canImport(Darwin)
import Darwin
#endif

/// The cleanup of a deallocated engine, which runs in the isolation of the engine.
///
/// `@unchecked Sendable`: made by the `deinit` of the engine, after which nothing else refers to
/// the state, the batch and the recorders' connection to it; `run` is called once.
struct EngineEnd<State, Action>: @unchecked Sendable {
  let state: UnsafeMutablePointer<State>
  let instruments: Instruments<State, Action>
  let runtime: EffectRuntime
  let batch: ChangeBatch

  /// Notifies the recorders, cancels all effects, and releases the state.
  func run() {
    instruments.willEnd(with: state)
    if !runtime.isUnused { runtime.cancelAll(at: EffectPath(rootOf: runtime)) }
    // Observers are not notified of the end of the state.
    let outer = batch.enter()
    state.deinitialize(count: 1)
    batch.leave(to: outer)
    state.deallocate()
  }
}

extension EngineEnd {
  /// Runs the cleanup on the main actor, to which stores confine their engine; immediately if
  /// called there.
  func runInIsolation() {
    #if canImport(Darwin)
    // The deployment targets are older than isolated deinitializers.
    if pthread_main_np() != 0 { run() } else { runtime.perform { run() } }
    #else
    // On this platform, the main actor may run on any thread, so only an isolated deinitializer can
    // decide whether this code already runs on it.
    _ = IsolatedEnd(end: self)
    #endif
  }
}

#if !canImport(Darwin)
/// An object that runs a cleanup on the main actor when it is deallocated.
@MainActor
private final class IsolatedEnd<State, Action> {
  private let end: EngineEnd<State, Action>

  nonisolated init(end: EngineEnd<State, Action>) {
    self.end = end
  }

  isolated deinit { end.run() }
}
#endif
