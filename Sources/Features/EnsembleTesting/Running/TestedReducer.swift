// SPDX-License-Identifier: MIT

import EnsembleCore

/// A reducer that records every action that it processes, and the state afterwards.
struct TestedReducer<Base: Reducer>: Reducer {
  let base: Base
  let willReduce: () -> Void
  let note: (Base.Action, Base.State) -> Void

  func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    _resolved().run(&state, action)
  }

  func _resolved() -> ResolvedReducer<Base.State, Base.Action> {
    let resolved = base._resolved()
    return ResolvedReducer { [willReduce, note] state, action in
      willReduce()
      let effect = resolved.run(&state, action)
      note(action, state)
      return effect
    }
  }
}

extension TestedReducer: ReducerWrapper {
  var wrapped: Base { base }
}
