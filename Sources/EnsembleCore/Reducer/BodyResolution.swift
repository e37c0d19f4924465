// SPDX-License-Identifier: MIT

import EnsembleShims

/// Finds out whether a reducer with a body runs that body, and then resolves it.
///
/// A type may have a body *and* its own `reduce(into:action:)`, which then wins. Only a call can tell:
/// the first action goes through `reduce(into:action:)`, and if that is the one which runs the body, it
/// finds this object waiting (in a thread-local, under its own type) and leaves the resolved body here.
final class BodyResolution<R: Reducer> where R.Body: Reducer<R.State, R.Action> {
  private enum Phase {
    case unknown
    case body(ResolvedReducer<R.State, R.Action>)
    case ownReduce
  }

  private let reducer: R
  private var phase = Phase.unknown

  init(_ reducer: R) {
    self.reducer = reducer
  }

  var resolved: ResolvedReducer<R.State, R.Action> {
    ResolvedReducer { state, action in self.run(&state, action) }
  }

  private func run(_ state: inout R.State, _ action: R.Action) -> Effect<R.Action> {
    switch phase {
    case .body(let body): return body.run(&state, action)
    case .ownReduce: return reducer.reduce(into: &state, action: action)
    case .unknown: return probe(&state, action)
    }
  }

  private func probe(_ state: inout R.State, _ action: R.Action) -> Effect<R.Action> {
    let waiting = WaitingResolution<R> { [self] in
      let body = reducer.body._resolved()
      phase = .body(body)
      return body
    }
    let outer = ensemble_resolution_get()
    ensemble_resolution_set(Unmanaged.passUnretained(waiting).toOpaque())
    let effect = withExtendedLifetime(waiting) { reducer.reduce(into: &state, action: action) }
    ensemble_resolution_set(outer)
    if case .unknown = phase { phase = .ownReduce }
    return effect
  }

  /// What the default `reduce(into:action:)` of a reducer with a body does.
  static func run(
    _ reducer: R, _ state: inout R.State, _ action: R.Action
  ) -> Effect<R.Action> {
    let waiting = ensemble_resolution_get().map {
      Unmanaged<AnyWaitingResolution>.fromOpaque($0).takeUnretainedValue()
    }
    ensemble_resolution_set(nil)
    if let waiting = waiting as? WaitingResolution<R> {
      return waiting.resolve().run(&state, action)
    }
    return reducer.body._resolved().run(&state, action)
  }
}

private class AnyWaitingResolution {}

private final class WaitingResolution<R: Reducer>: AnyWaitingResolution {
  let resolve: () -> ResolvedReducer<R.State, R.Action>

  init(resolve: @escaping () -> ResolvedReducer<R.State, R.Action>) {
    self.resolve = resolve
  }
}
