// SPDX-License-Identifier: MIT

import EnsembleCore

/// A reducer that runs a tiny feature's own reducer and effect, without its children.
public struct FeatureReducer<F: InstanceFeature>: Reducer {
  @usableFromInline let feature: F
  /// The frame of the tiny store; nil if the feature is a child in a store.
  @usableFromInline let frame: AnyFeatureFrame?

  @inlinable
  init(_ feature: F, _ frame: AnyFeatureFrame?) {
    self.feature = feature
    self.frame = frame
  }

  /// Runs the feature's reducer, and returns the effect of the action.
  @inlinable
  public func reduce(into state: inout F.State, action: F.Action) -> Effect<F.Action> {
    _resolved().run(&state, action)
  }

  /// Returns the reducer resolved for a store, which changes the state in place if it cannot throw.
  @inlinable
  public func _resolved() -> ResolvedReducer<F.State, F.Action> {
    F.ReducerFailure.self == Never.self ? reducingInPlace() : reducingACopy()
  }

  @inlinable
  func reducingInPlace() -> ResolvedReducer<F.State, F.Action> {
    ResolvedReducer { [feature, frame] state, action in
      do throws(F.ReducerFailure) {
        try feature.reducer(state: &state, action: action)
      } catch {
        // Unreachable: the error's type is `Never`.
        return .none
      }
      return inOwnPart(of: frame) { feature._effect(for: action, state: state) }
    }
  }

  @inlinable
  func reducingACopy() -> ResolvedReducer<F.State, F.Action> {
    ResolvedReducer { [feature, frame] state, action in
      var copy = state
      let changes = CopyChanges()
      do throws(F.ReducerFailure) {
        try feature.reducer(state: &copy, action: action)
      } catch {
        changes.discard()
        return inOwnPart(of: frame) { feature.failed(error, during: action) }
      }
      changes.notify()
      state = copy
      return inOwnPart(of: frame) { feature._effect(for: action, state: state) }
    }
  }
}

/// Calls a function in which the frame of the store can be looked up.
@inlinable
@inline(__always)
func inOwnPart<R>(of frame: AnyFeatureFrame?, _ body: () -> R) -> R {
  guard let frame else { return body() }
  frame.isInOwnPart = true
  defer { frame.isInOwnPart = false }
  return body()
}

extension InstanceFeature {
  /// Handles an error of the reducer.
  @usableFromInline
  func failed(_ error: any Error, during action: Action) -> Effect<Action> {
    let frame = FeatureFrame<Self>.current
    frame?.failure = error
    let next = errorResponse(
      to: error,
      of: .reducer,
      during: action,
      isErrorResponse: isReducingErrorResponse(),
      under: FeatureFrame<Self>.currentPolicy
    )
    return next.map { .errorResponse($0) } ?? .none
  }
}

/// The changes of observable states in a copy: observers are notified once the copy is committed.
@usableFromInline
struct CopyChanges {
  private let changes = DeferredChanges()

  @usableFromInline
  init() {}

  @usableFromInline
  func notify() { changes.end(isChanged: true) }

  @usableFromInline
  func discard() { changes.end(isChanged: false) }
}
