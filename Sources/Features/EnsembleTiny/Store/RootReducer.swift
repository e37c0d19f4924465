// SPDX-License-Identifier: MIT

import EnsembleCasePaths
import EnsembleCore

/// The reducer of a tiny store's engine, which runs the feature in its frame.
struct RootReducer<F: InstanceFeature>: Reducer {
  let feature: F
  let effects: PreviewEffects

  func reduce(
    into state: inout StoreRoot<F.State>,
    action: SentAction<F.Action>
  ) -> Effect<SentAction<F.Action>> {
    _resolved().run(&state, action)
  }

  func _resolved() -> ResolvedReducer<StoreRoot<F.State>, SentAction<F.Action>> {
    let frame = FeatureFrame<F>()
    let run = frame.resolve(feature).run
    // Other reducers in a feature's `body` may change the state although the feature's own reducer
    // throws.
    let isAlone = F.Body.self == Never.self
    let changesInPlace = !isAlone || F.ReducerFailure.self == Never.self
    let hasEffects = !isAlone || F.EffectResult.self != NoEffect.self
    return ResolvedReducer { [effects] root, sent in
      let effect = frame.run(under: sent.policy) {
        if changesInPlace { return run(&root.value, sent.action) }
        var copy = root.unobserved
        let effect = run(&copy, sent.action)
        if frame.failure == nil { root.commit(copy) }
        return effect
      }
      if frame.failure == nil, !hasEffects || effects == .inert { return .none }
      // A feature without a body has no other effects than the action that handles its error; other
      // reducers in a body may have effects.
      if effects == .inert, !isAlone { return .none }
      return effect.map { [policy = sent.policy] in SentAction(action: $0, policy: policy) }
    }
  }
}

extension RootReducer: ReducerContainer {
  static var partTypes: [any Reducer.Type]? { [F.self] }
  var contained: [any Reducer] { [feature] }

  func supervisionParts() -> [SupervisionPart<StoreRoot<F.State>, SentAction<F.Action>>] {
    if effects == .inert { return [] }
    return supervisedScope(feature, \.value, AnyCasePath(\.action))
  }
}
