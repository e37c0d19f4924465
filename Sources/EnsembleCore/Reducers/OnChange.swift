// SPDX-License-Identifier: MIT

extension Reducer {
  /// Does more when an action has changed a value.
  ///
  /// The value is computed before and after every action that passes here, so put this at the leaves,
  /// and watch values that are cheap to compare.
  ///
  /// - Parameters:
  ///   - toValue: What to watch.
  ///   - perform: Called with the old value and the changed state; its effect is started after this
  ///     reducer's own.
  public func onChange<V: Equatable>(
    of toValue: @escaping (State) -> V,
    _ perform: @escaping (_ oldValue: V, _ state: inout State) -> Effect<Action>
  ) -> some Reducer<State, Action> {
    _OnChangeReducer(base: self, toValue: toValue, isEqual: ==) { oldValue, _, state, _ in
      perform(oldValue, &state)
    }
  }

  /// Runs another reducer when an action has changed a value.
  ///
  /// - Parameters:
  ///   - toValue: What to watch.
  ///   - reducer: Makes the reducer, from the old and the new value; it runs on the changed state and
  ///     the same action.
  public func onChange<V: Equatable, R: Reducer>(
    of toValue: @escaping (State) -> V,
    @ReducerBuilder<State, Action> _ reducer: @escaping (_ oldValue: V, _ newValue: V) -> R
  ) -> _OnChangeReducer<Self, V> where R.State == State, R.Action == Action {
    _OnChangeReducer(base: self, toValue: toValue, isEqual: ==) {
      oldValue,
      newValue,
      state,
      action in
      reducer(oldValue, newValue).reduce(into: &state, action: action)
    }
  }
}

/// A reducer, and what is done when it changes a value.
public struct _OnChangeReducer<Base: Reducer, Value>: Reducer {
  let base: Base
  let toValue: (Base.State) -> Value
  let isEqual: (Value, Value) -> Bool
  let perform: (Value, Value, inout Base.State, Base.Action) -> Effect<Base.Action>

  public func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    _resolved().run(&state, action)
  }

  public func _resolved() -> ResolvedReducer<Base.State, Base.Action> {
    let base = base._resolved().run
    return ResolvedReducer { [toValue, isEqual, perform] state, action in
      let oldValue = toValue(state)
      let effect = base(&state, action)
      let newValue = toValue(state)
      if isEqual(oldValue, newValue) { return effect }
      return effect.merge(with: perform(oldValue, newValue, &state, action))
    }
  }
}
