// SPDX-License-Identifier: MIT

import EnsembleCore

/// Runs the feature of a tiny store.
struct RootReducer<F: InstanceFeature>: Reducer {
  let feature: F
  let effects: StoreEffects

  func reduce(
    into state: inout StoreRoot<F.State>,
    action: Attempt<F.Action>
  ) -> Effect<Attempt<F.Action>> {
    _resolved().run(&state, action)
  }

  func _resolved() -> ResolvedReducer<StoreRoot<F.State>, Attempt<F.Action>> {
    let frame = FeatureFrame<F>()
    let run = frame.resolve(feature).run
    // Whoever composes more into a feature may change the state although the feature itself has failed.
    let isAlone = F.Body.self == Never.self
    let changesInPlace = !isAlone || F.ReducerFailure.self == Never.self
    let hasEffects = !isAlone || F.EffectResult.self != NoEffect.self
    return ResolvedReducer { [effects] root, attempt in
      let effect = frame.run(under: attempt.policy) {
        if changesInPlace { return run(&root.value, attempt.action) }
        var copy = root.unobserved
        let effect = run(&copy, attempt.action)
        if frame.failure == nil { root.commit(copy) }
        return effect
      }
      if frame.failure == nil, !hasEffects || effects == .inert { return .none }
      // Only a feature that is alone is known to return nothing but its answer to the error.
      if effects == .inert, !isAlone { return .none }
      return effect.map { [policy = attempt.policy] in Attempt(action: $0, policy: policy) }
    }
  }
}
