// SPDX-License-Identifier: MIT

import EnsembleShims

/// Finds out whether a reducer with a body runs that body, and then resolves it.
///
/// A type may have a body *and* its own `reduce(into:action:)`, which then wins. Only a call can tell:
/// the first action goes through `reduce(into:action:)`, and if that is the one which runs the body, it
/// finds this object waiting (in a thread-local, under its own type) and leaves the resolved body here.
@usableFromInline
final class BodyResolution<R: Reducer> where R.Body: Reducer<R.State, R.Action> {
  @usableFromInline let reducer: R
  // Made where the type of the body is known, so that what it resolves to is specialized.
  @usableFromInline let resolveBody: () -> ResolvedReducer<R.State, R.Action>
  // What runs, once that is known; no access to it can overlap another.
  @exclusivity(unchecked) @usableFromInline
  var known: ((inout R.State, R.Action) -> Effect<R.Action>)?

  @inlinable
  convenience init(_ reducer: R) {
    self.init(reducer) { reducer.body._resolved() }
  }

  @inlinable
  init(_ reducer: R, resolveBody: @escaping () -> ResolvedReducer<R.State, R.Action>) {
    self.reducer = reducer
    self.resolveBody = resolveBody
  }

  @inlinable
  var resolved: ResolvedReducer<R.State, R.Action> {
    ResolvedReducer { state, action in self.run(&state, action) }
  }

  @inlinable
  func run(_ state: inout R.State, _ action: R.Action) -> Effect<R.Action> {
    if let known { return known(&state, action) }
    return probe(&state, action)
  }

  @usableFromInline
  func probe(_ state: inout R.State, _ action: R.Action) -> Effect<R.Action> {
    let waiting = WaitingResolution<R> { [self] in
      let body = resolveBody()
      known = body.run
      return body
    }
    let outer = ensemble_resolution_get()
    ensemble_resolution_set(Unmanaged.passUnretained(waiting).toOpaque())
    let effect = withExtendedLifetime(waiting) { reducer.reduce(into: &state, action: action) }
    ensemble_resolution_set(outer)
    if known == nil {
      known = { [reducer] state, action in reducer.reduce(into: &state, action: action) }
    }
    return effect
  }

  /// What the default `reduce(into:action:)` of a reducer with a body does.
  @usableFromInline
  static func run(
    _ reducer: R,
    _ state: inout R.State,
    _ action: R.Action
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
