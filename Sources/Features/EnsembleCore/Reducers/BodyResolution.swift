// SPDX-License-Identifier: MIT

import EnsembleShims

/// A resolution of a reducer with a body, which detects whether the reducer runs that body.
///
/// A type may declare a body *and* its own `reduce(into:action:)`, which then takes precedence.
/// Only a call can detect this: the first action is passed to `reduce(into:action:)`, and if that
/// is the default implementation, it finds this object in a thread-local, under its own type, and
/// stores the resolved body here.
@usableFromInline
final class BodyResolution<R: Reducer> where R.Body: Reducer<R.State, R.Action> {
  @usableFromInline let reducer: R
  // Created where the type of the body is known, so that its resolution is specialized.
  @usableFromInline let resolveBody: () -> ResolvedReducer<R.State, R.Action>
  // The resolved function, once it is known; accesses never overlap.
  @exclusivity(unchecked) @usableFromInline
  var known: ((inout R.State, R.Action) -> Effect<R.Action>)?

  @inlinable
  convenience init(_ reducer: R) {
    self.init(reducer) { reducer.unisolatedBody._resolved() }
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
    let effect = withExtendedLifetime(waiting) { reducer.unisolatedReduce(&state, action) }
    ensemble_resolution_set(outer)
    if known == nil { known = reducer.unisolatedReduce }
    return effect
  }

  /// Implements the default `reduce(into:action:)` of a reducer with a body.
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
    return reducer.unisolatedBody._resolved().run(&state, action)
  }
}

private class AnyWaitingResolution {}

private final class WaitingResolution<R: Reducer>: AnyWaitingResolution {
  let resolve: () -> ResolvedReducer<R.State, R.Action>

  init(resolve: @escaping () -> ResolvedReducer<R.State, R.Action>) {
    self.resolve = resolve
  }
}
