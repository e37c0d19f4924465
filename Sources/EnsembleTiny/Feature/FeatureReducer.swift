// SPDX-License-Identifier: MIT

import EnsembleCore

/// What a tiny feature does itself: its reducer, and its effect with the state right after.
public struct FeatureReducer<F: InstanceFeature>: Reducer {
  @usableFromInline let feature: F
  /// The frame of the tiny store, if the feature is that store's, and not a child in it.
  @usableFromInline let frame: AnyFeatureFrame?

  @inlinable
  init(_ feature: F, _ frame: AnyFeatureFrame?) {
    self.feature = feature
    self.frame = frame
  }

  @inlinable
  public func reduce(into state: inout F.State, action: F.Action) -> Effect<F.Action> {
    _resolved().run(&state, action)
  }

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
        // There is no `Never` to throw.
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
        changes.drop()
        return inOwnPart(of: frame) { feature.failed(error, during: action) }
      }
      changes.tell()
      state = copy
      return inOwnPart(of: frame) { feature._effect(for: action, state: state) }
    }
  }
}

/// Calls a function that may look for the frame of its store.
@inlinable
@inline(__always)
func inOwnPart<R>(of frame: AnyFeatureFrame?, _ body: () -> R) -> R {
  guard let frame else { return body() }
  frame.isInOwnPart = true
  defer { frame.isInOwnPart = false }
  return body()
}

extension InstanceFeature {
  /// Delivers an error of the reducer.
  @usableFromInline
  func failed(_ error: any Error, during action: Action) -> Effect<Action> {
    let frame = FeatureFrame<Self>.current
    frame?.failure = error
    let next = answer(
      to: error,
      of: .reducer,
      during: action,
      isAnswer: isReducingAnswer(),
      under: FeatureFrame<Self>.currentPolicy
    )
    return next.map { .answer($0) } ?? .none
  }
}

/// What is changed in a copy of the state: nobody is told of it before the copy is what counts.
@usableFromInline
struct CopyChanges {
  private let changes = HeldChanges()

  @usableFromInline
  init() {}

  @usableFromInline
  func tell() { changes.end(isChanged: true) }

  @usableFromInline
  func drop() { changes.end(isChanged: false) }
}
