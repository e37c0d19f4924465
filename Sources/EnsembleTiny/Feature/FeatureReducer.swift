// SPDX-License-Identifier: MIT

import EnsembleCore

/// What a tiny feature does itself: its reducer, and its effect with the state right after.
public struct FeatureReducer<F: InstanceFeature>: Reducer {
  @usableFromInline let feature: F

  @inlinable
  init(_ feature: F) {
    self.feature = feature
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
    ResolvedReducer { [feature] state, action in
      do throws(F.ReducerFailure) {
        try feature.reducer(state: &state, action: action)
      } catch {
        // There is no `Never` to throw.
        return .none
      }
      return feature._effect(for: action, state: state)
    }
  }

  @inlinable
  func reducingACopy() -> ResolvedReducer<F.State, F.Action> {
    let identity = CopyIdentity<F.State>()
    return ResolvedReducer { [feature] state, action in
      var copy = state
      identity.renew(&copy)
      do throws(F.ReducerFailure) {
        try feature.reducer(state: &copy, action: action)
      } catch {
        return feature.failed(error, during: action)
      }
      state = copy
      return feature._effect(for: action, state: state)
    }
  }
}

extension InstanceFeature {
  /// Delivers an error of the reducer.
  @usableFromInline
  func failed(_ error: any Error, during action: Action) -> Effect<Action> {
    FeatureFrame<Self>.current?.failure = error
    let policy = FeatureFrame<Self>.currentPolicy
    let next = answer(to: error, of: .reducer, during: action, under: policy)
    return next.map { .send($0) } ?? .none
  }
}

/// Tells a copy of an observable state from its original, so that changing the copy tells nobody.
@usableFromInline
struct CopyIdentity<State> {
  private let registrarOffset: Int?

  @usableFromInline
  init() {
    registrarOffset = observableFields(of: State.self)?.registrarOffset
  }

  /// Gives a copy an identity of its own.
  @usableFromInline
  func renew(_ copy: inout State) {
    guard let registrarOffset else { return }
    withUnsafeMutablePointer(to: &copy) {
      // The state's own description of its fields says that its registrar is there.
      (UnsafeMutableRawPointer($0) + registrarOffset)
        .assumingMemoryBound(to: ObservationStateRegistrar.self)
        .pointee = ObservationStateRegistrar()
    }
  }
}
